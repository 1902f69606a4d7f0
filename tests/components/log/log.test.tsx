import { describe, expect, it, vi } from 'vitest';
import { diceText } from '../../../components/log/dice-text';
import { LogList } from '../../../components/log/log-list';
import type { LogRow } from '../../../entrypoints/background/messages';
import { draw, named, press, read } from '../draw';

const row: LogRow = {
  id: 'r',
  n: 3,
  at: Date.UTC(2026, 2, 1, 12),
  host: 'foro.example',
  topic: '12',
  title: 'El hilo',
  partida: 'p',
  partidaName: 'Sombras',
  character: 'Armand',
  label: 'Seguir el rastro',
  system: 'plenilunio',
  order: 'plenilunio/1;reto',
  dice: [
    [
      [1, 4, 6],
      [5, 6],
    ],
    [[3]],
  ],
  outcome: 'ÉXITO, grado 1',
  block: '[color=#610b0b]…',
  code: 'TV1 …',
  posted: null,
  move: null,
};

describe('the roll log', () => {
  it('writes dice in rolled order, groups and rerolls apart', () => {
    expect(diceText(row.dice)).toBe('1, 4, 6 · 5, 6 / 3');
  });

  it('says who rolled what, where, when, and whether it was seen posted', () => {
    const host = draw(<LogList rows={[row, { ...row, id: 's', posted: 99 }]} onCopy={() => {}} />);
    const [first, second] = [...host.querySelectorAll('.log-item')].map(read);
    expect(first).toContain('nº 3 Armand - Seguir el rastro');
    expect(first).toContain('ÉXITO, grado 1');
    expect(first).toContain('Dados: 1, 4, 6 · 5, 6 / 3');
    expect(first).toMatch(/Sombras · El hilo · foro\.example · 1 mar 2026/);
    expect(first).toContain('No vista en el hilo');
    expect(second).toContain('Vista en el mensaje 99');
  });

  it('copies the block of the row that was asked for', async () => {
    const onCopy = vi.fn();
    const host = draw(<LogList rows={[row]} onCopy={onCopy} />);
    await press(named(host, 'button', 'Copiar bloque de la tirada nº 3'));
    expect(onCopy).toHaveBeenCalledWith(row);
  });
});

describe('what a roll changed', () => {
  const move = { id: 'm', n: 3, at: 1, character: 'Armand', label: 'Seguir el rastro', undone: false };
  it('stands under its words, and can be put back or said yes to', async () => {
    const onMove = vi.fn();
    const both = { ...row, move: { ...move, done: ['Fortuna: 3 → 2'], proposed: ['Destino: 3 → 4'] } };
    const host = draw(<LogList rows={[both]} onCopy={() => {}} onMove={onMove} />);
    expect(read(host)).toContain('Cambió: Fortuna: 3 → 2');
    expect(read(host)).toContain('Sin apuntar: Destino: 3 → 4');
    await press(named(host, 'button', 'Deshacer los cambios de: Armand, Seguir el rastro'));
    await press(named(host, 'button', 'Apuntar los cambios de: Armand, Seguir el rastro'));
    expect(onMove.mock.calls.map(([, act]) => act)).toEqual(['undo', 'apply']);
  });
  it('says so when it was put back', () => {
    const back = { ...row, move: { ...move, undone: true, done: ['Fortuna: 3 → 2'], proposed: [] } };
    const host = draw(<LogList rows={[back]} onCopy={() => {}} onMove={() => {}} />);
    expect(read(host)).toContain('Deshecho: Fortuna: 3 → 2');
    expect(host.querySelectorAll('.log-moved button')).toHaveLength(0);
  });
  it('of a spend stands without number and dice', () => {
    const spend = { ...row, n: 0, dice: [], move: { ...move, n: 0, done: ['PD: 3 → 2'], proposed: [] } };
    const host = draw(<LogList rows={[spend]} onCopy={() => {}} />);
    expect(read(host.querySelector('.log-title'))).toContain('Gasto');
    expect(host.querySelector('.log-dice')).toBeNull();
  });
});
