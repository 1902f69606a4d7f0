import { describe, expect, it } from 'vitest';
import { joinFile } from '../../../components/sheet/text-file';

const file = (juego: string, more: object = {}) =>
  JSON.stringify({ formato: 'fe/plantillas/1', juego, tiradas: [], ...more });
const SAMPLE = file('Ejemplo');

describe('a file brought into a text', () => {
  it('goes as it is where nothing was, with or without mistakes', () => {
    expect(joinFile('', file('Uno'), SAMPLE)).toEqual({ text: file('Uno'), names: ['Uno'] });
    expect(joinFile(' \n', '{"formato":', SAMPLE)).toEqual({ text: '{"formato":', names: [] });
  });

  it('stands beside what was there, one or a list', () => {
    const joined = joinFile(file('Uno'), `[${file('Dos')},${file('Tres')}]`, SAMPLE);
    if (typeof joined === 'string') throw new Error(joined);
    expect(JSON.parse(joined.text).map(({ juego }: { juego: string }) => juego)).toEqual([
      'Uno',
      'Dos',
      'Tres',
    ]);
    expect(joined.names).toEqual(['Dos', 'Tres']);
  });

  it('takes the place of an entry of the same name', () => {
    const joined = joinFile(`[${file('Uno')},${file('Dos')}]`, file('Uno', { tiradas: [1] }), SAMPLE);
    if (typeof joined === 'string') throw new Error(joined);
    expect(JSON.parse(joined.text)).toEqual([
      JSON.parse(file('Dos')),
      JSON.parse(file('Uno', { tiradas: [1] })),
    ]);
  });

  it('changes nothing when it is a file of something else, or no JSON beside what was there', () => {
    expect(joinFile('', JSON.stringify({ formato: 'fe/tiradas/1', filas: [] }), SAMPLE)).toBe('other_file');
    expect(joinFile(file('Uno'), '{"formato":', SAMPLE)).toBe('not_json');
    expect(joinFile(file('Uno'), '[1, 2]', SAMPLE)).toBe('not_json');
  });

  it('without a format is left for the game to explain', () => {
    expect(joinFile('', '{"juego":"Uno"}', SAMPLE)).toEqual({ text: '{"juego":"Uno"}', names: ['Uno'] });
  });
});
