import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemById } from '../../rules/index';
import { ask } from './harness/background';
import { browsersOfTheRest } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import { PopupPage } from './pages/popup-page';
import { inputLabel, RollBar } from './pages/roll-bar';

/** Set to a folder, it gets pictures of what a player sees. */
const SHOTS = process.env.SHOTS ?? '';
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS === '') return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

// The scene of the first seed document: a mutant attacks Armand, who defends himself.
describe.each(browsersOfTheRest)('the state of a partida, %s', (browser) => {
  let world: World;
  let ana: Person;
  let beto: Person;
  let topic: number;
  beforeAll(async () => {
    world = await World.open(browser);
    [ana, beto] = await Promise.all([
      world.person('ana', ARMAND),
      world.person('beto', { name: 'Mutante', system: 'plenilunio', fields: { combate: 8, fortaleza: 5 } }),
    ]);
    topic = await world.thread('Armand y el mutante');
  });
  afterAll(() => world?.close());

  const label = (offer: string, input: string) => inputLabel('plenilunio', offer, input, ana.language);
  const offer = (id: string) => offerLabel(id, ana);
  const sheet = async () =>
    (await ask(ana.extension, 'characters', null)).find(({ name }) => name === 'Armand')?.data ?? {};
  const reserva = async () =>
    (await ask(ana.extension, 'partidas', null))[0]?.games.plenilunio?.reserva ?? 10;

  it('tells what a roll costs before the click, pays it, and puts it back', async () => {
    await ana.board.openTopic(topic);
    const bar = await ana.bar();
    await bar.form.locator('details.more > summary').first().click();
    await bar.set({ inputs: { [label('reto', 'oposicion')]: '2', [label('reto', 'destino')]: 2 } });
    await bar.host.locator('.costs', { hasText: '10 → 8' }).waitFor();
    await shot(ana.page, `${browser}-costs`);
    await bar.roll({ label: 'Seguir el rastro' });
    await bar.host.locator('.moved', { hasText: '10 → 8' }).waitFor();
    expect(await reserva()).toBe(8);
    await shot(ana.page, `${browser}-moved`);
    await bar.host.locator('.moved button').click();
    await expect.poll(reserva).toBe(10);
    await ana.board.send();
  });

  it('refuses what the reserve does not hold, in words, before the click', async () => {
    await ana.board.openTopic(topic);
    const popup = await PopupPage.open(ana.player, 'partidas');
    await popup.page.locator('.item-open').first().click();
    await popup.page.locator('.table-rules > summary').click();
    await popup.page.locator('.table-rules input').first().fill('3');
    await expect.poll(reserva).toBe(3);
    const bar = await ana.bar();
    await bar.form.locator('details.more > summary').first().click();
    await bar.set({ inputs: { [label('reto', 'oposicion')]: '2', [label('reto', 'destino')]: 5 } });
    await bar.form.locator('.field-error', { hasText: '3' }).waitFor();
    await bar.rollButton.click();
    await bar.form.locator('[aria-invalid]').waitFor();
    expect(await reserva()).toBe(3);
    await shot(ana.page, `${browser}-refused`);
  });

  it('lets a roll that stands be amended in words, by the dice that fell', async () => {
    await ana.board.openTopic(topic);
    const badge = ana.page
      .locator('fe-de-dados')
      .filter({ hasText: offer('reto') })
      .first();
    const amend = badge.locator('button.next', { hasText: offer('reto') }).first();
    await ana.verdicts(2);
    await badge.locator('button:not(.next)').last().click();
    await amend.click();
    const bar = new RollBar(ana.board.editor(), ana.say);
    await bar.button(ana.say('bar_amend')).waitFor();
    // It begins with what was set then: what was folded away and set is in sight.
    await expect
      .poll(() => bar.form.getByLabel(label('reto', 'destino'), { exact: true }).inputValue())
      .toBe('2');
    await bar.set({ inputs: { [label('reto', 'automaticos')]: 1 } });
    await shot(ana.page, `${browser}-amend`);
    await bar.button(ana.say('bar_amend')).click();
    await bar.said.waitFor();
    const text = await ana.page.locator('.quick textarea').first().inputValue();
    expect(text).toContain('Enmienda a la tirada 1 - Armand');
    expect(text).not.toContain('TV1');
    expect(await reserva()).toBe(3);
  });

  it('lets an attack be answered with a click on it, and the damage be noted with another', async () => {
    await beto.board.openTopic(topic);
    await (await beto.bar(beto.board.editor(), 'Mutante')).roll({ offer: offer('ataque'), label: 'Zarpazo' });
    await beto.board.send();

    await ana.board.openTopic(topic);
    const answer = ana.page.locator('fe-de-dados button.next', {
      hasText: ana.say('next_answer', offer('defensa')),
    });
    await answer.waitFor();
    await shot(ana.page, `${browser}-badge`);
    await answer.click();
    const bar = new RollBar(ana.board.editor(), ana.say);
    await bar.host.locator('.notice', { hasText: 'beto' }).waitFor();
    await shot(ana.page, `${browser}-answering`);
    const said = await bar.roll({ label: 'Esquivar' });
    expect(said).toContain('Armand');
    await ana.board.send();
    const read = await ana.verdicts(3);
    expect(read.blocks.every(({ colour }) => colour === 'green' || colour === 'grey')).toBe(true);
    expect(await answer.count()).toBe(0);

    const { dadosComprometidos } = await sheet();
    expect(dadosComprometidos).toBeGreaterThan(0);
    const harm = ana.page.locator('fe-de-dados button.next', { hasText: offer('dano') });
    if ((await harm.count()) > 0) {
      await harm.first().click();
      const again = new RollBar(ana.board.editor(), ana.say);
      await again.host.locator('.costs').waitFor();
      await shot(ana.page, `${browser}-damage`);
      const before = (await sheet()).resistencia;
      await again.button(ana.say('bar_spend')).click();
      await again.said.waitFor();
      expect((await sheet()).resistencia).not.toBe(before);
    }
  });

  it('stands in the log, and the rules of the table in the popup', async () => {
    const log = await PopupPage.open(ana.player, 'log');
    await log.page.locator('.log-moved').first().waitFor();
    await shot(log.page, `${browser}-log`);
    const popup = await PopupPage.open(ana.player, 'partidas');
    await popup.page.locator('.item-open').first().click();
    await popup.page.locator('.table-rules > summary').click();
    for (const width of [360, 900]) {
      for (const scheme of ['light', 'dark'] as const) {
        if (SHOTS === '') continue;
        await popup.page.setViewportSize({ width, height: 800 });
        await popup.page.emulateMedia({ colorScheme: scheme });
        await shot(popup.page, `${browser}-rules-${width}-${scheme}`);
      }
    }
    await popup.page.locator('.table-part > summary').last().click();
    await shot(popup.page, `${browser}-variants`);
  });
});

function offerLabel(id: string, { language }: Person): string {
  const offers = systemById('plenilunio')?.offers({}, language) ?? [];
  return offers.find((one) => one.id === id)?.label ?? id;
}
