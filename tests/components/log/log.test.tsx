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
