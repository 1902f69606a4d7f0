import { mkdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemById } from '../../rules/index';
import type { SheetData } from '../../rules/system';
import { SECTIONS } from '../board/seed';
import { ask } from './harness/background';
import { type Person, World } from './harness/world';
import { PopupPage } from './pages/popup-page';
import { inputLabel, RollBar, type Wish } from './pages/roll-bar';

/** Set to a folder, it gets pictures of what a player sees, wide and on a telephone. */
const SHOTS = process.env.SHOTS ?? '';
async function shot({ page }: Pick<Person, 'page'>, name: string): Promise<void> {
  if (SHOTS === '') return;
  mkdirSync(SHOTS, { recursive: true });
  for (const width of [1000, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1000, height: 800 });
}

/** Nothing of the open toolbar stands beyond a telephone's screen. */
async function fits({ page }: Pick<Person, 'page'>, bar: RollBar): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const beyond = await bar.form.evaluate((form) =>
    [...form.querySelectorAll('*')].flatMap((one) =>
      one.getBoundingClientRect().right > 360 ? [one.textContent] : [],
    ),
  );
  expect(beyond).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
}

/** One person at one scene, with the character played there. */
class Seat {
  private constructor(
    readonly person: Person,
    readonly topic: number,
    readonly system: string,
    readonly name: string,
  ) {}
  static async take(
    person: Person,
    topic: number,
    system: string,
    name: string,
    more: SheetData,
  ): Promise<Seat> {
    const made = await ask(person.extension, 'newCharacter', { system });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { id, data } = made.value;
    const saved = await ask(person.extension, 'saveCharacter', { id, name, data: { ...data, ...more } });
    if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
    return new Seat(person, topic, system, name);
  }
  get page() {
    return this.person.page;
  }
  async sheet(): Promise<SheetData> {
    const all = await ask(this.person.extension, 'characters', null);
    return all.find(({ name }) => name === this.name)?.data ?? {};
  }
  /** A figure of the partida of this game, as this person's browser counts it. */
  async counted(field: string): Promise<unknown> {
    const all = await ask(this.person.extension, 'partidas', null);
    return all.find(({ system }) => system === this.system)?.games[this.system]?.[field] ?? 0;
  }
  offer(id: string): string {
    const offers = systemById(this.system)?.offers({ pd: 1 }, this.person.language) ?? [];
    return offers.find((one) => one.id === id)?.label ?? id;
  }
  /** Choices of an offer by the labels a player reads. */
  inputs(offer: string, values: Readonly<Record<string, string | number | boolean>>) {
    return Object.fromEntries(
      Object.entries(values).map(([id, value]) => [
        inputLabel(this.system, offer, id, this.person.language),
        value,
      ]),
    );
  }
  async come(): Promise<RollBar> {
    await this.person.board.openTopic(this.topic);
    const bar = await this.person.bar(this.person.board.editor(), this.name);
    await more(bar);
    return bar;
  }
  async draft(): Promise<string> {
    return this.person.board.editor().draft();
  }
  /** Rolls what stands in the toolbar, and posts it; gives the words of the block. */
  async rollAndPost(bar: RollBar, wish: Wish): Promise<string> {
    await set(bar, wish);
    await bar.roll();
    const text = await this.draft();
    await this.person.board.send();
    return text;
  }
  /** What the page of the thread says of its rolls to this person, once there are so many. */
  async reads(count: number) {
    await this.person.board.openTopic(this.topic);
    const { blocks } = await this.person.verdicts(count);
    // The badges of posts far from the screen are drawn when they come near.
    await this.page.locator('.quick').scrollIntoViewIfNeeded();
    expect(blocks.map(({ verdicts }) => verdicts[0]?.words ?? '')).toEqual(
      blocks.map(() => expect.stringMatching(/^(VERIFICADA|VERIFIED)/)),
    );
    return blocks;
  }
  /** The button in the page of something that may be done about a block; unfolds the badges to find it. */
  step(words: string | RegExp): Locator {
    return this.page.locator('fe-de-dados button.next', { hasText: words });
  }
  async unfold(): Promise<void> {
    const badges = this.page.locator('.post-main > fe-de-dados button[aria-expanded=false]');
    await this.page.locator('.post-main > fe-de-dados button[aria-expanded]').first().waitFor();
    while ((await badges.count()) > 0) await badges.first().click();
  }
  /** Presses it; the toolbar opens with what the block asks for. */
  async take(words: string | RegExp): Promise<RollBar> {
    await this.step(words).last().click();
    const bar = new RollBar(this.person.board.editor(), this.person.say);
    await bar.host.locator('.notice-calm', { hasText: /\d/ }).first().waitFor();
    await more(bar);
    return bar;
  }
  async spend(bar: RollBar): Promise<string> {
    await bar.button(this.person.say('bar_spend')).click();
    await bar.said.waitFor();
    return this.draft();
  }
}
/** Sets a roll; fields that are folded away are unfolded first. */
async function set(bar: RollBar, { offer, ...rest }: Wish): Promise<void> {
  if (offer !== undefined) await bar.set({ offer });
  await more(bar);
  await bar.set(rest);
}
async function more(bar: RollBar): Promise<void> {
  const folded = bar.form.locator('details.more');
  await folded.evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
}
const moved = (bar: RollBar, words: string) => bar.host.locator('.moved', { hasText: words });

// The scenes of the seeds, played by two people who each see only their own browser.
// In Chromium alone, for time: `partida-state.test.ts` plays what a partida counts in both.
describe.each(['chromium'] as const)('the scenes of the seeds, %s', (browser) => {
  let world: World;
  let ana: Person;
  let beto: Person;
  beforeAll(async () => {
    world = await World.open(browser);
    [ana, beto] = await Promise.all([world.person('ana'), world.person('beto')]);
  });
  afterAll(() => world?.close());
  const scene = async (
    system: keyof typeof SECTIONS,
    title: string,
    mine: [string, SheetData],
    theirs: [string, SheetData],
  ): Promise<[Seat, Seat]> => {
    const topic = await world.thread(title, SECTIONS[system]);
    return Promise.all([Seat.take(ana, topic, system, ...mine), Seat.take(beto, topic, system, ...theirs)]);
  };

  it('Ryan and the robber: a roll, an aspect on it, a shot, dramatic points and a struggle', async () => {
    const [ryan, robber] = await scene(
      'hitos',
      'Callejón de Baltimore',
      [
        'Ryan McAllan',
        {
          ...{ concepto: 'Policía de Baltimore', reflejos: 3, fortaleza: 4, voluntad: 12 },
          habilidades: [{ tipo: 'combate', nombre: 'Defensa Personal', valor: 5, agotado: false }],
        },
      ],
      [
        'Atracador',
        {
          reflejos: 2,
          habilidades: [{ tipo: 'combate', nombre: 'Pistolero callejero', valor: 5, agotado: false }],
          armas: [
            {
              nombre: 'Pistola',
              categoria: 'mM',
              directo: 0,
              alcance: 'distancia',
              habilidad: '',
              aspectos: '',
            },
          ],
        },
      ],
    );
    const bar = await ryan.come();
    await fits(ryan, bar);
    await shot(ryan, `${browser}-hitos-open`);
    await ryan.rollAndPost(bar, { offer: ryan.offer('tirada'), label: 'Reducir al atracador' });
    await ryan.reads(2);

    await ryan.unfold();
    await shot(ryan, `${browser}-hitos-badge`);
    const aspect = await ryan.take(ryan.offer('aspecto'));
    await aspect.form.getByLabel(/^(El primero|The first)/).check();
    await aspect.host.locator('.costs', { hasText: '5 → 4' }).waitFor();
    await shot(ryan, `${browser}-hitos-aspect`);
    await aspect.roll({ label: 'Otro intento' });
    expect(await ryan.draft()).toMatch(/«Policía de Baltimore», (repite|repeats)/);
    await moved(aspect, '5 → 4').waitFor();
    expect((await ryan.sheet()).pd).toBe(4);
    await ryan.person.board.send();

    await robber.reads(3);
    const gun = await robber.come();
    await set(gun, {
      offer: robber.offer('ataque'),
      inputs: robber.inputs('ataque', { defensa: 1 }),
    });
    const attack = await robber.rollAndPost(gun, { label: 'Disparo a Ryan' });
    await ryan.reads(5);
    const note = ryan.step(ryan.offer('dano'));
    if (/DAÑO|DAMAGE/.test(attack)) {
      await note.waitFor();
      await shot(ryan, `${browser}-hitos-struck`);
      const hurt = await ryan.take(ryan.offer('dano'));
      // Aguante 10: as much damage or more waits for a roll of its own.
      if (Number(/(?:DAÑO|DAMAGE) (\d+)/.exec(attack)?.[1]) < 10) {
        await hurt.host.locator('.costs', { hasText: '0 → ' }).waitFor();
        expect(await ryan.spend(hurt)).toContain('Ryan McAllan');
        expect((await ryan.sheet()).perdidos).toBeGreaterThan(0);
        await hurt.host.locator('.moved button').click();
        await expect.poll(async () => (await ryan.sheet()).perdidos).toBe(0);
      } else expect(await ryan.spend(hurt)).toMatch(/12/);
    } else expect(await note.count()).toBe(0);

    const points = await ryan.come();
    await set(points, {
      offer: ryan.offer('gasto'),
      inputs: ryan.inputs('gasto', { que: 'recibir' }),
    });
    await points.host.locator('.costs', { hasText: '4 → 5' }).waitFor();
    await ryan.spend(points);
    await moved(points, '4 → 5').waitFor();
    expect((await ryan.sheet()).pd).toBe(5);

    const wrestling = await robber.come();
    await robber.rollAndPost(wrestling, { offer: robber.offer('enfrentada'), label: 'Forcejeo' });
    await ryan.reads(6);
    const answer = await ryan.take(ryan.offer('enfrentada'));
    await shot(ryan, `${browser}-hitos-answer`);
    const won = await ryan.rollAndPost(answer, { label: 'Forcejeo' });
    expect(won).toMatch(/GANA|PIERDE|EMPATE|WINS|LOSES|TIE/);
    expect(won).toContain('Atracador');
    await ryan.reads(7);
    expect(await ryan.step(ana.say('next_answer', ryan.offer('enfrentada'))).count()).toBe(0);
    await robber.reads(7);
    await shot(robber, `${browser}-hitos-thread`);
  });

  it('the house at night: a threat both count, a point of superación, and who loses a conflict', async () => {
    const [eva, monster] = await scene(
      'horror',
      'La casa',
      ['Eva', { accion: 3, accion_actual: 3 }],
      [
        'El ahorcado',
        {
          ...{ tipo: 'monstruo', accion: 5, accion_actual: 5 },
          rasgos: [1, 2, 3].map((n) => ({ nombre: `Garras ${n}`, caracteristica: 'accion', valor: 5 })),
        },
      ],
    );
    await (await monster.come()).host.waitFor();
    const bar = await eva.come();
    await fits(eva, bar);
    await shot(eva, `${browser}-horror-open`);
    const failed = await eva.rollAndPost(bar, {
      offer: eva.offer('reto'),
      inputs: eva.inputs('reto', { dificultad: 30 }),
      label: 'Atrancar la puerta',
    });
    expect(failed).toMatch(/FALLO|FAILED/);

    await eva.reads(2);
    await applyAll(await reopened(eva));
    await eva.unfold();
    const threat = Number(await eva.counted('amenaza'));
    const again = await eva.take(eva.person.say('next_repeat', eva.offer('reto')));
    await again.host.locator('.costs', { hasText: '3 → 2' }).waitFor();
    await shot(eva, `${browser}-horror-repeat`);
    const second = await eva.rollAndPost(again, { label: 'Atrancar la puerta' });
    expect(second).toMatch(/gasta 1 de superación|spends 1 resolve/);
    expect((await eva.sheet()).superacion).toBe(2);
    await eva.reads(3);
    await applyAll(await reopened(eva));
    const now = Number(await eva.counted('amenaza'));
    expect(now).toBeGreaterThan(threat);

    await monster.reads(3);
    const counts = monster.step(systemById('horror')?.term('amenaza', beto.language) ?? 'Amenaza');
    await counts.first().waitFor();
    await shot(monster, `${browser}-horror-count`);
    while ((await counts.count()) > 0) {
      const left = await counts.count();
      await counts.first().click();
      await expect.poll(() => counts.count()).toBeLessThan(left);
    }
    expect(await monster.counted('amenaza')).toBe(now);

    const fight = await eva.come();
    await eva.rollAndPost(fight, {
      offer: eva.offer('conflicto'),
      inputs: eva.inputs('conflicto', { danino: true }),
      label: 'Soltarse de la soga',
    });
    await monster.reads(4);
    const claws = await monster.take(monster.offer('conflicto'));
    for (const name of ['Garras 1', 'Garras 2', 'Garras 3']) {
      await claws.form.getByLabel(new RegExp(`^${name}`)).check();
    }
    const won = await monster.rollAndPost(claws, { label: 'Apretar' });
    expect(won).toMatch(/el rival pierde|the rival loses/);

    await eva.reads(6);
    await eva.step(eva.offer('perdida')).waitFor();
    await shot(eva, `${browser}-horror-loses`);
    const lost = await eva.take(eva.offer('perdida'));
    await set(lost, { inputs: eva.inputs('perdida', { guion: false }) });
    await lost.host.locator('.costs', { hasText: '3 → ' }).waitFor();
    await shot(eva, `${browser}-horror-losing`);
    expect(await eva.spend(lost)).toMatch(/(PIERDE|LOSES) \d/);
    expect((await eva.sheet()).accion_actual).toBeLessThan(3);
    await lost.host.locator('.moved button').click();
    await expect.poll(async () => (await eva.sheet()).accion_actual).toBe(3);
  });

  it('Danai: destino dice of the reserve, a point of fortuna, and the page tab of the popup', async () => {
    const [danai, other] = await scene(
      'plenilunio',
      'Danai en los tejados',
      ['Danai', { resistencia: 5 }],
      ['Sombra', {}],
    );
    const bar = await danai.come();
    await set(bar, {
      offer: danai.offer('reto'),
      inputs: danai.inputs('reto', { oposicion: '2', destino: 2 }),
    });
    await bar.host.locator('.costs', { hasText: '10 → 8' }).waitFor();
    await fits(danai, bar);
    await shot(danai, `${browser}-plenilunio-open`);
    const text = await danai.rollAndPost(bar, { label: 'Saltar al otro tejado' });
    expect(text).toMatch(/destino|destiny/i);
    expect(await danai.counted('reserva')).toBe(8);

    const rest = await danai.come();
    await set(rest, { offer: danai.offer('gasto'), inputs: danai.inputs('gasto', { gasto: 'aliento' }) });
    await rest.host.locator('.costs', { hasText: '3 → 2' }).waitFor();
    await danai.spend(rest);
    expect((await danai.sheet()).fortuna).toBe(2);
    await rest.host.locator('.moved button').click();
    await expect.poll(async () => (await danai.sheet()).fortuna).toBe(3);

    const shade = await other.come();
    await other.rollAndPost(shade, {
      offer: other.offer('ataque'),
      inputs: other.inputs('ataque', { contra: 'pendiente' }),
      label: 'Golpe',
    });
    await danai.reads(4);
    const popup = await PopupPage.open(ana.player, 'page', ana.page);
    const answer = popup.page.locator('.verdict-next button', { hasText: danai.offer('defensa') });
    await answer.waitFor();
    await popup.page.setViewportSize({ width: 360, height: 700 });
    await shot({ page: popup.page }, `${browser}-popup`);
    await answer.click();
    const defence = new RollBar(ana.board.editor(), ana.say);
    await defence.host.locator('.notice', { hasText: 'beto' }).waitFor();
    await ana.page.bringToFront();
    await danai.rollAndPost(defence, { label: 'Apartarse' });
    await other.reads(5);
    await shot(other, `${browser}-plenilunio-thread`);
  });
});

/** The toolbar opened on the page as it is, without choosing anything. */
const reopened = async ({ person }: Seat): Promise<RollBar> =>
  new RollBar(person.board.editor(), person.say).open();

/** Says yes to all that follows from dice. */
async function applyAll(bar: RollBar): Promise<void> {
  const apply = bar.button(bar.say('bar_apply'));
  while ((await apply.count()) > 0) {
    const left = await apply.count();
    await apply.first().click();
    await expect.poll(() => apply.count()).toBeLessThan(left);
  }
}
