import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemById } from '../../rules/index';
import { SAMPLE } from '../../rules/systems/notation/games/own/sample';
import { ask } from './harness/background';
import { browsersOfTheRest, closeTab, extensionPage } from './harness/browsers';
import { type Person, World } from './harness/world';
import { Badges, inputLabel } from './pages/roll-bar';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const LUCIA = 'Lucía';
/** Where to leave pictures for somebody to judge; nothing is kept otherwise. */
const SHOTS = process.env.FE_SHOTS;

/** The text a page hands over as a file; kept from the browser, whose own question nobody would answer. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { saved: Promise<string> };
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      kept.saved = (blob as Blob).text();
      return make(blob);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  await press();
  return page.evaluate(() => (globalThis as unknown as { saved: Promise<string> }).saved);
}

describe.each(browsersOfTheRest)('dice notation as its players use it, %s', (browser) => {
  let world: World;
  let ana: Person;
  let topic: number;
  const folder = mkdtempSync(join(tmpdir(), 'fe-files-'));
  const fileOf = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const term = (id: string): string => systemById('notation')?.term(id, ana.language) ?? '';
  const shot = async (page: Page, name: string): Promise<void> => {
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${browser}-${name}.png`), fullPage: true });
  };
  /** The popup in a tab of its own, where files can be chosen in Firefox too. */
  const inTab = async (view: string): Promise<Page> =>
    extensionPage(ana.player, `popup.html#${view}`, '#tab-panel');
  const openSheet = (page: Page): Promise<void> =>
    page.locator('.item-open', { hasText: LUCIA }).first().click();
  const choose = (group: Locator, path: string): Promise<void> =>
    group.locator('input[type=file]').setInputFiles(path);
  const group = (page: Page, id: string): Locator =>
    page.getByRole('group', { name: ana.say('sheet_file_of', term(id)), exact: true });

  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', {
      name: LUCIA,
      system: 'notation',
      rows: {
        valores: [{ nombre: 'Fuerza', valor: 4 }],
        macros: [
          { nombre: 'Empujar', expresion: '2d6+{fuerza}', bandas: '6 Fallo, 9 Con coste, Éxito' },
          { nombre: 'Trepar', expresion: '1d20+{destreza} vs 15' },
        ],
      },
    });
    topic = await world.thread('Mesa de notación');
  });
  afterAll(() => world?.close());
  const bar = async () => {
    await ana.board.openTopic(topic);
    return ana.bar(ana.board.editor(), LUCIA);
  };
  const partida = async (set: Record<string, string>): Promise<void> => {
    await bar();
    const [one] = await ask(ana.extension, 'partidas', null);
    if (!one) throw new Error('no partida');
    await ask(ana.extension, 'setFigures', { partida: one.id, system: 'notation', set });
  };

  it('rolls a saved roll with a value of the sheet, and says which value is missing', async () => {
    const one = await bar();
    await one.set({ offer: term('guardada'), inputs: { [term('macro')]: 'm1' } });
    await expect.poll(() => one.host.locator('.odds').textContent()).toMatch(/Con coste/);
    await shot(ana.page, 'macro');
    await one.roll({ label: 'Empujar la puerta' });
    const post = await ana.board.send();
    expect(await ana.board.body(post).textContent()).toMatch(/→ (Fallo|Con coste|Éxito), \d+/);
    expect((await new Badges(ana.board.post(post)).headlines()).at(-1)).toContain('✓');
    const again = await bar();
    await again.set({ offer: term('guardada'), inputs: { [term('macro')]: 'm2' } });
    const missing = again.form.locator('.field-error', { hasText: 'destreza' });
    await missing.waitFor();
    expect(await missing.textContent()).toContain('«1d20+{destreza} vs 15»');
    await shot(ana.page, 'missing');
  });

  it('compares two rolls side by side, with the keyboard alone and by a table', async () => {
    const one = await bar();
    const label = (id: string): string => inputLabel('notation', 'tirar', id, ana.language);
    await one.set({ offer: term('tirar'), inputs: { [label('expresion')]: '4d6kh3' } });
    await one.form.getByLabel(label('comparar'), { exact: true }).focus();
    await ana.page.keyboard.type('3d6');
    const law = one.host.locator('.odds-law');
    await expect.poll(() => one.host.locator('.odds').textContent()).toMatch(/4d6kh3 .*3d6/);
    await law.locator('summary').focus();
    await ana.page.keyboard.press('Enter');
    await law.locator('table').waitFor();
    expect(await law.locator('thead th').allInnerTexts()).toEqual(['4d6kh3', '3d6']);
    const eighteen = law
      .locator('tbody tr')
      .filter({ has: ana.page.getByRole('rowheader', { name: '18', exact: true }) });
    expect((await eighteen.locator('td').allInnerTexts()).slice(1).join()).toMatch(/1[,.]6.*0[,.]5/);
    await shot(ana.page, 'compare');
    await ana.page.setViewportSize({ width: 360, height: 780 });
    await shot(ana.page, 'compare-360');
    const width = await ana.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await ana.page.setViewportSize({ width: 1100, height: 900 });
    await ana.page.evaluate(AXE);
    const found = await ana.page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(at: object, options: object): Promise<AxeResults> };
      };
      const { violations } = await axe.run({ include: ['fe-de-dados'] }, { runOnly: ['wcag2a', 'wcag2aa'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
    expect(found).toEqual([]);
  });

  it('takes saved rolls from a file and hands them on, and a wrong file changes nothing', async () => {
    const page = await inTab('characters');
    await openSheet(page);
    const rolls = group(page, 'macros');
    const handOn = rolls.getByRole('button', { name: ana.say('sheet_file_hand_on_of', term('macros')) });
    const saved = await savedBy(page, () => handOn.click());
    const file = JSON.parse(saved);
    expect(file.filas[0]).toEqual({
      nombre: 'Empujar',
      expresion: '2d6+{fuerza}',
      bandas: '6 Fallo, 9 Con coste, Éxito',
    });
    const count = (): Promise<number> =>
      ask(ana.extension, 'characters', null).then(
        ([one]) => ((one?.data.macros ?? []) as readonly unknown[]).length,
      );
    await choose(rolls, fileOf('plantillas.json', SAMPLE));
    await rolls.getByRole('alert').waitFor();
    expect(await rolls.getByRole('alert').textContent()).toBe(ana.say('sheet_file_other'));
    await shot(page, 'wrong-file');
    expect(await count()).toBe(2);
    await choose(
      rolls,
      fileOf('tiradas.json', JSON.stringify({ ...file, filas: [{ ...file.filas[0], nombre: 'De Beto' }] })),
    );
    await expect.poll(count).toBe(3);
    await page.setViewportSize({ width: 360, height: 780 });
    await shot(page, 'sheet-360');
    await closeTab(ana.player, page);
  });

  it('takes templates from a file beside those that were there, and says where a wrong one is wrong', async () => {
    const page = await inTab('characters');
    await openSheet(page);
    const templates = group(page, 'plantillas');
    const text = page.getByRole('textbox', { name: term('plantillas'), exact: true });
    await choose(templates, fileOf('mal.json', SAMPLE.replace('"2d6"', '"200d6"')));
    await page.getByText('tiradas.1.dados').waitFor();
    await text.scrollIntoViewIfNeeded();
    await shot(page, 'wrong-template');
    await text.fill(SAMPLE);
    await choose(templates, fileOf('beto.json', SAMPLE.replace('Mi juego', 'El de Beto')));
    const kept = () => ask(ana.extension, 'characters', null).then(([one]) => String(one?.data.plantillas));
    await expect.poll(kept).toContain('El de Beto');
    expect(await kept()).toContain('Mi juego');
    await shot(page, 'templates');
    await closeTab(ana.player, page);
    const one = await bar();
    await one.set({ offer: 'El de Beto · Prueba', inputs: { Dados: 'o2', Suerte: true } });
    await shot(ana.page, 'own-template');
    await one.roll({ label: 'Con la plantilla' });
    const post = await ana.board.send();
    expect(await ana.board.body(post).textContent()).toMatch(/3d6kh2\+1\+1d4/);
    expect((await new Badges(ana.board.post(post)).headlines()).at(-1)).toContain('✓');
  });

  it('plays a game of open dice, chosen for the partida in the popup', async () => {
    await bar();
    const page = await inTab('partidas');
    await page.locator('.item-open').first().click();
    await page.locator('#partida-title').waitFor();
    await shot(page, 'variants');
    const option = systemById('notation')?.variants?.find(({ id }) => id === 'notation.juego');
    const words = option?.words[ana.language];
    const field = page.getByLabel(words?.about ?? '', { exact: true });
    if ((await field.evaluate((node) => node.tagName)) === 'SELECT')
      await field.selectOption({ label: words?.options.ars ?? '' });
    else await page.getByLabel(words?.options.ars ?? '', { exact: true }).check();
    await expect
      .poll(() =>
        ask(ana.extension, 'partidas', null).then(([one]) => one?.games.notation?.['notation.juego']),
      )
      .toBe('ars');
    await closeTab(ana.player, page);
    const one = await bar();
    await one.roll({ offer: 'Dado de estrés', label: 'Conjurar' });
    await shot(ana.page, 'ars');
    const post = await ana.board.send();
    expect(await ana.board.body(post).textContent()).toMatch(/1d10: \d+/);
    expect((await new Badges(ana.board.post(post)).headlines()).at(-1)).toContain('✓');
    await partida({ 'notation.juego': 'propio' });
  });
});
