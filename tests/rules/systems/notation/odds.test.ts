import { describe, expect, it } from 'vitest';
import { add, fraction, percent, toNumber } from '../../../../rules/odds/fraction';
import type { Odds } from '../../../../rules/system';
import { notation } from '../../../../rules/systems/notation';
import { roll } from '../../../../rules/systems/notation/evaluate';
import { casesOf } from '../../../../rules/systems/notation/odds/law';
import { notationLaw } from '../../../../rules/systems/notation/odds/notation-law';
import { readNotation } from '../../../../rules/systems/notation/read';
import type { Notation } from '../../../../rules/systems/notation/tree';
import type { Value } from '../../../../rules/systems/notation/values';

const read = (text: string): Notation => {
  const line = readNotation(text);
  if (!line.ok) throw new Error(`${text}: ${JSON.stringify(line.problems)}`);
  return line.value;
};
const key = (value: Value): string => (typeof value === 'number' ? `${value}` : `${value.num}/${value.den}`);

class Unasked extends Error {
  constructor(readonly sides: number) {
    super();
  }
}

/** Every way the dice may fall, to the end or until it is rarer than `rare`: what comes of it and its chance. */
function counted(line: Notation, rare: number): { chances: Map<string, number>; lost: number } {
  const chances = new Map<string, number>();
  let lost = 0;
  const walk = (faces: readonly number[], chance: number): void => {
    if (chance < rare) {
      lost += chance;
      return;
    }
    let next = 0;
    try {
      const [first] = roll(line, (sides) => {
        const face = faces[next];
        next += 1;
        if (face === undefined) throw new Unasked(sides);
        return face;
      });
      const value = key(first?.total ?? 0);
      chances.set(value, (chances.get(value) ?? 0) + chance);
    } catch (error) {
      if (!(error instanceof Unasked)) throw error;
      for (let face = 1; face <= error.sides; face += 1) walk([...faces, face], chance / error.sides);
    }
  };
  walk([], 1);
  return { chances, lost };
}

function agree(text: string, rare = 0): void {
  const line = read(text);
  const found = notationLaw(line);
  if (!found) throw new Error(`${text} has no law`);
  const cases = casesOf(found.law);
  const total = Number(found.law.parts.total);
  const { chances, lost } = counted(line, rare);
  const near = lost + found.rest + 1e-9;
  const laws = new Map(cases.map(([value, weight]) => [key(value), Number(weight) / total]));
  for (const value of new Set([...chances.keys(), ...laws.keys()])) {
    expect(
      Math.abs((chances.get(value) ?? 0) - (laws.get(value) ?? 0)),
      `${text}: ${value}`,
    ).toBeLessThanOrEqual(near);
  }
}

describe('exact odds are the count of every case', () => {
  for (const text of [
    '1d20+5',
    '3d6',
    '4d6kh3',
    '4d6dl1',
    '5d4kl2',
    '3d10km1',
    '5d6km3',
    '4d6dm2',
    '4d6kh3kl1',
    '4d6dh1dl1',
    '4d6k>=4',
    '4d6d=1',
    '4d6k>=3kh2',
    '4d6kh3d=6',
    '5d6>=5',
    '4d10>=7f1',
    '4d6kh3>=5f<=2',
    '4d6even',
    '5d6odd',
    '4dF',
    '3dF.1+2',
    '4dF>=0',
    '3d6min2max5',
    '3d6ro<3',
    '3d6ro=1kh2',
    '2d6ra1',
    '3d4ra<=2>=3',
    'd66',
    'd666',
    'd100b1',
    'd100p2',
    '4G6',
    '0d6+1',
    '(1d4+1)d4',
    '(1d4-2)d6kh1',
    '-1d6+2d4*3',
    '1d6*1d6',
    '2d6%4',
    '(1d4)**2',
    '1d20/2',
    '10/1d4',
    'floor(1d20/2)',
    'max(1d6,1d8)',
    'min(2d4,1d6,1d8)',
    'abs(1d6-4)',
    '{2d6,1d8}kh1',
    '{2d4,1d6+1,1d8}kl2',
    '{2d4,1d6+1,1d8}dh1',
    '{2d6+2,1d10}>6',
    '{3d4+1d6}kh2',
    '{3d4+1d6}>=3',
    '{2d6,1d4}',
    '2d6>=5+2d4>=3',
    '2+(3d6>=5)*2',
    '2d6+1.5',
  ]) {
    it(text, () => agree(text));
  }
});

describe('laws of dice that may go on are counted as far as they matter', () => {
  for (const text of [
    '1d6!',
    '2d4!',
    '2d6!>=5',
    '2d6!o',
    '2d6!p',
    '1d6!!',
    '2d4!!kh1',
    '2d4!!p',
    '2d6!>=5>=4',
    '2d6!kh2',
    '3d4!kl1',
    '2d6!min2',
    '2d4r1',
    '2d6r<3kh1',
    '3d6u',
    '2d6u>=4',
    '2d4!r=1',
    '2d4!!ro=1',
    '{1d6!,1d4!}kh1',
    '(1d2)d4!',
  ]) {
    it(text, () => agree(text, 1e-7), 60_000);
  }
});

describe('odds with no end to their number', () => {
  it('are not given where they would be too large or a limit would change them', () => {
    for (const text of ['100d1000000', '1d1000000*1d1000', '20d20u', '20d6r<6', '30d6!>=2', '3d6uo']) {
      expect(notationLaw(read(text)), text).toBeNull();
    }
  });

  it('come at once', () => {
    const from = performance.now();
    for (const text of [
      '100d6',
      '10d10kh5',
      '20d6>=5f1',
      '7d10!!kh3',
      '10d6!',
      '4d6!kh3',
      '{1d12!,1d6!}kh1',
      '20d10>=8!',
    ]) {
      expect(notationLaw(read(text)), text).not.toBeNull();
    }
    expect(performance.now() - from).toBeLessThan(4000);
  });
});

describe('odds beside a roll', () => {
  const lines = (choices: Record<string, string>) => {
    const plan = notation.plan(notation.newSheet(), 'tirar', choices);
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    return { order: plan.value.order, told: notation.odds(plan.value.order, 'es') };
  };
  const percents = (odds: Odds) =>
    odds.lines.map(({ label, value, mean }) => [label, mean ? toNumber(value) : percent(value)]);

  it('say the chance of the target, of any success, and the mean', () => {
    expect(percents(lines({ expresion: '1d20+5 vs 15' }).told)).toEqual([
      ['ÉXITO', '55.0'],
      ['FALLO', '45.0'],
      ['Media', 15.5],
    ]);
    expect(percents(lines({ expresion: '3d6>=5' }).told)).toEqual([
      ['Al menos 1 éxito', '70.4'],
      ['Media', 1],
    ]);
    expect(percents(lines({ expresion: '2#1d4' }).told)).toEqual([['Media, en cada tirada', 2.5]]);
  });

  it('compare two rolls, and the other is no part of the order', () => {
    const { order, told } = lines({ expresion: '2d6', comparar: '1d12' });
    expect(percents(told)).toEqual([
      ['Media de 2d6', 7],
      ['Media de 1d12', 6.5],
      ['2d6 saca más que 1d12', '50.0'],
      ['Sacan lo mismo', '8.3'],
      ['1d12 saca más que 2d6', '41.7'],
    ]);
    expect(notation.write(order)).toBe('notation/1;2d6');
  });

  it('refuse what cannot be compared at its own input', () => {
    const plan = notation.plan(notation.newSheet(), 'tirar', { expresion: '2d6', comparar: '2d6+' });
    expect(!plan.ok && plan.problems).toMatchObject([{ field: 'comparar', values: { column: 5 } }]);
  });

  it('have a table of every result, in ranges where they are many', () => {
    const { told } = lines({ expresion: '2d4' });
    expect(told.table?.rows.map(({ label, value }) => [label, toNumber(value)])).toEqual([
      ['2', 0.0625],
      ['3', 0.125],
      ['4', 0.1875],
      ['5', 0.25],
      ['6', 0.1875],
      ['7', 0.125],
      ['8', 0.0625],
    ]);
    const many = lines({ expresion: '100d6' }).told.table?.rows ?? [];
    expect(many.length).toBeLessThanOrEqual(60);
    expect(many[0]?.label).toBe('100 a 108');
    expect(many.reduce((sum, { value }) => add(sum, value), fraction(0n))).toEqual(fraction(1n));
  });
});
