import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockVerdict, How } from '../../entrypoints/background/messages';
import { SECTIONS } from '../board/seed';
import { ask, askTab } from './harness/background';
import { browsersOfTheRest } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import { RollBar } from './pages/roll-bar';
import { TableTools } from './pages/table-tools';

const DANAI = { name: 'Danai', system: 'plenilunio', fields: { astucia: 2 } };

describe.each(browsersOfTheRest)('a table with a director, %s', (browser) => {
  let world: World;
  let director: Person;
  let ana: Person;
  let beto: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    // One after the other: three browsers that start at once wait for each other.
    director = await world.person('director');
    ana = await world.person('ana', ARMAND);
    beto = await world.person('beto', DANAI);
  }, 240_000);
  afterAll(() => world?.close());

  const source = async (post: number) => (await world.writer('director')).source(post);

  /** A thread whose director has said in the popup that he directs it. */
  async function table(title: string, section: number = SECTIONS.plenilunio): Promise<number> {
    const topic = await world.thread(title, section);
    await director.board.openTopic(topic);
    await director.page.locator('fe-de-dados').first().waitFor();
    const page = await askTab(director.extension, director.page, 'page');
    if (!page) throw new Error('the page was not recognised');
    const { partida } = await ask(director.extension, 'partidaFor', page);
    await ask(director.extension, 'savePartida', { ...partida, directs: true });
    return topic;
  }
  async function tools(person: Person): Promise<TableTools> {
    if (person === director)
      return new TableTools(await new RollBar(person.board.editor(), person.say).open());
    return new TableTools(await person.bar(person.board.editor(), person === ana ? 'Armand' : 'Danai'));
  }
  async function opens(topic: number, how: { strict?: boolean } = {}): Promise<number> {
    await director.board.openTopic(topic);
    await (await tools(director)).openScene(how);
    return director.board.send();
  }
  /** The director writes and presses the button: nothing else. */
  async function directorWrites(topic: number, text: string): Promise<string> {
    await director.board.openTopic(topic);
    await director.board.editor().type(text);
    return source(await director.board.send());
  }
  async function rolls(person: Person, topic: number, how: How | null, label: string): Promise<number> {
    await person.board.openTopic(topic);
    const at = await tools(person);
    if (how) await at.choose(how);
    await at.bar.roll({ label });
    return person.board.send();
  }
  /** What the director reads of the thread: by account, kind and number. */
  async function read(topic: number, count: number): Promise<Map<string, BlockVerdict[]>> {
    await director.board.openTopic(topic);
    const { blocks } = await director.verdicts(count);
    const found = new Map<string, BlockVerdict[]>();
    for (const block of blocks) {
      const name = `${block.author} ${block.kind} ${block.n}`;
      found.set(name, [...(found.get(name) ?? []), block]);
    }
    return found;
  }
  const codes = (blocks: readonly BlockVerdict[] | undefined): string[] =>
    (blocks ?? []).flatMap(({ verdicts }) => verdicts.map(({ code }) => code));

  it('plays a scene: declares and is resolved, is asked and answers, rolls at once, hides and reveals', async () => {
    const topic = await table('Una escena entera');
    await opens(topic);
    await rolls(ana, topic, 'declarada', 'Seguir el rastro');
    const first = await directorWrites(topic, 'La luna sale.');
    expect(first).toMatch(/^La luna sale\.\n/);
    expect(first.match(/Baliza \d+/g)).toEqual(['Baliza 1']);
    expect(first).toContain('Resuelve ana 1 - Seguir el rastro');

    await director.board.openTopic(topic);
    await director.board.editor().type('Danai, escucha.\n');
    await (await tools(director)).beacon({ to: 'Danai', label: 'Escuchar', dice: '2d6', difficulty: '4' });
    const asked = await source(await director.board.send());
    expect(asked.match(/Baliza \d+/g)).toEqual(['Baliza 2']);
    expect(asked).toContain('Pide 1 - Danai - Escuchar - 2d6 - dificultad 4');

    await beto.board.openTopic(topic);
    const answering = await tools(beto);
    await answering.answer('Escuchar');
    await answering.bar.roll();
    await beto.board.send();
    await rolls(ana, topic, 'inmediata', 'Saltar la verja');
    const hidden = await rolls(beto, topic, 'oculta', 'Guardarse algo');
    expect(await source(hidden)).not.toContain('Guardarse algo');
    await directorWrites(topic, 'Nadie responde.');
    await beto.board.openTopic(topic);
    await (await tools(beto)).reveal(2);
    await beto.board.send();
    expect(await directorWrites(topic, 'Y amanece.')).toContain('Baliza 4');

    // The baliza of the last post stands on the second page.
    const all = await read(topic, 11);
    const colours = [...all.values()].flat().map(({ colour }) => colour);
    expect(new Set(colours)).toEqual(new Set(['green']));
    expect(all.get('ana declaracion 1')?.[0]?.verdicts[0]?.words).toContain('resuelta por la baliza 1');
    expect(all.get('beto tirada 1')?.[0]?.verdicts[0]?.words).toContain('pedida');
    expect(codes(all.get('beto oculta 2'))).toEqual(['revealed']);
  }, 180_000);

  it('somebody posts between roll and submit: the roll is made again, said in words, and ends verified', async () => {
    const topic = await world.thread('Una carrera');
    await ana.board.openTopic(topic);
    const editor = ana.board.editor();
    await editor.type('Armand corre.\n');
    const bar = await ana.bar();
    await bar.roll({ label: 'Llegar antes' });
    await (await world.writer('beto')).reply(topic, 'Danai corre más.');
    await editor.form.locator('.send').click();
    const note = bar.host.locator('.note');
    await expect.poll(() => note.textContent()).toContain(ana.say('submit_look_again'));
    expect(await editor.draft()).toMatch(/^Armand corre\.\n/);
    const post = await ana.board.send();
    expect((await source(post)).match(/Tirada \d+/g)).toEqual(['Tirada 1']);
    const { blocks } = await ana.verdicts(2);
    expect(blocks.map(({ n, colour }) => [n, colour])).toEqual([
      [0, 'green'],
      [1, 'green'],
    ]);
  });

  it('a roll made in the edit of an old post hangs from what stood before it', async () => {
    const topic = await world.thread('Un mensaje viejo');
    const post = await (await world.writer('ana')).reply(topic, 'Se me olvidó tirar.');
    await (await world.writer('beto')).reply(topic, 'Sigo yo.');
    await ana.board.openEdit(post);
    await (await ana.bar()).roll({ label: 'En la página de editar' });
    await ana.board.send();
    const here = await ana.board.editHere(post);
    await (await ana.bar(here)).roll({ label: 'En su sitio' });
    await ana.board.send(here);
    const { blocks } = await ana.verdicts(3);
    expect(blocks.map(({ n, colour, verdicts }) => [n, colour, verdicts.length])).toEqual([
      [0, 'green', 1],
      [1, 'green', 1],
      [2, 'green', 1],
    ]);
  });

  it('a strict scene, in rich editors, proposes to declare and says why nothing else is allowed', async () => {
    const topic = await table('Escena estricta', SECTIONS.hitos);
    await opens(topic, { strict: true });
    await ana.board.openTopic(topic);
    const { bar } = await tools(ana);
    const ways = bar.host.locator('.levels');
    await ways.waitFor();
    const input = (how: How) => ways.getByLabel(ana.say(`level_name_${how}`), { exact: true });
    expect(await input('declarada').isChecked()).toBe(true);
    expect(await input('inmediata').isDisabled()).toBe(true);
    expect(await ways.textContent()).toContain(ana.say('level_strict'));
    await bar.roll({ label: 'Callar' });
    const post = await ana.board.send();
    expect(await source(post)).toContain('Declara 1 - Armand - Callar');
    expect(await directorWrites(topic, 'Silencio.')).toContain('Resuelve ana 1 - Callar');
  });

  it('what a cheat does is read by the director as what it is', async () => {
    const topic = await table('Una tramposa');
    await opens(topic);
    const [first, second, third] = [
      await rolls(ana, topic, 'inmediata', 'Uno'),
      await rolls(ana, topic, 'inmediata', 'Dos'),
      await rolls(ana, topic, 'inmediata', 'Tres'),
    ];
    await directorWrites(topic, 'Lo he visto.');
    const [hers, his] = [await world.writer('ana'), await world.writer('beto')];
    await hers.rewrite(first, (text) =>
      text.replace(/3d6: (\d)/, (_, die) => `3d6: ${(Number(die) % 6) + 1}`),
    );
    await his.reply(topic, hers.source(second));
    await hers.reply(topic, hers.source(second));
    await (await world.writer('director')).remove(third);
    await rolls(ana, topic, 'inmediata', 'Cuatro');
    const all = await read(topic, 8);
    expect(codes(all.get('ana tirada 1'))).toEqual(expect.arrayContaining(['edited_after_seal', 'altered']));
    expect(codes(all.get('ana tirada 2'))).toEqual(['verified', 'repeated']);
    expect(codes(all.get('beto tirada 2'))).toEqual(['copied']);
    const { notes } = await director.verdicts(8);
    expect(notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['rolls_missing', 'sealed_gone']));
  });
});
