/** Visible text reduced to what is hashed or compared (protocol §4.6, «norm», and §4.7, «Dice in the text»). */
import { ascii } from './bytes';
import type { Dice, Spec } from './dice';
import { tagged } from './hash';
import { groupText } from './spec';

/** NFKD, lower case, only [a-z0-9]: what no board, censor of accents or change of spacing alters. */
export const norm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

export const normBytes = (text: string): Uint8Array => ascii(norm(text));

/** NFKD without combining marks, lower case, every run of other characters one space, trimmed. */
export const words = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Two bytes of the block text, inside the token. */
export const textHash = (blockText: string): Uint8Array => tagged('texto', normBytes(blockText)).slice(0, 2);

/** Each group of dice as `3d10 3 10 1`, in rolled order. */
export const diceWords = (spec: Spec, dice: Dice): readonly string[] =>
  spec.flatMap((groups, segment) =>
    groups.map((group, i) => [groupText(group), ...(dice[segment]?.[i] ?? [])].join(' ')),
  );

/** Whether the text shows every group of dice as it was rolled. */
export function showsDice(text: string, spec: Spec, dice: Dice): boolean {
  const inWords = ` ${words(text)} `;
  return diceWords(spec, dice).every((group) => inWords.includes(` ${group} `));
}
