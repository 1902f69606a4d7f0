import { describe, expect, it } from 'vitest';
import type { SheetData } from '../../../../rules/system';
import { languages } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { caracteristicas } from '../../../../rules/systems/plenilunio/terms';

const skilled: SheetData = {
  ...plenilunio.newSheet(),
  especialidades: caracteristicas.map((caracteristica) => ({ caracteristica, especialidad: 'Algo' })),
};
const advice = (own: SheetData) => plenilunio.advice?.({ ...skilled, ...own }) ?? [];
const codes = (own: SheetData) => advice(own).map(({ code }) => code);

describe('advice on a new character', () => {
  it('is silent for a precursor of 21 points with a specialty in each característica', () => {
    expect(codes({})).toEqual([]);
  });

  it('names what the rules of creation do not foresee: points, minimum, Destino, specialties, dones', () => {
    expect(codes({ fortaleza: 5 })).toEqual(['consejo_puntos']);
    expect(codes({ fortaleza: 0 })).toEqual(['consejo_minimo']);
    // Seed L130: «cada personaje jugador comenzará el juego con una puntuación de Destino entre 1 y 5».
    expect(codes({ destino: 6 })).toEqual(['consejo_destino']);
    // Seed L43: «cada personaje tiene una especialidad en cada característica».
    expect(codes({ especialidades: [] })).toEqual(['consejo_especialidad']);
    expect(codes({ dones: [{ don: 'manto', puntuacion: 5, otroDon: '' }] })).toEqual(['consejo_dones']);
  });

  it('never makes a sheet unusable, and is given in words', () => {
    const odd = { fortaleza: 10, destino: 9 };
    expect(plenilunio.checkSheet({ ...skilled, ...odd })).toEqual([]);
    for (const problem of advice(odd))
      for (const language of languages) expect(plenilunio.explain(problem, language)).toMatch(/^.{30,}\.$/);
  });

  it('is for player characters alone', () => {
    expect(codes({ tipo: 'criatura', fortaleza: 9, destino: 9 })).toEqual([]);
  });
});
