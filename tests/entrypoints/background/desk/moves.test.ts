import { beforeEach, describe, expect, it } from 'vitest';
import { saveCharacter } from '../../../../entrypoints/background/desk/characters';
import { Counter } from '../../../../entrypoints/background/desk/counter';
import { logPage } from '../../../../entrypoints/background/desk/log';
import { settleMove } from '../../../../entrypoints/background/desk/moves';
import { pageView, preview } from '../../../../entrypoints/background/desk/page';
import { savePartida, setFigures } from '../../../../entrypoints/background/desk/partidas';
import { roll } from '../../../../entrypoints/background/desk/rolls';
import type {
  Character,
  MoveAct,
  Partida,
  Rolled,
  RollOrder,
} from '../../../../entrypoints/background/messages';
import { putCharacters, storedCharacter } from '../../../../entrypoints/background/store/characters';
import { storedPartidas } from '../../../../entrypoints/background/store/partidas';
import { systems } from '../../../../rules/index';
import type { SheetData } from '../../../../rules/system';
import { page, post, rollOrder, type TestOffice, tab, wake } from './office';

const sheet = (system: string, more: SheetData = {}): SheetData => ({
  ...systems.find(({ id }) => id === system)?.newSheet(),
  ...more,
});
const armand: Character = {
  ...{ id: 'armand', name: 'Armand', system: 'plenilunio', changed: 1 },
  data: sheet('plenilunio', {
    destino: 3,
    fortuna: 3,
    dones: [{ don: 'serendipia', puntuacion: 2, otroDon: '' }],
  }),
};
const eva: Character = {
  ...{ id: 'eva', name: 'Eva', system: 'horror', changed: 1 },
  data: sheet('horror', { superacion: 3 }),
};
const danai: Character = {
  ...{ id: 'danai', name: 'Danai', system: 'hitos', changed: 1 },
  data: sheet('hitos', { concepto: 'Dura como el hierro', pd: 3, fortaleza: 6 }),
};
const partida = (system: string, character: string): Partida => ({
  ...{
    id: 'p',
    name: 'La torre',
    host: 'foro.example',
    scope: { kind: 'topic', id: '77' },
    system,
    character,
  },
  ...{ language: 'es', colour: '#112233', markup: null, directs: false, autoBeacon: true, games: {} },
});

let office: TestOffice;
let counter: Counter;
beforeEach(async () => {
  office = { ...(await wake()), systems };
  counter = new Counter(office.draftsElsewhere, office.now);
  await putCharacters(office.state, [armand, eva, danai]);
});

const use = (system: string, character: string) => savePartida(office, partida(system, character));
const count = (system: string, set: SheetData) => setFigures(office, { partida: 'p', system, set });
const figures = (system: string) => storedPartidas(office.state)[0]?.games[system];
const data = (id: string) => storedCharacter(office.state, id)?.data;
const make = (request: string, more: Partial<RollOrder>): Promise<Rolled> =>
  roll(office, counter, rollOrder(request, more), tab(1));
/** Rolls, and posts the block, so that the next roll is another. */
async function rolled(request: string, more: Partial<RollOrder>) {
  const answer = await make(request, more);
  if (answer.kind !== 'rolled') throw new Error(JSON.stringify(answer));
  return answer.block;
}
const view = () => pageView(office, counter, page(), tab(1));
const act = (id: string, what: MoveAct) => settleMove(office, { id, act: what, host: 'foro.example' });

/** Horror: a roll repeated costs a point, and that raises the threat. */
const again = {
  sheet: 'eva',
  offer: 'reto',
  choices: { caracteristica: 'accion', dificultad: 4, repite: true, guion: false },
};

describe('what a roll costs', () => {
  it('is told before the click, and is paid with it in the sheet and at the table, once', async () => {
    await use('horror', 'eva');
    await count('horror', { amenaza: 2 });
    expect(preview(office, { page: page(), ...again })).toMatchObject({
      problems: [],
      spend: false,
      costs: ['Superación 3 → 2', 'Amenaza 2 → 3'],
    });
    await rolled('one', again);
    await make('one', again);
    expect(data('eva')).toMatchObject({ superacion: 2 });
    expect(figures('horror')?.amenaza).toBeGreaterThanOrEqual(3);
    expect((await view()).moves[0]?.done).toEqual(['Superación 3 → 2', 'Amenaza 2 → 3']);
  });

  it('is refused with the reason of the rules, and nothing is spent', async () => {
    await use('plenilunio', 'armand');
    await count('plenilunio', { reserva: 3 });
    const five = { sheet: 'armand', offer: 'reto', choices: { destino: 5, oposicion: '2' } };
    const why = { code: 'reserva_corta', message: expect.stringContaining('quedan 3') };
    expect(preview(office, { page: page(), ...five })).toMatchObject({ problems: [why], costs: [] });
    expect(await make('one', five)).toMatchObject({ kind: 'refused', problems: [why] });
    await putCharacters(office.state, [{ ...armand, data: { ...armand.data, destino: 10 } }]);
    const ten = { ...five, choices: { destino: 1, oposicion: '2' } };
    expect(await make('two', ten)).toMatchObject({ problems: [{ code: 'destino_diez' }] });
    await use('horror', 'eva');
    await count('horror', { amenaza: 8 });
    const guarded = { sheet: 'eva', offer: 'reto', choices: { peligroso: true, guion: true } };
    expect(await make('three', guarded)).toMatchObject({ problems: [{ code: 'guion_amenaza' }] });
    await use('hitos', 'danai');
    await putCharacters(office.state, [{ ...danai, data: { ...danai.data, concepto_agotado: true } }]);
    const tired = { sheet: 'danai', offer: 'tirada', choices: { si_falla: 'c' } };
    expect(await make('four', tired)).toMatchObject({ problems: [{ code: 'aspecto_agotado' }] });
    expect(figures('plenilunio')).toEqual({ reserva: 3 });
    expect(figures('horror')).toEqual({ amenaza: 8 });
    expect(await logPage(office, { limit: 10 })).toEqual([]);
  });

  it('follows the rules of the table: with amenaza 8 allowed, protección de guion is there', async () => {
    await use('horror', 'eva');
    await count('horror', { amenaza: 8, 'hor.amenaza8': 'hasta8' });
    const guarded = { sheet: 'eva', offer: 'reto', choices: { peligroso: true, guion: true } };
    expect(await make('one', guarded)).toMatchObject({ kind: 'rolled' });
  });

  it('is not paid by who has no sheet of the game, nor for dice of plain notation', async () => {
    await use('horror', 'eva');
    await rolled('one', { sheet: 'eva', offer: 'notation/tirar', choices: { expresion: '3d6' } });
    expect((await view()).moves).toEqual([]);
    expect(data('eva')).toEqual(eva.data);
  });
});

describe('what follows from the dice', () => {
  /** A dangerous failure, by trying until one falls. */
  async function hurt(): Promise<string> {
    for (let n = 1; n < 60; n += 1) {
      office.clock += 1000;
      const choices = { caracteristica: 'accion', dificultad: 30, peligroso: true, guion: false };
      await rolled(`hurt${n}`, {
        ...{ sheet: 'eva', offer: 'reto', choices },
        page: page({ topic: `${100 + n}` }),
      });
      const { moves } = await pageView(office, counter, page({ topic: `${100 + n}` }), tab(1));
      if (moves[0]?.proposed.length) return `hurt${n}`;
    }
    throw new Error('nobody was hurt');
  }

  it('waits for a yes, and is made then; undone, everything is as it was', async () => {
    await savePartida(office, { ...partida('horror', 'eva'), scope: { kind: 'site', id: '' } });
    const id = await hurt();
    expect(data('eva')).toEqual(eva.data);
    const said = await act(id, 'apply');
    expect(said).toMatchObject({ ok: true, value: { proposed: [] } });
    expect(data('eva')?.accion_actual).toBeLessThan(3);
    expect(await act(id, 'apply')).toMatchObject({ problems: [{ code: 'move_done' }] });
    expect(await act(id, 'undo')).toMatchObject({ ok: true, value: { undone: true } });
    expect(data('eva')).toEqual(eva.data);
    expect(await act(id, 'undo')).toMatchObject({ problems: [{ code: 'move_done' }] });
  });

  it('is left out with a no', async () => {
    await savePartida(office, { ...partida('horror', 'eva'), scope: { kind: 'site', id: '' } });
    const id = await hurt();
    expect(await act(id, 'decline')).toMatchObject({ ok: true, value: { proposed: [] } });
    expect(data('eva')).toEqual(eva.data);
  });

  it('is worked out for the sheet as it is now, whatever has changed since', async () => {
    await savePartida(office, { ...partida('horror', 'eva'), scope: { kind: 'site', id: '' } });
    const id = await hurt();
    await saveCharacter(office, { id: 'eva', name: 'Eva', data: { ...eva.data, superacion: 7 } });
    await act(id, 'apply');
    expect(data('eva')).toMatchObject({ superacion: 7 });
    expect(data('eva')?.accion_actual).toBeLessThan(3);
  });

  it('is not told to another forum', async () => {
    await savePartida(office, { ...partida('horror', 'eva'), scope: { kind: 'site', id: '' } });
    const id = await hurt();
    expect(await settleMove(office, { id, act: 'apply', host: 'otro.example' })).toMatchObject({
      problems: [{ code: 'move_gone' }],
    });
  });
});

describe('a spend', () => {
  const spend = { sheet: 'danai', offer: 'gasto', choices: { que: 'ignorar' } };

  it('tells all it changes before the click, makes it once, and stands in the log with its words', async () => {
    await use('hitos', 'danai');
    expect(preview(office, { page: page(), ...spend })).toMatchObject({
      spend: true,
      costs: [expect.stringContaining('3 → 2')],
    });
    const first = await rolled('s', spend);
    expect(await rolled('s', spend)).toEqual(first);
    expect(data('danai')?.pd).toBe(2);
    const [row] = await logPage(office, { limit: 10 });
    expect(row).toMatchObject({ n: 0, character: 'Danai', block: first.text, code: '', partida: 'p' });
    expect(row?.move?.done).toEqual([expect.stringContaining('3 → 2')]);
    expect(await act('s', 'undo')).toMatchObject({ ok: true });
    expect(data('danai')).toEqual(danai.data);
  });

  it('twice at once spends two points, and a third that is not there is refused', async () => {
    await use('hitos', 'danai');
    await putCharacters(office.state, [{ ...danai, data: { ...danai.data, pd: 2 } }]);
    const answers = await Promise.all(['a', 'b', 'c'].map((id) => make(id, spend)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['refused', 'rolled', 'rolled']);
    expect(data('danai')?.pd).toBe(0);
  });

  it('is not undone over a later change: the words say what stands there', async () => {
    await use('hitos', 'danai');
    await rolled('s', spend);
    await rolled('t', spend);
    expect(await act('s', 'undo')).toMatchObject({
      ok: false,
      problems: [{ code: 'move_changed', message: expect.stringContaining('ya no está en 2, sino en 1') }],
    });
    expect(data('danai')?.pd).toBe(1);
    await act('t', 'undo');
    expect(await act('s', 'undo')).toMatchObject({ ok: true });
    expect(data('danai')?.pd).toBe(3);
  });

  it('of a sheet that was deleted cannot be undone', async () => {
    await use('hitos', 'danai');
    await rolled('s', spend);
    await office.state.change(() => ({ remove: ['sheet:danai'], value: undefined }));
    expect(await act('s', 'undo')).toMatchObject({ problems: [{ code: 'sheet_gone' }] });
  });

  it('stands among the rolls by its time, on the page of the log it belongs to', async () => {
    await use('horror', 'eva');
    const point = { sheet: 'eva', offer: 'superacion_gasto', choices: { que: 'premio' } };
    const thread = { posts: [post(500, 'Director', 'Hola')], complete: true };
    for (const n of [1, 2, 3]) {
      await rolled(`p${n}`, point);
      await rolled(`r${n}`, { sheet: 'eva', offer: 'reto', page: page({ topic: `${n}` }), thread });
    }
    const first = await logPage(office, { limit: 2 });
    const second = await logPage(office, { limit: 2, before: first.at(-1)?.id ?? null });
    const kinds = (rows: typeof first) => rows.map(({ n }) => (n > 0 ? 'roll' : 'spend'));
    expect([kinds(first), kinds(second)]).toEqual([
      ['roll', 'spend', 'roll'],
      ['spend', 'roll', 'spend'],
    ]);
  });
});
