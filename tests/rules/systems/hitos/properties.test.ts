import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean } from '../../../../rules/odds/distribution';
import { type Fraction, fraction } from '../../../../rules/odds/fraction';
import { hitos } from '../../../../rules/systems/hitos';
import { clasificar, esExito, ordenar, type Trio, valor } from '../../../../rules/systems/hitos/dados';
import { desenlace } from '../../../../rules/systems/hitos/desenlace';
import { chanceExito, leyTotal } from '../../../../rules/systems/hitos/leyes';
import { leyAtaque } from '../../../../rules/systems/hitos/leyes-ataque';
import { mejorMascara, opciones, quedan } from '../../../../rules/systems/hitos/mascaras';
import type { Ataque, RollOrder } from '../../../../rules/systems/hitos/order';

const face = fc.integer({ min: 1, max: 10 });
const trio: fc.Arbitrary<Trio> = fc.tuple(face, face, face);
const text = ({ num, den }: Fraction): string => `${num}/${den}`;

/** Every throw of n d10. */
function* throws(n: number): Generator<readonly number[]> {
  for (let index = 0; index < 10 ** n; index++) {
    yield Array.from({ length: n }, (_, place) => (Math.floor(index / 10 ** place) % 10) + 1);
  }
}
const asTrio = (dados: readonly number[]): Trio => [dados[0] ?? 1, dados[1] ?? 1, dados[2] ?? 1];

describe('what always holds', () => {
  it('m <= C <= M, and no reading minds the order of the dice', () => {
    fc.assert(
      fc.property(trio, ([a, b, c]) => {
        const { m, C, M } = ordenar([a, b, c]);
        expect(m <= C && C <= M).toBe(true);
        for (const modo of ['natural', 'positiva', 'negativa'] as const) {
          expect(valor([c, a, b], modo)).toBe(valor([a, b, c], modo));
        }
      }),
    );
  });

  it('the positive worth is at least M of any dice, the negative at most m unless 10s save it', () => {
    fc.assert(
      fc.property(trio, (dados) => {
        const { m, M } = ordenar(dados);
        expect(valor(dados, 'positiva')).toBeGreaterThanOrEqual(M);
        expect(valor(dados, 'positiva', 'dos')).toBeLessThanOrEqual(valor(dados, 'positiva'));
        expect(valor(dados, 'negativa')).toBeLessThanOrEqual(m);
      }),
    );
  });

  it('raising the bonus never lowers the chance of success, and the difficulty never raises it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 25 }),
        fc.integer({ min: 0, max: 35 }),
        fc.boolean(),
        (bonus, dif, aspect) => {
          const of = (modificador: number, dificultad: number): Fraction =>
            chanceExito({ kind: 'tirada', modificador, dificultad, ...(aspect ? { siFalla: true } : {}) });
          const at = of(bonus, dif);
          const more = of(bonus + 1, dif);
          const harder = of(bonus, dif + 1);
          expect(more.num * at.den >= at.num * more.den).toBe(true);
          expect(harder.num * at.den <= at.num * harder.den).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('armour never adds to damage, and no hit does less than none', () => {
    fc.assert(
      fc.property(trio, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (dados, bd, rd) => {
        const of = (armour: number): number => {
          const outcome = desenlace({ kind: 'ataque', categoria: 'mM', bd, rd: armour }, [[dados]]);
          return outcome.kind === 'ataque' ? outcome.dano.total : -1;
        };
        expect(of(rd + 1)).toBeLessThanOrEqual(of(rd));
        expect(of(rd)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('laws against counting every throw', () => {
  it('of an attack with criticals, BD, RD and one direct die', () => {
    const order: Ataque = {
      kind: 'ataque',
      modificador: 7,
      defensa: 12,
      categoria: 'CM',
      bd: 2,
      rd: 4,
      directo: { dados: 1 },
    };
    let hits = 0n;
    let sum = 0n;
    for (const dados of throws(4)) {
      const outcome = desenlace(order, [[dados.slice(0, 3), dados.slice(3)]]);
      if (outcome.kind !== 'ataque' || !outcome.impacta) continue;
      hits += 1n;
      sum += BigInt(outcome.dano.total);
    }
    const law = leyAtaque(order);
    expect(text(law.impacto)).toBe(text(fraction(hits, 10_000n)));
    expect(text(mean(law.dano))).toBe(text(fraction(sum, 10_000n)));
  });

  it('of each choice of dice to repeat', () => {
    fc.assert(
      fc.property(trio, fc.integer({ min: 2, max: 20 }), (dados, target) => {
        const success = (faces: Trio): boolean =>
          esExito(valor(faces, 'positiva'), target, clasificar(faces));
        const [first, , , both] = opciones(dados, success);
        let one = 0n;
        for (const [x = 1] of throws(1)) if (success([x, dados[1], dados[2]])) one += 1n;
        let two = 0n;
        for (const [x = 1, y = 1] of throws(2)) if (success([x, y, dados[2]])) two += 1n;
        expect(text(first?.chance ?? fraction(-1n))).toBe(text(fraction(one, 10n)));
        expect(text(both?.chance ?? fraction(-1n))).toBe(text(fraction(two, 100n)));
      }),
      { numRuns: 40 },
    );
  });

  it('of the total of an aspect settled before the throw, case by case', () => {
    const order: RollOrder = { kind: 'tirada', dificultad: 4, siFalla: true };
    let sum = 0n;
    for (const dados of throws(3)) {
      const more = hitos.more?.(order, [[dados]])?.[1]?.[0]?.n ?? 0;
      sum += sumOfTotals(order, asTrio(dados), more) * 10n ** BigInt(3 - more);
    }
    expect(text(mean(leyTotal(order)))).toBe(text(fraction(sum, 1_000_000n)));
  });

  it('the best dice to repeat do not depend on the order in which they fell', () => {
    fc.assert(
      fc.property(trio, fc.integer({ min: 2, max: 20 }), ([a, b, c], target) => {
        const success = (faces: Trio): boolean =>
          esExito(valor(faces, 'positiva'), target, clasificar(faces));
        const kept = (dados: Trio): string => quedan(dados, mejorMascara(dados, success, 'positiva')).join();
        expect(kept([c, a, b])).toBe(kept([a, b, c]));
        expect(kept([b, a, c])).toBe(kept([a, b, c]));
      }),
    );
  });
});

const known = new Map<string, bigint>();
/** Sum of the totals over the ways `n` repeated dice of a throw can fall; throws of the same faces are alike. */
function sumOfTotals(order: RollOrder, lanzados: Trio, n: number): bigint {
  const key = [...lanzados].sort((a, b) => a - b).join();
  const found = known.get(key);
  if (found !== undefined) return found;
  let sum = 0n;
  for (const more of throws(n)) sum += BigInt(desenlace(order, [[lanzados], [more]]).lectura.total);
  known.set(key, sum);
  return sum;
}
