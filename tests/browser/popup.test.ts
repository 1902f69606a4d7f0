import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECTIONS } from '../board/seed';
import { ask } from './harness/background';
import { browsersOfTheRest } from './harness/browsers';
import { logOf } from './harness/log';
import { ARMAND, type Person, World } from './harness/world';
import { PopupPage } from './pages/popup-page';
import { RollBar } from './pages/roll-bar';

describe.each(browsersOfTheRest)('characters, partidas and log in the popup, %s', (browser) => {
  let world: World;
  let ana: Person;
  let popup: PopupPage;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
    popup = await PopupPage.open(ana.player, 'characters');
    await popup.createCharacter({ name: 'Danai', system: 'hitos', fields: { reflejos: 7 } });
  });
  afterAll(() => world?.close());

  const names = async (): Promise<string[]> =>
    (await ask(ana.extension, 'characters', null)).map(({ name }) => name).sort();

  it('duplicates a character, deletes it, and takes the deletion back', async () => {
    await popup.open('Danai');
    await popup.button(ana.say('popup_duplicate')).click();
    await expect.poll(names).toHaveLength(3);
    const copy = (await names()).find((name) => name !== 'Danai' && name !== 'Armand') ?? '';
    await popup.button(ana.say('control_delete')).click();
    await expect.poll(names).toEqual(['Armand', 'Danai']);
    await popup.button(ana.say('control_undo')).click();
    await expect.poll(names).toEqual(['Armand', 'Danai', copy].sort());
    await popup.open(copy);
    await popup.button(ana.say('control_delete')).click();
    await expect.poll(names).toEqual(['Armand', 'Danai']);
  });

  it('brings in what was exported, and a broken file changes nothing and says why', async () => {
    const before = await ask(ana.extension, 'characters', null);
    const json = await ask(ana.extension, 'exportCharacters', { ids: before.map(({ id }) => id) });
    await popup.importText(json.slice(0, -30));
    await popup.page.getByText(ana.say('popup_import_nothing')).waitFor();
    expect(await ask(ana.extension, 'characters', null)).toEqual(before);
    await popup.importText(json.replaceAll('Danai', 'Talía'));
    await expect.poll(names).toEqual(['Armand', 'Armand', 'Danai', 'Talía']);
  });

  it('brings the character of each partida by itself, and changes it with one click', async () => {
    const first = await world.thread('Partida de Armand');
    const second = await world.thread('Partida de Danai', SECTIONS.hitos);
    await ana.board.openTopic(first);
    await ana.bar(ana.board.editor(), 'Armand');
    await ana.board.openTopic(second);
    await ana.bar(ana.board.editor(), 'Danai');

    await ana.board.openTopic(first);
    const bar = await new RollBar(ana.board.editor(), ana.say).open();
    expect(await bar.character()).toBe('Armand');
    await ana.board.openTopic(second);
    await bar.open();
    expect(await bar.character()).toBe('Danai');

    const here = await PopupPage.open(ana.player, 'page', ana.page);
    await here.chooseCharacter('Talía');
    await expect.poll(() => here.activeCharacter()).toBe('Talía');
    await ana.board.openTopic(second);
    await bar.open();
    expect(await bar.character()).toBe('Talía');
  });

  it('lists every roll with whether it was posted, filters by partida and exports both forms', async () => {
    const topic = await world.thread('Registro');
    await ana.rollAndPost(topic, { label: 'Publicada' });
    await ana.verdicts(2);
    await (await ana.bar()).roll({ label: 'Sin publicar' });
    const log = await PopupPage.open(ana.player, 'log');
    const items = log.page.locator('.log-item');
    await items.first().waitFor();
    const texts = await items.allTextContents();
    expect(texts[0]).toContain('Sin publicar');
    expect(texts[0]).toContain(ana.say('log_not_seen'));
    expect(texts[1]).toContain('Publicada');
    expect(texts[1]).not.toContain(ana.say('log_not_seen'));

    const rows = await logOf(ana.extension, topic);
    const partida = rows[0]?.partida ?? null;
    const own = await ask(ana.extension, 'log', { limit: 50, partida });
    expect(own.map(({ label }) => label)).toEqual(['Sin publicar', 'Publicada']);
    const json = await ask(ana.extension, 'exportLog', { format: 'json', partida });
    for (const { code } of rows) expect(json).toContain(code);
    const csv = await ask(ana.extension, 'exportLog', { format: 'csv', partida });
    expect(csv.trim().split('\n')).toHaveLength(3);
  });
});
