import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSheetModel,
  NAME_PATH,
  type StoredSheet,
  type Unsaved,
} from '../../../components/sheet/sheet-model';
import { fakeGame } from '../fake-game';
import { sayIn } from '../words';

const ana: StoredSheet = { id: 'a', name: 'Ana', data: fakeGame.newSheet() };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(options: { unsaved?: Unsaved; character?: StoredSheet } = {}) {
  const writes: StoredSheet[] = [];
  const disk = { kept: null as Unsaved | null, fails: false };
  const model = createSheetModel({
    game: fakeGame,
    language: 'es',
    say: sayIn('es'),
    character: options.character ?? ana,
    unsaved: options.unsaved ?? null,
    keep: (unsaved) => {
      disk.kept = unsaved;
    },
    save: async (character) => {
      if (disk.fails) throw new Error('disk full');
      writes.push(character);
      return { ...character, name: character.name.trim() };
    },
    delay: 100,
  });
  return { model, writes, disk };
}
const settleDown = () => vi.advanceTimersByTimeAsync(200);

describe('a sheet being edited', () => {
  it('stores a right field by itself and then forgets the kept text', async () => {
    const { model, writes, disk } = open();
    model.setField('lema', 'Nunca más');
    expect(disk.kept).toEqual({ name: null, fields: { lema: 'Nunca más' } });
    expect(model.state.value.kind).toBe('saving');
    await settleDown();
    expect(writes).toMatchObject([{ id: 'a', name: 'Ana', data: { lema: 'Nunca más', fuerza: 3 } }]);
    expect(model.state.value.kind).toBe('saved');
    expect(disk.kept).toBeNull();
  });

  it('keeps a wrong text on the screen and in the kept text, and stores the rest', async () => {
    const { model, writes, disk } = open();
    model.setField('mana', 'mucho');
    model.setField('lema', 'hola');
    await settleDown();
    expect(model.draft.value.mana).toBe('mucho');
    expect(model.problems.value.get('mana')).toBe('«Maná» debe ser un número entero entre 1 y 5.');
    expect(writes).toMatchObject([{ data: { mana: 3, lema: 'hola' } }]);
    expect(disk.kept).toEqual({ name: null, fields: { mana: 'mucho' } });
    expect(model.held.value).toBe(1);
  });

  it('brings back text that another sitting left, and stores it when it is right', async () => {
    const { model, writes, disk } = open({
      unsaved: { name: 'Ana María', fields: { mana: 'x', lema: 'kept', hitos: 'not a list' } },
    });
    expect(model.name.value).toBe('Ana María');
    expect(model.draft.value).toMatchObject({ mana: 'x', lema: 'kept', hitos: [] });
    await settleDown();
    expect(writes).toMatchObject([{ name: 'Ana María', data: { lema: 'kept', mana: 3 } }]);
    expect(disk.kept).toEqual({ name: null, fields: { mana: 'x' } });
  });

  it('never stores an empty name, and says how to mend it', async () => {
    const { model, writes, disk } = open();
    model.setName('  ');
    model.setField('vivo', false);
    await settleDown();
    expect(model.problems.value.get(NAME_PATH)).toBe(
      'El personaje necesita un nombre. Escríbelo para guardarlo.',
    );
    expect(writes).toMatchObject([{ name: 'Ana', data: { vivo: false } }]);
    expect(disk.kept).toEqual({ name: '  ', fields: {} });
  });

  it('leaves the blank at the end of a name alone while it is typed', async () => {
    const { model, writes } = open();
    model.setName('Ana ');
    await settleDown();
    model.setName('Ana María');
    await settleDown();
    expect(model.name.value).toBe('Ana María');
    expect(writes.map(({ name }) => name)).toEqual(['Ana María']);
  });

  it('waits with both fields of a rule until they agree, and then stores both', async () => {
    const { model, writes, disk } = open();
    model.setField('mana', '4');
    await settleDown();
    expect(writes).toEqual([]);
    expect(model.problems.value.get('fuerza')).toMatch(/deben sumar 6/);
    expect(disk.kept).toEqual({ name: null, fields: { mana: '4' } });
    model.setField('fuerza', '2');
    await settleDown();
    expect(writes).toMatchObject([{ data: { mana: 4, fuerza: 2 } }]);
    expect(disk.kept).toBeNull();
    expect(model.held.value).toBe(0);
  });

  it('keeps everything when the write fails, and stores it on the next try', async () => {
    const { model, writes, disk } = open();
    disk.fails = true;
    model.setField('lema', 'hola');
    await settleDown();
    expect(model.state.value.kind).toBe('failed');
    expect(disk.kept).toEqual({ name: null, fields: { lema: 'hola' } });
    disk.fails = false;
    await model.flush();
    expect(model.state.value.kind).toBe('saved');
    expect(writes).toMatchObject([{ data: { lema: 'hola' } }]);
    expect(disk.kept).toBeNull();
  });

  it('stores the last word when a change is taken back before it was written', async () => {
    const { model, writes } = open();
    model.setField('lema', 'no');
    model.setField('lema', '');
    await settleDown();
    expect(writes.at(-1)?.data.lema ?? '').toBe('');
    expect(model.state.value.kind).toBe('saved');
  });

  it('does not keep an empty row as if it were lost text', async () => {
    const { model, writes, disk } = open();
    model.setField('hitos', ['']);
    await settleDown();
    expect(writes).toEqual([]);
    expect(disk.kept).toBeNull();
    expect(model.draft.value.hitos).toEqual(['']);
  });

  it('takes in what another window stored, but not over what is typed here', async () => {
    const { model } = open();
    model.setField('mana', 'x');
    model.setField('lema', 'mine');
    await settleDown();
    model.refresh({ ...ana, name: 'Anna', data: { ...ana.data, lema: 'theirs', mana: 2, fuerza: 4 } });
    expect(model.name.value).toBe('Anna');
    expect(model.draft.value).toMatchObject({ lema: 'theirs', fuerza: '4', mana: 'x' });
  });

  it('gives fields that were added after it was stored their first value, without writing', async () => {
    const { model, writes } = open({ character: { id: 'a', name: 'Ana', data: { fuerza: 3, mana: 3 } } });
    expect(model.draft.value).toMatchObject({ vivo: true, tipo: 'pj' });
    expect(model.problems.value.size).toBe(0);
    await settleDown();
    expect(writes).toEqual([]);
  });

  it('works out the derived values from what is typed', () => {
    const { model } = open();
    model.setField('fuerza', '4');
    expect(model.derived.value).toEqual([{ id: 'vida', label: 'Vida', value: '8' }]);
  });
});
