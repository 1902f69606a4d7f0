import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import background from '../../../entrypoints/background/index';
import { type Answer, openToForums, type Questions } from '../../../entrypoints/background/messages';
import type { Sender } from '../../../entrypoints/background/senders';
import { standIn } from './browser-stand-in';
import { page, post, rollOrder } from './desk/office';

const BASE = 'chrome-extension://test-extension-id/';
const own: Sender = { id: 'test-extension-id', url: `${BASE}popup.html` };
const forum = (tab = 1, url = 'https://foro.example/t/77'): Sender => ({
  id: 'test-extension-id',
  url,
  frameId: 0,
  tab: { id: tab },
});

let browser: ReturnType<typeof standIn>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  browser = standIn();
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path = '') => BASE + path.replace(/^\//, ''));
  background.main();
});
/** The browser stops the background and starts it anew: only what was stored is left. */
const restart = () => {
  fakeBrowser.runtime.onMessage.removeAllListeners();
  background.main();
};
async function ask<Q extends keyof Questions>(
  question: Q,
  order: unknown,
  sender: Sender = own,
): Promise<Answer<ReturnType<Questions[Q]>>> {
  const [answer] = await fakeBrowser.runtime.onMessage.trigger(
    { ask: question, order },
    sender as never,
    () => undefined,
  );
  return answer as never;
}
async function value<Q extends keyof Questions>(question: Q, order: unknown, sender: Sender = own) {
  const answer = await ask(question, order, sender);
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}

describe('who may ask', () => {
  it.each(openToForums)('a forum page may ask %s', async (question) => {
    const answer = await ask(question, { page: page() }, forum());
    expect(answer).not.toMatchObject({ failure: expect.stringContaining('no puede pedir') });
  });

  it.each([
    'health',
    'characters',
    'newCharacter',
    'saveCharacter',
    'deleteCharacter',
    'exportCharacters',
    'importCharacters',
    'partidas',
    'savePartida',
    'log',
    'recoveryWords',
    'restoreWords',
    'exportLog',
    'sites',
    'enableSite',
    'setHint',
    'startPointing',
    'exportHints',
    'importHints',
    'constructor',
    'toString',
  ])('a forum page may not ask %s', async (question) => {
    expect(await ask(question as keyof Questions, null, forum())).toEqual({
      ok: false,
      failure: 'Esta página no puede pedir eso.',
    });
  });

  it('our own pages may, in a tab of their own too', async () => {
    expect(await value('health', null)).toEqual({ readOnly: false, message: null });
    expect(await value('health', null, { ...own, tab: { id: 4 } })).toMatchObject({ readOnly: false });
  });

  it('nobody else may: another extension, an address that only looks like ours, a message without sender', async () => {
    for (const sender of [
      { ...own, id: 'another' },
      { ...forum(), url: `https://foro.example/?${BASE}` },
      { id: 'test-extension-id' },
      {},
    ]) {
      expect(await ask('health', null, sender)).toMatchObject({ ok: false });
    }
  });

  it('a page may only speak of the host it is on', async () => {
    const elsewhere = forum(1, 'https://mal.example/');
    expect(await ask('page', page(), elsewhere)).toMatchObject({ ok: false });
    expect(await ask('roll', rollOrder('r1'), elsewhere)).toMatchObject({ ok: false });
    const hidden = { ...page({ host: 'otro.example' }), page: page() };
    expect(await ask('page', hidden, forum())).toMatchObject({ ok: false });
    expect(await ask('roll', { ...rollOrder('r1'), host: 'otro.example' }, forum())).toMatchObject({
      ok: false,
    });
    expect(await ask('page', page(), forum())).toMatchObject({ ok: true });
  });

  it('what is not a question is left to others', async () => {
    const answers = await fakeBrowser.runtime.onMessage.trigger(
      { tab: 'page' },
      own as never,
      () => undefined,
    );
    expect(answers).toEqual([undefined]);
  });

  it('a question that makes no sense is answered, not thrown', async () => {
    for (const nonsense of [null, 7, [], {}, { page: 7 }, { page: page(), sheet: null }, { id: {} }]) {
      for (const question of ['roll', 'check', 'saveCharacter', 'savePartida', 'log'] as const) {
        expect(await ask(question, nonsense)).toEqual({
          ok: false,
          failure: 'La petición no se entiende. Recarga la página.',
        });
      }
    }
    expect(await ask('nothing' as never, null)).toMatchObject({ ok: false });
  });
});

describe('the first question of all', () => {
  it('is answered although nothing is open yet, and so are many at once', async () => {
    const [health, characters, partidas] = await Promise.all([
      value('health', null),
      value('characters', null),
      value('partidas', null),
    ]);
    expect([health.readOnly, characters, partidas]).toEqual([false, [], []]);
  });

  it('is asked again with success when the storage could not be opened the first time', async () => {
    fakeBrowser.runtime.onMessage.removeAllListeners();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValueOnce(new Error('disk'));
    background.main();
    expect(await ask('health', null)).toMatchObject({ ok: false, failure: expect.stringContaining('disk') });
    expect(await ask('health', null)).toMatchObject({ ok: true });
  });
});

describe('a character from nothing to a log', () => {
  it('rolls in a forum, is stopped in between, and is posted, checked and logged', async () => {
    const made = await value('newCharacter', { system: 'plenilunio' });
    if (!made.ok) throw new Error('no character');
    const view = await value('choose', { page: page(), character: made.value.id }, forum());
    expect(view).toMatchObject({ active: made.value.id, system: { id: 'plenilunio' } });
    const offer = view.offers[0];
    const click = rollOrder('r1', { sheet: made.value.id, offer: offer?.id ?? '', choices: {} });
    const first = await value('roll', click, forum());
    if (first.kind !== 'rolled') throw new Error(JSON.stringify(first));
    restart();
    expect(await value('roll', click, forum())).toEqual(first);
    restart();
    expect(await value('roll', { ...click, request: 'r2' }, forum())).toEqual({ ...first, kind: 'pending' });
    expect((await value('page', page(), forum())).pending).toEqual([first.block]);

    const thread = {
      posts: [post(500, 'Director', 'Hola'), post(501, 'Ana', first.block.text)],
      complete: true,
    };
    const verdicts = await value('check', { page: page(), thread }, forum());
    expect(verdicts.blocks.map(({ kind, colour }) => [kind, colour])).toEqual([
      ['alta', 'green'],
      ['tirada', 'green'],
    ]);
    expect((await value('page', page(), forum())).pending).toEqual([]);
    expect(await value('log', { limit: 10 })).toMatchObject([{ n: 1, posted: 501, partidaName: 'La torre' }]);
    expect(JSON.parse(await value('exportLog', { format: 'json', partida: null })).rolls).toHaveLength(1);
  });

  it('a lost block in another tab is not handed out again', async () => {
    const made = await value('newCharacter', { system: 'plenilunio' });
    if (!made.ok) throw new Error('no character');
    const view = await value('choose', { page: page(), character: made.value.id }, forum());
    const click = (request: string) =>
      rollOrder(request, { sheet: made.value.id, offer: view.offers[0]?.id ?? '', choices: {} });
    const first = await value('roll', click('r1'), forum(1));
    restart();
    if (first.kind !== 'rolled') throw new Error('not rolled');
    browser.here.drafts.set(1, async () => [first.block.code]);
    browser.here.drafts.set(3, () => new Promise(() => undefined));
    expect(await value('roll', click('r2'), forum(2))).toMatchObject({ kind: 'rolled', block: { n: 2 } });
    // The tab that asks says itself what its editors hold: there the block is lost.
    expect(await value('roll', click('r3'), forum(1))).toMatchObject({ kind: 'pending', block: { n: 1 } });
  });
});

describe('newer data', () => {
  it('is left as it is: reading says so, writing is refused in words', async () => {
    fakeBrowser.runtime.onMessage.removeAllListeners();
    await fakeBrowser.storage.local.set({ schema: 99, 'sheet:x': 1 });
    background.main();
    expect(await value('health', null)).toMatchObject({ readOnly: true });
    expect(await value('newCharacter', { system: 'plenilunio' })).toMatchObject({
      ok: false,
      problems: [{ code: 'read_only' }],
    });
    expect(await value('roll', rollOrder('r1'), forum())).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'read_only' }],
    });
    expect(await fakeBrowser.storage.local.get(null)).toEqual({ schema: 99, 'sheet:x': 1 });
  });
});

describe('a full disk', () => {
  it('is told in words, and the next try goes through', async () => {
    const set = vi
      .spyOn(fakeBrowser.storage.local, 'set')
      .mockRejectedValue(new Error('Resource::kQuotaBytes quota exceeded'));
    expect(await value('newCharacter', { system: 'plenilunio' })).toMatchObject({
      ok: false,
      problems: [{ code: 'disk_full', message: expect.stringContaining('El disco está lleno') }],
    });
    set.mockRestore();
    expect(await value('newCharacter', { system: 'plenilunio' })).toMatchObject({ ok: true });
  });
});

describe('sites', () => {
  const origin = 'https://foro.example/*';
  it('are the fixed ones and those the reader enabled', async () => {
    browser.here.granted.push(origin);
    expect(await value('sites', null)).toEqual([
      { origin: '*://*.comunidadumbria.com/*', fixed: true },
      { origin, fixed: false },
    ]);
  });

  it('are enabled once the browser has granted them, in open pages too', async () => {
    expect(await value('enableSite', { origin })).toMatchObject({
      ok: false,
      problems: [{ code: 'not_granted', message: expect.stringContaining('foro.example') }],
    });
    browser.here.granted.push(origin);
    expect(await value('enableSite', { origin: 'https://foro.example:8080/t/1' })).toEqual({
      ok: true,
      value: { origin, fixed: false },
    });
    await value('enableSite', { origin });
    expect(browser.here.registered).toMatchObject([
      { matches: [origin], js: ['content-scripts/content.js'], persistAcrossSessions: true },
    ]);
    expect(browser.here.executed[0]).toMatchObject({
      target: { tabId: 3 },
      files: ['/content-scripts/content.js'],
    });
    expect(await value('disableSite', { origin })).toEqual({ ok: true, value: null });
    expect(browser.here.registered).toEqual([]);
  });

  it.each(['about:addons', 'file:///etc/passwd', 'javascript:alert(1)', 'foro.example', ''])(
    '%j is no site',
    async (address) => {
      expect(await ask('enableSite', { origin: address })).not.toMatchObject({ value: { ok: true } });
      expect(browser.here.registered).toEqual([]);
    },
  );

  it('are registered again at the start when an update dropped them, and dropped when no longer granted', async () => {
    browser.here.granted.push(origin);
    browser.here.registered.push({ id: 'site:https://viejo.example/*' }, { id: 'another' });
    restart();
    await vi.waitFor(() =>
      expect(browser.here.registered.map(({ id }) => id)).toEqual(['another', `site:${origin}`]),
    );
  });

  it('get the new script in open pages when the extension was installed or updated', async () => {
    browser.here.granted.push(origin);
    await fakeBrowser.runtime.onInstalled.trigger({ reason: 'update' } as never);
    await vi.waitFor(() => expect(browser.here.executed).toHaveLength(2));
  });

  it('follow the browser when the popup was closed by its question', async () => {
    browser.onAdded.fire({ origins: [origin] });
    await vi.waitFor(() => expect(browser.here.executed).toHaveLength(1));
    expect(browser.here.registered).toHaveLength(1);
    browser.onRemoved.fire({ origins: [origin] });
    await vi.waitFor(() => expect(browser.here.registered).toEqual([]));
  });
});

describe('what a page has brought in', () => {
  it('is one of its two later scripts, into its own frame', async () => {
    expect(await value('panel', { script: 'reader' }, { ...forum(7), frameId: 2 })).toBeNull();
    expect(browser.here.executed).toEqual([{ target: { tabId: 7, frameIds: [2] }, files: ['/reader.js'] }]);
    expect(await ask('panel', { script: 'background' }, forum())).toMatchObject({ ok: false });
    expect(await ask('panel', { script: '../popup' }, forum())).toMatchObject({ ok: false });
  });

  it('is the popup, or its page where the browser opens none', async () => {
    await value('openPopup', null, forum(7));
    expect(fakeBrowser.tabs.create).not.toHaveBeenCalled();
    vi.mocked(fakeBrowser.action.openPopup).mockRejectedValueOnce(new Error('no window'));
    await value('openPopup', null, forum(7));
    expect(fakeBrowser.tabs.create).toHaveBeenCalledWith({ url: `${BASE}popup.html?tab=7` });
  });
});
