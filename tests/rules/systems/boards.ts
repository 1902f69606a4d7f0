import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Dice } from '../../../rules/proof/dice';
import type { Piece, Plan, Sentences, System } from '../../../rules/system';

interface Samples {
  readonly forbidden: Record<string, { re: string; flags: string; why: string }[]>;
  readonly known_tags: Record<string, string[]>;
}
const samples: Samples = JSON.parse(readFileSync('tests/vectors/forum-samples.json', 'utf8'));
const forbidden = Object.entries(samples.forbidden).flatMap(([engine, rules]) =>
  rules.map(({ re, flags, why }) => ({ engine, why, found: new RegExp(re, flags) })),
);
const tags = [...new Set(Object.values(samples.known_tags).flat())].map((tag) => tag.replace(/[*]/g, '\\*'));
const tag = new RegExp(`\\[/?(?:${tags.join('|')})(?:=[^\\]]*)?\\]`, 'i');

/** A text as it stands in a post, every name filled with a plain word. */
export const filled = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : 'Nombre')).join('');

/** The two lines of a block, without the colour tags. */
export const linesOf = ({ verdict, details }: Sentences): readonly [string, string] => [
  `Tirada 3 - Aldara - Trepar el muro → ${filled(verdict)}`,
  details.map(filled).join(' - '),
];

const unsafe: readonly [why: string, found: RegExp][] = [
  ['a character no board is sure to keep', /[^\x20-\x7e¡-ÿ→–—½€]/],
  ['two spaces, or one at an end', / {2}|^ | $/],
  ['a quote, dots or dashes', /["'’“”…]|\.\.| [-–] (?=- )/],
  ['a negative number', /-\d/],
  ['a lone bracket with one number', /\(\d+\)/],
  ['a colon without its space, or after a lone letter', /:(?! )|\b[cCdD]:|[;,.]\S*[:;]/],
  ['something that is no word', /NaN|undefined|null/],
  ['a tag', tag],
];

/** Everything a board would show, refuse or swallow otherwise (forums.md §3.5). */
function troubles(line: string): string[] {
  const list: string[] = [];
  for (const { engine, why, found } of forbidden) {
    found.lastIndex = 0;
    const hit = found.exec(line);
    if (hit) list.push(`${engine}: ${why}, «${hit[0]}»`);
  }
  for (const [why, found] of unsafe) if (found.test(line)) list.push(why);
  if (line !== line.normalize('NFC')) list.push('not composed');
  return list.map((trouble) => `${trouble}, in «${line}»`);
}

/** Fails when a block of these sentences would not survive every board; only ` - ` parts its clauses. */
export function expectSafe(sentences: Sentences): void {
  const list = linesOf(sentences).flatMap(troubles);
  for (const clause of sentences.details) {
    const text = filled(clause);
    if (text.trim() === '' || text.includes(' - ')) list.push(`the clause «${text}»`);
  }
  expect(list).toEqual([]);
}

/** Protocol §4.7: each group stands in the words of the block, in rolled order. */
export function expectDice(
  sentences: Sentences,
  groups: readonly (readonly [sides: number, faces: readonly number[]])[],
): void {
  const words = ` ${linesOf(sentences)
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  for (const [sides, faces] of groups)
    expect(words).toContain(` ${faces.length}d${sides} ${faces.join(' ')} `);
}

/** Fails when the words of a planned roll ask for a name the plan does not give: the block could not be written. */
export function expectNames<Order>(system: System<Order>, { order, names }: Plan<Order>): void {
  // Low, middling and high dice take the words by every branch.
  for (const face of [1, 4, 6]) {
    const thrown: Dice = system.spec(order).map((groups) => groups.map(({ n }) => new Array(n).fill(face)));
    const whole = system.more?.(order, thrown) ?? system.spec(order);
    const dice: Dice = whole.map((groups) => groups.map(({ n }) => new Array(n).fill(face)));
    const { verdict, details } = system.sentences(order, dice, 'es');
    const announced = system.announce?.(order, 'es') ?? [];
    const asked = [...verdict, ...details.flat(), ...announced.flat()].flatMap((piece) =>
      typeof piece === 'string' ? [] : [piece.name],
    );
    for (const name of asked) expect(names[name], `${system.write(order)}: ${name}`).toMatch(/\S/);
  }
}
