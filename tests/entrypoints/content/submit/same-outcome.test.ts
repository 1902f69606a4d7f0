import { describe, expect, it } from 'vitest';
import { sameOutcome } from '../../../../entrypoints/content/submit/same-outcome';

const code = 'TV1 2rT1N9QWCw0Q90n1plsJ';
const roll = (n: number, words: string, letters = code) =>
  `[color=#610B0B]Tirada ${n} - Armand - Saltar → [b]${words}[/b][/color]\n[color=#610B0B]3d6: 1, 4, 6[/color]\n[color=#767676]${letters}[/color]`;
const alta = `[color=#610B0B]Alta de Ana[/color]\n[color=#767676]${code}[/color]\n`;

describe('a roll that was made again', () => {
  it('says the same when only number and code are others', () => {
    expect(sameOutcome(roll(1, 'ÉXITO'), roll(2, 'ÉXITO', 'TV1 9zT1N9QWCw0Q90n1plsJ'))).toBe(true);
    expect(sameOutcome(alta + roll(1, 'ÉXITO'), roll(1, 'ÉXITO'))).toBe(true);
    expect(
      sameOutcome(`Tirada 1 - Armand → ÉXITO\n\`${code}\``, `Tirada 1 - Armand → **ÉXITO**\n${code}`),
    ).toBe(true);
  });
  it('says something else when a word or a die is another', () => {
    expect(sameOutcome(roll(1, 'ÉXITO'), roll(1, 'FALLO'))).toBe(false);
    expect(sameOutcome(roll(1, 'ÉXITO'), roll(1, 'ÉXITO').replace('1, 4, 6', '2, 4, 6'))).toBe(false);
  });
  it('may say something else where it cannot be seen, and a baliza is nobody’s roll', () => {
    expect(sameOutcome(`Oculta 1\n${code}`, `Oculta 1\n${code}`)).toBe(false);
    expect(sameOutcome(`Baliza 2\n${code}`, `Resuelve Ana 1 - 1d6: 3\nBaliza 2\n${code}`)).toBe(true);
    expect(sameOutcome(`Declara 1 - Armand - 3d6\n${code}`, `Declara 2 - Armand - 3d6\n${code}`)).toBe(true);
  });
});
