import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageVerdicts } from '../../entrypoints/background/messages';
import { blocksIn } from './harness/blocks';
import { browsersOfTheRest } from './harness/browsers';
import { ARMAND, type Person, World } from './harness/world';
import type { Writer } from './harness/writer';
import { PopupPage } from './pages/popup-page';
import { Badges } from './pages/roll-bar';

/** Codes of the verdicts on the rolls (not the altas) of a page, by post. */
const codesOf = ({ blocks }: PageVerdicts): Record<number, string[][]> => {
  const codes: Record<number, string[][]> = {};
  for (const { post, kind, verdicts } of blocks) {
    if (kind === 'alta') continue;
    codes[post] = [...(codes[post] ?? []), verdicts.map(({ code }) => code)];
  }
  return codes;
};

describe.each(browsersOfTheRest)('what a reader with another account is told, %s', (browser) => {
  let world: World;
  let ana: Person;
  let director: Person;
  let asAna: Writer;
  let asBeto: Writer;
  beforeAll(async () => {
    world = await World.open(browser);
    ana = await world.person('ana', ARMAND);
    director = await world.person('director');
    asAna = await world.writer('ana');
    asBeto = await world.writer('beto');
  });
  afterAll(() => world?.close());

  /** A thread with one roll of ana's, posted. */
  async function posted(title: string): Promise<{ topic: number; post: number }> {
    const topic = await world.thread(title);
    return { topic, post: await ana.rollAndPost(topic, { label: title }) };
  }
  async function read(topic: number, count: number): Promise<PageVerdicts> {
    await director.board.openTopic(topic);
    return director.verdicts(count);
  }

  it('an honest roll is verified, said in words and by a sign, with its reasons on demand', async () => {
    const { topic, post } = await posted('Honrada');
    expect(codesOf(await read(topic, 2))).toEqual({ [post]: [['verified']] });
    const badges = new Badges(director.board.post(post));
    expect(await badges.headlines()).toEqual([
      expect.stringMatching(/^✓ /),
      expect.stringMatching(/^✓ .+ 1$/),
    ]);
    expect((await badges.reasons(1)).join('\n')).toContain('Tirada 1 - Armand - Honrada');
  });

  it('a die changed in the text is altered, and the true dice are told', async () => {
    const { topic, post } = await posted('Un dado de más');
    await asAna.rewrite(post, (text) =>
      text.replace(
        /3d6: (\d), (\d), (\d)/,
        (_, a: string, b: string, c: string) => `3d6: ${7 - Number(a)}, ${b}, ${c}`,
      ),
    );
    expect(codesOf(await read(topic, 2))[post]?.[0]).toContain('altered');
    expect((await new Badges(director.board.post(post)).headlines())[1]).toMatch(/^✕ /);
  });

  it('an outcome changed in words keeps its true dice and is not verified', async () => {
    const { topic, post } = await posted('Mejor así');
    await asAna.rewrite(post, (text) =>
      text.replace(/→ \[b\][^[]+\[\/b\]/, '→ [b]9 ÉXITOS, pendiente de la oposición[/b]'),
    );
    const verdicts = await read(topic, 2);
    expect(codesOf(verdicts)[post]?.[0]).toContain('text_changed');
    expect(verdicts.blocks.at(-1)?.colour).not.toBe('green');
  });

  it('half a block is damaged, and the rest of the thread stays as it was', async () => {
    const { topic, post } = await posted('Cortado');
    const later = await ana.rollAndPost(topic);
    await asAna.rewrite(later, (text) => text.slice(0, text.lastIndexOf('TV1 ') + 60));
    const codes = codesOf(await read(topic, 3));
    expect(codes[post]).toEqual([['verified']]);
    expect(codes[later]).toEqual([['damaged']]);
  });

  it('a block of another thread, and one of another author, are copied', async () => {
    const { topic, post } = await posted('De donde se copia');
    const block = blocksIn(asAna.source(post))[0]?.text.split('\n').slice(-3).join('\n') ?? '';
    await read(topic, 2);
    const other = await world.thread('A donde se copia');
    await ana.rollAndPost(other);
    const moved = await asAna.reply(other, block);
    expect(codesOf(await read(other, 3))[moved]).toEqual([['copied']]);
    const taken = await asBeto.reply(topic, block);
    expect(codesOf(await read(topic, 3))[taken]).toEqual([['copied']]);
  });

  it('the same block twice is repeated, and a quoted one is not judged', async () => {
    const { topic, post } = await posted('Dos veces');
    const block = blocksIn(asAna.source(post))[0]?.text.split('\n').slice(-3).join('\n') ?? '';
    const again = await asAna.reply(topic, block);
    const quoted = await asBeto.reply(
      topic,
      `[quote="ana" pid=${post}]${asAna.source(post)}[/quote]\nBuena tirada.`,
    );
    const codes = codesOf(await read(topic, 3));
    expect(codes[post]).toEqual([['verified']]);
    expect(codes[again]).toEqual([['repeated']]);
    expect(codes[quoted]).toBeUndefined();
    expect(await new Badges(director.board.post(quoted)).host.count()).toBe(0);
  });

  it('a roll that is gone leaves its number missing', async () => {
    const { topic } = await posted('Faltará la segunda');
    const second = await ana.rollAndPost(topic);
    await ana.rollAndPost(topic);
    await (await world.writer('director')).remove(second);
    const { notes, blocks } = await read(topic, 3);
    expect(notes.map(({ code }) => code)).toEqual(['rolls_missing']);
    expect(notes[0]?.words).toMatch(/2/);
    expect(blocks.map(({ colour }) => colour)).toEqual(['green', 'green', 'green']);
  });

  it('the popup lists the rolls of the page with the same verdicts', async () => {
    const { topic, post } = await posted('En el panel');
    await asAna.rewrite(post, (text) => text.replace('Tirada 1', 'Tirada 1 '));
    const { blocks } = await read(topic, 2);
    const popup = await PopupPage.open(director.player, 'page', director.page);
    const listed = await popup.rolls();
    expect(listed.map(({ line }) => line)).toEqual(blocks.map(({ line }) => line));
    for (const [at, { words }] of listed.entries()) {
      expect(blocks[at]?.verdicts.map((verdict) => verdict.words)).toContain(words);
    }
  });
});
