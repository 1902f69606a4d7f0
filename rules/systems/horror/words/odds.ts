import type { Language } from '../../../system';

/** Labels of the odds. */
export interface OddsWords {
  readonly supera: string;
  readonly gana: string;
  readonly empata: string;
  readonly pierde: string;
  readonly media: string;
  readonly presagio: string;
  readonly amenaza: string;
  readonly perdidaMedia: string;
  readonly tablaFinal: string;
  readonly tablaPerdida: string;
}

const es: OddsWords = {
  supera: 'Supera el reto',
  gana: 'Gana',
  empata: 'Empata',
  pierde: 'Pierde',
  media: 'Resultado medio',
  presagio: 'Al menos un presagio',
  amenaza: 'La amenaza sube',
  perdidaMedia: 'Puntos perdidos, de media',
  tablaFinal: 'Resultado',
  tablaPerdida: 'Puntos que se pierden',
};
const en: OddsWords = {
  supera: 'Passes the challenge',
  gana: 'Wins',
  empata: 'Ties',
  pierde: 'Loses',
  media: 'Mean result',
  presagio: 'At least one omen',
  amenaza: 'Threat rises',
  perdidaMedia: 'Points lost, on average',
  tablaFinal: 'Result',
  tablaPerdida: 'Points lost',
};

export const oddsWordsOf = (language: Language): OddsWords => (language === 'es' ? es : en);
