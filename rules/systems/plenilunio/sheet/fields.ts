import type { SheetColumn, SheetData, SheetField } from '../../../system';
import { caracteristicas, dones, salud } from '../terms';

const text = (id: string, group: string, maxLength: number, lines?: number): SheetField =>
  lines === undefined
    ? { id, group, type: 'text', maxLength }
    : { id, group, type: 'text', maxLength, lines };
const int = (id: string, group: string, min: number, max: number): SheetField => ({
  id,
  group,
  type: 'int',
  min,
  max,
});
const choice = (id: string, group: string, options: readonly string[]): SheetField => ({
  id,
  group,
  type: 'choice',
  options,
});
const rows = (id: string, group: string, maxItems: number, columns: readonly SheetColumn[]): SheetField => ({
  id,
  group,
  type: 'rows',
  maxItems,
  columns,
});

export const tipos = ['pj', 'pnj', 'criatura'] as const;
/** Sizes and what they add to Aguante ([ext], manual p. 25). */
export const tamanos = { diminuto: -2, pequeno: -1, mediano: 0, grande: 1, enorme: 2 } as const;
/** Ranges of weapons, nearest first; `cuerpo` is melee. */
export const alcances = ['cuerpo', 'corto', 'medio', 'largo', 'muylargo'] as const;
export type Alcance = (typeof alcances)[number];

/** Everything a Plenilunio sheet holds. What can be worked out (Aguante, Resistencia máxima) is in `derived.ts`. */
export const fields: readonly SheetField[] = [
  text('concepto', 'persona', 120),
  choice('tipo', 'persona', tipos),
  choice('tamano', 'persona', Object.keys(tamanos)),
  text('historia', 'persona', 4000, 4),

  ...caracteristicas.map((id) => int(id, 'caracteristicas', 0, 10)),
  rows('especialidades', 'caracteristicas', 30, [
    { id: 'caracteristica', type: 'choice', options: caracteristicas },
    { id: 'especialidad', type: 'text', maxLength: 40 },
  ]),

  int('destino', 'sobrenatural', 1, 10),
  int('fortuna', 'sobrenatural', 0, 10),
  rows('dones', 'sobrenatural', 27, [
    { id: 'don', type: 'choice', options: [...dones, 'otro'] },
    { id: 'puntuacion', type: 'int', min: 1, max: 10 },
    { id: 'otroDon', type: 'text', maxLength: 40 },
  ]),
  int('puntosDon', 'sobrenatural', 0, 99),
  { id: 'donesActivos', group: 'sobrenatural', type: 'texts', maxItems: 10, maxLength: 60 },

  choice('salud', 'estado', [...salud.slice(0, -1), 'inconsciente', 'muerto']),
  { id: 'inconsciente', group: 'estado', type: 'flag' },
  int('resistencia', 'estado', 0, 99),
  int('aguantePropio', 'estado', 0, 30),
  int('dadosMedicos', 'estado', 0, 20),

  rows('armas', 'equipo', 12, [
    { id: 'nombre', type: 'text', maxLength: 40 },
    { id: 'bonus', type: 'int', min: 0, max: 9 },
    { id: 'dano', type: 'int', min: 0, max: 30 },
    { id: 'masFortaleza', type: 'flag' },
    { id: 'alcance', type: 'choice', options: alcances },
    { id: 'cargador', type: 'int', min: 0, max: 99 },
    { id: 'municion', type: 'int', min: 0, max: 999 },
  ]),
  text('armadura', 'equipo', 40),
  int('proteccion', 'equipo', 0, 20),
  int('penalizacion', 'equipo', 0, 9),
  rows('herramientas', 'equipo', 20, [
    { id: 'nombre', type: 'text', maxLength: 40 },
    { id: 'dados', type: 'int', min: 0, max: 2 },
  ]),

  int('dadosComprometidos', 'combateEstado', 0, 30),
  int('repetirFracasos', 'combateEstado', 0, 20),
  int('repetirTriunfos', 'combateEstado', 0, 20),
  rows('accionesProlongadas', 'combateEstado', 10, [
    { id: 'motivo', type: 'text', maxLength: 60 },
    { id: 'objetivo', type: 'int', min: 1, max: 99 },
    { id: 'acumulado', type: 'int', min: 0, max: 99 },
    { id: 'dificultad', type: 'int', min: 0, max: 20 },
  ]),
  int('px', 'combateEstado', 0, 9999),
];

/**
 * The figures a partida shares: the reserva (PLE-18, seed L137–148) and the order of turns. Who took dice from the
 * reserva is in the log, roll by roll.
 */
export const partidaFields: readonly SheetField[] = [
  int('reserva', 'partida', 0, 99),
  { id: 'orden', group: 'partida', type: 'texts', maxItems: 40, maxLength: 60 },
];

/** The reserva of an adventure is usually ten dice (seed L139). */
export const newPartida = (): SheetData => ({ reserva: 10, orden: [] });

/** A precursor to begin with: 21 points ([ext], manual p. 21), Destino 3, full Fortuna and Resistencia. */
export const newSheet = (): SheetData => ({
  concepto: '',
  tipo: 'pj',
  tamano: 'mediano',
  historia: '',
  ...Object.fromEntries(caracteristicas.map((id) => [id, 3])),
  especialidades: [],
  destino: 3,
  fortuna: 3,
  dones: [],
  puntosDon: 3,
  donesActivos: [],
  salud: 'sano',
  inconsciente: false,
  resistencia: 18,
  aguantePropio: 0,
  dadosMedicos: 0,
  armas: [],
  armadura: '',
  proteccion: 0,
  penalizacion: 0,
  herramientas: [],
  dadosComprometidos: 0,
  repetirFracasos: 0,
  repetirTriunfos: 0,
  accionesProlongadas: [],
  px: 0,
});
