// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBoard, startBoard } from './start';

let folder: string;
let board: RunningBoard;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fe-board-'));
  board = await startBoard({ port: 0, folder });
});
afterAll(async () => {
  await board.close();
  rmSync(folder, { recursive: true });
});

/** A visitor without a browser: keeps its cookie, follows nothing by itself. */
function visitor() {
  let cookie = '';
  const call = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(board.url + path, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const login = (name: string, password = 'dados') => call('/login', { name, password, back: '/topic/1' });
  return { call, login };
}
const as = async (name: string) => {
  const one = visitor();
  await one.login(name);
  return one;
};

describe('accounts', () => {
  it('lets a player in and out', async () => {
    const ana = visitor();
    expect(await ana.login('ana')).toMatchObject({ status: 303, location: '/topic/1' });
    expect((await ana.call('/')).text).toContain('class="account-name" href="/settings">ana<');
    await ana.call('/logout', {});
    expect((await ana.call('/')).text).not.toContain('account-name');
  });
  it('says the same of a wrong account and a wrong password', async () => {
    const words = 'La cuenta o la contraseña no son esas.';
    expect(await visitor().login('ana', 'otra')).toMatchObject({
      status: 422,
      text: expect.stringContaining(words),
    });
    expect(await visitor().login('nadie')).toMatchObject({
      status: 422,
      text: expect.stringContaining(words),
    });
  });
  it.each(['https://example.org', '//example.org', '/\\example.org'])(
    'never leads out to %s',
    async (back) => {
      expect(await visitor().call('/login', { name: 'ana', password: 'dados', back })).toMatchObject({
        location: '/',
      });
    },
  );
  it('sends a guest who wants to write to log in', async () => {
    const guest = visitor();
    expect((await guest.call('/topic/1/reply', { message: 'hola' })).location).toMatch(/^\/login/);
    expect((await guest.call('/topic/1')).text).not.toContain('post-form');
  });
});

describe('writing', () => {
  it('shows the markup that readers of the page rely on', async () => {
    const page = (await (await as('ana')).call('/topic/1')).text;
    expect(page).toContain('<body data-board="fe">');
    expect(page).toContain('<main data-topic-id="1" data-section-id="1">');
    expect(page).toContain('<h1 class="topic-title">Escena 1 · La fábrica abandonada</h1>');
    expect(page).toMatch(/<article class="post card" id="p102" data-post-id="102" data-author="ana">/);
    expect(page).toMatch(/<form class="post-form"[\s\S]*<textarea name="message"/);
  });
  it('posts a reply, escaped, and leads to it', async () => {
    const ana = await as('ana');
    const sent = await ana.call('/topic/2/reply', { message: '<b>uno</b>\r\n[b]dos[/b]' });
    const to = (await ana.call(sent.location ?? '')).location ?? '';
    expect(to).toMatch(/^\/topic\/2\?page=1#p\d+$/);
    expect((await ana.call(to)).text).toContain('&lt;b&gt;uno&lt;/b&gt;<br>\n<strong>dos</strong>');
  });
  it('refuses an empty message and keeps one that is too long', async () => {
    const ana = await as('ana');
    expect(await ana.call('/topic/2/reply', { message: ' \n' })).toMatchObject({ status: 422 });
    const long = await ana.call('/topic/2/reply', { message: `principio${'x'.repeat(60_000)}` });
    expect(long).toMatchObject({ status: 422, text: expect.stringContaining('>principiox') });
  });
  it('gives back in the edit form what was sent, and puts the quoted post in the editor', async () => {
    const ana = await as('ana');
    const message = '\n[color=#610B0B]Tirada 1[/color]\n"comillas" & <signos>';
    const sent = await ana.call('/topic/2/reply', { message });
    const id = sent.location?.split('/')[2];
    const escaped = '[color=#610B0B]Tirada 1[/color]\n&quot;comillas&quot; &amp; &lt;signos&gt;';
    expect((await ana.call(`/post/${id}/edit`)).text).toContain(`>\n\n${escaped}</textarea>`);
    expect((await ana.call(`/topic/2/reply?quote=${id}`)).text).toContain(
      `[quote=&quot;ana&quot; pid=${id}]\n${escaped}[/quote]`,
    );
  });
  it('lets only the author and a moderator edit, and only a moderator delete', async () => {
    const [ana, beto, director] = await Promise.all(['ana', 'beto', 'director'].map(as));
    if (!ana || !beto || !director) throw new TypeError('three visitors');
    const { location } = await ana.call('/topic/2/reply', { message: 'mío' });
    expect((await beto.call(`${location}/edit`, { message: 'tuyo' })).status).toBe(403);
    expect((await ana.call(`${location}/delete`, {})).status).toBe(403);
    expect((await director.call(`${location}/edit`, { message: 'corregido' })).status).toBe(303);
    expect((await director.call(`${location}/delete`, {})).status).toBe(303);
    expect((await ana.call(location ?? '')).status).toBe(404);
  });
  it('opens a new thread', async () => {
    const director = await as('director');
    const { location } = await director.call('/section/2/new', {
      title: 'Capítulo 2',
      message: 'La escalera.',
    });
    expect((await director.call(location ?? '')).text).toContain('<h1 class="topic-title">Capítulo 2</h1>');
    expect((await director.call('/section/2/new', { title: ' ', message: 'x' })).status).toBe(422);
  });
});

describe('reading', () => {
  it('shows ten posts a page with its neighbours', async () => {
    const page = (await visitor().call('/topic/5?page=2')).text;
    expect(page.match(/<article class="post /g)).toHaveLength(10);
    for (const [rel, target] of [
      ['first', 1],
      ['prev', 1],
      ['next', 3],
      ['last', 3],
    ]) {
      expect(page).toContain(`<a rel="${rel}" href="/topic/5?page=${target}">`);
    }
    expect((await visitor().call('/topic/5?page=99')).text).toContain('aria-current="page">3<');
  });
  it('has a light and a dark theme, by address and by account', async () => {
    expect((await visitor().call('/?theme=dark')).text).toContain('data-theme="dark"');
    expect((await (await as('dario')).call('/')).text).toContain('data-theme="dark"');
  });
  it('serves SCEditor and its own files, and nothing else of the disk', async () => {
    expect((await visitor().call('/sceditor/sceditor.min.js')).status).toBe(200);
    expect((await visitor().call('/sceditor/languages/es.js')).status).toBe(200);
    expect((await visitor().call('/smileys/gafas.svg')).text).toContain('<svg');
    expect((await visitor().call('/assets/%2e%2e/seed.ts')).status).toBe(404);
    expect((await visitor().call('/topic/999')).status).toBe(404);
  });
  it('refuses a body larger than any post', async () => {
    expect((await visitor().call('/login', { name: 'x'.repeat(600_000) })).status).toBe(413);
  });
});

describe('data on disk', () => {
  it('are there again after a restart, sessions too, with no draft file left', async () => {
    const ana = await as('ana');
    await ana.call('/topic/4/reply', { message: 'antes de apagar' });
    await board.close();
    expect(readdirSync(folder).sort()).toEqual(['board.json', 'sessions.json']);
    expect(readFileSync(join(folder, 'board.json'), 'utf8')).not.toContain('"dados"');
    board = await startBoard({ port: 0, folder });
    expect((await ana.call('/topic/4')).text).toMatch(/account-name[\s\S]*antes de apagar/);
  });
});
