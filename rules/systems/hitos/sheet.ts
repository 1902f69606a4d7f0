import type { SheetColumn, SheetData, SheetField } from '../../system';
import { categorias, tabla7Propuesta } from './dano';
import { caracteristicas } from './order';

/** The fields of rules.md §5.2. Ids are stored: they never change. */
export const tiposHabilidad = [
  'forma',
  'combate',
  'interaccion',
  'percepcion',
  'subterfugio',
  'cultura',
  'profesion',
  'otra',
] as const;
export type TipoHabilidad = (typeof tiposHabilidad)[number];

const text = (id: string, maxLength = 80): SheetColumn => ({ id, type: 'text', maxLength });
const int = (id: string, min: number, max: number): SheetColumn => ({ id, type: 'int', min, max });
const agotado: SheetColumn = { id: 'agotado', type: 'flag' };
const one = (group: string, column: SheetColumn): SheetField => ({ group, ...column });
const rows = (group: string, id: string, maxItems: number, ...columns: SheetColumn[]): SheetField => ({
  id,
  group,
  type: 'rows',
  maxItems,
  columns,
});

export const fields: readonly SheetField[] = [
  one('identidad', { id: 'tipo', type: 'choice', options: ['pj', 'pnj', 'secuaz'] }),
  one('identidad', text('concepto', 120)),
  one('identidad', { id: 'concepto_agotado', type: 'flag' }),
  one('identidad', text('cita', 200)),
  ...caracteristicas.flatMap((id): SheetField[] => [
    one('caracteristicas', int(id, 0, 12)),
    one('caracteristicas', text(`rasgo_${id}`)),
    one('caracteristicas', { id: `rasgo_${id}_agotado`, type: 'flag' }),
  ]),
  rows(
    'habilidades',
    'habilidades',
    40,
    { id: 'tipo', type: 'choice', options: tiposHabilidad },
    text('nombre'),
    int('valor', 0, 12),
    agotado,
  ),
  rows('aspectos', 'hitos', 20, text('texto', 200), agotado),
  rows('aspectos', 'complicaciones', 20, text('texto', 200), agotado),
  rows(
    'aspectos',
    'temporales',
    20,
    text('texto', 120),
    { id: 'signo', type: 'choice', options: ['positivo', 'negativo'] },
    { id: 'duracion', type: 'choice', options: ['escena', 'sesion'] },
    agotado,
  ),
  one('drama', int('drama', 0, 20)),
  one('drama', int('pd', 0, 99)),
  one('salud', int('perdidos', 0, 54)),
  one('salud', int('consolidados', 0, 54)),
  one('salud', { id: 'estabilizado', type: 'flag' }),
  one('salud', { id: 'muerto', type: 'flag' }),
  rows('salud', 'secuelas', 20, text('texto', 120), {
    id: 'duracion',
    type: 'choice',
    options: ['escena', 'sesion', 'hasta_sano', 'permanente'],
  }),
  one('combate', {
    id: 'situacion',
    type: 'choice',
    options: ['normal', 'desprevenido', 'indefenso', 'defensa_total'],
  }),
  one('combate', text('habilidad_defensa')),
  rows(
    'combate',
    'armas',
    20,
    text('nombre'),
    { id: 'categoria', type: 'choice', options: categorias },
    int('directo', 0, 20),
    { id: 'alcance', type: 'choice', options: ['cuerpo', 'distancia'] },
    text('habilidad'),
    text('aspectos', 200),
  ),
  rows('combate', 'armaduras', 10, text('nombre'), int('rd', 0, 30), { id: 'puesta', type: 'flag' }),
  one('secuaz', int('defensa_fija', 0, 60)),
  one('secuaz', int('aguante_fijo', 0, 60)),
  one('cordura', { id: 'usa_cordura', type: 'flag' }),
  one('cordura', int('estabilidad_perdida', 0, 54)),
  one('cordura', int('degeneracion', 0, 100)),
  one('notas', { id: 'notas', type: 'text', maxLength: 4000 }),
];

/** A sheet to begin with: 20 points of características and 40 of skills, as Cultos Innombrables gives them. */
export const newSheet = (): SheetData => ({
  tipo: 'pj',
  fortaleza: 5,
  reflejos: 5,
  voluntad: 5,
  intelecto: 5,
  habilidades: [
    { tipo: 'forma', nombre: '', valor: 6, agotado: false },
    { tipo: 'combate', nombre: '', valor: 6, agotado: false },
    { tipo: 'interaccion', nombre: '', valor: 6, agotado: false },
    { tipo: 'percepcion', nombre: '', valor: 6, agotado: false },
    { tipo: 'subterfugio', nombre: '', valor: 6, agotado: false },
    { tipo: 'cultura', nombre: '', valor: 5, agotado: false },
    { tipo: 'profesion', nombre: '', valor: 5, agotado: false },
  ],
  drama: 5,
  pd: 5,
  perdidos: 0,
  consolidados: 0,
  situacion: 'normal',
});

/** What everybody at the table shares; the first rows are the proposal of `tabla7Propuesta` and the ladder of §2.2. */
export const partidaFields: readonly SheetField[] = [
  one('partida', int('pd_director', 0, 99)),
  rows('partida', 'escala', 12, text('nombre', 40), int('dificultad', 0, 60)),
  rows(
    'partida',
    'tabla7',
    12,
    { id: 'categoria', type: 'choice', options: categorias },
    text('ejemplo', 60),
  ),
];
export const newPartida = (): SheetData => ({
  pd_director: 0,
  escala: escalaPropuesta.map((grado) => ({ ...grado })),
  tabla7: tabla7Propuesta.map((fila) => ({ ...fila })),
});

/** `hit.escalaDificultad`: not in the seed; from a summary of Cultos Innombrables (rules.md §2.2). */
export const escalaPropuesta = [
  { nombre: 'Fácil', dificultad: 10 },
  { nombre: 'Media', dificultad: 15 },
  { nombre: 'Difícil', dificultad: 20 },
  { nombre: 'Muy difícil', dificultad: 25 },
  { nombre: 'Extremadamente difícil', dificultad: 30 },
] as const;
