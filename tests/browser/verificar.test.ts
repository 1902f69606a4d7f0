import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from 'axe-core';
import { type Browser, type BrowserContext, chromium, firefox, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath } from '../commands/setup.mjs';
import { buildVerificar } from '../commands/verificar.mjs';
import { basicThread, savedPhpbb, threadOf } from '../entrypoints/verificar/thread-page';
import { browserNames, chromiumFlags, removeProfile } from './harness/browsers';
import { wordsOf } from './harness/words';

const say = wordsOf('es');
const FALSE_DICE = 'ALTERADA: los dados publicados no son los verdaderos (3d10 3 10 1)';

let folder = '';
let address = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fe-verificar-'));
  address = pathToFileURL(await buildVerificar(join(folder, 'verificar.html'))).href;
});
afterAll(() => removeProfile(folder));

describe.each(browserNames)('verificar.html from disk, without network, %s', (name) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** Everything the page asked for beside itself. */
  const asked: string[] = [];
  beforeAll(async () => {
    browser = await (name === 'chromium'
      ? chromium.launch({ executablePath: browserPath('chromium') ?? 'chromium', args: chromiumFlags([]) })
      : firefox.launch({ channel: 'moz-firefox', executablePath: browserPath('firefox') ?? 'firefox' }));
    context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1000, height: 900 } });
    page = await context.newPage();
    page.on('request', (request) => {
      if (request.url() !== address && !/^(blob|data):/.test(request.url())) asked.push(request.url());
    });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => browser?.close());

  const open = async (...files: { name: string; text: string }[]): Promise<void> => {
    const paths = files.map(({ name: file, text }) => {
      const path = join(folder, file);
      writeFileSync(path, text);
      return path;
    });
    await page.locator('input[type=file]').setInputFiles(paths);
    await page.locator('.found[aria-busy=false] .acta').waitFor();
  };
  const summary = () => page.locator('.acta-count').textContent();
  const words = () => page.locator('ol .acta-words').allTextContents();

  it('opens saved pages, two at once and in any order, and says who is verified', async () => {
    const { posts } = threadOf('A00');
    await open(
      { name: 'hilo-2.html', text: savedPhpbb(posts.slice(5), { previous: true }) },
      { name: 'hilo-1.html', text: savedPhpbb(posts.slice(0, 5), { next: true }) },
    );
    expect(await words()).toContain('VERIFICADA: inmediata · sellada en 2');
    expect(await summary()).not.toContain('cuadra');
    expect(await page.locator('.where').textContent()).toContain('9 mensajes');
  });

  it('shows a roll with false dice as false, with the true ones', async () => {
    await open({ name: 'falsa.html', text: savedPhpbb(threadOf('A02').posts) });
    expect(await words()).toContain(FALSE_DICE);
    expect(await summary()).toContain('1 que no cuadra');
    await page.getByLabel(say('acta_show_look')).check();
    expect(await page.locator('ol .acta-item').count()).toBe(1);
  });

  it('recognises a basic roll by the thread the page says it is', async () => {
    const { posts, dice } = basicThread('foro.example', '9');
    await open({ name: 'basica.html', text: savedPhpbb(posts, { topic: '9' }) });
    expect((await words()).filter((one) => one.startsWith('VERIFICADA'))).toHaveLength(2);
    const changed = posts.map((post) => ({ ...post, text: post.text.replace(dice, '3d6: 6, 6, 6') }));
    await open({ name: 'cambiada.html', text: savedPhpbb(changed, { topic: '9' }) });
    expect((await words()).some((one) => one.startsWith('ALTERADA'))).toBe(true);
  });

  it('checks the dice of a pasted text, and accuses nobody of what it cannot know', async () => {
    await page.getByLabel(say('verificar_paste')).fill(
      threadOf('A02')
        .posts.map(({ text }) => text)
        .join('\n'),
    );
    await page.getByRole('button', { name: say('verificar_check') }).click();
    await page.locator('.where', { hasText: '9 códigos' }).waitFor();
    await page.locator('.found[aria-busy=false] .acta').waitFor();
    expect(await words()).toContain(FALSE_DICE);
    expect((await words()).filter((one) => one.startsWith('EDITADA'))).toEqual([]);
    expect(await words()).toContain(say('verificar_unsure'));
  });

  it('reads a thread in the form of npm run verify', async () => {
    await open({ name: 'hilo.json', text: JSON.stringify(threadOf('A10')) });
    expect(await page.locator('ul .acta-words').allTextContents()).toEqual(
      expect.arrayContaining(threadOf('A10').expected.notes.map(({ es }) => es)),
    );
  });

  it('speaks English when asked to', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: wordsOf('en')('acta_title') }).waitFor();
    await expect.poll(words).toContain('VERIFIED: apertura');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Español' }).click();
  });

  it('runs nothing of what it opens and asks nobody for anything', async () => {
    const evil = savedPhpbb([
      { id: 1, author: 'ana', text: 'x' },
      { id: 2, author: 'eva', text: 'TV1 no es un código' },
    ]).replace(
      '</body>',
      '<img src="https://malo.example/a.png" onerror="document.title=\'roto\'"><script>document.title="roto"</script></body>',
    );
    await open({ name: 'mala.html', text: evil });
    expect(await page.title()).not.toContain('roto');
    const refused = await page.evaluate(() =>
      fetch('https://malo.example/').then(
        () => false,
        () => true,
      ),
    );
    expect(refused).toBe(true);
    expect(asked.filter((one) => !one.startsWith('https://malo.example/'))).toEqual([]);
    expect(readFileSync(new URL(address), 'utf8')).not.toMatch(/<(?:link|img|iframe)[^>]+(?:href|src)=/);
  });

  it('can be used by everybody, by day and by night, also on a phone', async () => {
    await open({ name: 'otra.html', text: savedPhpbb(threadOf('A02').posts) });
    await page.evaluate(AxeBuilder.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() =>
        (
          globalThis as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run(),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});
