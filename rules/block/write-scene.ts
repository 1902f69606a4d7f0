import { firstWords } from '../proof/block-text';
import type { Dice, Spec } from '../proof/dice';
import { groupText, specText } from '../proof/spec';
import type { Flags } from '../proof/token';
import type { Language } from '../system';
import { ARROW, type Line, SLOT } from './write';

/** A roll the director asks for; its texts are clean, '' for none. */
export interface AskedRoll {
  readonly to: string;
  readonly label: string;
  readonly spec: Spec;
  readonly difficulty: string;
}
/** A declaration that a baliza resolves. */
export interface Resolved {
  /** Account, letter by letter as the board shows it: readers look the declaration up by it. */
  readonly author: string;
  readonly n: number;
  /** Clean; '' when the declaration does not say. */
  readonly label: string;
  readonly spec: Spec;
  readonly dice: Dice;
  /** The outcome by the rules; '' when they cannot tell. */
  readonly outcome: string;
}

const words: Readonly<
  Record<
    Language,
    {
      readonly opens: string;
      readonly strict: string;
      readonly onePerBeacon: string;
      readonly everybody: string;
      readonly difficulty: string;
    }
  >
> = {
  es: {
    opens: 'se abre la escena',
    strict: 'solo tiradas declaradas o pedidas',
    onePerBeacon: 'una tirada inmediata por baliza',
    everybody: 'todos',
    difficulty: 'dificultad',
  },
  en: {
    opens: 'the scene opens',
    strict: 'only declared or requested rolls',
    onePerBeacon: 'one immediate roll per beacon',
    everybody: 'everyone',
    difficulty: 'difficulty',
  },
};

/** First words of the line that asks for roll `q` (from 1) of a baliza: Spanish in every language, players' copies look for them. */
const ASKS = 'Pide';
/** First words of the line that resolves a declaration (protocol §4.9). */
const RESOLVES = 'Resuelve';

/** The lines of a baliza: what it asks for, what it resolves, and `Baliza k`. */
export const writeBeacon = (
  k: number,
  { asks, resolved }: { readonly asks: readonly AskedRoll[]; readonly resolved: readonly Resolved[] },
  language: Language,
): readonly Line[] => [
  ...resolved.map(resolution),
  ...asks.map((ask, q) => plainLine(askedWords(ask, q, language))),
  plainLine(beaconWords(k)),
];

/** The line of an apertura: what kind of scene it is. */
export function writeOpening({ estricta, onePerBeacon }: Flags, language: Language): readonly Line[] {
  const { opens, strict, onePerBeacon: one } = words[language];
  return [
    plainLine(
      [beaconWords(0), opens, ...(estricta ? [strict] : []), ...(onePerBeacon ? [one] : [])].join(SLOT),
    ),
  ];
}

const beaconWords = (k: number) => `${firstWords.baliza.word} ${k}`;
const plainLine = (text: string): Line => [{ text, bold: false }];

function askedWords({ to, label, spec, difficulty }: AskedRoll, q: number, language: Language): string {
  const { everybody, difficulty: word } = words[language];
  return [
    `${ASKS} ${q + 1}`,
    to || everybody,
    ...(label ? [label] : []),
    specText(spec),
    ...(difficulty ? [`${word} ${difficulty}`] : []),
  ].join(SLOT);
}

function resolution({ author, n, label, spec, dice, outcome }: Resolved): Line {
  const groups = spec.flatMap((segment, s) =>
    segment.map((group, g) => `${groupText(group)}: ${(dice[s]?.[g] ?? []).join(', ')}`),
  );
  const text = [`${RESOLVES} ${author} ${n}`, ...(label ? [label] : []), ...groups].join(SLOT);
  if (outcome === '') return plainLine(text);
  return [
    { text: text + ARROW, bold: false },
    { text: outcome, bold: true },
  ];
}

/** A line that asks, read from a post: anyone may have written it. */
export interface AskLine {
  /** The whole line after its number, at most 200 characters. */
  readonly words: string;
  /** To whom, in any spelling; `null`: everybody. */
  readonly to: string | null;
}

/** The line that asks for roll `q` (from 0) in the words before a baliza's code; `null` when there is none. */
export function askLine(stretch: string, q: number): AskLine | null {
  for (const raw of stretch.split(/[\n\r]/)) {
    const line = raw.replace(/\s+/g, ' ').trim();
    const [, number = '', said = ''] = /^Pide (\d{1,2}) - (.+)$/.exec(line) ?? [];
    if (Number(number) !== q + 1 || said === '') continue;
    const to = said.split(SLOT, 1)[0] ?? '';
    const everybody = Object.values(words).some((one) => one.everybody === to.toLowerCase());
    return { words: said.slice(0, 200), to: everybody ? null : to };
  }
  return null;
}

/** What a declaration says it is for, in its first line `Declara n - personaje - motivo`; '' when it does not. */
export function declaredLabel(blockText: string): string {
  const [first = ''] = blockText.split(/[\n\r]/, 1);
  return first.split(SLOT).slice(2).join(', ').replace(/\s+/g, ' ').trim();
}
