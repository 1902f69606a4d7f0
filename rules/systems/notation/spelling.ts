import { type Spelling, write } from './canonical';
import type { Notation } from './tree';

/** Stands for a label among the characters of a spelling. */
export const LABEL = '\u0000';

/**
 * The spelling of a block: the same notation in sequences that every board leaves alone (notation.md §9,
 * forums.md §3.5). The reader takes it back.
 */
const safe: Spelling = {
  label: () => `«${LABEL}»`,
  faces: (names) => `«${names.join(', ')}»`,
  // Asterisks are emphasis in Markdown; a caret lifts what is glued to it.
  operator: (operator) => (operator === '*' ? '×' : operator === '**' ? ' ^ ' : operator),
  compare: (sign) => sign,
  target: (sign, than) => ` vs ${sign} ${than}`,
  afterSign: ' ',
  // `8)` is a smiley.
  close: (before) => (before.endsWith('8') ? ' )' : ')'),
};
export const safeText = (notation: Notation): string => write(notation, safe);

/** The canonical text of an order: labels left out, their places kept. */
export const orderText = (notation: Notation): string =>
  write(notation, { ...safe, ...plainSigns, label: () => '[]' });
const plainSigns: Pick<Spelling, 'faces' | 'operator' | 'target' | 'afterSign' | 'close'> = {
  faces: (names) => `[${names.join(',')}]`,
  operator: (operator) => operator,
  target: (sign, than) => ` vs ${sign}${than}`,
  afterSign: '',
  close: () => ')',
};

/** As ASCII: `~` and two figures for a letter beyond it (Latin-1: `orderOf` lets no other pass). */
export const toOrderText = (text: string): string =>
  text.replace(/[^ -}]/g, (letter) => `~${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
export const fromOrderText = (text: string): string =>
  text.replace(/~([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
