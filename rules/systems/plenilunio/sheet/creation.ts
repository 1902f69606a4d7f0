import { intField, rowsField } from '../../../fields';
import type { Problem } from '../../../read';
import type { SheetData } from '../../../system';
import { caracteristicas } from '../terms';
import { especialidadesDe } from './character';

/** Ways to begin ([ext], manual p. 21): points to share among the características, and their maximum. */
export const comienzos = {
  supervivientes: { puntos: 16, maximo: 5 },
  precursores: { puntos: 21, maximo: 5 },
  legendarios: { puntos: 25, maximo: 6 },
  miticos: { puntos: 30, maximo: 10 },
} as const;

/**
 * What a beginning player character does not fit (creation rules; the director may allow it): never a reason to
 * refuse a sheet. The points of the most demanding way to begin that the características need are named.
 */
export function advise(sheet: SheetData): readonly Problem[] {
  if (sheet.tipo !== 'pj') return [];
  const values = caracteristicas.map((id) => intField(sheet, id));
  const sum = values.reduce((all, value) => all + value, 0);
  const destino = intField(sheet, 'destino', 1);
  const dones = rowsField(sheet, 'dones').reduce((all, row) => all + intField(row, 'puntuacion', 1), 0);
  const bare = caracteristicas.find(
    (id) => !especialidadesDe(sheet).some(({ caracteristica }) => caracteristica === id),
  );
  return [
    ...caracteristicas.flatMap((id) =>
      intField(sheet, id) < 1 ? [{ code: 'consejo_minimo', field: id }] : [],
    ),
    ...(sum > comienzos.precursores.puntos
      ? [
          {
            code: 'consejo_puntos',
            field: 'caracteristicas',
            values: { sum, max: comienzos.precursores.puntos },
          },
        ]
      : []),
    // «Una puntuación de Destino entre 1 y 5» (seed L130).
    ...(destino > 5 ? [{ code: 'consejo_destino', field: 'destino', values: { max: 5 } }] : []),
    // «Cada personaje tiene una especialidad en cada característica» (seed L43).
    ...(bare ? [{ code: 'consejo_especialidad', field: bare }] : []),
    ...(dones > destino
      ? [{ code: 'consejo_dones', field: 'dones', values: { sum: dones, max: destino } }]
      : []),
  ];
}
