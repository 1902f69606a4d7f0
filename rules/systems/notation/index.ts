import { orderFromJson } from '../../json-order';
import type { Spec } from '../../proof/dice';
import type { System } from '../../system';
import { spec, survey } from './dice-list';
import { lawsOf, oddsOf } from './odds-lines';
import { offersOf, planOf } from './offers';
import { follow, specOf } from './open/course';
import { openLaws, openOdds } from './open/open-odds';
import { type OpenRoll, openRollOf } from './open/open-roll';
import { openAnnounce, openSentences, openTone } from './open/open-sentences';
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
  spec: (order) =>
    either<Spec>(
      order,
      ({ die }) => specOf(die),
      () => spec(notationOf(order)),
    ),
  more: (order, dice) =>
    either<Spec>(
      order,
      ({ die }) => follow(die, dice).spec,
      () => survey(notationOf(order), dice).spec,
    ),
  write: writeOrder,
  read: readOrder,
  odds: (order, language) =>
    either(
      order,
      (roll) => openOdds(roll, language),
      () => oddsOf(order, language),
    ),
  sentences: (order, dice, language) =>
    either(
      order,
      (roll) => openSentences(roll, dice, language),
      () => sentencesOf(order, dice, language),
    ),
  announce: (order, language) =>
    either(
      order,
      (roll) => openAnnounce(roll, language),
      () => announceOf(order),
    ),
  tone: (order, dice) =>
    either(
      order,
      (roll) => openTone(roll, dice),
      () => toneOf(order, dice),
    ),
  variants,
  partidaFields,
  checkPartida,
  fromJson: (data) => orderFromJson(data, { write: writeOrder, read: readOrder }),
  distribution: (order) => either(order, openLaws, () => lawsOf(order)),
};

/** An open die has rules of its own; everything else is a line of notation. */
function either<T>(order: NotationOrder, open: (roll: OpenRoll) => T, line: () => T): T {
  const roll = openRollOf(order);
  return roll ? open(roll) : line();
}
