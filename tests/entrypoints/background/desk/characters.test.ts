import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  characters,
  deleteCharacter,
  duplicateCharacter,
  newCharacter,
  restoreCharacter,
  saveCharacter,
} from '../../../../entrypoints/background/desk/characters';
import { exportCharacters, importCharacters } from '../../../../entrypoints/background/desk/characters-file';
import type { CharacterView, Saved } from '../../../../entrypoints/background/messages';
import { storedCharacters } from '../../../../entrypoints/background/store/characters';
import { Disk, type TestOffice, wake } from './office';

let office: TestOffice;
beforeEach(async () => {
  office = await wake();
});
const value = <T>(saved: Saved<T>): T => {
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.value;
};
const made = async (name = 'Armand'): Promise<CharacterView> => {
  const { id } = value(await newCharacter(office, 'toy'));
  return value(await saveCharacter(office, { id, name, data: { fuerza: 4 } }));
};
const names = () => characters(office).map(({ name }) => name);

describe('a character', () => {
  it('is made, changed and shown with what follows from it', async () => {
    const one = await made();
    expect(one).toMatchObject({
      name: 'Armand',
      system: 'toy',
      data: { fuerza: 4 },
      derived: [{ id: 'doble', value: '8' }],
      problems: [],
    });
    expect(characters(office)).toEqual([one]);
  });

  it('is there after the background was stopped, one key each', async () => {
    const one = await made();
    expect(Object.keys(office.disk.area.data).sort()).toEqual(['schema', `sheet:${one.id}`]);
    expect(characters(await wake(office.disk))).toEqual([one]);
  });

  it('that is wrong is not saved: every problem is told with its field, and the stored one stays', async () => {
    const one = await made();
    const saved = await saveCharacter(office, { id: one.id, name: '🎲', data: { fuerza: 12 } });
    expect(saved).toMatchObject({
      ok: false,
      problems: [
        { code: 'name_empty', field: 'name' },
        { code: 'out_of_range', field: 'fuerza', message: 'Cambia fuerza.' },
      ],
    });
    expect(characters(office)).toEqual([one]);
  });

  it('of a game this build lacks is kept and shown, not worked out', async () => {
    const sheet = { id: 'x', name: 'Vieja', system: 'azar', data: { suerte: 3 }, changed: 1 };
    const disk = new Disk();
    disk.area.data = { schema: 1, 'sheet:x': sheet };
    office = await wake(disk);
    expect(characters(office)).toEqual([
      { ...sheet, derived: [], problems: [expect.objectContaining({ code: 'unknown_system' })] },
    ]);
    expect(await newCharacter(office, 'azar')).toMatchObject({ problems: [{ code: 'unknown_system' }] });
  });

  it('that was stored by something else is left alone', async () => {
    const disk = new Disk();
    disk.area.data = { schema: 1, 'sheet:x': { name: 'sin datos' }, 'sheet:y': 7, 'sheet:z': null };
    office = await wake(disk);
    expect(characters(office)).toEqual([]);
    await made();
    expect(disk.area.data).toMatchObject({ 'sheet:x': { name: 'sin datos' }, 'sheet:y': 7 });
  });

  it('is duplicated under the next name', async () => {
    const one = await made();
    expect(value(await duplicateCharacter(office, one.id))).toMatchObject({
      name: 'Armand 2',
      data: one.data,
    });
    const two = characters(office).find(({ name }) => name === 'Armand 2');
    expect(value(await duplicateCharacter(office, two?.id ?? '')).name).toBe('Armand 3');
    expect(new Set(characters(office).map(({ id }) => id)).size).toBe(3);
    const long = await made('a'.repeat(60));
    expect(value(await duplicateCharacter(office, long.id)).name).toBe(`${'a'.repeat(58)} 2`);
  });

  it('that is deleted can be brought back as it was, even after a restart', async () => {
    const one = await made();
    expect(await deleteCharacter(office, one.id)).toEqual({ ok: true, value: null });
    expect(names()).toEqual([]);
    office = await wake(office.disk);
    expect(value(await restoreCharacter(office, one.id))).toEqual(one);
    expect(value(await restoreCharacter(office, one.id))).toEqual(one);
    expect(names()).toEqual(['Armand']);
    expect(await deleteCharacter(office, 'nadie')).toMatchObject({ problems: [{ code: 'sheet_gone' }] });
    expect(await restoreCharacter(office, 'nadie')).toMatchObject({ problems: [{ code: 'sheet_gone' }] });
  });

  it('deleted long ago makes room: thirty can be brought back', async () => {
    const all = [];
    for (let i = 0; i < 33; i += 1) all.push(await made(`Pj ${i}`));
    for (const { id } of all) await deleteCharacter(office, id);
    const trash = Object.keys(office.disk.area.data).filter((key) => key.startsWith('trash:'));
    expect(trash).toHaveLength(30);
    expect(await restoreCharacter(office, all[0]?.id ?? '')).toMatchObject({ ok: false });
    expect(await restoreCharacter(office, all[32]?.id ?? '')).toMatchObject({ ok: true });
  });

  it('that cannot be written because the disk is full stays as it was', async () => {
    const one = await made();
    office.disk.area.full = true;
    await expect(saveCharacter(office, { id: one.id, name: 'Otro', data: {} })).resolves.toMatchObject({
      ok: false,
    });
    await expect(saveCharacter(office, { id: one.id, name: 'Otro', data: { fuerza: 1 } })).rejects.toThrow(
      /quota/,
    );
    expect(characters(office)).toEqual([one]);
    expect(storedCharacters((await wake(office.disk)).state)).toMatchObject([{ name: 'Armand' }]);
  });
});

describe('a file of characters', () => {
  it('comes back whole, as new characters', async () => {
    const [one, two] = [await made('Armand'), await made('Eva')];
    const file = exportCharacters(office, [one.id, two.id, 'nadie']);
    const other = await wake();
    const added = value(await importCharacters(other, `\ufeff${file}`));
    expect(added.map(({ name, data }) => [name, data])).toEqual([
      ['Armand', { fuerza: 4 }],
      ['Eva', { fuerza: 4 }],
    ]);
    expect(value(await importCharacters(office, file))).toHaveLength(2);
    expect(names()).toHaveLength(4);
  });

  const file = (...entries: unknown[]) =>
    JSON.stringify({ format: 'fe-de-dados/personajes', version: 1, characters: entries });
  const good = { name: 'Eva', system: 'toy', data: { fuerza: 2 } };
  it.each([
    ['', 'import_json', ''],
    ['{"format": "fe-de-dados/perso', 'import_json', ''],
    ['[]', 'import_format', ''],
    ['{"format":"otro","version":1,"characters":[]}', 'import_format', ''],
    ['{"format":"fe-de-dados/personajes","version":1}', 'import_format', 'characters'],
    ['{"format":"fe-de-dados/personajes","version":2,"characters":[]}', 'import_newer', ''],
    [file(), 'import_empty', 'characters'],
    [file(...Array.from({ length: 501 }, () => good)), 'import_too_many', 'characters'],
    [file(good, { ...good, system: 'azar' }), 'unknown_system', 'characters.1.system'],
    [file(good, { ...good, data: { fuerza: 40 } }), 'out_of_range', 'characters.1.fuerza'],
    [file(good, { ...good, data: { fuerza: { deep: 1 } } }), 'sheet_unreadable', 'characters.1'],
    [file(good, { ...good, name: 7 }), 'sheet_unreadable', 'characters.1'],
    [file(good, null), 'sheet_unreadable', 'characters.1'],
    [file({ ...good, name: '' }, good), 'name_empty', 'characters.0.name'],
  ])('that is broken changes nothing and says where: %s', async (json, code, field) => {
    await made();
    const before = structuredClone(office.disk.area.data);
    const saved = await importCharacters(office, json);
    expect(saved).toMatchObject({ ok: false, problems: [{ code, field }] });
    expect(office.disk.area.data).toEqual(before);
    expect(names()).toEqual(['Armand']);
  });

  it('tells every problem at once, in words, by the name of the character', async () => {
    const saved = await importCharacters(
      office,
      file({ ...good, data: { fuerza: 40 } }, { ...good, name: '🎲' }, 3),
    );
    expect(saved.ok ? [] : saved.problems.map(({ message }) => message)).toEqual([
      'Personaje Eva: Cambia fuerza.',
      expect.stringMatching(/^Personaje 🎲: Escribe/),
      'Personaje 3: La ficha no se puede leer.',
    ]);
  });

  it('of any text at all is an answer, never an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((entry) => file(JSON.parse(entry))),
        ),
        async (json) => {
          expect((await importCharacters(office, json)).ok).toBe(false);
        },
      ),
    );
  });

  it('with a full disk changes nothing', async () => {
    office.disk.area.full = true;
    await expect(importCharacters(office, file(good, good))).rejects.toThrow(/quota/);
    expect(names()).toEqual([]);
  });

  it('is everything as it is stored while the data cannot be read', async () => {
    const disk = new Disk();
    disk.area.data = { schema: 99, 'sheet:x': { future: true } };
    office = await wake(disk);
    expect(JSON.parse(exportCharacters(office, []))).toEqual({
      format: 'fe-de-dados/copia',
      data: disk.area.data,
    });
  });
});
