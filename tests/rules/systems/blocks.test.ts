import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWords } from '../../../rules/block/check';
import { visibleText, writeLines } from '../../../rules/block/write';
import type { Dice } from '../../../rules/proof/dice';
import { type Language, languages, type Names, type Sentences, type System } from '../../../rules/system';
import { hitos } from '../../../rules/systems/hitos';
import { horror } from '../../../rules/systems/horror';
import { ordersWithDice as hitosRolls } from './hitos/arbitraries';
import { ordersWithDice as horrorRolls } from './horror/arbitraries';

/** A name for every place the sentences have. */
function namesOf({ verdict, details }: Sentences): Names {
  const asked = [...verdict, ...details.flat()].flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.name],
  );
  return {
    personaje: 'Aldara',
    motivo: 'Trepar el muro',
    ...Object.fromEntries(asked.map((name) => [name, 'Forma física'])),
  };
}

function block<Order>(system: System<Order>, order: Order, dice: Dice, language: Language) {
  const sentences = system.sentences(order, dice, language);
  return {
    n: 3,
    order: system.write(order),
    spec: system.more?.(order, dice) ?? system.spec(order),
    dice,
    text: visibleText(writeLines(3, namesOf(sentences), sentences)),
  };
}

/** The text with one of its figures, but not the number of the roll, made one more. */
function tampered(text: string, pick: number): string {
  const figures = [...text.matchAll(/[0-9]+/g)].slice(1);
  const chosen = figures[pick % figures.length];
  if (!chosen) return `${text} 1`;
  return text.slice(0, chosen.index) + (Number(chosen[0]) + 1) + text.slice(chosen.index + chosen[0].length);
}

function verifies<Order extends { readonly kind: string }>(
  system: System<Order>,
  rolls: fc.Arbitrary<{ order: Order; dice: Dice }>,
): void {
  describe(`a block of ${system.id}`, () => {
    it('is recognised in either language, and never with a figure changed', () => {
      fc.assert(
        fc.property(rolls, fc.constantFrom(...languages), fc.nat(), ({ order, dice }, language, pick) => {
          if (order.kind === 'gasto') return;
          const roll = block(system, order, dice, language);
          expect(checkWords([system], roll)).toEqual({ outcome: 'same', language });
          const changed = checkWords([system], { ...roll, text: tampered(roll.text, pick) });
          expect(changed.outcome).toBe('differs');
        }),
        { numRuns: 120 },
      );
    });
  });
}

verifies(hitos, hitosRolls);
verifies(horror, horrorRolls);
