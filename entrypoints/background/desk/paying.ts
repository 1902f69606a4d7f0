import type { Read } from '../../../rules/read';
import type { Names } from '../../../rules/system';
import type { Rolled, RolledBlock, RollOrder } from '../messages';
import { storedCharacter } from '../store/characters';
import { type MoveRecord, storedMove } from '../store/moves';
import type { RollRecord } from '../store/records';
import { blockNames, writeWords } from './blocks';
import { ledgerOf, movedBy, paidBy, possible, type Where } from './moves';
import type { Office } from './office';
import { placeOf } from './place';
import { offerLabel, type Planned, type Planning, planOf } from './plans';
import { refused } from './refused';
import { toldBy } from './told';

const whereOf = ({ system, character, place }: Planned): Where => ({
  system,
  // The dice of plain notation are nobody's sheet.
  character: character?.system === system.id ? character : null,
  partida: place.partida,
});

/** The free texts of a block, clean. */
export const namesOf = (office: Office, order: RollOrder, planned: Planned): Read<Names> =>
  blockNames(planned.plan, {
    character: planned.character?.name ?? null,
    account: order.page.account ?? '',
    label: order.label,
    offer: offerLabel(office, planned, order.page),
    nobody: office.say('nobody'),
  });

/**
 * Takes what a roll costs out of sheet and partida, once, and notes that more may follow from its dice. Called
 * when its record is written: should it not come to that, the same click asked again pays.
 */
export async function payFor(
  office: Office,
  order: RollOrder,
  planned: Planning,
  record: RollRecord,
): Promise<void> {
  const { state } = office;
  if (!planned.ok || !planned.value.system.changes || !state.opened.ok) return;
  const { plan } = planned.value;
  await state.change(() => {
    if (storedMove(state, order.request)) return { value: undefined };
    const where = whereNow(office, order, planned.value);
    const paid = paidBy(office, where, plan.order);
    if (paid.length === 0 && !mayFollow(office, where, plan.order, record)) return { value: undefined };
    const note = { ...noteOf(office, order, where, record.names), state: 'open' } as const;
    return { ...movedBy(office, where, paid, note), value: undefined };
  });
}

/** Dice that nobody knows yet may bring anything. */
function mayFollow(office: Office, where: Where, order: unknown, { dice }: RollRecord): boolean {
  if (dice.length === 0) return true;
  const { sheet, partida } = ledgerOf(where);
  const all = where.system.changes?.(order, dice, sheet, partida, office.language) ?? [];
  return possible(all, where).length > 0;
}

/** The spend that this click made before: asked again it is the same, and costs nothing more. */
export function spentBefore({ state }: Office, request: string): Rolled | null {
  const spent = storedMove(state, request)?.spend;
  return spent ? { kind: 'rolled', block: blockOf(spent) } : null;
}

/**
 * What changes the game without dice: words for the message, and the changes themselves, written together with
 * their note. Worked out in the turn of the write, so that the same point is not spent twice.
 */
export function spend(office: Office, order: RollOrder): Promise<Rolled> {
  const { state } = office;
  return state.change<Rolled>(() => {
    const before = spentBefore(office, order.request);
    if (before) return { value: before };
    const planned = planOf(office, order);
    if (!planned.ok) return { value: refused(...planned.problems) };
    const names = namesOf(office, order, planned.value);
    if (!names.ok)
      return {
        value: refused(...names.problems.map((one) => toldBy(office.say, office.language, null, one))),
      };
    const { system, plan, place } = planned.value;
    const where = whereOf(planned.value);
    const words = writeWords(system, plan, names.value, place);
    const note: Omit<MoveRecord, 'paid' | 'followed'> = {
      ...{ ...noteOf(office, order, where, names.value), state: 'settled' },
      spend: { block: words.text, said: words.said, tone: words.tone },
    };
    return {
      ...movedBy(office, where, paidBy(office, where, plan.order), note),
      value: { kind: 'rolled', block: words },
    };
  });
}

/** Notes words that change nothing (an amendment): they stand in the log, and the same click gets the same. */
export function noteWords(
  office: Office,
  order: RollOrder,
  planned: Planned,
  names: Names,
  words: NonNullable<MoveRecord['spend']>,
): Promise<Rolled> {
  const { state } = office;
  return state.change<Rolled>(() => {
    const before = spentBefore(office, order.request);
    if (before) return { value: before };
    const where = whereOf(planned);
    const note = { ...noteOf(office, order, where, names), state: 'settled', spend: words } as const;
    return { ...movedBy(office, where, [], note), value: { kind: 'rolled', block: blockOf(words) } };
  });
}

const blockOf = ({ block, said, tone }: NonNullable<MoveRecord['spend']>): RolledBlock => ({
  ...{ id: '', n: 0, text: block, code: '', said, tone },
});

/** Sheet and partida as they are in this very turn of storage. */
function whereNow(office: Office, { page, sheet }: RollOrder, planned: Planned): Where {
  const character = sheet === null ? null : storedCharacter(office.state, sheet);
  return whereOf({ ...planned, character, place: placeOf(office, page) });
}

function noteOf(
  office: Office,
  { request, page, about }: RollOrder,
  { system, character, partida }: Where,
  names: Names,
): Omit<MoveRecord, 'paid' | 'followed' | 'state'> {
  return {
    ...{ id: request, at: office.now(), host: page.host, topic: page.topic ?? '', title: page.title },
    ...{ partida: partida?.id ?? '', partidaName: partida?.name ?? '', sheet: character?.id ?? '' },
    ...{ character: names.personaje ?? '', system: system.id, label: names.motivo ?? '' },
    ...(about ? { about } : {}),
  };
}
