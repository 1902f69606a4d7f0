import { orderFromJson } from '../../json-order';
import type { System } from '../../system';
import { spec, survey } from './dice-list';
import { lawsOf, oddsOf } from './odds-lines';
import { offersOf, planOf } from './offers';
import { type NotationOrder, notationOf, readOrder, writeOrder } from './order';
import { announceOf, sentencesOf, toneOf } from './sentences/sentences';
import { checkPartida, checkSheet, fields, newSheet, partidaFields } from './sheet';
import { variants } from './variants';
import { explain, termOf } from './words';

/** Any other game: a line of dice notation (notation.md) becomes a roll whose every die is shown. */
export const notation: System<NotationOrder> = {
  id: 'notation',
  version: 1,
  fields,
  term: termOf,
  newSheet,
  checkSheet,
  derived: () => [],
  offers: offersOf,
  plan: planOf,
  explain,
  spec: (order) => spec(notationOf(order)),
  more: (order, dice) => survey(notationOf(order), dice).spec,
  write: writeOrder,
  read: readOrder,
  odds: oddsOf,
  sentences: sentencesOf,
  announce: announceOf,
  tone: toneOf,
  variants,
  partidaFields,
  checkPartida,
  fromJson: (data) => orderFromJson(data, { write: writeOrder, read: readOrder }),
  distribution: lawsOf,
};
