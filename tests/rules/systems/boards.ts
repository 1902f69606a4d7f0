import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Piece, Sentences } from '../../../rules/system';

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

/** Fails when a board would show, refuse or swallow anything else than these lines (forums.md §3.5). */
export function expectSafe(sentences: Sentences): void {
  const [first, second] = linesOf(sentences);
  for (const line of [first, second]) {
    for (const { engine, why, found } of forbidden) {
      found.lastIndex = 0;
      expect(found.exec(line)?.[0] ?? null, `${engine}: ${why}, in «${line}»`).toBeNull();
    }
    expect(tag.exec(line)?.[0] ?? null, line).toBeNull();
    expect(line).toMatch(/^[\x20-\x7e¡-ÿ→–—½€]*$/);
    expect(line).toBe(line.normalize('NFC'));
    expect(line).not.toMatch(
      / {2}|^ | $|[:;,.]\S*[:;]| [-–] (?=- )|["'’“”…]|\.\.|\b[cCdD]:|-\d|\(\d+\)|NaN|undefined|null/,
    );
    expect(line).not.toMatch(/:(?! )/);
  }
  // Only ` - ` parts the clauses.
  for (const clause of sentences.details) {
    expect(clause.length).toBeGreaterThan(0);
    expect(filled(clause)).not.toContain(' - ');
    expect(filled(clause).trim()).not.toBe('');
  }
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
