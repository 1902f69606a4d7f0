import { beforeEach, describe, expect, it } from 'vitest';
import { characters } from '../../../../entrypoints/background/desk/characters';
import { Counter } from '../../../../entrypoints/background/desk/counter';
import { figuresOf } from '../../../../entrypoints/background/desk/figures';
import { pageView } from '../../../../entrypoints/background/desk/page';
import { savePartida, setFigures } from '../../../../entrypoints/background/desk/partidas';
import { roll } from '../../../../entrypoints/background/desk/rolls';
import type { Character, Partida } from '../../../../entrypoints/background/messages';
import { putCharacters } from '../../../../entrypoints/background/store/characters';
import { storedPartidas } from '../../../../entrypoints/background/store/partidas';
import { systems } from '../../../../rules/index';
import type { System } from '../../../../rules/system';
import { page, rollOrder, type TestOffice, tab, wake } from './office';

const game = (id: string): System => systems.find((one) => one.id === id) as System;
const partida = (more: Partial<Partida> = {}): Partida => ({
  ...{
    id: 'p',
    name: 'La torre',
    host: 'foro.example',
    scope: { kind: 'topic', id: '77' },
    system: 'horror',
  },
  ...{ language: 'es', colour: '#112233', markup: null, character: null },
  ...{ directs: false, autoBeacon: true, games: {} },
  ...more,
});

const eva: Character = {
  ...{ id: 'eva', name: 'Eva', system: 'horror', changed: 1 },
  data: game('horror').newSheet(),
};

let office: TestOffice;
beforeEach(async () => {
  office = { ...(await wake()), systems };
});
const stored = () => storedPartidas(office.state)[0];
const set = (values: Parameters<typeof setFigures>[1]['set'], system = 'horror') =>
  setFigures(office, { partida: 'p', system, set: values });

describe('the rules of a table', () => {
  const view = (of: TestOffice) => pageView(of, new Counter(of.draftsElsewhere, of.now), page(), tab(1));
  const inputOf = async (offer: string, input: string) =>
    (await view(office)).offers.find(({ id }) => id === offer)?.inputs.find(({ id }) => id === input);

  it('say how plain dice are read, for a game of its own and beside another', async () => {
    await savePartida(office, partida({ system: 'notation' }));
    expect(await inputOf('tirar', 'dialecto')).toMatchObject({ value: 'base' });
    await set({ 'notation.dialecto': 'roll20', 'notation.juego': 'coc7' }, 'notation');
    expect(await inputOf('tirar', 'dialecto')).toMatchObject({ value: 'roll20' });
    expect((await view(office)).offers[0]?.id).toMatch(/^coc7\./);
    await putCharacters(office.state, [eva]);
    await savePartida(office, partida({ character: 'eva' }));
    expect(await inputOf('notation/tirar', 'dialecto')).toMatchObject({ value: 'roll20' });
  });

  it('are those of the game for who directs without a character, and its threat is spent', async () => {
    await savePartida(office, partida({ directs: true }));
    await set({ amenaza: 4 });
    expect((await view(office)).offers.map(({ id }) => id)).toContain('amenaza_gasto');
    const spend = rollOrder('s', { offer: 'amenaza_gasto', choices: { que: 'peligroso', amenaza: 4 } });
    const counter = new Counter(office.draftsElsewhere, office.now);
    expect(await roll(office, counter, spend, tab(1))).toMatchObject({ kind: 'rolled' });
    expect(stored()?.games.horror?.amenaza).toBe(3);
  });

  it('reach what is worked out of a sheet: full stamina shrinks with wounds where the table says so', async () => {
    const armand = { ...eva, id: 'armand', system: 'plenilunio' };
    const data = { ...game('plenilunio').newSheet(), salud: 'herido', resistencia: 6 };
    await putCharacters(office.state, [{ ...armand, data }]);
    const full = () => characters(office)[0]?.derived.find(({ id }) => id === 'resistenciaMax')?.value;
    expect(full()).toBe('18');
    await savePartida(office, partida({ system: 'plenilunio', character: 'armand' }));
    await set({ 'ple.maximoResistencia': 'pista' }, 'plenilunio');
    expect(full()).toBe('12');
  });
});

describe('what a table has set and counts', () => {
  it('is the first values of the game until something is set', () => {
    expect(figuresOf(game('horror'), partida())).toEqual({ amenaza: 0 });
    expect(figuresOf(game('plenilunio'), partida())).toEqual({ reserva: 10, orden: [] });
    expect(figuresOf(game('notation'), partida())).toEqual({});
    expect(figuresOf(game('horror'), null)).toBeUndefined();
  });

  it('is kept under the game, also when the partida changes its game and comes back', async () => {
    await savePartida(office, partida());
    await set({ amenaza: 5, 'hor.amenaza8': 'hasta8' });
    await savePartida(office, partida({ system: 'hitos' }));
    await set({ pd_director: 4 }, 'hitos');
    await savePartida(office, partida());
    expect(stored()?.games).toEqual({
      horror: { amenaza: 5, 'hor.amenaza8': 'hasta8' },
      hitos: { pd_director: 4 },
    });
  });

  it('is not written back by a form that was opened before', async () => {
    await savePartida(office, partida());
    await set({ amenaza: 5 });
    await savePartida(office, partida({ name: 'Otra', games: { horror: { amenaza: 0 } } }));
    expect(stored()).toMatchObject({ name: 'Otra', games: { horror: { amenaza: 5 } } });
  });

  it('comes with a partida that is stored for the first time, or brought back', async () => {
    await savePartida(office, partida({ games: { horror: { amenaza: 2 } } }));
    expect(stored()?.games).toEqual({ horror: { amenaza: 2 } });
  });

  it.each([
    [{ amenaza: 100 }, 'out_of_range', 'amenaza'],
    [{ amenaza: '5' }, 'wrong_type', 'amenaza'],
    [{ 'hor.amenaza8': 'nunca' }, 'unknown_option', 'hor.amenaza8'],
    [{ reserva: 4 }, 'unknown_field', 'reserva'],
  ] as const)('refuses %j, and sets nothing of it', async (values, code, field) => {
    await savePartida(office, partida());
    expect(await set({ ...values, escenario: ['Niebla'] })).toMatchObject({
      ok: false,
      problems: [{ code, field }],
    });
    expect(stored()?.games).toEqual({});
  });

  it('that a game does not take (an older build, a file) means the first values', () => {
    const odd = partida({ games: { horror: { amenaza: -3, 'hor.cero': 'quizá', escenario: ['Niebla'] } } });
    expect(figuresOf(game('horror'), odd)).toEqual({ amenaza: 0, escenario: ['Niebla'] });
  });

  it('cannot be set in a partida or a game that is not there', async () => {
    expect(await set({ amenaza: 1 })).toMatchObject({ problems: [{ code: 'partida_gone' }] });
    expect(await set({ amenaza: 1 }, 'nada')).toMatchObject({ problems: [{ code: 'unknown_system' }] });
  });
});
