import type { Plan, RollOffer, SheetData, System } from '../../../rules/system';
import type { Character, PageRef, PlanOrder, Told } from '../messages';
import { storedCharacter } from '../store/characters';
import { NOTATION, type Office, systemOf } from './office';
import { type Place, placeOf } from './place';
import { told, toldBy } from './told';

/** Before the offers of plain notation that stand after those of a game: `notation/` and the offer's id. */
const PLAIN = `${NOTATION}/`;

/** Who rolls, by which game and with which sheet. */
export interface Roller {
  readonly system: System;
  readonly data: SheetData;
  readonly character: Character | null;
}
/** A plan that can be rolled: everything but the dice. */
export interface Planned extends Roller {
  readonly place: Place;
  readonly offer: string;
  readonly plan: Plan<unknown>;
}
export type Planning =
  | { readonly ok: true; readonly value: Planned }
  | { readonly ok: false; readonly problems: readonly Told[] };

/** The game of a sheet, or plain notation without one; `null` when this build has not that game. */
export function rollerOf(office: Office, character: Character | null): Roller | null {
  const system = systemOf(office, character?.system ?? NOTATION);
  return system && { system, data: character?.data ?? system.newSheet(), character };
}

/** The rolls of a character, and after them plain notation: any character may throw any dice. */
export function offersOf(
  office: Office,
  { system, data }: Roller,
  language = office.language,
): readonly RollOffer[] {
  const plain = system.id === NOTATION ? null : systemOf(office, NOTATION);
  return [
    ...system.offers(data, language),
    ...(plain?.offers(plain.newSheet(), language) ?? []).map((offer) => ({ ...offer, id: PLAIN + offer.id })),
  ];
}

/** Works out what a page asks to roll. The problems are in the words of the interface. */
export function planOf(office: Office, order: PlanOrder): Planning {
  const refuse = (...problems: Told[]): Planning => ({ ok: false, problems });
  const character = order.sheet === null ? null : storedCharacter(office.state, order.sheet);
  if (order.sheet !== null && !character) return refuse(told(office.say, 'sheet_gone'));
  const roller = rollerFor(office, character, order.offer);
  if (!roller) return refuse(told(office.say, 'unknown_system', '', character?.system ?? NOTATION));
  const offer = order.offer.startsWith(PLAIN) ? order.offer.slice(PLAIN.length) : order.offer;
  const plan = roller.system.plan(roller.data, offer, order.choices);
  if (!plan.ok) {
    return refuse(
      ...plan.problems.map((problem) => toldBy(office.say, office.language, roller.system, problem)),
    );
  }
  const place = placeOf(office, order.page);
  return { ok: true, value: { ...roller, place, offer: order.offer, plan: plan.value } };
}

function rollerFor(office: Office, character: Character | null, offer: string): Roller | null {
  const roller = rollerOf(office, character);
  if (!offer.startsWith(PLAIN) || roller?.system.id === NOTATION) return roller;
  const plain = rollerOf(office, null);
  return plain && { ...plain, character };
}

/** What the player called the offer, in the partida's language: the purpose of a roll without a label. */
export function offerLabel(office: Office, { place, offer, ...roller }: Planned, page: PageRef): string {
  const own = rollerOf(office, roller.character) ?? roller;
  return offersOf(office, own, place.language).find(({ id }) => id === offer)?.label ?? page.title;
}
