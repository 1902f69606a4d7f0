import { hasFixedDice } from '../../../rules/block/announce';
import type { Character, PageRef, PageView, Partida, PlanOrder, Preview } from '../messages';
import { storedCharacter, storedCharacters } from '../store/characters';
import { changePartidas, partidaOf } from '../store/partidas';
import { atTable } from './at-table';
import type { Counter } from './counter';
import { movesAt, paidBy } from './moves';
import { tellOdds } from './odds';
import { type Asker, NOTATION, type Office, systemOf } from './office';
import { proposal } from './partidas';
import { placeOf } from './place';
import { offersOf, plainRoll, planOf, rollerOf } from './plans';
import { pendingAt } from './rolls';
import { told } from './told';

/**
 * What a page's toolbar shows. Where nobody set anything up it offers plain notation under the account's name,
 * and every character, so that choosing one is one click.
 */
export async function pageView(
  office: Office,
  counter: Counter,
  page: PageRef,
  asker: Asker,
): Promise<PageView> {
  const { partida, language, colour, markup } = placeOf(office, page);
  const active = partida?.character ? storedCharacter(office.state, partida.character) : null;
  const roller = rollerOf(office, active, partida);
  const system = roller?.system ?? systemOf(office, partida?.system ?? NOTATION);
  const characters = charactersHere(office, partida, active).map(({ id, name }) => ({ id, name }));
  const { seat, ...table } = await atTable(
    office,
    page,
    characters.map(({ name }) => name),
    plainRoll(system?.id ?? NOTATION),
  );
  return {
    language,
    partida: partida && { id: partida.id, name: partida.name },
    account: page.account,
    system: {
      id: system?.id ?? partida?.system ?? NOTATION,
      name: system?.term(system.id, office.language) ?? '',
    },
    characters,
    active: active?.id ?? null,
    offers: roller ? offersOf(office, roller, partida) : [],
    markup,
    colour,
    pending: seat && office.database ? await pendingAt(office, office.database, counter, seat, asker) : [],
    moves: office.database ? await movesAt(office, office.database, page) : [],
    ...table,
    directs: partida?.directs ?? false,
    autoBeacon: partida?.autoBeacon ?? true,
  };
}

function charactersHere(office: Office, partida: Partida | null, active: Character | null) {
  const all = storedCharacters(office.state);
  const here =
    partida && partida.system !== NOTATION ? all.filter(({ system }) => system === partida.system) : all;
  const others = here.filter(({ id }) => id !== active?.id);
  return active ? [active, ...others] : others;
}

/** Exact odds of what the player has set, or what is wrong with it. */
export function preview(office: Office, order: PlanOrder): Preview {
  const planned = planOf(office, order);
  if (!planned.ok) return { odds: null, problems: planned.problems, costs: [], spend: false };
  const { system, plan, place } = planned.value;
  const where = { system, character: planned.value.character, partida: place.partida };
  return {
    odds: tellOdds(system.odds(plan.order, office.language)),
    problems: [],
    costs: paidBy(office, where, plan.order).map(({ words }) => words),
    spend: system.spec(plan.order).length === 0,
    fixedDice: hasFixedDice(system, plan.order),
  };
}

/** A choice that cannot be made, already in words. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Makes a character the one who rolls here. Without a partida one is made for this thread, of the character's
 * game; a partida of another game is not changed: it may have other threads and players.
 */
export async function choose(office: Office, page: PageRef, id: string): Promise<void> {
  const { say } = office;
  const character = storedCharacter(office.state, id);
  if (!character) throw new Refused(told(say, 'sheet_gone').message);
  const refusal = await changePartidas<string | null>(office.state, (stored) => {
    const partida = partidaOf(stored, page);
    if (!partida) {
      if (page.topic === null) return { value: told(say, 'no_topic').message };
      return { put: proposal(office, page, character), value: null };
    }
    if (partida.system !== character.system && partida.system !== NOTATION) {
      return { value: told(say, 'other_system', '', character.name).message };
    }
    return { put: { ...partida, system: character.system, character: id }, value: null };
  });
  if (refusal !== null) throw new Refused(refusal);
}
