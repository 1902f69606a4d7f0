import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { PartidaForm } from '../../../components/partidas/partida-form';
import { PartidaList } from '../../../components/partidas/partida-list';
import { createPartidaModel } from '../../../components/partidas/partida-model';
import type { Partida } from '../../../entrypoints/background/messages';
import { systems } from '../../../rules/index';
import { choose, describedBy, draw, named, press, read, say, type } from '../draw';

const partida: Partida = {
  id: 'p',
  name: 'Sombras',
  host: 'foro.example',
  scope: { kind: 'topic', id: '12' },
  system: 'plenilunio',
  language: 'es',
  colour: '#610b0b',
  markup: null,
  character: 'a',
  directs: false,
  autoBeacon: true,
  games: {},
};
const scopes = [
  { scope: { kind: 'topic', id: '12' }, note: 'El hilo' },
  { scope: { kind: 'site', id: '' }, note: 'foro.example' },
] as const;

function drawForm(stored: boolean, begin = partida) {
  const save = vi.fn(async (saved: Partida) => saved);
  const saveFigures = vi.fn(async () => begin);
  const model = createPartidaModel({
    ...{ partida: begin, stored, say, save, saveFigures, delay: 0 },
    ...{ games: systems, language: 'es' },
  });
  const host = draw(
    <PartidaForm
      model={model}
      systems={[
        { id: 'plenilunio', label: 'Plenilunio' },
        { id: 'hitos', label: 'Hitos' },
      ]}
      characters={[
        { id: 'a', name: 'Ana', system: 'plenilunio' },
        { id: 'b', name: 'Berta', system: 'hitos' },
      ]}
      scopes={scopes}
      boardMarkup="bbcode"
      readOnly={false}
      onReport={() => {}}
      onTaken={() => {}}
    />,
  );
  const pause = () => act(() => model.flush());
  return { host, model, save, saveFigures, pause };
}

describe('the form of a partida', () => {
  it('stores each right change of a stored partida by itself', async () => {
    const { host, save, pause } = drawForm(true);
    await type(named<HTMLInputElement>(host, 'input', 'Nombre de la partida'), ' Sombras de Madrid ');
    await pause();
    expect(save).toHaveBeenLastCalledWith({ ...partida, name: 'Sombras de Madrid' });
    expect(read(host.querySelector('.save-status'))).toBe('Guardado');
  });

  it('stores a proposal only when asked', async () => {
    const { host, save, pause } = drawForm(false);
    await type(named<HTMLInputElement>(host, 'input', 'Nombre de la partida'), 'Otra');
    await pause();
    expect(save).not.toHaveBeenCalled();
    await press(named(host, 'button', 'Crear partida'));
    await pause();
    expect(save).toHaveBeenCalledWith({ ...partida, name: 'Otra' });
    expect(host.querySelector('.button-primary')).toBeNull();
  });

  it('keeps a colour that is none, says how to write one, and stores the rest', async () => {
    const { host, save, pause } = drawForm(true);
    const code = named<HTMLInputElement>(host, 'input', 'Código del color');
    await type(code, 'rojo');
    await choose(named<HTMLSelectElement>(host, 'select', 'Idioma de las tiradas'), 'en');
    await pause();
    expect(code.value).toBe('rojo');
    expect(describedBy(code)).toMatch(/^Escribe el color como «#610b0b»/);
    expect(save).toHaveBeenLastCalledWith({ ...partida, language: 'en' });
  });

  it('says in words how the colour reads on light and dark boards, never rounding up', async () => {
    const { host } = drawForm(true);
    const lines = () => [...host.querySelectorAll('.reads li')].map((line) => read(line.lastElementChild));
    expect(lines()).toEqual([
      'En foro claro se lee bien (contraste 13,4)',
      'En foro oscuro se lee mal (contraste 1,2, hace falta 4,5)',
    ]);
    await type(named<HTMLInputElement>(host, 'input', 'Código del color'), '#777777');
    // 4.478…: close, and not enough.
    expect(lines()[0]).toBe('En foro claro se lee mal (contraste 4,4, hace falta 4,5)');
  });

  it('offers only characters of its game, and lets go of the character when the game changes', async () => {
    const { host, model } = drawForm(true);
    const options = () =>
      [...named<HTMLSelectElement>(host, 'select', 'Personaje activo').options].map((option) => read(option));
    expect(options()).toEqual(['Ninguno', 'Ana']);
    await choose(named<HTMLSelectElement>(host, 'select', 'Juego'), 'hitos');
    expect(options()).toEqual(['Ninguno', 'Berta']);
    expect(model.draft.value.character).toBeNull();
  });

  it('changes what it covers', async () => {
    const { host, model } = drawForm(true);
    const site = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(1);
    if (!site) throw new Error('no second scope');
    await press(site);
    expect(model.draft.value.scope).toEqual({ kind: 'site', id: '' });
  });

  it('asks whether the reader directs, and then whether his posts get their baliza by themselves', async () => {
    const { host, model } = drawForm(true);
    expect(read(host)).not.toContain('Poner la baliza');
    await press(named<HTMLInputElement>(host, 'input', 'Dirijo esta partida'));
    expect(model.draft.value.directs).toBe(true);
    const auto = named<HTMLInputElement>(host, 'input', 'Poner la baliza en cada mensaje mío');
    expect(auto.checked).toBe(true);
    await press(auto);
    expect(model.draft.value.autoBeacon).toBe(false);
  });

  it('says what the board speaks by itself', () => {
    const { host } = drawForm(true);
    expect(read(named<HTMLSelectElement>(host, 'select', 'Formato').options[0] ?? null)).toBe(
      'El del foro: BBCode',
    );
  });
});

describe('the list of partidas', () => {
  it('opens and deletes by name', async () => {
    const onOpen = vi.fn();
    const onDelete = vi.fn();
    const host = draw(
      <PartidaList
        partidas={[partida]}
        open={null}
        readOnly={false}
        systemName={() => 'Plenilunio'}
        onOpen={onOpen}
        onDelete={onDelete}
      />,
    );
    await press(named(host, 'button', 'SombrasPlenilunio · foro.example · Este hilo'));
    await press(named(host, 'button', 'Borrar «Sombras»'));
    expect(onOpen).toHaveBeenCalledWith('p');
    expect(onDelete).toHaveBeenCalledWith(partida);
  });
});

describe('the rules of the table', () => {
  const hitos = { ...partida, system: 'hitos', character: null };
  const rules = (host: HTMLElement) => host.querySelector('.table-rules');

  it('are folded, and follow the game of the partida', async () => {
    const { host, model } = drawForm(true);
    expect(rules(host)?.hasAttribute('open')).toBe(false);
    expect(named<HTMLInputElement>(host, 'input', 'Reserva de dados de destino').value).toBe('10');
    await act(() => model.change({ system: 'notation', character: null }));
    expect(read(rules(host))).toContain('Plantillas propias');
    // What changes every roll of the table stands in sight.
    expect(read(host)).toContain('Cómo se leen los signos dudosos');
    expect(read(rules(host))).not.toContain('Reserva de dados de destino');
  });

  it('store a figure of a stored partida alone, and hold a wrong one', async () => {
    const { host, save, saveFigures, pause } = drawForm(true);
    const reserva = named<HTMLInputElement>(host, 'input', 'Reserva de dados de destino');
    await type(reserva, '7');
    await pause();
    expect(saveFigures.mock.calls).toEqual([['p', 'plenilunio', { reserva: 7 }]]);
    await type(reserva, '700');
    await pause();
    expect(describedBy(reserva)).toContain('99');
    expect(saveFigures).toHaveBeenCalledTimes(1);
    expect(save).not.toHaveBeenCalled();
  });

  it('of a proposal go with it when it is stored', async () => {
    const { host, model, save, saveFigures } = drawForm(false);
    await type(named<HTMLInputElement>(host, 'input', 'Reserva de dados de destino'), '6');
    await act(() => model.create());
    expect(save).toHaveBeenCalledWith({ ...partida, games: { plenilunio: { reserva: 6 } } });
    expect(saveFigures).not.toHaveBeenCalled();
  });

  it('tell each open question in one line, with what is recommended, and how many were settled otherwise', async () => {
    const { host, saveFigures, pause } = drawForm(true, hitos);
    const about = 'Dificultad para estabilizar a un moribundo: el resumen dice 15, el texto largo 12.';
    const field = named<HTMLSelectElement>(host, 'select', about);
    expect([...field.options].map(({ text }) => text)).toEqual(['12 (lo recomendado)', '15']);
    await choose(field, '15');
    await pause();
    expect(saveFigures.mock.calls).toEqual([['p', 'hitos', { 'hit.difEstabilizar': '15' }]]);
    expect(read(rules(host))).toContain('cambiadas: 1');
  });

  it('mark a table the books do not print as a proposal, until the director changes it, and back', async () => {
    const { host, model } = drawForm(true, hitos);
    const tag = () => read([...host.querySelectorAll('.table-part summary')][1] ?? null);
    expect(tag()).toContain('propuesta');
    const [cell] =
      [...host.querySelectorAll<HTMLInputElement>('.table-part')][1]?.querySelectorAll('input') ?? [];
    if (!cell) throw new TypeError('no cell');
    await type(cell, 'Puñetazo');
    expect(tag()).toContain('cambiada');
    const figures = model.figures.value;
    const field = figures?.fields.find(({ id }) => id === 'tabla7');
    await act(() => field && figures?.restore(field));
    expect(tag()).toContain('propuesta');
  });

  it('take in what a roll counted meanwhile, and keep what is typed and wrong', async () => {
    const { host, model } = drawForm(true, { ...partida, system: 'horror', character: null });
    const amenaza = () => named<HTMLInputElement>(host, 'input', 'Amenaza');
    expect(amenaza().value).toBe('0');
    await act(() => model.refresh({ ...partida, games: { horror: { amenaza: 4 } } }));
    expect(amenaza().value).toBe('4');
    await type(amenaza(), 'x');
    await act(() => model.refresh({ ...partida, games: { horror: { amenaza: 5 } } }));
    expect(amenaza().value).toBe('x');
  });

  it('that could not be stored are sent again with the next change', async () => {
    const { host, saveFigures, model, pause } = drawForm(true);
    saveFigures.mockRejectedValueOnce(new Error('lleno'));
    await type(named<HTMLInputElement>(host, 'input', 'Reserva de dados de destino'), '7');
    await pause();
    expect(model.state.value.kind).toBe('failed');
    await act(() => model.flush());
    expect(saveFigures.mock.calls.at(-1)).toEqual(['p', 'plenilunio', { reserva: 7 }]);
    expect(model.state.value.kind).toBe('saved');
  });
});
