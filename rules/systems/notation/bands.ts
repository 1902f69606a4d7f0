import type { Language, Tone } from '../../system';
import type { Roll } from './evaluate';
import { templateOf } from './games';
import type { Band, Template } from './games/form';
import { conditionHolds, figureOf, type Quantities, quantitiesOf } from './games/quantities';
import type { NotationOrder } from './order';
import { bandFor, bandsOf } from './own-bands';
import { figure } from './sentences/figures';
import type { Notation } from './tree';
import { wordsOf } from './words';

/** What a roll is called by the game it belongs to. */
export interface Named {
  readonly words: string;
  readonly tone: Tone;
}

/** The name of a roll's outcome; `null` for plain notation. */
export function nameOf(
  order: NotationOrder,
  notation: Notation,
  roll: Roll,
  language: Language,
): Named | null {
  const words = wordsOf(language);
  const template = order.plantilla ? templateOf(order.plantilla) : null;
  if (template) {
    const found = quantitiesOf(notation, roll);
    const band = bandOf(template, found);
    return { words: told(band, found, language), tone: band.tone };
  }
  const own = order.bandas ? bandFor(bandsOf(order.bandas) ?? [], roll.total) : null;
  return own && { words: `${own.words}, ${figure(roll.total, words)}`, tone: 'neutral' };
}

/** What a template tells of a roll after its dice. */
export function notesOf(
  { plantilla }: NotationOrder,
  notation: Notation,
  [roll]: readonly Roll[],
  language: Language,
): readonly string[] {
  const notes = plantilla ? (templateOf(plantilla)?.notes ?? []) : [];
  const found = roll && notes.length > 0 ? quantitiesOf(notation, roll) : null;
  return found
    ? notes.filter(({ when }) => conditionHolds(when, found)).map((note) => told(note, found, language))
    : [];
}

/** The first band that holds. */
export function bandOf({ id, bands }: Pick<Template, 'id' | 'bands'>, found: Quantities): Band {
  const band = bands.find(({ when }) => conditionHolds(when, found));
  if (!band) throw new RangeError(`template ${id}: its last band must always hold`);
  return band;
}

/** Words with their figures. */
export const told = ({ words }: Pick<Band, 'words'>, found: Quantities, language: Language): string =>
  words[language].replace(/\{([^}]+)\}/g, (_, text: string) =>
    figure(figureOf(text, found), wordsOf(language)),
  );

/** What a table of odds calls a band: its words without their figures. */
export const bandLabel = ({ words, label }: Band, language: Language): string =>
  label?.[language] ??
  (words[language].replace(/,? ?[^,]*\{.*$/, '').trim() || words[language].replace(/\{[^}]+\}/g, '…'));
