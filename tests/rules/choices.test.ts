import { describe, expect, it } from 'vitest';
import { readChoices } from '../../rules/choices';
import type { Choices, RollInput } from '../../rules/system';

const options = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];
const inputs: readonly RollInput[] = [
  { id: 'dif', label: 'Dificultad', type: 'int', min: 0, max: 30, value: 15 },
  { id: 'una', label: 'Una', type: 'choice', options, value: 'a' },
  { id: 'varias', label: 'Varias', type: 'many', options, value: [] },
  { id: 'si', label: 'Sí', type: 'flag', value: false },
  { id: 'nota', label: 'Nota', type: 'text', maxLength: 4, value: '' },
];
const codes = (choices: Choices) => {
  const read = readChoices(inputs, choices);
  return read.ok ? [] : read.problems.map(({ code, field }) => `${field} ${code}`);
};

describe('readChoices', () => {
  it('gives what was chosen, and the offered value of what was not', () => {
    const read = readChoices(inputs, { dif: 20, varias: ['b'], otra: 'sobra' });
    if (!read.ok) throw new Error('refused');
    expect(read.value.int('dif')).toBe(20);
    expect(read.value.text('una')).toBe('a');
    expect(read.value.many('varias')).toEqual(['b']);
    expect(read.value.flag('si')).toBe(false);
    expect(read.value.text('nota')).toBe('');
  });

  it('refuses every other type, range, length and option, each with its input', () => {
    expect(codes({ dif: '20', una: 'c', varias: ['a', 'a'], si: 'true', nota: 'larga' })).toEqual([
      'dif wrong_type',
      'una unknown_option',
      'varias unknown_option',
      'si wrong_type',
      'nota too_long',
    ]);
    expect(codes({ dif: 31 })).toEqual(['dif out_of_range']);
    expect(codes({ dif: 1.5 })).toEqual(['dif wrong_type']);
    expect(codes({ varias: 'a' })).toEqual(['varias wrong_type']);
    expect(codes({ dif: null })).toEqual(['dif wrong_type']);
  });

  it('is not fooled by inherited names', () => {
    const read = readChoices([{ id: 'toString', label: 'x', type: 'flag', value: true }], {});
    expect(read.ok && read.value.flag('toString')).toBe(true);
  });
});
