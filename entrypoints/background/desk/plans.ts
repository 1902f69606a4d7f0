import type { Plan, RollOffer, SheetData, System } from '../../../rules/system';
import type { Character, PageRef, Partida, PlanOrder, Told } from '../messages';
import { storedCharacter } from '../store/characters';
import { figuresOf } from './figures';
import { NOTATION, type Office, systemOf } from './office';
import { type Place, placeOf } from './place';
import { told, toldBy } from './told';

/** Before the offers of plain notation that stand after those of a game: `notation/` and the offer's id. */
const PLAIN = `${NOTATION}/`;

/** The offer any character of a game throws any dice with. */
export const plainRoll = (system: string): string => (system === NOTATION ? 'tirar' : `${PLAIN}tirar`);

/** Who rolls, by which game, with which sheet, and what the table has set and counts (`undefined`: no partida). */
export interface Roller {
  readonly system: System;
  readonly data: SheetData;
  readonly character: Character | null;
  readonly figures: SheetData | undefined;
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

/**
 * The game of a sheet. Without one, plain notation; who directs has the game of the partida, for its oppositions
 * and spends, with a sheet that is nobody's. `null` when this build has not that game.
 */
export function rollerOf(
  office: Office,
  character: Character | null,
  partida: Partida | null,
): Roller | null {
  const directed = partida?.directs ? partida.system : NOTATION;
  const system = systemOf(office, character?.system ?? directed);
  if (!system) return null;
  const data = character?.data ?? system.newSheet();
  return { system, data, character, figures: figuresOf(system, partida) };
}

/** The rolls of a character, and after them plain notation: any character may throw any dice. */
export function offersOf(
  office: Office,
  { system, data, figures }: Roller,
  partida: Partida | null,
  language = office.language,
): readonly RollOffer[] {
  const plain = system.id === NOTATION ? null : diceOf(office, partida);
  const dice = plain?.system.offers(plain.data, language, plain.figures) ?? [];
  return [
    ...system.offers(data, language, figures),
    ...dice.map((offer) => ({ ...offer, id: PLAIN + offer.id })),
  ];
}

/** Works out what a page asks to roll. The problems are in the words of the interface. */
export function planOf(office: Office, order: PlanOrder): Planning {
  const refuse = (...problems: Told[]): Planning => ({ ok: false, problems });
  const character = order.sheet === null ? null : storedCharacter(office.state, order.sheet);
  if (order.sheet !== null && !character) return refuse(told(office.say, 'sheet_gone'));
  const place = placeOf(office, order.page);
  const roller = rollerFor(office, character, order.offer, place.partida);
  if (!roller) return refuse(told(office.say, 'unknown_system', '', character?.system ?? NOTATION));
  const offer = order.offer.startsWith(PLAIN) ? order.offer.slice(PLAIN.length) : order.offer;
  const plan = roller.system.plan(roller.data, offer, order.choices, roller.figures);
  if (!plan.ok) {
    return refuse(
      ...plan.problems.map((problem) => toldBy(office.say, office.language, roller.system, problem)),
    );
  }
  return { ok: true, value: { ...roller, place, offer: order.offer, plan: plan.value } };
}

function rollerFor(
  office: Office,
  character: Character | null,
  offer: string,
  partida: Partida | null,
): Roller | null {
  const roller = rollerOf(office, character, partida);
  if (!offer.startsWith(PLAIN) || roller?.system.id === NOTATION) return roller;
  const plain = diceOf(office, partida);
  return plain && { ...plain, character };
}

/** Plain notation, as the partida reads it. */
function diceOf(office: Office, partida: Partida | null): Roller | null {
  const system = systemOf(office, NOTATION);
  return system && { system, data: system.newSheet(), character: null, figures: figuresOf(system, partida) };
}

/** What the player called the offer, in the partida's language: the purpose of a roll without a label. */
export function offerLabel(office: Office, { place, offer, ...roller }: Planned, page: PageRef): string {
  const own = rollerOf(office, roller.character, place.partida) ?? roller;
  return (
    offersOf(office, own, place.partida, place.language).find(({ id }) => id === offer)?.label ?? page.title
  );
}
