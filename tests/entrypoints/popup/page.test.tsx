import { describe, expect, it } from 'vitest';
import { choose, named, nameOf, press, read } from '../../components/draw';
import { fakeBackground, page } from './fake-background';
import { openPopup, said, settle } from './open-popup';

const active = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLInputElement>('.chip input')].filter(({ checked }) => checked).map(nameOf);

describe('the page in front', () => {
  it('says thread, partida, game and who rolls', async () => {
    const { host } = await openPopup();
    expect(read(host.querySelector('#page-title'))).toBe('El hiloforo.example · Leonord');
    expect(read(host.querySelector('.facts'))).toBe(
      'PartidaSombrasJuegoJuego de pruebaIdioma de las tiradasEspañol',
    );
    expect(active(host)).toEqual(['Ana']);
  });

  it('switches the character with one click and says it', async () => {
    const { host, background } = await openPopup();
    await press(named<HTMLInputElement>(host, '.chip input', 'Berta'));
    await settle();
    expect(background.orders('choose')).toEqual([{ page, character: 'b' }]);
    expect(active(host)).toEqual(['Berta']);
    expect(said(host)).toBe('Ahora tira Berta');
  });

  it('shows who really rolls when the switch fails', async () => {
    const { host, background } = await openPopup();
    background.failing.add('choose');
    await press(named<HTMLInputElement>(host, '.chip input', 'Berta'));
    await settle();
    expect(active(host)).toEqual(['Ana']);
    expect(host.querySelector('[role=alert]')).not.toBeNull();
  });

  it('opens its partida to be changed, and stores what is changed', async () => {
    const { host, background } = await openPopup();
    await press(named(host, 'button', 'Cambiar la partida'));
    await settle();
    expect(read(document.activeElement)).toBe('Cambiar la partida');
    await choose(named<HTMLSelectElement>(host, 'select', 'Idioma de las tiradas'), 'en');
    await press(named(host, 'button', 'Cerrar'));
    await settle();
    expect(background.stored.partidas[0]?.language).toBe('en');
    expect(document.activeElement).toBe(named(host, 'button', 'Cambiar la partida'));
  });

  it('offers thread, section and whole forum, each with what it is', async () => {
    const { host } = await openPopup();
    await press(named(host, 'button', 'Cambiar la partida'));
    await settle();
    expect([...host.querySelectorAll('.radio')].map(read)).toEqual([
      'Este hiloEl hilo',
      'La sección entera',
      'Todo el foroforo.example',
    ]);
  });

  it('lists the rolls of the page with their verdicts', async () => {
    const block = {
      post: 1,
      index: 0,
      author: 'Leonord',
      kind: 'tirada',
      n: 1,
      code: 'TV1',
      line: 'Tirada 1 - Ana - Correr → ÉXITO',
      colour: 'green' as const,
      verdicts: [{ code: 'verified', colour: 'green' as const, words: 'VERIFICADA: básica' }],
      truth: null,
      outcome: null,
    };
    const { host } = await openPopup({ answers: { rolls: { blocks: [block], notes: [], mark: 'roble' } } });
    expect(read(host.querySelector('.verdict'))).toContain('VERIFICADA: básica');
  });

  it('has the page do what a roll waits for, and makes way for it; what the page cannot do is said', async () => {
    const step = { kind: 'answer', label: 'Defenderse', offer: 'defensa', choices: { turno: 1 } } as const;
    const block = {
      ...{ post: 1, index: 0, author: 'Leonord', kind: 'tirada', n: 1, code: 'TV1 a', outcome: null },
      ...{ line: 'Tirada 1 - Mutante - Zarpazo → PENDIENTE', colour: 'green' as const, truth: null },
      verdicts: [{ code: 'verified', colour: 'green' as const, words: 'VERIFICADA: básica' }],
      next: [step],
    };
    const { host, referIn, leave } = await openPopup({
      answers: { rolls: { blocks: [block], notes: [], mark: 'roble' } },
    });
    await press(named(host, 'button', 'Responder: Defenderse'));
    await settle();
    expect(referIn).toHaveBeenCalledWith(1, { block: { author: 'Leonord', n: 1, code: 'TV1 a' }, step });
    expect(leave).toHaveBeenCalledOnce();
    referIn.mockResolvedValueOnce('Abre la respuesta del hilo.');
    await press(named(host, 'button', 'Responder: Defenderse'));
    await settle();
    expect(read(host.querySelector('.notice-bad'))).toContain('Abre la respuesta del hilo.');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('offers to enable a site that is not, asking for that origin alone and in the click itself', async () => {
    const background = fakeBackground();
    const { host, requestOrigin } = await openPopup({
      background,
      tab: { id: 1, url: 'https://otro.example:8080/viewtopic.php' },
      answers: { page: 'absent' },
    });
    expect(read(host.querySelector('.notice'))).toContain('otro.example no está activado');
    const button = named<HTMLButtonElement>(host, 'button', 'Activar en este foro');
    button.click();
    // Before anything was awaited: a browser forgets the click after that.
    expect(requestOrigin).toHaveBeenCalledExactlyOnceWith('https://otro.example/*');
    await settle();
    expect(background.orders('enableSite')).toEqual([{ origin: 'https://otro.example/*' }]);
    expect(said(host)).toBe('Activado en otro.example');
  });

  it('changes nothing when the reader says no', async () => {
    const background = fakeBackground();
    const { host } = await openPopup({
      background,
      answers: { page: 'absent' },
      grant: async () => false,
    });
    await press(named(host, 'button', 'Activar en este foro'));
    await settle();
    expect(background.orders('enableSite')).toEqual([]);
    expect(said(host)).toBe('No se ha dado el permiso; nada ha cambiado.');
  });

  it('gives a permission back, but not one that is built in', async () => {
    const background = fakeBackground();
    background.stored.sites.push({ origin: 'https://foro.example/*', fixed: false });
    const { host, removeOrigin } = await openPopup({ background });
    expect(read(host.querySelector('.sites'))).toContain('umbria.examplede serie');
    await press(named(host, 'button', 'Quitar de foro.example'));
    await settle();
    expect(background.orders('disableSite')).toEqual([{ origin: 'https://foro.example/*' }]);
    expect(removeOrigin).toHaveBeenCalledExactlyOnceWith('https://foro.example/*');
    expect(said(host)).toBe('Quitado de foro.example');
  });

  it('says to load an enabled page again when the script is not in it', async () => {
    const background = fakeBackground();
    background.stored.sites.push({ origin: 'https://foro.example/*', fixed: false });
    const { host } = await openPopup({ background, answers: { page: 'absent' } });
    expect(read(host.querySelector('.notice'))).toContain('Recárgala (F5)');
  });

  it('says so where there is no forum, and where no extension works', async () => {
    const { host } = await openPopup({ answers: { page: null } });
    expect(read(host.querySelector('.notice'))).toContain('No reconozco un hilo de foro');
    const other = await openPopup({
      tab: { id: 1, url: 'chrome://extensions' },
      answers: { page: 'absent' },
    });
    expect(read(other.host.querySelector('.notice'))).toContain('Abre un foro de rol');
  });

  it('tells that it could not be read, and reads it again', async () => {
    const background = fakeBackground();
    background.failing.add('page');
    const { host } = await openPopup({ background });
    expect(host.querySelector('[role=alert]')).not.toBeNull();
    background.failing.clear();
    await press(named(host, 'button', 'Reintentar'));
    await settle();
    expect(active(host)).toEqual(['Ana']);
  });
});
