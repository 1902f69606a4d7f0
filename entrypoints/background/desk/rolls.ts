import { playerTurn } from '../../../rules/proof/table';
import type { Names } from '../../../rules/system';
import type { PageRef, Rolled, RolledBlock, RollOrder } from '../messages';
import type { Database } from '../store/database';
import type { RollRecord } from '../store/records';
import {
  altaPosted,
  rewriteRolls,
  rollOfRequest,
  rollsOfScene,
  takeNumber,
  waitingRolls,
} from '../store/rolls';
import { amend } from './amending';
import { knownSeat, seatFor } from './attend';
import { handOut } from './blocks';
import type { Counter } from './counter';
import { type Aligned, dueTurn, isThreadRoll, type NoTurn, type Wish } from './due';
import { asidesOf, newSalt, noted, recordOf, sceneRecord } from './make';
import { giveBack } from './moves';
import { type Asker, databaseOf, type Office } from './office';
import { namesOf, payFor, spend, spentBefore } from './paying';
import { planOf } from './plans';
import { refused } from './refused';
import { realign, waitingAt } from './renumber';
import { presentsKey, type Scene, seatTurn } from './scene';
import type { Seat } from './seat';
import { told, toldBy } from './told';
import { wishFor } from './wish';

/** A click whose plan held when it was made. */
interface Click {
  readonly order: RollOrder;
  readonly names: Names;
}

/**
 * Answers a click. The same request gets the same roll; a roll of this thread that was made and stands nowhere
 * comes first, identical; only then a new number is taken, and the roll is in the log before anybody is told
 * (layout.md §3). So whatever fails afterwards, clicking again gives no new dice.
 */
export async function roll(
  office: Office,
  counter: Counter,
  order: RollOrder,
  asker: Asker,
): Promise<Rolled> {
  const db = databaseOf(office);
  const answered = await rollOfRequest(db, order.request);
  if (answered) {
    await payFor(office, order, planOf(office, order), answered);
    return { kind: 'rolled', block: handOut(answered, asidesOf(office)) };
  }
  // Sheets and partidas cannot be read then: a roll without them would not be the one that was asked for.
  if (!office.state.opened.ok) return refused(told(office.say, 'read_only'));
  const spent = spentBefore(office, order.request);
  if (spent) return spent;
  if (order.amends !== undefined) return amend(office, db, order, order.amends);
  const planned = planOf(office, order);
  if (!planned.ok) return refused(...planned.problems);
  const { system, plan } = planned.value;
  const names = namesOf(office, order, planned.value);
  if (!names.ok) {
    return refused(...names.problems.map((problem) => toldBy(office.say, office.language, null, problem)));
  }
  if (system.spec(plan.order).length === 0) {
    return spend(office, order);
  }
  const click: Click = { order, names: names.value };
  return counter.inTurn(seatTurn(order.page), () => rollInTurn(office, db, counter, click, asker));
}

async function rollInTurn(
  office: Office,
  db: Database,
  counter: Counter,
  click: Click,
  asker: Asker,
): Promise<Rolled> {
  const { order } = click;
  const seat = await seatFor(office, db, order.page, order.thread);
  if (typeof seat === 'string') return refused(told(office.say, seat));
  if (seat.unread) return refused(told(office.say, 'opening_unread'));
  if (seat.noEdit) return refused(told(office.say, seat.noEdit));
  const unseen = await unseenRoll(office, db, counter, seat, order, asker);
  if (unseen) return { kind: 'pending', block: handOut(unseen, asidesOf(office)) };

  // Sheet and partida may have changed while others had their turn: what is not there is not spent.
  const planned = planOf(office, order);
  if (!planned.ok) return refused(...planned.problems);
  const wished = wishFor(office, seat, order, planned.value, await openRecords(db, seat));
  if (!wished.ok) return refused(wished.problem);
  const wish = wished.value;
  const scene = isThreadRoll(seat, wish) ? seat.thread : (seat.open?.scene ?? seat.thread);
  const job = {
    ...{ system: planned.value.system, order: planned.value.plan.order, names: click.names, how: wish.how },
    ...{ place: planned.value.place, salt: newSalt() },
    alta: (await needsAlta(db, seat, scene, order)) ? seat.account : null,
  };
  const about = {
    ...noted(office, order.page, scene, {
      ...{ request: order.request, names: click.names, system: planned.value.system.id, how: wish.how },
    }),
    ...chosenOf(order),
  };
  const record = await takeNumber(db, sceneRecord(office, order.page, scene), order.request, (last) =>
    recordOf(turnOrThrow(seat, wish, scene, last), job, about),
  );
  counter.handedOut(record.code, asker);
  await payFor(office, order, planned, record);
  return { kind: 'rolled', block: handOut(record, asidesOf(office)) };
}

/** Choices of a game take a few hundred letters: what a page adds beyond that is not kept. */
const MOST_CHOSEN = 4000;
const chosenOf = ({ offer, choices }: RollOrder): Pick<RollRecord, 'chosen'> =>
  JSON.stringify(choices).length <= MOST_CHOSEN ? { chosen: { offer, choices } } : {};

/** The levels were asked before: a turn that is not there now is a mistake of ours, and nothing is written. */
function turnOrThrow(seat: Seat, wish: Wish, scene: Scene, last: RollRecord | null) {
  const turn: ReturnType<typeof dueTurn> = dueTurn(seat, wish, scene, last);
  if (typeof turn === 'string') throw new TypeError(`no turn: ${turn satisfies NoTurn}`);
  return turn;
}

/** The account's blocks in the open scene, by number. */
export const openRecords = async (db: Database, { open }: Seat): Promise<readonly RollRecord[]> =>
  open ? rollsOfScene(db, open.scene.id) : [];

/**
 * The oldest roll of the thread that was made, not seen posted, and stands in no editor: as it is, or, where the
 * thread has moved on and nothing of its scene stands in an editor, as it would be made now. What cannot be
 * posted any more gives its number back.
 */
async function unseenRoll(
  office: Office,
  db: Database,
  counter: Counter,
  seat: Seat,
  { drafts, request }: RollOrder,
  asker: Asker,
): Promise<RollRecord | null> {
  const waiting = await waitingAt(db, seat);
  if (waiting.every(({ aligned }) => aligned.length === 0)) return null;
  const underWay = await counter.underWay(drafts, asker);
  const isUnderWay = ({ record }: Aligned) =>
    [record.code, ...(record.otherCodes ?? [])].some((code) => underWay.has(code));
  for (const { scene, aligned } of waiting) {
    const lost = aligned.filter((one) => !isUnderWay(one) && one.record.request !== request);
    // What does not fit in a post that is edited may well fit in a new one.
    const gone = ({ state }: Aligned) => state === 'drop' && seat.page.editing === undefined;
    const dropped = lost.filter(gone).map(({ record }) => record);
    if (dropped.length > 0) {
      await rewriteRolls(db, dropped, []);
      await giveBack(
        office,
        dropped.map(({ request: id }) => id),
      );
    }
    const [unseen] = lost.filter(({ state }) => state !== 'drop');
    if (!unseen) continue;
    if (unseen.state === 'due' || aligned.some(isUnderWay)) return unseen.record;
    const records = await realign(office, db, seat, { scene, aligned });
    return records?.find((record) => record.request === unseen.record.request) ?? unseen.record;
  }
  return null;
}

/** Rolls of a page's thread that were made, not seen posted, and stand in no other tab's editor; oldest first. */
export async function pendingRolls(
  office: Office,
  counter: Counter,
  page: PageRef,
  asker: Asker,
): Promise<readonly RolledBlock[]> {
  if (!office.database) return [];
  const db = office.database;
  const seat = await knownSeat(office, db, page);
  return typeof seat === 'string' ? [] : pendingAt(office, db, counter, seat, asker);
}

export async function pendingAt(
  office: Office,
  db: Database,
  counter: Counter,
  seat: Seat,
  asker: Asker,
): Promise<readonly RolledBlock[]> {
  const scenes = [seat.thread, ...(seat.open ? [seat.open.scene] : [])];
  const waiting = (await Promise.all(scenes.map(({ id }) => waitingRolls(db, id)))).flat();
  if (waiting.length === 0) return [];
  const underWay = await counter.underWay([], asker);
  return waiting.filter(({ code }) => !underWay.has(code)).map((record) => handOut(record, asidesOf(office)));
}

/**
 * The thread must show the key once in each of its contexts, in a public post of its owner; a draft that brings
 * it will. Who directs has shown his with the apertura.
 */
async function needsAlta(
  db: Database,
  seat: Seat,
  scene: Scene,
  { page, thread }: RollOrder,
): Promise<boolean> {
  const { open, own, table, account } = seat;
  if (page.private === true || own) return false;
  const inScene = open?.scene.id === scene.id;
  const shown =
    inScene && table
      ? playerTurn(table, open.view, { author: account, pk: scene.key.pk, atLeast: 0 }).enrolled
      : presentsKey(scene, seat.posts);
  if (shown) return false;
  if ((await waitingRolls(db, scene.id)).some(({ alta }) => alta)) return false;
  // In a part of the thread its absence says nothing: then the log remembers.
  return thread.complete || !(await altaPosted(db, scene.id));
}
