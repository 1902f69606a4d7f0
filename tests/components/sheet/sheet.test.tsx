import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { Sheet } from '../../../components/sheet/sheet';
import { createSheetModel, type StoredSheet } from '../../../components/sheet/sheet-model';
import { describedBy, draw, key, named, nameOf, press, read, say, type } from '../draw';
import { fakeGame } from '../fake-game';

function drawSheet(data: StoredSheet['data'] = {}, readOnly = false, game = fakeGame) {
  const save = vi.fn(async (character: StoredSheet) => character);
  const model = createSheetModel({
    game,
    language: 'es',
    say,
    character: { id: 'a', name: 'Ana', data: { ...fakeGame.newSheet(), ...data } },
    keep: () => {},
    save,
    delay: 0,
  });
  const taken: { message: string; undo: () => void }[] = [];
  const host = draw(
    <Sheet model={model} readOnly={readOnly} onTaken={(message, undo) => taken.push({ message, undo })} />,
  );
  return { host, model, save, taken };
}

describe('a sheet drawn from the fields of its game', () => {
  it('has a labelled control for every field, in the groups of the game', () => {
    const { host } = drawSheet({ hitos: ['uno'], armas: [{ nombre: 'Arco', dados: 2, magica: false }] });
    expect([...host.querySelectorAll('legend')].map(read)).toEqual([
      'Rasgos',
      'Persona',
      'Cosas',
      'Hitos',
      'Armas',
    ]);
    const controls = [...host.querySelectorAll('input, select, textarea')].map(nameOf);
    expect(controls).toEqual([
      'Nombre del personaje',
      'Fuerza',
      'Maná',
      'Lema',
      'Vivo',
      'Tipo',
      'Hitos, 1',
      'Nombre',
      'Dados',
      'Mágica',
    ]);
    expect(named(host, 'fieldset.card', 'Arco')).toBeTruthy();
  });

  it('tells beside the field what is wrong and how to mend it, and keeps what was typed', async () => {
    const { host } = drawSheet();
    const mana = named<HTMLInputElement>(host, 'input', 'Maná');
    await type(mana, 'mucho');
    expect(mana.value).toBe('mucho');
    expect(mana.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(mana)).toBe('«Maná» debe ser un número entero entre 1 y 5.');
  });

  it('steps a number with the arrow keys and with its buttons, never out of its range', async () => {
    const { host, model } = drawSheet();
    const fuerza = named<HTMLInputElement>(host, 'input', 'Fuerza');
    await key(fuerza, 'ArrowUp');
    expect(fuerza.value).toBe('4');
    await press(named(host, 'button', 'Sumar 1 a «Fuerza»'));
    expect(fuerza.value).toBe('5');
    expect(named<HTMLButtonElement>(host, 'button', 'Sumar 1 a «Fuerza»').disabled).toBe(true);
    await key(fuerza, 'ArrowUp');
    expect(model.draft.value.fuerza).toBe('5');
  });

  it('opens the next line with Enter and leaves the focus in it', async () => {
    const { host } = drawSheet({ hitos: ['uno', 'tres'] });
    const first = named<HTMLInputElement>(host, 'input', 'Hitos, 1');
    first.focus();
    await key(first, 'Enter');
    const second = named<HTMLInputElement>(host, 'input', 'Hitos, 2');
    expect(second.value).toBe('');
    expect(document.activeElement).toBe(second);
    expect(named<HTMLInputElement>(host, 'input', 'Hitos, 3').value).toBe('tres');
  });

  it('says that a list is full instead of taking more', () => {
    const { host } = drawSheet({ hitos: ['a', 'b', 'c'] });
    expect(named<HTMLButtonElement>(host, 'button', 'Caben 3 como mucho').disabled).toBe(true);
  });

  it('takes a row out with a way back, and the focus goes to the next row', async () => {
    const armas = ['Arco', 'Daga', 'Hacha'].map((nombre) => ({ nombre, dados: 1, magica: false }));
    const { host, taken, model } = drawSheet({ armas });
    await press(named(host, 'button', 'Quitar «Daga»'));
    expect(taken.map(({ message }) => message)).toEqual(['«Daga» quitado']);
    expect(document.activeElement?.closest('fieldset.card')?.getAttribute('aria-label')).toBe('Hacha');
    await act(() => taken[0]?.undo());
    expect(host.querySelectorAll('fieldset.card')).toHaveLength(3);
    expect(model.draft.value.armas).toMatchObject([
      { nombre: 'Arco' },
      { nombre: 'Daga' },
      { nombre: 'Hacha' },
    ]);
  });

  it('leaves the focus on «Añadir» when the last row is gone', async () => {
    const { host } = drawSheet({ armas: [{ nombre: 'Arco', dados: 1, magica: false }] });
    await press(named(host, 'button', 'Quitar «Arco»'));
    expect(document.activeElement).toBe(named(host, 'button', 'Añadir a «Armas»'));
  });

  it('marks the cell of the row that is wrong', async () => {
    const { host } = drawSheet({ armas: [{ nombre: 'Arco', dados: 1, magica: false }] });
    const dados = named<HTMLInputElement>(host, 'fieldset.card input', 'Dados');
    await type(dados, '9');
    expect(describedBy(dados)).toBe('«Dados» debe ser un número entero entre 0 y 3.');
  });

  it('shows the values worked out from what is typed', async () => {
    const { host } = drawSheet();
    await type(named<HTMLInputElement>(host, 'input', 'Fuerza'), '5');
    expect(read(host.querySelector('.derived'))).toBe('Vida10');
  });

  it('leads the keyboard to each part of a long sheet', async () => {
    const game = { ...fakeGame, fields: fakeGame.fields.map((field, at) => ({ ...field, group: `g${at}` })) };
    const { host } = drawSheet({}, false, game);
    await press(named(host, '.group-link', 'g3'));
    expect(read(document.activeElement?.querySelector('legend') ?? null)).toBe('g3');
    expect(drawSheet().host.querySelector('.group-nav')).toBeNull();
  });

  it('gives advice without holding anything back', async () => {
    const { host, model } = drawSheet();
    await type(named<HTMLInputElement>(host, 'input', 'Lema'), 'raro');
    expect(read(host.querySelector('.notice'))).toContain('Un lema raro: pregunta a quien dirige.');
    expect(model.held.value).toBe(0);
  });

  it('lets nothing be changed when storage is read-only', () => {
    const { host } = drawSheet({ hitos: ['uno'] }, true);
    const open = [...host.querySelectorAll<HTMLInputElement>('input, select')].filter(
      (field) => !field.readOnly && !field.disabled,
    );
    expect(open).toEqual([]);
    expect([...host.querySelectorAll('button:not(:disabled)')]).toEqual([]);
  });

  it('does not send the form away when Enter is pressed in a field', () => {
    const { host } = drawSheet();
    const event = new Event('submit', { cancelable: true, bubbles: true });
    host.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
