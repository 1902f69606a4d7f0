import { bytesToHex } from '@noble/hashes/utils.js';
import { verdictOf } from '../../../rules/block/check';
import { readDice } from '../../../rules/block/dice-text';
import { writeIn } from '../../../rules/block/markup/all';
import { cleanName, PURPOSE_LENGTH } from '../../../rules/block/names';
import { type AskedRoll, declaredLabel, type Resolved, writeBeacon } from '../../../rules/block/write-scene';
import { findTokens } from '../../../rules/proof/find';
import { hostLabel } from '../../../rules/proof/keys';
import { textForm } from '../../../rules/proof/letters';
import { drawBeacon, resolveDeclared, sealsOf, signBeacon } from '../../../rules/proof/making-scene';
import { directorTurn, type ToSeal } from '../../../rules/proof/table';
import { MAX_REQUESTS } from '../../../rules/proof/token';
import type { Problem, Read } from '../../../rules/read';
import { bad, good } from '../../../rules/read';
import type { Ask, PageRef, Rolled, RolledBlock, ThreadText } from '../messages';
import type { Database } from '../store/database';
import { storedPartidas } from '../store/partidas';
import type { BeaconRecord } from '../store/records';
import { beaconOfRequest, beaconsOf, putBeacon } from '../store/scenes';
import { knownSeat, seatFor } from './attend';
import type { Counter } from './counter';
import { claimId } from './keys';
import { databaseOf, type Office } from './office';
import { type Place, placeOf } from './place';
import { refused } from './refused';
import { postedBy, seatTurn } from './scene';
import type { OpenScene, Seat } from './seat';
import { told, toldBy } from './told';

export interface BeaconOrder {
  readonly page: PageRef;
  readonly thread: ThreadText;
  readonly request: string;
  readonly asks: readonly Ask[];
}

export interface AutoOrder {
  readonly page: PageRef;
  readonly thread: ThreadText;
  /** Those of the editor. */
  readonly codes: readonly string[];
}

/** The baliza of the director's post (protocol §4.9). */
export async function beacon(office: Office, counter: Counter, order: BeaconOrder): Promise<Rolled> {
  const { page, thread, request, asks } = order;
  if (page.private === true) return refused(told(office.say, 'private_post'));
  const db = databaseOf(office);
  return counter.inTurn(seatTurn(page), async () => {
    const answered = await beaconOfRequest(db, request);
    if (answered) return { kind: 'rolled', block: handOutBeacon(office, answered) };
    const seat = await seatFor(office, db, page, thread);
    return typeof seat === 'string'
      ? refused(told(office.say, seat))
      : makeBeacon(office, db, seat, { request, asks });
  });
}

/** The baliza a post gets by itself (`Partida.autoBeacon`); `null` where none is due. */
export async function autoBeacon(
  office: Office,
  counter: Counter,
  { page, thread, codes }: AutoOrder,
): Promise<Rolled | null> {
  if (!mayGetBeacon(office, page)) return null;
  const db = databaseOf(office);
  return counter.inTurn(seatTurn(page), async () => {
    const seat = await seatFor(office, db, page, thread);
    if (typeof seat === 'string' || !seat.open?.directs || beaconAmong(codes, seat)) return null;
    return makeBeacon(office, db, seat, { request: office.newId(), asks: [] });
  });
}

/** Whether a post written on this page gets a baliza by itself, by what was read of its thread before. */
export async function awaitsBeacon(office: Office, page: PageRef): Promise<boolean> {
  if (!office.database || !mayGetBeacon(office, page)) return false;
  const seat = await knownSeat(office, office.database, page);
  return typeof seat !== 'string' && seat.open?.directs === true;
}

/** Whether some partida of this host is directed with that setting. */
export const directsHere = ({ state }: Office, host: string): boolean =>
  storedPartidas(state).some((one) => one.host === hostLabel(host) && one.directs && one.autoBeacon);

// A private post, or one that others have read already, gets none.
const mayGetBeacon = (office: Office, page: PageRef): boolean =>
  page.private !== true && page.editing === undefined && (placeOf(office, page).partida?.autoBeacon ?? true);

/** Whether a baliza or apertura stands among the codes of an editor that is not one of the posts. */
function beaconAmong(codes: readonly string[], { account, posts }: Seat): boolean {
  const posted = new Set(postedBy(account, posts).map(({ code }) => code));
  return codes
    .flatMap((code) => findTokens(code))
    .some(({ token }) => token?.kind === 'baliza' && !posted.has(textForm(token.bytes)));
}

/** The same baliza for the thread as it is now; the same block when nothing has changed. */
export async function beaconAgain(
  office: Office,
  db: Database,
  seat: Seat,
  record: BeaconRecord,
): Promise<Rolled> {
  if (record.posted !== null || !(await beaconIsOld(db, seat, record))) {
    return { kind: 'rolled', block: handOutBeacon(office, record) };
  }
  return makeBeacon(office, db, seat, record);
}

async function makeBeacon(
  office: Office,
  db: Database,
  seat: Seat,
  { request, asks }: Pick<BeaconRecord, 'request' | 'asks'>,
): Promise<Rolled> {
  const { say } = office;
  const { own, account } = seat;
  if (seat.noBeacon) return refused(told(say, 'edit_beacon'));
  if (!own) return refused(told(say, seat.open?.locked ? 'other_key' : 'no_scene'));
  if (asks.length > MAX_REQUESTS) return refused(told(say, 'too_many_asks'));
  const asked = readAsks(asks);
  if (!asked.ok) {
    return refused(...asked.problems.map((problem) => toldBy(say, office.language, null, problem)));
  }
  const { ctx, key } = own.scene;
  const { k, toSeal } = await nextBeacon(db, seat, own);
  const draw = drawBeacon(key, ctx, k);
  const seals = sealsOf(draw.beta, toSeal);
  const requests = asked.value.map(({ spec }) => spec);
  const { text: code } = signBeacon(draw, { seals, requests });
  const { language, markup, colour } = placeOf(office, seat.page);
  const hidden = new Set(seat.posts.filter((post) => post.private).map(({ id }) => id));
  const resolved = toSeal
    .filter(({ post }) => !hidden.has(post))
    .flatMap((seal) => resolve(office, seal, draw.beta, language));
  const lines = writeBeacon(k, { asks: asked.value, resolved }, language);
  const record = {
    ...{ ctx: bytesToHex(ctx), k, request, account, asks, seals: seals.map(bytesToHex), code, posted: null },
    ...{ block: writeIn[markup](lines, code, colour), at: office.now(), resolved: resolved.length },
  };
  await putBeacon(db, record);
  return { kind: 'rolled', block: handOutBeacon(office, record) };
}

/** Number of the next baliza and what it seals; altas that ask only once the director has said yes. */
async function nextBeacon(db: Database, seat: Seat, own: OpenScene) {
  const made = await beaconsOf(db, bytesToHex(own.scene.ctx));
  const lastBeacon = Math.max(0, ...made.filter(({ posted }) => posted !== null).map(({ k }) => k));
  return turnOf(seat, own, lastBeacon);
}

function turnOf(seat: Seat, { view, scene }: OpenScene, lastBeacon: number) {
  if (!seat.table) throw new TypeError('seat: a scene without its thread');
  const who = { author: seat.account, pk: scene.key.pk, atLeast: 0, lastBeacon };
  const { k, toSeal } = directorTurn(seat.table, view, who);
  return {
    k,
    toSeal: toSeal.filter((seal) => !seal.asks || seat.people.claims[claimId(scene.ctx, seal)] === true),
  };
}

/** Blocks the next baliza of one's own scene would seal. */
export const toSealNow = (seat: Seat, own: OpenScene): readonly ToSeal[] => turnOf(seat, own, 0).toSeal;

/** Altas the director has not been asked about. */
export function asking(seat: Seat, { view, scene }: OpenScene): readonly ToSeal[] {
  if (!seat.table) return [];
  const who = { author: seat.account, pk: scene.key.pk, atLeast: 0 };
  return directorTurn(seat.table, view, who).toSeal.filter((seal) => seal.asks);
}

/** Whether a baliza in an editor would be read as repeated, or leaves out what stands in the thread by now. */
export async function beaconIsOld(db: Database, seat: Seat, record: BeaconRecord): Promise<boolean> {
  const { own } = seat;
  if (!own || bytesToHex(own.scene.ctx) !== record.ctx) return false;
  const { k, toSeal } = await nextBeacon(db, seat, own);
  if (k !== record.k) return true;
  const seals = sealsOf(drawBeacon(own.scene.key, own.scene.ctx, k).beta, toSeal).map(bytesToHex);
  return seals.length !== record.seals.length || seals.some((seal) => !record.seals.includes(seal));
}

function resolve(
  { systems }: Office,
  { author, n, declared, blockText }: ToSeal,
  beta: Uint8Array,
  language: Place['language'],
): Resolved[] {
  // A name with the brackets of a tag would not read as it is: its line would be nobody's.
  if (!declared || /[[\]<>]/.test(author)) return [];
  const { spec, order } = declared;
  const dice = resolveDeclared(declared, beta);
  // From the post: anyone may have written it.
  const label = cleanName(declaredLabel(blockText), '', PURPOSE_LENGTH);
  const outcome = verdictOf(systems, { order: String.fromCharCode(...order), spec, dice }, language);
  return [
    {
      ...{ author: author.replace(/\s+/g, ' ').trim(), n, spec, dice, outcome },
      label: label.ok ? label.value : '',
    },
  ];
}

function readAsks(asks: readonly Ask[]): Read<readonly AskedRoll[]> {
  const problems: Problem[] = [];
  const read = asks.map((ask): AskedRoll => {
    const clean = (text: string, field: string, max?: number): string => {
      if (text.trim() === '') return '';
      const name = cleanName(text, field, max);
      if (name.ok) return name.value;
      problems.push(...name.problems);
      return '';
    };
    const spec = readDice(ask.dice);
    if (!spec.ok) problems.push(...spec.problems);
    return {
      to: clean(ask.to, 'to'),
      label: clean(ask.label, 'label', PURPOSE_LENGTH),
      difficulty: clean(ask.difficulty, 'difficulty'),
      spec: spec.ok ? spec.value : [],
    };
  });
  return problems.length > 0 ? bad(...problems) : good(read);
}

const handOutBeacon = (
  { say }: Office,
  { ctx, k, block, code, seals, asks, resolved }: Omit<BeaconRecord, 'otherCodes'>,
): RolledBlock => ({
  id: `baliza:${ctx}.${k}`,
  n: k,
  text: block,
  code,
  said: say('beacon_said', k, seals.length, resolved, asks.length),
  tone: 'neutral',
});
