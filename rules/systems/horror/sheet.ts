import type { SheetColumn, SheetData, SheetField } from '../../system';
import { caracteristicas, tipos } from './order';

/** The fields of rules.md §5.3. Ids are stored: they never change. */
const text = (id: string, maxLength = 120): SheetColumn => ({ id, type: 'text', maxLength });
const int = (id: string, min: number, max: number): SheetColumn => ({ id, type: 'int', min, max });
const one = (group: string, column: SheetColumn): SheetField => ({ group, ...column });
const texts = (group: string, id: string): SheetField => ({
  id,
  group,
  type: 'texts',
  maxItems: 20,
  maxLength: 200,
});

export const fields: readonly SheetField[] = [
  one('identidad', { id: 'tipo', type: 'choice', options: tipos }),
  one('identidad', text('concepto')),
  ...caracteristicas.flatMap((id): SheetField[] => [
    one('caracteristicas', int(id, 1, 5)),
    // HOR-2: below 0 it is over; damage can go further than that.
    one('caracteristicas', int(`${id}_actual`, -9, 5)),
  ]),
  {
    id: 'rasgos',
    group: 'rasgos',
    type: 'rows',
    maxItems: 20,
    columns: [
      text('nombre', 60),
      { id: 'caracteristica', type: 'choice', options: caracteristicas },
      int('valor', 1, 5),
    ],
  },
  texts('cualidades', 'cualidades'),
  texts('cualidades', 'hitos'),
  one('cualidades', text('complicacion', 200)),
  one('cualidades', text('debilidad', 200)),
  one('cualidades', { id: 'debilidad_descubierta', type: 'flag' }),
  one('superacion', int('superacion', 0, 99)),
  {
    id: 'objetos',
    group: 'objetos',
    type: 'rows',
    maxItems: 20,
    columns: [text('nombre', 60), int('dados', 1, 3)],
  },
  one('notas', { id: 'notas', type: 'text', maxLength: 4000 }),
];

/** Nine points, three in each (HOR-1), and the superación `hor.superacionInicial` proposes. */
export const newSheet = (): SheetData => ({
  tipo: 'principal',
  accion: 3,
  accion_actual: 3,
  interaccion: 3,
  interaccion_actual: 3,
  cognicion: 3,
  cognicion_actual: 3,
  superacion: 3,
});

/** What everybody at the table shares: the threat (HOR-16) and the cualidades of the setting (L31). */
export const partidaFields: readonly SheetField[] = [
  one('partida', int('amenaza', 0, 99)),
  texts('partida', 'escenario'),
];

/** HOR-16 (L67): no danger to begin with. */
export const newPartida = (): SheetData => ({ amenaza: 0 });
