import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../entrypoints/background/store/database';
import { readPartida } from '../../../../entrypoints/background/store/partidas';
import { rollOfCode, waitingRolls } from '../../../../entrypoints/background/store/rolls';
import { openState } from '../../../../entrypoints/background/store/state';
import { knownThread, recentTopics } from '../../../../entrypoints/background/store/threads';
import { MemoryArea } from '../memory-area';

/** A roll as the first build wrote it. */
const roll = (n: number) => ({
  ...{ scene: 'c:k', n, request: `r${n}`, at: n, host: 'foro.example', topic: '77', title: 'La torre' },
  ...{ account: 'Ana', partida: '', partidaName: '', character: 'Armand', label: 'Saltar', system: 'toy' },
  ...{
    language: 'es',
    order: 'toy/1;reto;dif=12',
    spec: [[{ n: 1, d: 20 }]],
    dice: [[[7]]],
    anchor: 500 + n,
  },
  ...{ outcome: 'FALLO', tone: 'bad', block: 'b', alta: n === 1, code: `TV1 ${n}` },
  ...(n === 1 ? { posted: 501 } : { posted: null, waiting: 1 }),
});

const posted = { id: 501, author: 'Ana', text: 'TV1 abc' };

/** The database as the first build made it, with its indexes. */
async function firstBuild(name: string): Promise<void> {
  const db = await openDB(name, 1, {
    upgrade(made) {
      made.createObjectStore('keys');
      made.createObjectStore('accounts', { keyPath: 'host' });
      made.createObjectStore('threads', { keyPath: 'thread' }).createIndex('time', 'at');
      const rolls = made.createObjectStore('rolls', { keyPath: ['scene', 'n'] });
      rolls.createIndex('request', 'request', { unique: true });
      rolls.createIndex('code', 'code');
      rolls.createIndex('waiting', ['scene', 'waiting']);
      rolls.createIndex('time', ['at', 'scene', 'n']);
      rolls.createIndex('partida', ['partida', 'at', 'scene', 'n']);
      made.createObjectStore('scenes', { keyPath: 'scene' }).createIndex('time', 'at');
      made.createObjectStore('proofs', { keyPath: 'thread' }).createIndex('time', 'at');
    },
  });
  await db.put('keys', { entropy: new Uint8Array(16).fill(7), made: 1 }, 'master');
  await db.put('accounts', { host: 'foro.example', accounts: ['ana'] });
  for (const n of [1, 2, 3]) await db.put('rolls', roll(n));
  await db.put('threads', { thread: 'foro.example|77', posts: [posted], at: 5 });
  db.close();
}

describe('the log of the first build', () => {
  it('is kept whole, each roll with what it leans on, and keys stay the same', async () => {
    await firstBuild('old');
    const db = await openDatabase(undefined, 'old');
    expect(await db.count('rolls')).toBe(3);
    const { anchor: _, ...rest } = roll(2);
    expect(await rollOfCode(db, 'TV1 2')).toEqual({
      ...rest,
      ...{ how: 'basica', ref: { to: 'post', post: 502 }, names: { personaje: 'Armand', motivo: 'Saltar' } },
    });
    expect((await waitingRolls(db, 'c:k')).map(({ n }) => n)).toEqual([2, 3]);
    expect(await db.get('keys', 'master')).toEqual({ entropy: new Uint8Array(16).fill(7), made: 1 });
    expect(await db.getAll('openings')).toEqual([]);
    expect(await knownThread(db, 'foro.example|77')).toEqual({
      ...{ thread: 'foro.example|77', posts: [posted], at: 5 },
    });
    expect(await recentTopics(db, 9)).toEqual([{ thread: 'foro.example|77', at: 5 }]);
    db.close();
    const again = await openDatabase(undefined, 'old');
    expect(await again.count('rolls')).toBe(3);
    again.close();
  });
});

describe('partidas of the first build', () => {
  it('are a player’s, and what is no partida stays as it is', async () => {
    const partida = {
      ...{
        id: 'p',
        name: 'La torre',
        host: 'foro.example',
        scope: { kind: 'topic', id: '77' },
        system: 'toy',
      },
      ...{ language: 'es', colour: '#112233', markup: null, character: null },
    };
    const area = new MemoryArea({
      schema: 1,
      'partida:p': partida,
      'partida:x': 7,
      'sheet:a': { directs: 1 },
    });
    const state = await openState(area);
    expect(state.opened).toEqual({ ok: true, from: 1 });
    expect(readPartida(state.get('partida:p'))).toEqual({
      ...partida,
      ...{ directs: false, autoBeacon: true, games: {} },
    });
    expect(area.data).toMatchObject({
      schema: 3,
      'partida:x': 7,
      'sheet:a': { directs: 1 },
      'backup-1': { 'partida:p': partida },
    });
  });
});

describe('partidas of the second build', () => {
  it('have nothing set and counted yet, and keep all else', async () => {
    const partida = {
      ...{ id: 'p', name: 'La torre', host: 'foro.example', scope: { kind: 'site', id: '' } },
      ...{ system: 'horror', language: 'en', colour: '#112233', markup: 'plain', character: 'ana' },
      ...{ directs: true, autoBeacon: false },
    };
    const area = new MemoryArea({ schema: 2, 'partida:p': partida, 'partida:x': null });
    const state = await openState(area);
    expect(state.opened).toEqual({ ok: true, from: 2 });
    expect(readPartida(state.get('partida:p'))).toEqual({ ...partida, games: {} });
    expect(area.data).toMatchObject({ schema: 3, 'partida:x': null, 'backup-2': { 'partida:p': partida } });
  });
});

describe('what a stored partida says of its games', () => {
  const partida = {
    ...{ id: 'p', name: 'La torre', host: 'foro.example', scope: { kind: 'site', id: '' } },
    ...{ system: 'horror', language: 'en', colour: '#112233', markup: null, character: null },
  };
  it('is read as plain data, and what is none is left out', () => {
    const games = { horror: { amenaza: 3 }, hitos: { tabla7: [{ categoria: 'm', ejemplo: 'x' }] } };
    expect(readPartida({ ...partida, games: { ...games, roto: { a: { b: 1 } }, nada: 7 } })?.games).toEqual(
      games,
    );
    expect(readPartida({ ...partida, games: 'x' })?.games).toEqual({});
    expect(readPartida(partida)?.games).toEqual({});
  });
});
