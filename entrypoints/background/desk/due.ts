import {
  basicaAlpha,
  directorAlpha,
  immediateAlpha,
  requestedAlpha,
  witnessOf,
} from '../../../rules/proof/alpha';
import { directorTurn, type OpenRequest, playerTurn, type Table } from '../../../rules/proof/table';
import type { Ref } from '../../../rules/proof/token';
import type { How } from '../messages';
import type { RollRecord } from '../store/records';
import { type Before, type Scene, turnAfter } from './scene';
import type { NoEdit, OpenScene, Seat } from './seat';

/** How a block is to be made: its way, and the request it answers. */
export interface Wish {
  readonly how: How;
  readonly answers: { readonly k: number; readonly q: number } | null;
}
/** Number and reference that are due, and what the dice come from; a declaration leans on nothing yet. */
export interface Turn {
  readonly scene: Scene;
  readonly n: number;
  readonly ref: Ref | null;
  readonly alpha: Uint8Array | null;
}
/** Why there is no turn: the request was answered, or is not there; the director has no witness. */
export type NoTurn = 'request_answered' | 'request_gone' | 'no_witness' | 'no_scene';

/** Whether a wish counts in the thread's own context. */
export function isThreadRoll(seat: Seat, { how, answers }: Wish): boolean {
  if (how === 'basica') return true;
  if (how !== 'oculta') return false;
  if (answers) return false;
  return !seat.open || (seat.open.directs && witnessOfNext(seat, seat.open, null) === null);
}

/**
 * The turn of the block after `last`, the block the log knows before it (protocol §4.8): as the acta will judge
 * it in a post after the last one read.
 */
export function dueTurn(seat: Seat, wish: Wish, scene: Scene, last: Before | null): Turn | NoTurn {
  if (scene.id === seat.thread.id) {
    const { n, anchor } = turnAfter(scene, seat.posts, last);
    return { scene, n, ref: { to: 'post', post: anchor }, alpha: basicaAlpha(scene.ctx, n, anchor) };
  }
  const open = [seat.open, seat.own].find((one) => one?.scene.id === scene.id);
  if (!seat.table || !open) return 'no_scene';
  if (open.directs) return directorsTurn(seat, open, last);
  return playersTurn(seat, seat.table, open, wish, last);
}

function directorsTurn(seat: Seat, open: OpenScene, last: Before | null): Turn | NoTurn {
  const { scene } = open;
  const turn = witnessOfNext(seat, open, last);
  if (!turn) return 'no_witness';
  const { m, witness } = turn;
  const { w, seals } = witness;
  return { scene, n: m, ref: { to: 'witness', w }, alpha: directorAlpha(scene.ctx, m, w, witnessOf(seals)) };
}

/** Number and witness of the director's next roll; `null` before any of his balizas has seals. */
export function witnessOfNext({ table, account, at }: Seat, { view, scene }: OpenScene, last: Before | null) {
  if (!table) return null;
  const lastWitness = last?.ref?.to === 'witness' ? { lastWitness: last.ref.w } : {};
  const who = { author: account, pk: scene.key.pk, atLeast: last?.n ?? 0, at, ...lastWitness };
  const { m, witness } = directorTurn(table, view, who);
  return witness && { m, witness };
}

function playersTurn(
  { account, at }: Seat,
  table: Table,
  { view, scene }: OpenScene,
  { how, answers }: Wish,
  last: Before | null,
): Turn | NoTurn {
  const { ctx, key } = scene;
  const { n, beacon, requests } = playerTurn(table, view, {
    author: account,
    pk: key.pk,
    atLeast: last?.n ?? 0,
    at,
  });
  if (how === 'declarada') return { scene, n, ref: null, alpha: null };
  if (!answers) {
    const { k, beta } = beacon;
    return { scene, n, ref: { to: 'beacon', k }, alpha: immediateAlpha(ctx, n, k, beta) };
  }
  const request = requestOf(requests, answers);
  if (!request) return isAsked(table, ctx, answers) ? 'request_answered' : 'request_gone';
  const { k, q, beta } = request;
  return { scene, n, ref: { to: 'request', k, q }, alpha: requestedAlpha(ctx, k, q, beta) };
}

const requestOf = (requests: readonly OpenRequest[], { k, q }: { k: number; q: number }) =>
  requests.find((one) => one.k === k && one.q === q);

const isAsked = ({ matter }: Table, ctx: Uint8Array, { k, q }: { k: number; q: number }): boolean =>
  matter.scenes.some((scene) => scene.ctx === ctx && (scene.beacon(k)?.requests.length ?? 0) > q);

/** A block in the making, and what the thread as it is now says about it. */
export type Aligned =
  | { readonly record: RollRecord; readonly state: 'due' }
  | { readonly record: RollRecord; readonly state: 'renumber'; readonly turn: Turn }
  | { readonly record: RollRecord; readonly state: 'drop'; readonly why: NoTurn | 'strict' | NoEdit };

/**
 * Goes through the blocks of a scene that were not seen posted, in their order, and says of each whether it is
 * still due: the same number from another device, or a baliza posted since, moves it.
 * @param records all blocks of the scene, by number
 */
export function align(seat: Seat, scene: Scene, records: readonly RollRecord[]): readonly Aligned[] {
  const aligned: Aligned[] = [];
  let last: Before | null = null;
  for (const record of records) {
    if (!record.waiting) {
      last = record;
      continue;
    }
    const one = alignOne(seat, scene, record, last);
    aligned.push(one);
    if (one.state === 'due') last = record;
    if (one.state === 'renumber') last = { n: one.turn.n, ref: one.turn.ref, posted: null };
  }
  return aligned;
}

function alignOne(seat: Seat, scene: Scene, record: RollRecord, last: Before | null): Aligned {
  if (scene.id === seat.thread.id && seat.strictThread) return { record, state: 'drop', why: 'strict' };
  if (seat.noEdit) return { record, state: 'drop', why: seat.noEdit };
  const turn = dueTurn(seat, wishOf(record), scene, last);
  // A request that is on no page read so far may well be there.
  if (turn === 'request_gone') return { record, state: 'due' };
  if (typeof turn === 'string') return { record, state: 'drop', why: turn };
  const same = turn.n === record.n && sameRef(turn.ref, record.ref);
  return same ? { record, state: 'due' } : { record, state: 'renumber', turn };
}

export const wishOf = ({ how, ref }: Pick<RollRecord, 'how' | 'ref'>): Wish => ({
  how,
  answers: ref?.to === 'request' ? { k: ref.k, q: ref.q } : null,
});

const sameRef = (one: Ref | null, other: Ref | null): boolean => refText(one) === refText(other);
function refText(ref: Ref | null): string {
  if (ref === null) return '';
  switch (ref.to) {
    case 'beacon':
      return `beacon ${ref.k}`;
    case 'request':
      return `request ${ref.k} ${ref.q}`;
    case 'post':
      return `post ${ref.post}`;
    case 'witness':
      return `witness ${ref.w}`;
  }
}
