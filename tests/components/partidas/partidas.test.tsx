import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { PartidaForm } from '../../../components/partidas/partida-form';
import { PartidaList } from '../../../components/partidas/partida-list';
import { createPartidaModel } from '../../../components/partidas/partida-model';
import type { Partida } from '../../../entrypoints/background/messages';
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

function drawForm(stored: boolean) {
  const save = vi.fn(async (saved: Partida) => saved);
  const model = createPartidaModel({ partida, stored, say, save, delay: 0 });
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
    />,
  );
  const pause = () => act(() => model.flush());
  return { host, model, save, pause };
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

  it('asks whether the reader directs', async () => {
    const { host, model } = drawForm(true);
    await press(named<HTMLInputElement>(host, 'input', 'Dirijo esta partida'));
    expect(model.draft.value.directs).toBe(true);
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
