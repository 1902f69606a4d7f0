import type { Language } from '../../../system';
import type { OddsWords } from './odds.form';

const es: OddsWords = {
  exito: 'Éxito',
  ambiguo: 'Ambiguo',
  fallo: 'Fallo',
  gana: 'Gana',
  empate: 'Empate',
  pierde: 'Pierde',
  completa: 'Se completa con esta tirada',
  tiradas: 'Tiradas hasta completarla, de media',
  alguno: 'Algún éxito',
  exitos: 'Éxitos, de media',
  reves: 'Revés',
  destino: 'Sube el Destino',
  dano: 'Daño, de media',
  danoTable: 'Daño',
  range: (from, to) => `${from} a ${to}`,
  recibido: 'Daño recibido, de media',
  gradeTable: 'Grado',
  againstTable: 'Éxito según la oposición',
  grado: (neto) => (neto === 0 ? 'Ambiguo' : neto > 0 ? `Éxito, grado ${neto}` : `Fallo, grado ${-neto}`),
  against: (dice) => `Contra ${dice} ${dice === 1 ? 'dado' : 'dados'}`,
};

const en: OddsWords = {
  exito: 'Success',
  ambiguo: 'Ambiguous',
  fallo: 'Failure',
  gana: 'Wins',
  empate: 'Tie',
  pierde: 'Loses',
  completa: 'Complete with this roll',
  tiradas: 'Rolls until complete, on average',
  alguno: 'Any success',
  exitos: 'Successes, on average',
  reves: 'Setback',
  destino: 'Destiny rises',
  dano: 'Damage, on average',
  danoTable: 'Damage',
  range: (from, to) => `${from} to ${to}`,
  recibido: 'Damage taken, on average',
  gradeTable: 'Degree',
  againstTable: 'Success by opposition',
  grado: (neto) =>
    neto === 0 ? 'Ambiguous' : neto > 0 ? `Success, degree ${neto}` : `Failure, degree ${-neto}`,
  against: (dice) => `Against ${dice} ${dice === 1 ? 'die' : 'dice'}`,
};

const words: Readonly<Record<Language, OddsWords>> = { es, en };
export const oddsWordsOf = (language: Language): OddsWords => words[language];
