import type { Language } from '../../../system';

/** Labels of the odds. */
export interface OddsWords {
  readonly exito: string;
  readonly critico: string;
  readonly pifia: string;
  readonly conAspecto: string;
  readonly contraAspecto: string;
  readonly totalMedio: string;
  readonly esperadas: string;
  readonly gana: string;
  readonly empata: string;
  readonly pierde: string;
  readonly impacta: string;
  readonly danoMedio: string;
  readonly aguanta: string;
  readonly muere: string;
  readonly estabiliza: string;
  readonly seSalva: string;
  readonly resiste: string;
  readonly puntosMedia: string;
  readonly borradosMedia: string;
  mejor(dados: string): string;
  repetir(dados: string): string;
  readonly tablaTotal: string;
  readonly tablaDano: string;
  /** Daños vecinos. */
  rango(de: number, a: number): string;
  readonly tablaPuntos: string;
  readonly tablaRepetir: string;
  readonly tablaCarrera: string;
  carrera(id: string): string;
}

const es: OddsWords = {
  exito: 'Éxito',
  critico: 'Crítico',
  pifia: 'Pifia',
  conAspecto: 'Éxito, si un fallo se repite con un aspecto',
  contraAspecto: 'Éxito, si te activan uno en contra',
  totalMedio: 'Total medio',
  esperadas: 'Tiradas que harán falta, de media',
  gana: 'Gana',
  empata: 'Empata',
  pierde: 'Pierde',
  impacta: 'Impacta',
  danoMedio: 'Daño medio',
  aguanta: 'Aguanta un turno más',
  muere: 'Muere',
  estabiliza: 'Se estabiliza',
  seSalva: 'Se salva si nadie lo atiende',
  resiste: 'Resiste',
  puntosMedia: 'Puntos recuperados, de media',
  borradosMedia: 'Puntos borrados, de media',
  mejor: (dados) => `Lo mejor: repetir ${dados}`,
  repetir: (dados) => `Repetir ${dados}`,
  tablaTotal: 'Total',
  tablaDano: 'Daño',
  rango: (de, a) => `${de} a ${a}`,
  tablaPuntos: 'Puntos de Resistencia',
  tablaRepetir: 'Éxito según los dados que se repiten',
  tablaCarrera: 'Cómo queda la persecución',
  carrera: (id) =>
    ({
      corta: 'Distancia corta',
      media: 'Distancia media',
      larga: 'Distancia larga',
      muylarga: 'Distancia muy larga',
      perseguidor: 'Acaba a favor del perseguidor',
      perseguido: 'Acaba a favor del perseguido',
    })[id] ?? id,
};

const en: OddsWords = {
  exito: 'Success',
  critico: 'Critical',
  pifia: 'Fumble',
  conAspecto: 'Success, if a failure is repeated with an aspect',
  contraAspecto: 'Success, if one is activated against you',
  totalMedio: 'Mean total',
  esperadas: 'Rolls it will take, on average',
  gana: 'Win',
  empata: 'Tie',
  pierde: 'Lose',
  impacta: 'Hit',
  danoMedio: 'Mean damage',
  aguanta: 'Holds on one turn more',
  muere: 'Dies',
  estabiliza: 'Stabilises',
  seSalva: 'Survives if nobody helps',
  resiste: 'Resists',
  puntosMedia: 'Points recovered, on average',
  borradosMedia: 'Points erased, on average',
  mejor: (dados) => `Best: repeat ${dados}`,
  repetir: (dados) => `Repeat ${dados}`,
  tablaTotal: 'Total',
  tablaDano: 'Damage',
  rango: (de, a) => `${de} to ${a}`,
  tablaPuntos: 'Resistance points',
  tablaRepetir: 'Success by the dice repeated',
  tablaCarrera: 'How the chase stands',
  carrera: (id) =>
    ({
      corta: 'Short distance',
      media: 'Medium distance',
      larga: 'Long distance',
      muylarga: 'Very long distance',
      perseguidor: 'Ends in favour of the pursuer',
      perseguido: 'Ends in favour of the quarry',
    })[id] ?? id,
};

export const oddsWordsOf = (language: Language): OddsWords => (language === 'es' ? es : en);
