import { flagField, intField, rowsField, textField } from '../../fields';
import type { SheetData } from '../../system';
import type { Ajustes } from './ajustes';
import { bonificacionDano, type Categoria, categorias, resistenciaDano } from './dano';
import { type Caracteristica, caracteristicas, defensaDe, type Situacion } from './order';
import { type Estado, estadoDe, penalizacion, resistenciaMaxima, type Salud } from './salud';
import { type TipoHabilidad, tiposHabilidad } from './sheet';

export interface Habilidad {
  /** `h1`, `h2`… by its row. */
  readonly id: string;
  readonly tipo: TipoHabilidad;
  readonly nombre: string;
  readonly valor: number;
}
export interface Arma {
  /** `a1`, `a2`… by its row. */
  readonly id: string;
  readonly nombre: string;
  readonly categoria: Categoria;
  readonly directo: number;
  readonly distancia: boolean;
  readonly habilidad: string;
}
/** A sheet as the rules read it, with what follows from it (HIT-7 to HIT-11, HIT-29, HIT-32). */
export interface Personaje {
  readonly caracteristicas: Readonly<Record<Caracteristica, number>>;
  readonly habilidades: readonly Habilidad[];
  readonly armas: readonly Arma[];
  readonly aguante: number;
  readonly resistencia: number;
  readonly iniciativa: number;
  /** With the penalty of the state and the situation: what an attack must reach. */
  readonly defensa: number;
  readonly defensaSinMas: number;
  readonly rd: number;
  readonly salud: Salud;
  readonly estado: Estado;
  readonly penalizacion: 0 | 2 | 5;
  readonly secuaz: boolean;
  readonly pj: boolean;
  readonly drama: number;
  readonly pd: number;
}

/** HIT-7 (L49, L360) */
export const aguanteDe = (fortaleza: number, voluntad: number): number =>
  fortaleza + Math.floor(voluntad / 2);
/** HIT-10 (L55, L249) */
export const iniciativaDe = (reflejos: number, intelecto: number): number =>
  reflejos + Math.floor(intelecto / 2);

export function personaje(data: SheetData, ajustes: Ajustes): Personaje {
  const values = Object.fromEntries(caracteristicas.map((id) => [id, intField(data, id)])) as Record<
    Caracteristica,
    number
  >;
  const secuaz = textField(data, 'tipo') === 'secuaz';
  const fixed = (id: string): number => (secuaz ? intField(data, id) : 0);
  const aguante = fixed('aguante_fijo') || aguanteDe(values.fortaleza, values.voluntad);
  const salud: Salud = {
    aguante,
    perdidos: Math.min(intField(data, 'perdidos'), resistenciaMaxima(aguante)),
    consolidados: intField(data, 'consolidados'),
    estabilizado: flagField(data, 'estabilizado'),
    muerto: flagField(data, 'muerto'),
  };
  const estado = estadoDe(salud);
  const habilidades = skills(data);
  const base =
    fixed('defensa_fija') ||
    values.reflejos + habilidadDefensa(habilidades, textField(data, 'habilidad_defensa'), ajustes) + 5;
  const defensaSinMas = base - penalizacion(estado);
  return {
    caracteristicas: values,
    habilidades,
    armas: weapons(data),
    aguante,
    resistencia: resistenciaMaxima(aguante),
    iniciativa: iniciativaDe(values.reflejos, values.intelecto),
    defensa: defensaDe(defensaSinMas, situacionDe(data, ajustes)),
    defensaSinMas,
    rd: resistenciaDano(
      rowsField(data, 'armaduras').map((row) => (flagField(row, 'puesta') ? intField(row, 'rd') : 0)),
    ),
    salud,
    estado,
    penalizacion: penalizacion(estado),
    secuaz,
    pj: textField(data, 'tipo', 'pj') === 'pj',
    drama: intField(data, 'drama'),
    pd: intField(data, 'pd'),
  };
}

/** HIT-9 and `hit.habilidadDefensa` (L53, L259-262): the skill the sheet names, or the better of the two. */
function habilidadDefensa(skills: readonly Habilidad[], named: string, ajustes: Ajustes): number {
  const chosen = skills.find(({ nombre }) => named !== '' && nombre === named);
  if (chosen) return chosen.valor;
  const tipos: readonly TipoHabilidad[] = ajustes.habilidadUsada ? ['combate'] : ['forma', 'combate'];
  return Math.max(0, ...skills.filter(({ tipo }) => tipos.includes(tipo)).map(({ valor }) => valor));
}

export function situacionDe(data: SheetData, ajustes: Ajustes): Situacion {
  const situacion = textField(data, 'situacion');
  if (situacion === 'desprevenido' || situacion === 'indefenso') return situacion;
  return situacion === 'defensa_total' ? { total: ajustes.defensaTotal } : 'normal';
}

const skills = (data: SheetData): Habilidad[] =>
  rowsField(data, 'habilidades').map((row, index) => ({
    id: `h${index + 1}`,
    tipo: tiposHabilidad.find((tipo) => tipo === textField(row, 'tipo')) ?? 'otra',
    nombre: textField(row, 'nombre').trim(),
    valor: intField(row, 'valor'),
  }));

const weapons = (data: SheetData): Arma[] =>
  rowsField(data, 'armas').map((row, index) => ({
    id: `a${index + 1}`,
    nombre: textField(row, 'nombre').trim(),
    categoria: categorias.find((name) => name === textField(row, 'categoria')) ?? 'm',
    directo: intField(row, 'directo'),
    distancia: textField(row, 'alcance') === 'distancia',
    habilidad: textField(row, 'habilidad').trim(),
  }));

/** HIT-11: with the skill actually used; Fortaleza only counts in close combat. */
export const bd = (who: Personaje, habilidad: number, distancia: boolean): number =>
  bonificacionDano(habilidad, distancia ? null : who.caracteristicas.fortaleza);
