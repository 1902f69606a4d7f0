import { type Fraction, fraction } from '../../../odds/fraction';
import type { RollOrder } from '../order/order';
import { exitosDe } from '../reglas/dice';
import { matchup } from './laws';
import { sidesOf } from './sides';

/** Weights of one roll of an extended action among `total`: how far it steps, and that it falls back to nothing. */
interface Steps {
  readonly steps: readonly bigint[];
  readonly back: bigint;
  readonly total: bigint;
}

function stepsOf(order: RollOrder): Steps | null {
  const { contra } = matchup(order);
  if (!contra || order.kind === 'oposicion') return null;
  const sides = sidesOf(order);
  const steps: bigint[] = [];
  let back = 0n;
  for (const side of sides.cases) {
    if (side.reves) back += side.weight * contra.total;
    for (const [i, weight] of side.reves ? [] : contra.weights.entries()) {
      const step = Math.max(0, exitosDe(side.lado) - contra.from - i);
      while (steps.length <= step) steps.push(0n);
      steps[step] = (steps[step] ?? 0n) + side.weight * weight;
    }
  }
  return { steps, back, total: sides.total * contra.total };
}

/**
 * Expected number of rolls like this one until the action is complete, this one counted; `null` when it never
 * can be, or the opposition is not known. Exact: an absorbing chain over what is gathered, where E(i), the rolls
 * left with i gathered, is a(i) + b(i)·E(0) because a revés starts again.
 */
export function tiradasEsperadas(order: RollOrder): Fraction | null {
  const chain = order.prolongada && stepsOf(order);
  if (!chain || !order.prolongada) return null;
  const { objetivo, acumulado } = order.prolongada;
  const forward = chain.steps.slice(1);
  const moves = forward.reduce((all, weight) => all + weight, chain.back);
  if (moves === chain.back) return null;
  // a and b over the common denominator moves^(objetivo − i): no fraction is reduced before the last one.
  const powers = [1n];
  for (let i = 1; i <= objetivo; i++) powers.push((powers[i - 1] ?? 1n) * moves);
  const power = (exponent: number): bigint => powers[exponent] ?? 1n;
  const a: bigint[] = new Array(objetivo).fill(0n);
  const b: bigint[] = new Array(objetivo).fill(0n);
  for (let i = objetivo - 1; i >= 0; i--) {
    let sumA = chain.total * power(objetivo - i - 1);
    let sumB = chain.back * power(objetivo - i - 1);
    for (const [at, weight] of forward.entries()) {
      sumA += weight * (a[i + at + 1] ?? 0n) * power(at);
      sumB += weight * (b[i + at + 1] ?? 0n) * power(at);
    }
    a[i] = sumA;
    b[i] = sumB;
  }
  const whole = power(objetivo);
  const startA = a[0] ?? 0n;
  const startB = whole - (b[0] ?? 0n);
  const hereDen = power(objetivo - acumulado);
  return fraction((a[acumulado] ?? 0n) * startB + (b[acumulado] ?? 0n) * startA, hereDen * startB);
}
