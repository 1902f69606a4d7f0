import { type AskLine, askLine } from '../../../rules/block/write-scene';
import { sameBytes } from '../../../rules/proof/bytes';
import { specText } from '../../../rules/proof/spec';
import { playerTurn, type Table } from '../../../rules/proof/table';
import type { KeyAsk, Level, PageRef, RequestView, SceneView, Waiting } from '../messages';
import type { Database } from '../store/database';
import { fold, knownMaster } from '../store/master';
import type { RollRecord } from '../store/records';
import { rollId, rollsOfScene } from '../store/rolls';
import { knownSeat } from './attend';
import { asking, toSealNow } from './beacon';
import { claimId } from './keys';
import { levelsOf } from './levels';
import type { Office } from './office';
import { isLater } from './recovery';
import { type Scene, sceneIn } from './scene';
import type { OpenScene, Seat } from './seat';

/** What a page shows of the table, besides what it shows without one. */
export interface AtTable {
  readonly levels: readonly Level[];
  readonly scene: SceneView | null;
  readonly requests: readonly RequestView[];
  readonly hidden: readonly Waiting[];
  readonly declared: readonly Waiting[];
  readonly wordsShown: boolean;
}

/**
 * The table by the pages of the thread read so far.
 * @param names of the characters a request may be meant for, besides the account
 * @param plain id of the offer that throws any dice
 */
export async function atTable(
  office: Office,
  page: PageRef,
  names: readonly string[],
  plain: string,
): Promise<AtTable & { readonly seat: Seat | null }> {
  const { database: db, say } = office;
  const nothing = { scene: null, requests: [], hidden: [], declared: [], wordsShown: true, seat: null };
  if (!db) return { ...nothing, levels: [{ how: 'basica', words: say('health_log'), allowed: false }] };
  const master = await knownMaster(db);
  const wordsShown = master === null || master.shown !== undefined || isLater(office);
  const seat = await knownSeat(office, db, page);
  if (typeof seat === 'string') return { ...nothing, wordsShown, levels: levelsOf(say, seat, []) };
  const records = seat.open ? await rollsOfScene(db, seat.open.scene.id) : [];
  const own = await ownRecords(db, seat);
  return {
    levels: levelsOf(say, seat, records),
    scene: seat.open && sceneView(office, seat, seat.open),
    requests: requestsOf(seat, records, [seat.account, ...names], plain),
    hidden: own.filter(isHidden).map(waiting),
    declared: own.filter((record) => isDeclared(seat, record)).map(waiting),
    wordsShown,
    seat,
  };
}

function sceneView(office: Office, seat: Seat, open: OpenScene): SceneView {
  const { author, flags, largest } = open.view;
  const mine = open.directs;
  return {
    ...{ gm: author, mine, strict: flags.estricta, onePerBeacon: flags.onePerBeacon, beacons: largest },
    confirmed: mine || open.locked || needNotAsk(seat, author),
    toSeal: mine ? toSealNow(seat, open).length : 0,
    keys: mine ? keysAsked(office, seat, open) : [],
  };
}

/** The reader has said so; or the director began the thread himself (protocol §4.9, «Who is GM»). */
function needNotAsk({ people, posts, fromStart }: Seat, author: string): boolean {
  if (Object.hasOwn(people.directors, author)) return true;
  return fromStart && posts[0]?.author === author;
}

function keysAsked({ say }: Office, seat: Seat, open: OpenScene): readonly KeyAsk[] {
  const unanswered = asking(seat, open).filter(
    (seal) => !Object.hasOwn(seat.people.claims, claimId(open.scene.ctx, seal)),
  );
  return [...new Set(unanswered.map(({ author }) => author))].map((author) => ({
    author,
    words: say('key_ask', author),
  }));
}

/** What the director asks for and this account has not answered, those for it first. */
function requestsOf(
  { open, table, account }: Seat,
  records: readonly RollRecord[],
  names: readonly string[],
  plain: string,
): readonly RequestView[] {
  if (!open || open.directs || open.locked || !table) return [];
  const who = { author: account, pk: open.scene.key.pk, atLeast: 0 };
  const folded = names.map(fold);
  const views = playerTurn(table, open.view, who)
    .requests.filter(
      ({ k, q }) => !records.some(({ ref }) => ref?.to === 'request' && ref.k === k && ref.q === q),
    )
    .map(({ k, q, spec }): RequestView => {
      const dice = specText(spec);
      const line = askLine(stretchOf(table, open.view.ctx, k), q);
      const mine = !line || line.to === null || folded.includes(fold(line.to));
      // Segments are thrown one after the other, which no notation writes.
      const roll = dice.includes(';') ? null : { offer: plain, choices: { expresion: dice } };
      return { k, q, dice, words: line?.words ?? dice, mine, label: line ? labelOf(line, dice) : '', roll };
    });
  return [...views.filter(({ mine }) => mine), ...views.filter(({ mine }) => !mine)];
}

/** The line is `to - label - dice - difficulty`: from the post, anyone may have written it. */
function labelOf({ words }: AskLine, dice: string): string {
  const [, label = ''] = words.split(' - ');
  return label === dice ? '' : label;
}

const stretchOf = ({ matter }: Table, ctx: Uint8Array, k: number): string =>
  matter.scenes.find((scene) => sameBytes(scene.ctx, ctx))?.beacon(k)?.block.stretch ?? '';

/** The account's blocks in the thread and in every scene of it. */
async function ownRecords(db: Database, { thread, table, account }: Seat): Promise<readonly RollRecord[]> {
  const { key } = thread;
  const scenes: readonly Scene[] = [
    thread,
    ...(table?.scenes ?? []).map(({ ctx }) => sceneIn(ctx, account, key)),
  ];
  return (await Promise.all(scenes.map(({ id }) => rollsOfScene(db, id)))).flat();
}

const isHidden = ({ how, posted, reveal }: RollRecord): boolean =>
  how === 'oculta' && posted !== null && (reveal?.posted ?? null) === null;

/** A declaration that stands in the thread and no baliza has sealed. */
function isDeclared({ table, thread }: Seat, { how, posted, scene, n }: RollRecord): boolean {
  if (how !== 'declarada' || posted === null) return false;
  const series = table?.series.find(
    (one) => sameBytes(one.pk, thread.key.pk) && sceneIn(one.ctx, thread.account, thread.key).id === scene,
  );
  return series?.sealer(n) === null || series === undefined;
}

const waiting = (record: RollRecord): Waiting => ({
  id: rollId(record),
  n: record.n,
  label: record.label,
});
