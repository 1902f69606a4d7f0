import { describe, expect, it } from 'vitest';
import type { Choices, SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { blockOf } from './block';

const sheet = (own: SheetData = {}): SheetData => ({ ...plenilunio.newSheet(), ...own });
const block = (own: SheetData, offer: string, choices: Choices, dice: number[][][] = []) => {
  const read = plenilunio.plan(own, offer, choices);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return blockOf(read.value.order, dice, 'es', read.value.names);
};
const problems = (own: SheetData, offer: string, choices: Choices) => {
  const read = plenilunio.plan(own, offer, choices);
  return read.ok ? [] : read.problems.map(({ code }) => code);
};

describe('what is done without dice', () => {
  it('PLE-28, L175: a dramatic element costs one, or two or three if the director asks', () => {
    expect(block(sheet(), 'gasto', { gasto: 'elemento', coste: 2 })).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → ELEMENTO DRAMÁTICO',
      'Fortuna de 3 a 1',
    ]);
    expect(problems(sheet({ destino: 5, fortuna: 5 }), 'gasto', { gasto: 'elemento', coste: 4 })).toEqual([
      'out_of_range',
    ]);
  });

  it('PLE-29, L177: getting ahead costs a point, which must be there', () => {
    expect(block(sheet(), 'gasto', { gasto: 'adelantarse' })[1]).toBe('Fortuna de 3 a 2');
    expect(problems(sheet({ fortuna: 0 }), 'gasto', { gasto: 'adelantarse' })).toEqual(['fortuna_corta']);
  });

  it('PLE-31, L195: with Destino 10 a plot twist gives no Fortuna back', () => {
    const last = sheet({ destino: 10, fortuna: 4 });
    expect(problems(last, 'gasto', { gasto: 'giro', coste: 2 })).toEqual(['fortuna_acabada']);
    // What is left may still be spent.
    expect(problems(last, 'gasto', { gasto: 'aliento' })).toEqual([]);
  });

  it('PLE-48: who rests wakes up, with what the level of health allows', () => {
    const tired = sheet({ salud: 'herido', inconsciente: true, resistencia: 0 });
    const read = plenilunio.plan(tired, 'descanso', {});
    if (!read.ok) throw new Error('it is planned');
    expect(plenilunio.changes?.(read.value.order, [], tired, {}, 'es')).toEqual([
      { target: 'sheet', field: 'resistencia', from: 0, to: 12, words: 'Resistencia: 0 → 12' },
      { target: 'sheet', field: 'inconsciente', from: true, to: false, words: 'Inconsciente: sí → no' },
    ]);
  });

  it('needs no dice and no odds', () => {
    const read = plenilunio.plan(sheet(), 'descanso', {});
    if (!read.ok) throw new Error('it is planned');
    expect(plenilunio.spec(read.value.order)).toEqual([]);
    expect(plenilunio.odds(read.value.order, 'es')).toEqual({ lines: [] });
    expect(plenilunio.tone(read.value.order, [])).toBe('neutral');
  });
});

describe('healing', () => {
  it('PLE-50, L366: the doctor’s grade of success is dice for the patient’s next recovery', () => {
    const doctor = block(sheet({ cultura: 3 }), 'atencion', { paciente: 'magullado' }, [
      [
        [4, 5, 6],
        [4, 2],
      ],
    ]);
    expect(doctor[0]).toMatch(/ÉXITO, grado 2$/);
    expect(doctor[1]).toMatch(/2 dados más en su próxima recuperación$/);
    // A failure gives none.
    expect(
      block(sheet(), 'atencion', { paciente: 'magullado' }, [
        [
          [1, 2, 3],
          [4, 2],
        ],
      ])[1],
    ).not.toContain('recuperación');
  });

  it('PLE-49, L364: not resting adds a die to the difficulty', () => {
    const hurt = sheet({ salud: 'herido', dadosMedicos: 2 });
    const read = plenilunio.plan(hurt, 'recuperacion', { reposo: 'actividad' });
    expect(read.ok && read.value.order).toMatchObject({ dificultad: 4, medicos: 2, salud: 'herido' });
    expect(problems(sheet(), 'recuperacion', {})).toEqual(['sin_heridas']);
  });
});
