import { describe, expect, it } from 'vitest';
import { choose, key, named, press, read, type } from '../../components/draw';
import { openPopup, said, settle } from './open-popup';

const names = (host: HTMLElement) => [...host.querySelectorAll('.item-name')].map(read);

describe('partidas in the popup', () => {
  it('are listed, opened and changed', async () => {
    const { host, background } = await openPopup({ route: '#partidas' });
    await press(named(host, '.item-open', 'RuinasJuego de prueba · foro.example · Este hilo'));
    await settle();
    expect(read(document.activeElement)).toBe('Ruinasforo.example');
    await type(named<HTMLInputElement>(host, 'input', 'Nombre de la partida'), 'Ruinas viejas');
    await press(named(host, '.pair-back button', 'Partidas'));
    await settle();
    expect(background.stored.partidas[1]?.name).toBe('Ruinas viejas');
    expect(names(host)).toEqual(['Sombras', 'Ruinas viejas']);
    expect(document.activeElement?.getAttribute('data-item')).toBe('q');
  });

  it('are deleted with a way back', async () => {
    const { host, background } = await openPopup({ route: '#partidas' });
    await press(named(host, 'button', 'Borrar «Sombras»'));
    await settle();
    expect(names(host)).toEqual(['Ruinas']);
    expect(document.activeElement?.getAttribute('data-item')).toBe('q');
    await press(named(host, 'button', 'Deshacer'));
    await settle();
    expect(background.stored.partidas.map(({ id }) => id).sort()).toEqual(['p', 'q']);
    expect(said(host)).toBe('«Sombras» recuperado');
  });
});

describe('the log in the popup', () => {
  it('shows fifty rolls and the next fifty on demand, the keyboard going on where they begin', async () => {
    const { host } = await openPopup({ route: '#log' });
    expect(host.querySelectorAll('.log-item')).toHaveLength(50);
    await press(named(host, 'button', 'Mostrar 50 más'));
    await settle();
    expect(host.querySelectorAll('.log-item')).toHaveLength(100);
    expect(document.activeElement?.getAttribute('data-id')).toBe('r70');
    await press(named(host, 'button', 'Mostrar 50 más'));
    await settle();
    expect(host.querySelectorAll('.log-item')).toHaveLength(120);
    expect(host.textContent).not.toContain('Mostrar 50 más');
  });

  it('is narrowed to a partida, and exported as shown', async () => {
    const { host, background, downloads } = await openPopup({ route: '#log' });
    await choose(named<HTMLSelectElement>(host, 'select', 'Partida'), 'p');
    await settle();
    expect(background.orders('log').at(-1)).toEqual({ partida: 'p', limit: 50 });
    expect(said(host)).toBe('Tiradas mostradas: 50');
    await press(named(host, 'button', 'CSV'));
    await settle();
    expect(background.orders('exportLog')).toEqual([{ format: 'csv', partida: 'p' }]);
    expect(downloads[0]?.name).toMatch(/^fe-de-dados-registro-.*\.csv$/);
  });

  it('copies a block again', async () => {
    const { host } = await openPopup({ route: '#log' });
    await press(named(host, 'button', 'Copiar bloque de la tirada nº 120'));
    await settle();
    expect(await navigator.clipboard.readText()).toBe('bloque 120');
    expect(said(host)).toBe('Bloque de la tirada nº 120 copiado');
  });
});

describe('the popup as a whole', () => {
  it('is walked with the arrow keys from tab to tab', async () => {
    const { host, routes } = await openPopup();
    const list = host.querySelector<HTMLElement>('[role=tablist]');
    if (!list) throw new Error('no tabs');
    await key(list, 'ArrowRight');
    await settle();
    expect(read(document.activeElement)).toBe('Personajes');
    expect(routes.at(-1)).toBe('characters/');
    expect(read(host.querySelector('h2'))).toBe('Personajes');
  });

  it('asks nothing of views that are not open', async () => {
    const { background } = await openPopup();
    const asked = background.asked.map(([question]) => question);
    expect(asked).toEqual(['health', 'sites', 'page', 'hints']);
  });

  it('draws its frame before anything was answered', async () => {
    const { host } = await openPopup();
    expect(host.querySelector('h1')?.textContent).toBe('Fe de Dados');
  });
});
