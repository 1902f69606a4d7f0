import { bytesToHex } from '@noble/hashes/utils.js';
import { sameBytes } from '../../../rules/proof/bytes';
import { findTokens } from '../../../rules/proof/find';
import type { Key } from '../../../rules/proof/keys';
import { plainText } from '../../../rules/proof/plain';
import { readTable, type Table, type SceneView as TableScene } from '../../../rules/proof/table';
import type { Token } from '../../../rules/proof/token';
import type { PageRef, PostText } from '../messages';
import type { Database } from '../store/database';
import { changePeople, peopleOf } from '../store/people';
import { proofsOf } from '../store/proofs';
import type { PeopleRecord } from '../store/records';
import { noteScenes } from '../store/threads';
import { introducedIn, pinsFor, sealedKeys } from './keys';
import { type Scene, sceneIn, threadId, threadScene } from './scene';

/** Where an account sits at a thread: what it can do next, from all that was read of it. */
export interface Seat {
  readonly page: PageRef;
  readonly account: string;
  /** Of an edit, the posts up to the one that is edited: what stands there is judged by them alone. */
  readonly posts: readonly PostText[];
  /** Position of the post that is written: after the last of `posts`, or the last where it is edited. */
  readonly at: number;
  /** Why no block may go into the post that is edited; `null` where one may. */
  readonly noEdit: NoEdit | null;
  /** The post that is edited holds a baliza of the account, or a later one does: none may go in. */
  readonly noBeacon: boolean;
  /** The context of the thread itself: level básica. */
  readonly thread: Scene;
  /** `null` where the thread holds no codes. */
  readonly table: Table | null;
  readonly people: PeopleRecord;
  /** The open scene of a director the reader has not turned down. */
  readonly open: OpenScene | null;
  /** The scene this account opened last with this key: where its balizas go. */
  readonly own: OpenScene | null;
  /** Codes here belong to a scene whose apertura stands on a page nobody has read yet. */
  readonly unread: boolean;
  /** The first post known began the thread. */
  readonly fromStart: boolean;
  /** The first scene of the thread is strict: básica is not allowed any more. */
  readonly strictThread: boolean;
}
/**
 * Why an edit takes no block: it would be read out of order, since numbers of the account stand in later posts; or
 * as added afterwards, since a baliza has been posted after it.
 */
export type NoEdit = 'edit_out_of_order' | 'edit_after_beacon';
export interface OpenScene {
  readonly scene: Scene;
  readonly view: TableScene;
  /** The account directs it, with this key. */
  readonly directs: boolean;
  /** The account directs it, but with a key of another browser. */
  readonly locked: boolean;
}

/** What was read of a thread for a question. */
export interface ReadPosts {
  readonly posts: readonly PostText[];
  readonly complete: boolean;
  /** Absent: as `complete`. */
  readonly fromStart?: boolean;
}

/** Where the post that is edited stands among these: -1 when it is not one of them; `null` for a new post. */
export const editedAt = ({ editing }: PageRef, posts: readonly PostText[]): number | null =>
  editing === undefined ? null : posts.findIndex(({ id }) => id === editing);

/** Reads the table, remembers what it shows about people, and finds the scene that is open. */
export async function takeSeat(
  db: Database,
  page: PageRef & { readonly topic: string },
  { account, key }: { readonly account: string; readonly key: Key },
  { posts: all, complete, fromStart = complete }: ReadPosts,
  now: number,
): Promise<Seat> {
  const edited = editedAt(page, all) ?? -1;
  const posts = edited < 0 ? all : all.slice(0, edited + 1);
  const at = edited < 0 ? posts.length : edited;
  const id = threadId(page);
  const thread = threadScene(page.host, page.topic, account, key);
  const known = await peopleOf(db, id);
  if (!posts.some(({ text }) => text.includes('TV1'))) {
    const noEdit = edited < 0 ? null : noEditOf(all.slice(edited + 1), account, null);
    const nothing = { table: null, open: null, own: null, unread: false, strictThread: false };
    const noBeacon = false;
    return { page, account, posts, at, noEdit, noBeacon, thread, people: known, fromStart, ...nothing };
  }
  const { table, save } = await tableOf(db, page, { account, key }, { posts, complete }, known);
  await Promise.allSettled([save(now), noteScenes(db, id, contextsOf(table))]);
  const people = await learn(db, id, known, table, { account, key });
  const scene = ({ ctx }: TableScene) => sceneIn(ctx, account, key);
  const seated = (view: TableScene | null): OpenScene | null =>
    view && {
      scene: scene(view),
      view,
      directs: view.author === account && sameBytes(view.gmPk, key.pk),
      locked: view.author === account && !sameBytes(view.gmPk, key.pk),
    };
  const open = seated(latest(table, ({ confirmed }) => confirmed));
  return {
    page,
    account,
    posts,
    at,
    noEdit: edited < 0 ? null : noEditOf(all.slice(edited + 1), account, open),
    noBeacon: edited >= 0 && tokensOf(all.slice(edited), account).some(({ kind }) => kind === 'baliza'),
    thread,
    table,
    people,
    fromStart,
    open,
    own: seated(latest(table, ({ author, gmPk }) => author === account && sameBytes(gmPk, key.pk))),
    unread: !complete && table.scenes.length === 0 && posts.some(leansOnScene),
    strictThread: table.scenes[0]?.flags.estricta === true,
  };
}

/** The table as this account reads it: its own key is its own, whatever the posts say. */
async function tableOf(
  db: Database,
  page: PageRef & { readonly topic: string },
  { account, key }: { readonly account: string; readonly key: Key },
  { posts, complete }: ReadPosts,
  people: PeopleRecord,
): Promise<{ table: Table; save(now: number): Promise<void> }> {
  const { cache, save } = await proofsOf(db, threadId(page));
  const pins = { ...(await pinsFor(db, page, introducedIn(posts), people)), [account]: bytesToHex(key.pk) };
  const read = (gms: readonly string[] | undefined) =>
    readTable(posts, {
      ...{ host: page.host, topic: page.topic, complete, pins },
      gms,
      fillings: 0,
      proofs: cache,
    });
  const confirmed = confirmedDirectors(people);
  const table = read(confirmed);
  if (confirmed !== undefined) return { table, save };
  const gms = withoutDenied(people, table.scenes[0]?.author);
  return { table: gms === undefined ? table : read(gms), save };
}

/** The accounts the reader has confirmed; `undefined` when he has confirmed nobody. */
export function confirmedDirectors({ directors }: PeopleRecord): readonly string[] | undefined {
  const yes = Object.keys(directors).filter((account) => directors[account] === true);
  return yes.length > 0 ? yes : undefined;
}

/** Who directs by default, the first to open a scene, has been turned down: then nobody does. */
export const withoutDenied = (
  { directors }: PeopleRecord,
  first: string | undefined,
): readonly string[] | undefined =>
  first !== undefined && Object.hasOwn(directors, first) && directors[first] === false ? [] : undefined;

const contextsOf = ({ scenes }: Table): readonly string[] => scenes.map(({ ctx }) => bytesToHex(ctx));

/** Remembers sealed keys, and that this account directs a scene it holds the key of (on a restored device). */
async function learn(
  db: Database,
  id: string,
  people: PeopleRecord,
  table: Table,
  { account, key }: { readonly account: string; readonly key: Key },
): Promise<PeopleRecord> {
  const sealed = Object.entries(sealedKeys(table)).filter(
    ([who]) => who !== account && !Object.hasOwn(people.sealed, who),
  );
  const directs =
    !Object.hasOwn(people.directors, account) &&
    table.scenes.some(({ author, gmPk }) => author === account && sameBytes(gmPk, key.pk));
  if (sealed.length === 0 && !directs) return people;
  return changePeople(db, id, (now) => ({
    ...now,
    sealed: { ...Object.fromEntries(sealed), ...now.sealed },
    directors: directs ? { ...now.directors, [account]: true } : now.directors,
  })).catch(() => people);
}

/** The scene, of those asked for, whose director wrote last. */
function latest(table: Table, wanted: (scene: TableScene) => boolean): TableScene | null {
  const active = [...table.matter.scenes]
    .sort((a, b) => {
      const [one, other] = [a.beacons.at(-1)?.block, b.beacons.at(-1)?.block];
      return one && other && one.isBefore(other) ? 1 : -1;
    })
    .map(({ ctx }) => table.scenes.find((view) => view.ctx === ctx));
  return active.find((view) => view !== undefined && wanted(view)) ?? null;
}

function noEditOf(later: readonly PostText[], account: string, open: OpenScene | null): NoEdit | null {
  if (tokensOf(later, account).some((token) => 'n' in token && token.kind !== 'revelacion')) {
    return 'edit_out_of_order';
  }
  const sealed =
    open && !open.directs && tokensOf(later, open.view.author).some(({ kind }) => kind === 'baliza');
  return sealed ? 'edit_after_beacon' : null;
}

const tokensOf = (posts: readonly PostText[], author: string): Token[] =>
  posts
    .filter((post) => post.author === author && post.text.includes('TV1'))
    .flatMap(({ text }) => findTokens(plainText(text)))
    .flatMap(({ token }) => (token ? [token] : []));

const leansOnScene = ({ text }: PostText): boolean =>
  text.includes('TV1') &&
  findTokens(plainText(text)).some(
    ({ token }) =>
      (token?.kind === 'baliza' && token.k > 0) ||
      token?.kind === 'declaracion' ||
      (token !== null && 'ref' in token && token.ref.to !== 'post'),
  );
