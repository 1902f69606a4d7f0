import { cases, collect, constant, type Distribution, die, ofCounts } from '../../odds/distribution';
import { type Fraction, fraction } from '../../odds/fraction';
import { convolve, power } from '../../odds/sums';
import { ataque } from './desenlace';
import { finalesDe, lecturaDe } from './finales';
import { type Ataque, objetivo } from './order';

/** Hit or miss, and the law of the damage done: 0 on a miss. Without Defensa, as if every roll but a fumble hit. */
export interface LeyAtaque {
  readonly impacto: Fraction;
  readonly dano: Distribution;
}
export function leyAtaque(order: Ataque): LeyAtaque {
  const known = objetivo(order) !== null;
  const blows: readonly Golpes[] = [1, 2, 3].map((factor) => ({ factor, counts: new Map(), plus: 0 }));
  const bare: Ataque = { ...order, rd: 0 };
  let all = 0;
  let hits = 0;
  for (const [dados, modo, weight] of finalesDe(order)) {
    const { impacta, dano } = ataque(bare, lecturaDe(order, dados, modo), 0);
    all += weight;
    const blow = blows[dano.factor - 1];
    if (!blow || !(impacta ?? !known)) continue;
    hits += weight;
    blow.counts.set(dano.dados, (blow.counts.get(dano.dados) ?? 0) + weight);
    blow.plus = dano.total - dano.factor * dano.dados;
  }
  return { impacto: fraction(BigInt(hits), BigInt(all)), dano: leyDano(order, blows, all - hits) };
}

/** Blows multiplied by the same: how often the dice of the attack sum up to each number, and what else is added. */
interface Golpes {
  readonly factor: number;
  readonly counts: Map<number, number>;
  plus: number;
}

/** Damage with the direct dice, which are multiplied with the others, and less RD; `misses`: cases that do none. */
function leyDano(order: Ataque, blows: readonly Golpes[], misses: number): Distribution {
  const direct = directLaw(order);
  const rd = order.rd ?? 0;
  return collect((put) => {
    put(0, BigInt(misses) * direct.total);
    for (const { factor, counts, plus } of blows) {
      if (counts.size === 0) continue;
      const own = ofCounts(new Map([...counts].map(([sum, weight]) => [sum, BigInt(weight)])));
      for (const [sum, weight] of cases(convolve(own, direct))) {
        put(Math.max(0, factor * sum + plus - rd), weight);
      }
    }
  });
}

function directLaw({ directo }: Ataque): Distribution {
  if (!directo) return constant(0);
  return 'suma' in directo ? constant(directo.suma) : power(die(10), directo.dados);
}
