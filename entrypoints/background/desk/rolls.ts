import { bytesToHex } from '@noble/hashes/utils.js';
import type { Read } from '../../../rules/read';
import type { Names } from '../../../rules/system';
import type { PageRef, Rolled, RolledBlock, RollOrder, Told } from '../messages';
import type { Database, RollRecord } from '../store/database';
import { altaPosted, markPosted, rollOfRequest, takeNumber, waitingRolls } from '../store/rolls';
import { rememberThread } from '../store/threads';
import { blockNames, handOut, writeBlock, writeWords } from './blocks';
import type { Counter } from './counter';
import { type Asker, databaseOf, type Office } from './office';
import { offerLabel, type Planned, planOf } from './plans';
import { knownSceneOf, nextTurn, postedBy, presentsKey, type Scene, sceneOf, threadId } from './scene';
import { told, toldBy } from './told';

/** A click whose plan holds, ready to be rolled. */
interface Click {
  readonly order: RollOrder;
  readonly planned: Planned;
  readonly names: Names;
  readonly scene: Scene;
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
  if (answered) return { kind: 'rolled', block: handOut(answered) };
  // Sheets and partidas cannot be read then: a roll without them would not be the one that was asked for.
  if (!office.state.opened.ok) return refused(told(office.say, 'read_only'));
  const planned = planOf(office, order);
  if (!planned.ok) return refused(...planned.problems);
  const { system, plan, place } = planned.value;
  const names = namesOf(office, order, planned.value);
  if (!names.ok) {
    return refused(...names.problems.map((problem) => toldBy(office.say, office.language, null, problem)));
  }
  if (system.spec(plan.order).length === 0) {
    return { kind: 'rolled', block: writeWords(system, plan, names.value, place) };
  }
  const scene = await sceneOf(db, order.page, office.now());
  if (typeof scene === 'string') return refused(told(office.say, scene));
  const click: Click = { order, planned: planned.value, names: names.value, scene };
  return counter.inTurn(scene.id, () => rollInTurn(office, db, counter, click, asker));
}

async function rollInTurn(
  office: Office,
  db: Database,
  counter: Counter,
  click: Click,
  asker: Asker,
): Promise<Rolled> {
  const { order, scene } = click;
  const posts = await rememberThread(db, threadId(order.page), order.thread, office.now());
  await markPosted(db, postedBy(scene.account, posts));
  const waiting = await waitingRolls(db, scene.id);
  const underWay = waiting.length > 0 ? await counter.underWay(order.drafts, asker) : new Set<string>();
  const unseen = waiting.find(({ code, request }) => !underWay.has(code) && request !== order.request);
  if (unseen) return { kind: 'pending', block: handOut(unseen) };

  const alta = (await needsAlta(db, click, posts, waiting)) ? scene.account : null;
  const place = { scene: scene.id, ctx: bytesToHex(scene.ctx), ...whereAndWhen(office, order.page) };
  const record = await takeNumber(db, place, order.request, (last) => ({
    ...writeBlock(
      { ...scene, ...nextTurn(scene, posts, last) },
      { ...click.planned, names: click.names, alta },
    ),
    ...recordOf(office, click),
  }));
  counter.handedOut(record.code, asker);
  return { kind: 'rolled', block: handOut(record) };
}

/** Rolls of a page's thread that were made, not seen posted, and stand in no other tab's editor; oldest first. */
export async function pendingRolls(
  office: Office,
  counter: Counter,
  page: PageRef,
  asker: Asker,
): Promise<readonly RolledBlock[]> {
  const scene = office.database && (await knownSceneOf(office.database, page));
  if (!office.database || !scene) return [];
  const waiting = await waitingRolls(office.database, scene.id);
  if (waiting.length === 0) return [];
  const underWay = await counter.underWay([], asker);
  return waiting.filter(({ code }) => !underWay.has(code)).map(handOut);
}

/** The thread must show the key once, in a post of its owner; a draft that brings it will. */
async function needsAlta(
  db: Database,
  { scene, order }: Click,
  posts: Parameters<typeof presentsKey>[1],
  waiting: readonly RollRecord[],
): Promise<boolean> {
  if (presentsKey(scene, posts) || waiting.some(({ alta }) => alta)) return false;
  // In a part of the thread its absence says nothing: then the log remembers.
  return order.thread.complete || !(await altaPosted(db, scene.id));
}

const namesOf = (office: Office, order: RollOrder, planned: Planned): Read<Names> =>
  blockNames(planned.plan, {
    character: planned.character?.name ?? null,
    account: order.page.account ?? '',
    label: order.label,
    offer: offerLabel(office, planned, order.page),
    nobody: office.say('nobody'),
  });

const whereAndWhen = ({ now }: Office, { host, title }: PageRef) => ({ host, title, at: now() });

/** What the log notes about a roll besides the dice. */
function recordOf(office: Office, { order, planned, names, scene }: Click) {
  const { page } = order;
  return {
    ...whereAndWhen(office, page),
    scene: scene.id,
    request: order.request,
    topic: page.topic ?? '',
    account: scene.account,
    partida: planned.place.partida?.id ?? '',
    partidaName: planned.place.partida?.name ?? '',
    character: names.personaje ?? '',
    label: names.motivo ?? '',
    system: planned.system.id,
    language: planned.place.language,
    posted: null,
    waiting: 1,
  } as const;
}

const refused = (...problems: Told[]): Rolled => ({ kind: 'refused', problems });
