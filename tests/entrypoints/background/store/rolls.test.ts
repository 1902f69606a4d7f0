import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../../../entrypoints/background/store/database';
import { keyOf, knownKeyOf, masterOf } from '../../../../entrypoints/background/store/master';
import type { RollRecord, SceneRecord } from '../../../../entrypoints/background/store/records';
import {
  allRolls,
  altaPosted,
  markPosted,
  recentScenes,
  rollId,
  rollOfRequest,
  rollPage,
  takeNumber,
  waitingRolls,
} from '../../../../entrypoints/background/store/rolls';
import { merged, rememberThread } from '../../../../entrypoints/background/store/threads';

let db: Database;
let name = 0;
beforeEach(async () => {
  name += 1;
  db = await openDatabase(undefined, `test-${name}`);
});
afterEach(() => db.close());

const place = (scene = 's'): SceneRecord => ({ scene, ctx: 'c', host: 'h', title: 't', at: 1 });
const record = (n: number, request: string, more: Partial<RollRecord> = {}): RollRecord => ({
  ...{ scene: 's', n, request, at: n, host: 'h', topic: '1', title: 't', account: 'Ana', partida: '' },
  ...{ partidaName: '', character: 'Armand', label: 'x', system: 'toy', language: 'es', order: 'toy/1;r' },
  ...{
    spec: [[{ n: 1, d: 6 }]],
    dice: [[[3]]],
    how: 'basica',
    ref: { to: 'post', post: 0 },
    names: {},
    outcome: 'ÉXITO',
    tone: 'good',
    block: 'b',
  },
  ...{ alta: false, code: `TV1 ${n}`, posted: null, waiting: 1 },
  ...more,
});
const take = (request: string, more: Partial<RollRecord> = {}, scene = 's') =>
  takeNumber(db, place(scene), request, (last) =>
    record((last?.n ?? 0) + 1, request, { scene, code: `TV1 ${scene}${(last?.n ?? 0) + 1}`, ...more }),
  );

describe('numbers', () => {
  it('follow each other per scene', async () => {
    expect((await take('a')).n).toBe(1);
    expect((await take('b')).n).toBe(2);
    expect((await take('c', {}, 'other')).n).toBe(1);
  });

  it('are never shared, however many ask at once', async () => {
    const other = await openDatabase(undefined, `test-${name}`);
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        takeNumber(i % 2 ? db : other, place(), `r${i}`, (last) => record((last?.n ?? 0) + 1, `r${i}`)),
      ),
    );
    other.close();
    expect(new Set(all.map(({ n }) => n)).size).toBe(40);
    expect(await db.count('rolls')).toBe(40);
  });

  it('are taken once per request, even when it is sent twice at the same time', async () => {
    const [one, two] = await Promise.all([take('same'), take('same')]);
    expect(one).toEqual(two);
    expect(await take('same')).toEqual(one);
    expect(await db.count('rolls')).toBe(1);
  });

  it('are not used up when the block cannot be written', async () => {
    await expect(
      takeNumber(db, place(), 'a', () => {
        throw new Error('no words');
      }),
    ).rejects.toThrow('no words');
    expect(await db.count('rolls')).toBe(0);
    expect((await take('a')).n).toBe(1);
  });

  it('are not used up when the disk is full', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(take('a')).rejects.toThrow('full');
    full.mockRestore();
    expect(await db.count('rolls')).toBe(0);
    expect((await take('a')).n).toBe(1);
  });

  it('go on where they were after the background was stopped', async () => {
    await take('a');
    db.close();
    db = await openDatabase(undefined, `test-${name}`);
    expect((await take('b')).n).toBe(2);
    expect((await rollOfRequest(db, 'a'))?.n).toBe(1);
  });

  it('leave nothing behind when the background is stopped in the middle', async () => {
    const turn = db.transaction(['rolls', 'scenes'], 'readwrite');
    await turn.objectStore('rolls').add(record(1, 'a'));
    turn.abort();
    await turn.done.catch(() => undefined);
    expect((await take('b')).n).toBe(1);
  });
});

describe('rolls seen posted', () => {
  it('wait until they are, in the post of their own account', async () => {
    await take('a');
    await take('b');
    await markPosted(db, [
      { code: 'TV1 s1', account: 'Beto', post: 7 },
      { code: 'TV1 unknown', account: 'Ana', post: 7 },
    ]);
    expect((await waitingRolls(db, 's')).map(({ n }) => n)).toEqual([1, 2]);
    await markPosted(db, [{ code: 'TV1 s1', account: 'Ana', post: 8 }]);
    await markPosted(db, [{ code: 'TV1 s1', account: 'Ana', post: 9 }]);
    expect((await waitingRolls(db, 's')).map(({ n }) => n)).toEqual([2]);
    expect((await rollOfRequest(db, 'a'))?.posted).toBe(8);
    expect(await waitingRolls(db, 'other')).toEqual([]);
  });

  it('tell whether the key was presented', async () => {
    await take('a', { alta: true });
    expect(await altaPosted(db, 's')).toBe(false);
    await markPosted(db, [{ code: 'TV1 s1', account: 'Ana', post: 8 }]);
    expect(await altaPosted(db, 's')).toBe(true);
    expect(await altaPosted(db, 'other')).toBe(false);
  });
});

describe('the log', () => {
  const numbers = (rolls: readonly RollRecord[]) => rolls.map(({ n }) => n);
  beforeEach(async () => {
    for (let n = 1; n <= 7; n += 1) {
      await take(`r${n}`, { at: n < 4 ? 5 : n, partida: n % 2 ? 'p' : '' });
    }
  });

  it('is read by pages, newest first, the same instant told apart by number', async () => {
    const first = await rollPage(db, { partida: null, before: null, limit: 3 });
    expect(numbers(first)).toEqual([7, 6, 5]);
    const last = first.at(-1);
    const next = await rollPage(db, { partida: null, before: last ? rollId(last) : null, limit: 10 });
    expect(numbers(next)).toEqual([3, 2, 1, 4]);
  });

  it('is read by partida', async () => {
    const page = await rollPage(db, { partida: 'p', before: null, limit: 3 });
    expect(numbers(page)).toEqual([7, 5, 3]);
    const last = page.at(-1);
    expect(
      numbers(await rollPage(db, { partida: 'p', before: last ? rollId(last) : null, limit: 3 })),
    ).toEqual([1]);
    expect(numbers(await allRolls(db, ''))).toEqual([4, 2, 6]);
    expect(await allRolls(db, null)).toHaveLength(7);
  });

  it('knows the scenes rolled in last', async () => {
    await takeNumber(db, { ...place('new'), at: 9 }, 'x', () => record(1, 'x', { scene: 'new' }));
    expect((await recentScenes(db, 1)).map(({ scene }) => scene)).toEqual(['new']);
    expect(await recentScenes(db, 10)).toHaveLength(2);
  });
});

describe('keys', () => {
  it('come from one master, made once however many ask', async () => {
    const [one, two] = await Promise.all([masterOf(db, 1), masterOf(db, 1)]);
    expect(one).toEqual(two);
    expect(one).toHaveLength(16);
    db.close();
    db = await openDatabase(undefined, `test-${name}`);
    expect(await masterOf(db, 2)).toEqual(one);
  });

  it('are one per forum and account', async () => {
    const ana = await keyOf(db, 'foro.example', 'Ana', 1);
    const beto = await keyOf(db, 'foro.example', 'Beto', 1);
    expect((await keyOf(db, 'foro.example', ' ANA ', 1)).pk).toEqual(ana.pk);
    expect(beto.pk).not.toEqual(ana.pk);
    expect((await keyOf(db, 'otro.example', 'Ana', 1)).pk).not.toEqual(ana.pk);
    expect((await knownKeyOf(db, 'foro.example', 'beto'))?.pk).toEqual(beto.pk);
    expect(await knownKeyOf(db, 'foro.example', 'Carla')).toBeNull();
    expect(await knownKeyOf(db, 'nuevo.example', 'Ana')).toBeNull();
  });
});

describe('threads read page by page', () => {
  const post = (id: number, text = '') => ({ id, author: 'Ana', text });
  const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

  it('are put together by the ids of posts', () => {
    expect(ids(merged([post(1), post(2), post(9)], [post(4), post(5)]))).toEqual([1, 2, 4, 5, 9]);
    expect(ids(merged([post(1), post(2), post(3)], [post(2), post(4)]))).toEqual([1, 2, 4]);
    expect(ids(merged([], [post(2)]))).toEqual([2]);
    expect(ids(merged([post(1)], []))).toEqual([1]);
  });

  it('are not put together where ids do not grow: a wrong order would accuse somebody', () => {
    expect(ids(merged([post(1)], [post(5), post(4)]))).toEqual([5, 4]);
    expect(ids(merged([post(3), post(2)], [post(4)]))).toEqual([4]);
  });

  it('keep only the words of posts with codes, and a whole reading replaces everything', async () => {
    const read = (posts: ReturnType<typeof post>[], complete = false) =>
      rememberThread(db, 't', { posts, complete }, 1);
    await read([post(1, 'secret'), post(2, 'TV1 x')]);
    expect(await read([post(3, 'TV1 y')])).toEqual([post(1), post(2, 'TV1 x'), post(3, 'TV1 y')]);
    await read([post(2, 'TV1 x')], true);
    expect(ids(await read([post(5)]))).toEqual([2, 5]);
  });

  it('are forgotten, the oldest first, when there are too many', async () => {
    for (let i = 0; i < 310; i += 1) {
      await rememberThread(db, `t${i}`, { posts: [post(1, 'TV1')], complete: true }, i);
    }
    expect(await db.count('threads')).toBe(300);
    expect(await db.get('threads', 't9')).toBeUndefined();
    expect(await db.get('threads', 't10')).toBeDefined();
  });
});

it('a database of a newer build is left alone', async () => {
  const { openDB } = await import('idb');
  (await openDB('newer', 99)).close();
  await expect(openDatabase(undefined, 'newer')).rejects.toMatchObject({ name: 'VersionError' });
});
