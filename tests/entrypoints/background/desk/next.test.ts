import { beforeEach, describe, expect, it } from 'vitest';
import { check } from '../../../../entrypoints/background/desk/checks';
import { Counter } from '../../../../entrypoints/background/desk/counter';
import { logPage } from '../../../../entrypoints/background/desk/log';
import { settleMove } from '../../../../entrypoints/background/desk/moves';
import { countBlock, nextAt } from '../../../../entrypoints/background/desk/next';
import { savePartida } from '../../../../entrypoints/background/desk/partidas';
import { roll } from '../../../../entrypoints/background/desk/rolls';
import type { Character, Partida, PostText, RollOrder } from '../../../../entrypoints/background/messages';
import { putCharacters, storedCharacter } from '../../../../entrypoints/background/store/characters';
import { storedPartidas } from '../../../../entrypoints/background/store/partidas';
import { systems } from '../../../../rules/index';
import type { SheetData } from '../../../../rules/system';
import { page, post, rollOrder, type TestOffice, tab, wake } from './office';

/** One browser with its player, character and account, at the same thread as the others. */
interface Player {
  readonly office: TestOffice;
  readonly account: string;
  readonly sheet: string;
  make(
    request: string,
    offer: string,
    choices: RollOrder['choices'],
    about?: string,
    amends?: string,
    label?: string,
  ): Promise<string>;
  read(complete?: boolean): ReturnType<typeof check>;
}
let thread: PostText[];
const own = (account: string) => page({ account });

async function player(account: string, name: string, system: string, more: SheetData = {}): Promise<Player> {
  const office = { ...(await wake()), systems };
  const counter = new Counter(office.draftsElsewhere, office.now);
  const data = { ...systems.find(({ id }) => id === system)?.newSheet(), ...more };
  const character: Character = { id: name, name, system, data, changed: 1 };
  const partida: Partida = {
    ...{ id: 'p', name: 'La torre', host: 'foro.example', scope: { kind: 'topic', id: '77' } },
    ...{ system, character: name, language: 'es', colour: '#112233', markup: 'plain' },
    ...{ directs: false, autoBeacon: true, games: {} },
  };
  await putCharacters(office.state, [character]);
  await savePartida(office, partida);
  return {
    ...{ office, account, sheet: name },
    make: async (request, offer, choices, about, amends, label) => {
      const order = {
        ...(label ? { label } : {}),
        ...(about ? { about } : {}),
        ...(amends ? { amends } : {}),
        sheet: name,
        offer,
        choices,
        page: own(account),
        thread: { posts: thread, complete: true },
      };
      const rolled = await roll(office, counter, rollOrder(request, order), tab(1));
      if (rolled.kind !== 'rolled') throw new Error(JSON.stringify(rolled));
      thread = [...thread, post(500 + thread.length, account, rolled.block.text)];
      return rolled.block.text;
    },
    read: (complete = true) => check(office, { page: own(account), thread: { posts: thread, complete } }),
  };
}
beforeEach(() => {
  thread = [post(500, 'Director', 'Hola')];
});
const steps = async (who: Player) =>
  (await who.read()).blocks.flatMap(({ next = [] }) =>
    next.flatMap((step) => (step.kind === 'amend' ? [] : [[step.kind, step.offer]])),
  );

describe('a block of the page that waits', () => {
  it('is answered by who reads it: an attack with a defence, which names it and fits it', async () => {
    const mutante = await player('Beto', 'Mutante', 'plenilunio', { combate: 6 });
    const armand = await player('Ana', 'Armand', 'plenilunio');
    await mutante.make('a', 'ataque', { contra: 'pendiente' });
    const [block] = (await armand.read()).blocks.filter(({ next }) => next);
    const [step] = block?.next ?? [];
    expect(step).toMatchObject({ kind: 'answer', offer: 'defensa', choices: { rival: 'Mutante', turno: 1 } });
    expect(await nextAt(armand.office, own('Ana'))).toMatchObject([{ author: 'Beto', n: 1, steps: [step] }]);
    const text = await armand.make('d', 'defensa', step?.choices ?? {});
    expect(text).toContain('Mutante');
    const { blocks } = await armand.read();
    expect(blocks.map(({ colour }) => colour)).toEqual(blocks.map(() => blocks[0]?.colour));
    // Answered once, it waits no more; what the blow did is noted by who it struck, and by nobody else.
    const inés = await player('Inés', 'Inés', 'plenilunio');
    expect(await steps(inés)).toEqual([]);
    const struck = await Promise.all(
      [armand, mutante].map(async (who) => ({ who, steps: await steps(who) })),
    );
    expect(struck.flatMap(({ steps: all }) => all.map(([kind]) => kind))).not.toContain('answer');
    for (const { who, steps: all } of struck) {
      if (all.length === 0) continue;
      expect(all).toEqual([['harm', 'dano']]);
      const [hit] = (await who.read()).blocks.flatMap(({ code, next = [] }) =>
        next.flatMap(({ kind, choices }) => (kind === 'harm' ? [{ code, choices }] : [])),
      );
      await who.make('dano', 'dano', hit?.choices ?? {}, hit?.code);
      expect(await steps(who)).toEqual([]);
    }
  });

  it('of another game, or for who has no character here, offers nothing', async () => {
    const mutante = await player('Beto', 'Mutante', 'plenilunio');
    const eva = await player('Eva', 'Eva', 'horror');
    await mutante.make('a', 'ataque', { contra: 'pendiente' });
    expect(await steps(eva)).toEqual([]);
    const nobody = { ...(await wake()), systems };
    const read = await check(nobody, { page: own('Nadie'), thread: { posts: thread, complete: true } });
    expect(read.blocks.flatMap(({ next = [] }) => next)).toEqual([]);
  });

  it('is repeated by its player, and by nobody else: a failed challenge of the horror game', async () => {
    const eva = await player('Eva', 'Eva', 'horror');
    const leo = await player('Leo', 'Leo', 'horror');
    await eva.make('r', 'reto', { caracteristica: 'accion', dificultad: 30 });
    expect((await steps(leo)).filter(([kind]) => kind !== 'count')).toEqual([]);
    const [block] = (await eva.read()).blocks.filter(({ next }) => next);
    expect(block?.next?.[0]).toMatchObject({ kind: 'again', offer: 'reto', choices: { tirada_repetida: 1 } });
    await eva.make('s', 'reto', { ...block?.next?.[0]?.choices, guion: false });
    expect(storedCharacter(eva.office.state, 'Eva')?.data.superacion).toBe(2);
  });

  it('takes an aspect on any roll of one’s own that stands: chosen dice fall again, with the first in sight', async () => {
    const danai = await player('Danai', 'Danai', 'hitos', { concepto: 'Dura como el hierro' });
    await danai.make('t', 'tirada', {});
    const [block] = (await danai.read()).blocks.filter(({ next }) => next);
    const [step] = block?.next ?? [];
    expect(step).toMatchObject({ kind: 'again', offer: 'aspecto' });
    const text = await danai.make('u', 'aspecto', { ...step?.choices, aspecto: 'c', repite: ['repite_1'] });
    expect(text).toContain('Dura como el hierro');
    expect(storedCharacter(danai.office.state, 'Danai')?.data.pd).toBe(4);
    const { blocks } = await danai.read();
    expect(blocks.every(({ verdicts }) => verdicts.every(({ code }) => code !== 'quotes_other'))).toBe(true);
    // Repeated once, the first is not offered again; the second may be.
    expect((await steps(danai)).length).toBeLessThanOrEqual(1);
  });
});

describe('a harmful conflict', () => {
  it('is noted by its loser, who waited for the answer, and by nobody else', async () => {
    const eva = await player('Eva', 'Eva', 'horror');
    const claws = { nombre: 'Garras', caracteristica: 'accion', valor: 5 };
    const monster = await player('Leo', 'El ahorcado', 'horror', {
      ...{ tipo: 'monstruo', accion: 5, accion_actual: 5, rasgos: [claws, claws, claws] },
    });
    await eva.make('c', 'conflicto', { danino: true, amenaza_sabida: true });
    const [pending] = (await monster.read()).blocks.filter(({ next }) => next);
    const [answer] = pending?.next ?? [];
    expect(answer).toMatchObject({ kind: 'answer', offer: 'conflicto' });
    const text = await monster.make('d', 'conflicto', { ...answer?.choices, rasgos: ['r1', 'r2', 'r3'] });
    expect(text).toContain('el rival pierde');
    const harm = (await eva.read()).blocks.flatMap(({ next = [], code }) =>
      next.filter(({ kind }) => kind === 'harm').map((step) => ({ step, code })),
    );
    expect(harm).toMatchObject([{ step: { offer: 'perdida' } }]);
    expect((await steps(monster)).map(([kind]) => kind)).not.toContain('harm');
    const [{ step, code } = { step: null, code: '' }] = harm;
    await eva.make('e', 'perdida', { ...step?.choices, guion: false }, code);
    expect(storedCharacter(eva.office.state, 'Eva')?.data.accion_actual).toBeLessThan(3);
    expect((await steps(eva)).map(([kind]) => kind)).not.toContain('harm');
  });
});

describe('a blow that answers nothing', () => {
  // Fists against a defence of 0 fail only by a pifia, and then nobody is asked anything.
  const attack = { defensa: 0 };
  const harms = async (who: Player) =>
    (await who.read()).blocks.flatMap(({ next = [] }) => next.filter(({ kind }) => kind === 'harm'));
  async function hit(label: string): Promise<boolean> {
    const ryan = await player('Ana', 'Ryan McAllan', 'hitos');
    const text = await ryan.make('g', 'ataque', attack, undefined, undefined, label);
    expect(await harms(ryan)).toEqual([]);
    return text.includes('DAÑO');
  }

  it('is noted by whom its player named, and asked of everybody where he named nobody', async () => {
    const robber = await player('Beto', 'Atracador', 'hitos');
    const talia = await player('Talía', 'Talía', 'hitos');
    // Both are known in the thread.
    await robber.make('r', 'tirada', {});
    await talia.make('t', 'tirada', {});
    if (await hit('Puñetazo al atracador')) {
      expect(await harms(robber)).toMatchObject([{ offer: 'dano' }]);
      expect(await harms(robber)).not.toMatchObject([{ unsure: true }]);
      expect(await harms(talia)).toEqual([]);
    }
    thread = thread.filter(({ author }) => author !== 'Ana');
    if (await hit('Puñetazo')) {
      for (const who of [robber, talia]) expect(await harms(who)).toMatchObject([{ unsure: true }]);
    }
  });
});

describe('what a block of somebody else takes from the table, or gives', () => {
  it('is counted at one’s own table with a click, once, and can be put back', async () => {
    const eva = await player('Eva', 'Eva', 'horror');
    const leo = await player('Leo', 'Leo', 'horror');
    const choices = { caracteristica: 'accion', dificultad: 0, repite: true, guion: false };
    await eva.make('r', 'reto', choices);
    expect((await steps(eva)).map(([kind]) => kind)).not.toContain('count');
    const [block] = (await leo.read()).blocks.filter(({ next }) => next);
    expect(block?.next?.at(-1)).toMatchObject({
      kind: 'count',
      label: expect.stringContaining('Amenaza 0 → '),
    });
    const code = block?.code ?? '';
    const amenaza = () => storedPartidas(leo.office.state)[0]?.games.horror?.amenaza;
    const counted = await countBlock(leo.office, { page: own('Leo'), code });
    expect(counted).toMatchObject({ ok: true });
    expect(amenaza()).toBeGreaterThan(0);
    expect(await countBlock(leo.office, { page: own('Leo'), code })).toMatchObject({
      problems: [{ code: 'move_done' }],
    });
    expect(await steps(leo)).toEqual([]);
    const [row] = await logPage(leo.office, { limit: 5 });
    await settleMove(leo.office, { id: row?.move?.id ?? '', act: 'undo', host: null });
    expect(amenaza()).toBe(0);
    expect(await steps(leo)).toEqual([['count', '']]);
  });

  it('is not counted for a block that is not there', async () => {
    const leo = await player('Leo', 'Leo', 'horror');
    expect(await countBlock(leo.office, { page: own('Leo'), code: 'TV1 nada' })).toMatchObject({ ok: false });
  });
});

describe('a block that quotes a roll', () => {
  it('with other figures than it has is told so, where the thread is whole', async () => {
    const mutante = await player('Beto', 'Mutante', 'plenilunio', { combate: 6 });
    const armand = await player('Ana', 'Armand', 'plenilunio');
    await mutante.make('a', 'ataque', { contra: 'pendiente' });
    const wrong = { rival: 'Mutante', turno: 1, normales: 40, sencillos: 0, dobles: 0, danoRival: 4 };
    await armand.make('d', 'defensa', wrong);
    const codes = async (complete: boolean) =>
      (await armand.read(complete)).blocks.flatMap(({ verdicts }) => verdicts.map(({ code }) => code));
    expect(await codes(true)).toContain('quotes_other');
    expect(await codes(false)).not.toContain('quotes_other');
  });

  it('that is not there says nothing of it: it may have been deleted', async () => {
    const armand = await player('Ana', 'Armand', 'plenilunio');
    const none = { rival: 'Mutante', turno: 9, normales: 1, sencillos: 0, dobles: 0, danoRival: 4 };
    await armand.make('d', 'defensa', none);
    const codes = (await armand.read()).blocks.flatMap(({ verdicts }) => verdicts.map(({ code }) => code));
    expect(codes).not.toContain('quotes_other');
  });
});

describe('an amendment', () => {
  const choices = { caracteristica: 'fortaleza', habilidad: 'ninguna', dificultad: 'e1' };

  it('says what the same dice come to with what was forgotten, draws none and changes nothing', async () => {
    const danai = await player('Danai', 'Danai', 'hitos');
    await danai.make('t', 'tirada', choices);
    const [block] = (await danai.read()).blocks.filter(({ next }) => next);
    // It begins with what was set then.
    expect(block?.next).toContainEqual(expect.objectContaining({ kind: 'amend', offer: 'tirada', choices }));
    const amend = { ...choices, modificador: 2 };
    const text = await danai.make('e', 'tirada', amend, undefined, block?.code);
    const dice = block?.rolled?.dice[0]?.[0]?.join(', ') ?? '-';
    expect(text).toContain('Enmienda a la tirada 1 - Danai');
    expect(text).toContain(dice);
    expect(text).toContain(`antes: ${/→ (.*)/.exec(block?.line ?? '')?.[1]}`);
    expect(text).not.toContain('TV1');
    expect(storedCharacter(danai.office.state, 'Danai')?.data.pd).toBe(5);
    const read = await danai.read();
    expect(read.blocks.map(({ n, colour }) => [n, colour])).toContainEqual([1, block?.colour]);
    expect((await logPage(danai.office, { limit: 5 })).map(({ n }) => n)).toEqual([0, 1]);
  });

  it('that would need other dice, or of a roll that is not one’s own, is refused in words', async () => {
    const armand = await player('Ana', 'Armand', 'plenilunio');
    const beto = await player('Beto', 'Mutante', 'plenilunio');
    await armand.make('t', 'reto', { oposicion: '2' });
    const [block] = (await armand.read()).blocks.filter(({ n, kind }) => kind === 'tirada' && n === 1);
    const code = block?.code;
    const more = { oposicion: '2', herramientas: 1 };
    await expect(armand.make('e', 'reto', more, undefined, code)).rejects.toThrow('amend_dice');
    await expect(beto.make('f', 'reto', { oposicion: '2' }, undefined, code)).rejects.toThrow('amend_gone');
  });
});
