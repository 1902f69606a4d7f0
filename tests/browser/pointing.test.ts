import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HintPart } from '../../entrypoints/background/messages';
import { ask, grantOrigin, tabId } from './harness/background';
import { browserNames } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import { Editor } from './pages/board-page';
import { RollBar } from './pages/roll-bar';

const HOST = 'foro.test';

/**
 * A board nobody knows: it writes its posts in notebooks, and in a line that looks like no editor. Whatever is
 * touched in the page itself is counted.
 */
const pageOf = (sheets: readonly string[]): string => `<!doctype html>
<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cuaderno</title>
<style>.hoja{border:1px solid #999;margin:8px;padding:8px}.linea{width:100%}</style>
<h1>La casa del acantilado</h1>
${sheets
  .map(
    (text, at) => `<section class="hoja" data-entrada="${at + 40}"><b class="nick">Ana</b>
<div class="renglones">${text.replaceAll('\n', '<br>')}</div></section>`,
  )
  .join('\n')}
<form method="post" action="/hilo/7"><div class="linea"><textarea name="q" rows="1" cols="60"></textarea></div>
<button class="send">Apuntar</button></form>
<script>addEventListener('click', ({ target }) => {
  if (target.localName !== 'fe-de-dados-pointing') document.body.dataset.touched = target.localName;
}, true)</script></html>`;

async function startNotebook(): Promise<{ port: number; sheets: string[]; server: Server }> {
  const sheets = ['Llueve sobre la casa y nadie contesta.', 'La puerta está abierta de par en par.'];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      if (request.method === 'POST') {
        sheets.push(escaped(new URLSearchParams(body).get('q') ?? '').replaceAll('\r', ''));
        response.writeHead(303, { location: '/hilo/7' }).end();
      } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(sheets));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, sheets, server };
}

describe.each(browserNames)('a board nobody knows, mended by pointing, %s', (browser) => {
  let world: World;
  let ana: Person;
  let notebook: Awaited<ReturnType<typeof startNotebook>>;
  let page: Page;
  beforeAll(async () => {
    notebook = await startNotebook();
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND, { host: HOST });
    page = ana.page;
    await page.goto(`http://${HOST}:${notebook.port}/hilo/7`);
    await grantOrigin(ana.player, ana.extension, `http://${HOST}/*`);
    await page.reload();
  });
  afterAll(async () => {
    await world?.close();
    notebook?.server.close();
  });

  const pointer = (): Locator => page.locator('fe-de-dados-pointing');
  async function begin(part: HintPart): Promise<void> {
    const begun = await ask(ana.extension, 'startPointing', { tab: await tabId(ana.extension, page), part });
    expect(begun.ok).toBe(true);
    await pointer().locator('.bar').waitFor();
  }
  /** A click at the middle of something of the page, which the pointing takes. */
  async function clickOn(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const place = await what.boundingBox();
    if (!place) throw new Error('nothing to click on');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  }
  const say = (text: string): Locator => pointer().getByRole('button', { name: text, exact: true });
  const bar = (): RollBar => new RollBar(new Editor(page, page.locator('form')), ana.say);
  const touched = (): Promise<string | null> => page.locator('body').getAttribute('data-touched');

  it('has no toolbar in a line that looks like no editor, until its reader says that it is one', async () => {
    await page.waitForTimeout(500);
    expect(await page.locator('fe-de-dados').count()).toBe(0);
    await begin('editor');
    await clickOn(page.locator('h1'));
    await pointer().getByText(ana.say('point_editor_none')).waitFor();
    await clickOn(page.locator('textarea'));
    await say(ana.say('point_editor_yes')).click();
    await bar().opener.waitFor();
    await say(ana.say('control_close')).click();
    await expect.poll(() => pointer().count()).toBe(0);
    expect(await touched()).toBeNull();
  });

  it('rolls there, also after the page was loaded again', async () => {
    await page.reload();
    await bar().opener.waitFor();
    await bar().open();
    await bar().chooseCharacter('Armand');
    // The page tells nobody who reads it.
    await bar().host.getByLabel(ana.say('bar_account_name')).fill('ana');
    await bar().button(ana.say('bar_account_yes')).click();
    await bar().host.getByText(ana.say('bar_account')).waitFor({ state: 'detached' });
    await bar().roll({ label: 'Escuchar en la puerta' });
    await page.locator('form .send').click();
    await page.locator('.hoja').nth(2).waitFor();
    expect(notebook.sheets[2]).toContain('Escuchar en la puerta');
  });

  it('reads its posts once they are pointed at, with the keyboard alone', async () => {
    await bar().opener.waitFor();
    await begin('posts');
    // What was found stands in the bar: the first is chosen with Enter, and kept with Enter.
    await page.keyboard.press('Enter');
    await say(ana.say('point_posts_yes')).waitFor();
    await page.keyboard.press('Enter');
    await say(ana.say('control_close')).waitFor();
    await page.keyboard.press('Escape');
    const { blocks } = await ana.verdicts(2, page);
    expect(blocks.map(({ colour }) => colour)).toEqual(['green', 'green']);
  });

  it('forgets what was pointed at, in the open page too', async () => {
    await ask(ana.extension, 'setHint', { host: HOST, part: 'editor', markup: null });
    await expect.poll(() => bar().opener.count()).toBe(0);
  });
});
