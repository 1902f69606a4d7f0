import { beforeEach, describe, expect, it } from 'vitest';
import { Counter } from '../../../../entrypoints/background/desk/counter';
import { choose, pageView, preview } from '../../../../entrypoints/background/desk/page';
import { deletePartida, partidaFor, savePartida } from '../../../../entrypoints/background/desk/partidas';
import type { Character, Partida } from '../../../../entrypoints/background/messages';
import { putCharacters } from '../../../../entrypoints/background/store/characters';
import { storedPartidas } from '../../../../entrypoints/background/store/partidas';
import { legibleOn } from '../../../../rules/block/contrast';
import { page, type TestOffice, tab, wake } from './office';

const character = (id: string, system = 'toy'): Character => ({
  id,
  name: id.toUpperCase(),
  system,
  data: { fuerza: 3 },
  changed: 1,
});
const partida = (more: Partial<Partida> = {}): Partida => ({
  ...{ id: 'p', name: 'La torre', host: 'foro.example', scope: { kind: 'topic', id: '77' }, system: 'toy' },
  ...{ language: 'en', colour: '#112233', markup: null, character: 'ana' },
  ...{ directs: false, autoBeacon: true, games: {} },
  ...more,
});

let office: TestOffice;
beforeEach(async () => {
  office = await wake();
  await putCharacters(office.state, [character('ana'), character('beto'), character('otro', 'notation')]);
});
const viewOf = (ref = page(), of = office) =>
  pageView(of, new Counter(of.draftsElsewhere, of.now), ref, tab(1));
const save = (more: Partial<Partida> = {}) => savePartida(office, partida(more));

describe('a page', () => {
  it('without a partida offers plain notation, and every character to choose from', async () => {
    const view = await viewOf(page(), office);
    expect(view).toMatchObject({
      language: 'es',
      partida: null,
      system: { id: 'notation' },
      active: null,
      markup: 'bbcode',
      colour: '#610B0B',
    });
    expect(view.characters.map(({ id }) => id).sort()).toEqual(['ana', 'beto', 'otro']);
    expect(view.offers.map(({ id }) => id)).toEqual(['reto']);
  });

  it('that is dark gets a colour that reads on it', async () => {
    expect((await viewOf({ ...page(), dark: true })).colour).toBe(legibleOn('#610B0B', 'dark'));
  });

  it('with a partida offers the rolls of its character, then any dice', async () => {
    await save({ markup: 'plain' });
    const view = await viewOf(page(), office);
    expect(view).toMatchObject({
      language: 'en',
      partida: { id: 'p', name: 'La torre' },
      system: { id: 'toy' },
      active: 'ana',
      markup: 'plain',
      colour: '#112233',
    });
    expect(view.characters.map(({ id }) => id)).toEqual(['ana', 'beto']);
    expect(view.offers.map(({ id, label }) => [id, label])).toEqual([
      ['reto', 'Reto'],
      ['notation/reto', 'Reto'],
    ]);
  });

  it('belongs to its thread before its section, and to its section before its site', async () => {
    await save({ id: 'site', scope: { kind: 'site', id: '' } });
    await save({ id: 'section', scope: { kind: 'section', id: '5' } });
    await save({ id: 'topic' });
    await save({ id: 'elsewhere', host: 'otro.example', scope: { kind: 'topic', id: '9' } });
    const at = async (topic: string | null, section: string | null) =>
      (await viewOf(page({ topic, section }), office)).partida?.id;
    expect(await at('77', '5')).toBe('topic');
    expect(await at('78', '5')).toBe('section');
    expect(await at('78', '6')).toBe('site');
    expect(await at(null, null)).toBe('site');
    expect(await at('9', '6')).toBe('site');
  });

  it('whose character is gone offers plain notation', async () => {
    await save();
    const without = await wake();
    const moved = { ...without, state: { ...without.state, list: office.state.list } };
    expect(await viewOf(page(), moved)).toMatchObject({ active: null, system: { id: 'notation' } });
  });
});

describe('choosing a character', () => {
  it('makes the partida of the thread where there is none', async () => {
    await choose(office, page(), 'beto');
    expect(await viewOf(page(), office)).toMatchObject({ active: 'beto', system: { id: 'toy' } });
    expect(storedPartidas(office.state)).toMatchObject([
      { host: 'foro.example', scope: { kind: 'topic', id: '77' }, name: 'La torre', system: 'toy' },
    ]);
  });

  it('changes that of the partida, and nothing else', async () => {
    await save();
    await choose(office, page(), 'beto');
    expect(storedPartidas(office.state)).toEqual([partida({ character: 'beto' })]);
  });

  it('of another game, or one that is gone, is refused in words and changes nothing', async () => {
    await save();
    await expect(choose(office, page(), 'otro')).rejects.toThrow('«OTRO»');
    await expect(choose(office, page(), 'nadie')).rejects.toThrow('ya no está');
    expect(storedPartidas(office.state)).toEqual([partida()]);
  });

  it('in a new topic is refused: there is no thread to make a partida for', async () => {
    await expect(choose(office, page({ topic: null }), 'ana')).rejects.toThrow('tema');
    expect(storedPartidas(office.state)).toEqual([]);
  });

  it('twice at once makes one partida', async () => {
    await Promise.all([choose(office, page(), 'ana'), choose(office, page(), 'beto')]);
    expect(storedPartidas(office.state)).toMatchObject([{ character: 'beto' }]);
  });
});

describe('the odds before a roll', () => {
  it('are exact, as text and as a share', () => {
    const order = { page: page(), sheet: 'ana', offer: 'reto', choices: { dif: 12 } };
    expect(preview(office, order)).toEqual({
      odds: { lines: [{ id: 'exito', label: 'Éxito', text: '45.0', share: 0.45, tone: 'good' }] },
      problems: [],
      costs: [],
      spend: false,
      fixedDice: false,
    });
  });

  it('give way to what is wrong with the inputs', () => {
    const order = { page: page(), sheet: 'ana', offer: 'reto', choices: { dif: 'x' } };
    expect(preview(office, order)).toMatchObject({ odds: null, problems: [{ field: 'dif' }] });
  });
});

describe('a partida', () => {
  it('is proposed for a thread, its section or its site, with the last character', async () => {
    const proposed = partidaFor(office, page());
    expect(proposed).toMatchObject({ stored: false, partida: { scope: { kind: 'topic', id: '77' } } });
    expect(proposed.partida).toMatchObject({ system: 'toy', character: 'ana', name: 'La torre' });
    expect(partidaFor(office, page({ topic: null })).partida.scope).toEqual({ kind: 'section', id: '5' });
    expect(partidaFor(office, page({ topic: null, section: null, title: ' ' })).partida).toMatchObject({
      scope: { kind: 'site' },
      name: 'foro.example',
    });
    await save();
    expect(partidaFor(office, page())).toEqual({ stored: true, partida: partida() });
  });

  it('is saved under the forum as the protocol writes it', async () => {
    expect(await save({ host: 'WWW.Foro.Example', name: ' La torre ' })).toEqual({
      ok: true,
      value: partida(),
    });
  });

  it.each([
    [{ name: '  ' }, 'name_empty', 'name'],
    [{ colour: 'red' }, 'colour_format', 'colour'],
    [{ colour: '#12345' }, 'colour_format', 'colour'],
    [{ system: 'azar', character: null }, 'unknown_system', 'system'],
    [{ character: 'nadie' }, 'sheet_gone', 'character'],
    [{ character: 'otro' }, 'other_system', 'character'],
  ] as const)('with %j is refused, and says which field', async (more, code, field) => {
    expect(await save(more)).toMatchObject({ ok: false, problems: [{ code, field }] });
    expect(storedPartidas(office.state)).toEqual([]);
  });

  it('never covers the place of another, and can be saved again', async () => {
    await save();
    expect(await save({ id: 'q', name: 'Otra' })).toMatchObject({
      problems: [{ code: 'scope_taken', message: expect.stringContaining('La torre') }],
    });
    expect(await save({ name: 'Nueva' })).toMatchObject({ ok: true });
    await save({ id: 's', scope: { kind: 'site', id: '' } });
    expect(await save({ id: 't', scope: { kind: 'site', id: 'x' } })).toMatchObject({ ok: false });
    expect(await save({ id: 'u', host: 'otro.example', scope: { kind: 'site', id: '' } })).toMatchObject({
      ok: true,
    });
  });

  it('is deleted once', async () => {
    await save();
    expect(await deletePartida(office, 'p')).toEqual({ ok: true, value: null });
    expect(await deletePartida(office, 'p')).toMatchObject({ problems: [{ code: 'partida_gone' }] });
  });
});
