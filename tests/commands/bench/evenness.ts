import { rollDice } from '../../../rules/proof/dice';

/** The seed of a size, for ever the same: with fresh ones one run in ten would fail by chance. */
function seedOf(sides: number, part: number): Uint8Array {
  return Uint8Array.from({ length: 64 }, (_, at) => (sides * 131 + part * 17 + at * 89) & 0xff);
}

/** Dice of one seed: as many as two bytes of block numbers give with room to spare. */
const PART = 500_000;
const GROUP = 100;

/** How often each face falls in so many dice of a size. */
export function facesOf(sides: number, dice: number): readonly number[] {
  const counts = new Array<number>(sides).fill(0);
  for (let part = 0; part * PART < dice; part += 1) {
    const groups = Array.from({ length: Math.min(PART, dice - part * PART) / GROUP }, () => ({
      n: GROUP,
      d: sides,
    }));
    for (const group of rollDice(seedOf(sides, part), [groups])[0] ?? []) {
      for (const face of group) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
  }
  return counts;
}

/** The chance of counts at least as uneven as these, all faces being alike. */
export function chanceOf(counts: readonly number[]): number {
  const each = counts.reduce((a, b) => a + b, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  return upperGamma((counts.length - 1) / 2, chi / 2);
}

/** The regularised upper incomplete gamma function, by its series or its continued fraction. */
function upperGamma(a: number, x: number): number {
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let [sum, term] = [1 / a, 1 / a];
    for (let n = 1; n < 1000; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  let fraction = 0;
  for (let n = 1000; n > 0; n -= 1) fraction = (n * (n - a)) / (x + 2 * n + 1 - a - fraction);
  return scale / (x + 1 - a - fraction);
}

/** Stirling's series, after shifting to where it is good to twelve figures. */
function logGamma(a: number): number {
  let [x, shift] = [a, 0];
  for (; x < 12; x += 1) shift += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}

/** The least even of all sizes from 2 to 100. */
export function evenness(dice: number): { readonly sides: number; readonly p: number } {
  let worst = { sides: 0, p: 1 };
  for (let sides = 2; sides <= 100; sides += 1) {
    const p = chanceOf(facesOf(sides, dice));
    if (p < worst.p) worst = { sides, p };
  }
  return worst;
}
