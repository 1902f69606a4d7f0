import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { describedBy, key, named, press, read, type } from '../../components/draw';
import { character, fakeBackground } from './fake-background';
import { openPopup, said, settle } from './open-popup';

/** Long enough for the autosave. */
const pause = () => settle(500);
const names = (host: HTMLElement) => [...host.querySelectorAll('.item-name')].map(read);
const pasteField = (host: HTMLElement) =>
  named<HTMLTextAreaElement>(host, 'textarea', 'O pega aquí su contenido');
const openAna = async (options: Parameters<typeof openPopup>[0] = {}) => {
  const popup = await openPopup({ route: '#characters', ...options });
  const item = popup.host.querySelector<HTMLElement>('[data-item=a]');
  if (!item) throw new Error('Ana is not listed');
  await press(item);
  await settle();
  return popup;
};

describe('characters in the popup', () => {
  it('are listed by name with their game, and none is drawn until it is opened', async () => {
    const { host } = await openPopup({ route: '#characters' });
    expect(names(host)).toEqual(['Ana', 'Berta', 'Carla']);
    expect(host.querySelector('.sheet')).toBeNull();
  });

  it('open with the keyboard at their name, and one sheet at a time', async () => {
    const { host, routes } = await openAna();
    expect(host.querySelectorAll('.sheet')).toHaveLength(1);
    expect(read(document.activeElement)).toBe('AnaJuego de prueba');
    expect(routes.at(-1)).toBe('characters/a');
  });

  it('are not there to be opened before their games are: none is taken for a foreign one', async () => {
    const { host } = await openPopup({ route: '#characters', gamesAfter: 3000 });
    expect(names(host)).toEqual([]);
    await settle(3000);
    await press(host.querySelector('[data-item=a]') as HTMLElement);
    await settle();
    expect(host.querySelectorAll('.sheet')).toHaveLength(1);
  });

  it('are stored as they are typed, and say so only then', async () => {
    const { host, background } = await openAna();
    await type(named<HTMLInputElement>(host, 'input', 'Lema'), 'nunca');
    expect(read(host.querySelector('.save-status'))).toBe('Guardando…');
    await pause();
    expect(read(host.querySelector('.save-status'))).toBe('Guardado');
    expect(background.stored.characters.find(({ id }) => id === 'a')?.data.lema).toBe('nunca');
  });

  it('keep wrong text through a closed popup, with the message that mends it', async () => {
    const { host, background } = await openAna();
    await type(named<HTMLInputElement>(host, 'input', 'Maná'), 'mucho');
    const again = await openAna({ background });
    const mana = named<HTMLInputElement>(again.host, 'input', 'Maná');
    expect(mana.value).toBe('mucho');
    expect(describedBy(mana)).toMatch(/«Maná» debe ser un número entero entre 1 y 5/);
    expect(read(again.host.querySelector('.item-note'))).toContain('con cambios sin guardar');
  });

  it('tell a failed write, keep the text and store it on another try', async () => {
    const { host, background } = await openAna();
    background.failing.add('saveCharacter');
    const lema = named<HTMLInputElement>(host, 'input', 'Lema');
    await type(lema, 'nunca');
    await pause();
    expect(read(host.querySelector('.save-status'))).toContain('Sin guardar. Lo escrito sigue aquí.');
    expect(lema.value).toBe('nunca');
    background.failing.clear();
    await press(named(host, 'button', 'Reintentar'));
    await settle();
    expect(read(host.querySelector('.save-status'))).toBe('Guardado');
  });

  it('are made of a game and ready to be named', async () => {
    const { host, background } = await openPopup({ route: '#characters' });
    await press(named(host, 'button', 'Nuevo personaje'));
    await press(named(host, 'button', 'Juego de prueba'));
    await settle();
    expect(background.orders('newCharacter')).toEqual([{ system: 'juego' }]);
    expect(document.activeElement).toBe(named(host, 'input', 'Nombre del personaje'));
    expect(said(host)).toBe('Nuevo, creado');
  });

  it('are copied with what was typed a moment ago', async () => {
    const { host, background } = await openAna();
    await type(named<HTMLInputElement>(host, 'input', 'Lema'), 'ya');
    await press(named(host, 'button', 'Duplicar'));
    await settle();
    const copy = background.stored.characters.find(({ name }) => name === 'Ana 2');
    expect(copy?.data.lema).toBe('ya');
    expect(read(host.querySelector('#sheet-title'))).toBe('Ana 2Juego de prueba');
  });

  it('are deleted with a way back, the keyboard on the next, and the news said', async () => {
    const { host, background } = await openAna();
    await press(named(host, 'button', 'Borrar'));
    await settle();
    expect(names(host)).toEqual(['Berta', 'Carla']);
    expect(document.activeElement?.getAttribute('data-item')).toBe('b');
    expect(said(host)).toBe('«Ana» borrado. Control Z lo recupera.');
    await press(named(host, 'button', 'Deshacer'));
    await settle();
    expect(names(host)).toEqual(['Ana', 'Berta', 'Carla']);
    expect(document.activeElement?.getAttribute('data-item')).toBe('a');
    expect(background.stored.characters).toHaveLength(3);
  });

  it('come back with Ctrl+Z', async () => {
    const { host } = await openAna();
    await press(named(host, 'button', 'Borrar'));
    await settle();
    await key(document.body, 'z', { ctrlKey: true });
    await settle();
    expect(names(host)).toContain('Ana');
  });

  it('stay where they are when deleting fails', async () => {
    const { host, background } = await openAna();
    background.failing.add('deleteCharacter');
    await press(named(host, 'button', 'Borrar'));
    await settle();
    expect(names(host)).toContain('Ana');
    expect(host.querySelector('.toast')).toBeNull();
    expect(read(host.querySelector('[role=alert]'))).toMatch(/Algo ha fallado en la extensión/);
  });

  it('give back a row that was taken out', async () => {
    const background = fakeBackground();
    background.stored.characters = [
      character('a', 'Ana', { data: { ...character('', '').data, hitos: ['uno', 'dos'] } }),
    ];
    const { host } = await openAna({ background });
    await press(named(host, 'button', 'Quitar «uno»'));
    await pause();
    expect(background.stored.characters[0]?.data.hitos).toEqual(['dos']);
    await press(named(host, 'button', 'Deshacer'));
    await pause();
    expect(background.stored.characters[0]?.data.hitos).toEqual(['uno', 'dos']);
  });

  it('are exported, one or all', async () => {
    const { host, downloads } = await openAna();
    await press(named(host, 'button', 'Exportar'));
    await settle();
    await press(named(host, 'button', 'Exportar todos'));
    await settle();
    expect(downloads.map(({ text }) => text)).toEqual(['["a"]', '["a","b","c"]']);
    expect(downloads[0]?.name).toMatch(/^fe-de-dados-personaje-\d{4}-\d\d-\d\d\.json$/);
  });

  it('say what of a file is wrong and where, and change nothing', async () => {
    const { host } = await openPopup({ route: '#characters' });
    await press(named(host, 'button', 'Importar'));
    await type(pasteField(host), 'roto');
    await press(named(host, 'button', 'Importar lo pegado'));
    await settle();
    const alert = host.querySelector('[role=alert]');
    expect(read(alert)).toBe('No se ha importado nadacharacters.0.data Está cortado.');
    expect(names(host)).toEqual(['Ana', 'Berta', 'Carla']);
    expect(pasteField(host).value).toBe('roto');
  });

  it('come in from a file, and one alone is opened', async () => {
    const { host } = await openPopup({ route: '#characters' });
    await press(named(host, 'button', 'Importar'));
    const input = host.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    await act(() => {
      Object.defineProperty(input, 'files', { value: [new File(['{}'], 'x.json')] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle();
    expect(read(host.querySelector('#sheet-title'))).toBe('ImportadaJuego de prueba');
    expect(said(host)).toBe('Importados: 1');
  });

  it('refuse a huge file without reading it', async () => {
    const { host, background } = await openPopup({ route: '#characters' });
    await press(named(host, 'button', 'Importar'));
    const input = host.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    await act(() => {
      const file = Object.defineProperty(new File(['{}'], 'x.json'), 'size', { value: 6_000_000 });
      Object.defineProperty(input, 'files', { value: [file] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle();
    expect(read(host.querySelector('[role=alert]'))).toContain('pasa de 5 MB');
    expect(background.orders('importCharacters')).toEqual([]);
  });

  it('of a game this version does not know are shown and kept, not edited', async () => {
    const background = fakeBackground();
    background.stored.characters = [character('a', 'Ana', { system: 'futuro' })];
    const { host } = await openPopup({ route: '#characters', background });
    await press(named(host, '.item-open', 'Anafuturo'));
    await settle();
    expect(read(host.querySelector('.pair-detail'))).toContain(
      'un juego que esta versión no conoce (futuro)',
    );
    expect(host.querySelector('.sheet')).toBeNull();
  });

  it('can be read and exported, but not changed, while storage is read-only', async () => {
    const background = fakeBackground();
    background.stored.readOnly = true;
    const { host } = await openAna({ background });
    expect(read(host.querySelector('.notice-warn'))).toMatch(/^Datos solo de lecturaDatos más nuevos\./);
    expect(named<HTMLInputElement>(host, 'input', 'Lema').readOnly).toBe(true);
    expect(named<HTMLButtonElement>(host, 'button', 'Borrar').disabled).toBe(true);
    expect(named<HTMLButtonElement>(host, 'button', 'Nuevo personaje').disabled).toBe(true);
    expect(named<HTMLButtonElement>(host, 'button', 'Exportar').disabled).toBe(false);
  });

  it('that cannot be read say so and are read again when asked', async () => {
    const background = fakeBackground();
    background.failing.add('characters');
    const { host } = await openPopup({ route: '#characters', background });
    expect(read(host.querySelector('[role=alert]'))).toContain('No se ha podido leer');
    background.failing.clear();
    await press(named(host, 'button', 'Reintentar'));
    await settle();
    expect(names(host)).toEqual(['Ana', 'Berta', 'Carla']);
  });

  it('take in what another window stored when this one is looked at again', async () => {
    const { host, background, model } = await openAna();
    background.stored.characters = [
      character('a', 'Ana', { changed: 9, data: { ...character('', '').data, lema: 'otra' } }),
    ];
    model.refresh();
    await settle();
    expect(named<HTMLInputElement>(host, 'input', 'Lema').value).toBe('otra');
  });
});
