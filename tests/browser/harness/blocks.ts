/** A roll as it goes into a BBCode editor; the first of a player in a thread brings the «Alta» of his key. */
const LINE = '\\[color=#[0-9A-Fa-f]{6}\\][^\\n]+\\[/color\\]';
const BLOCK = new RegExp(
  `(?:${LINE}\\n\\[color=#767676\\]TV1 [^\\n]+\\[/color\\]\\n)?\\[color=#[0-9A-Fa-f]{6}\\]Tirada (\\d+) - [^\\n]+\\n${LINE}\\n\\[color=#767676\\](TV1 [^\\n]+)\\[/color\\]`,
  'g',
);

export interface FoundBlock {
  readonly n: number;
  /** Everything of it, as it stands. */
  readonly text: string;
  readonly code: string;
}

/** The rolls in a draft or in the source of a post, in order. */
export const blocksIn = (bbcode: string): FoundBlock[] =>
  [...bbcode.matchAll(BLOCK)].map(([text, n, code = '']) => ({ n: Number(n), text, code }));

/** The text with each roll written as `<n>`, to see what stands around it. */
export const around = (bbcode: string): string => bbcode.replace(BLOCK, (_, n: string) => `<${n}>`);
