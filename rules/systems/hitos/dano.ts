import { type Clase, ordenar, type Trio } from './dados';

/** Which dice of the attack are the damage (HIT-26, L147, L304-311), from table 7. */
export const categorias = ['m', 'C', 'M', 'mC', 'mM', 'CM', 'mCM'] as const;
export type Categoria = (typeof categorias)[number];

/** Sum of the dice of the category: `mM` is the lowest plus the highest. */
export function sumaCategoria(dados: Trio, categoria: Categoria): number {
  const orden = ordenar(dados);
  return [...categoria].reduce((sum, letter) => sum + orden[letter as 'm' | 'C' | 'M'], 0);
}

/**
 * Table 7. The seed lost it: only m unarmed (L341), mM pistol (L350) and mCM + n dice for landslides and the
 * like (L308) are fixed. This ladder is our proposal (rules.md §2.2); the director edits it.
 */
export interface Fila {
  readonly categoria: Categoria;
  /** What hits like this; empty where the seed names nothing. */
  readonly ejemplo: string;
}
export const tabla7Propuesta: readonly Fila[] = [
  { categoria: 'm', ejemplo: 'desarmado' },
  { categoria: 'C', ejemplo: '' },
  { categoria: 'M', ejemplo: '' },
  { categoria: 'mC', ejemplo: '' },
  { categoria: 'mM', ejemplo: 'pistola' },
  { categoria: 'CM', ejemplo: '' },
  { categoria: 'mCM', ejemplo: '' },
];

/** HIT-27 (L149, L313-317): `pasos` rows up or down the table, never beyond its ends. Unknown categories stay. */
export function moverCategoria(tabla: readonly Fila[], categoria: Categoria, pasos: number): Categoria {
  const from = tabla.findIndex((fila) => fila.categoria === categoria);
  if (from < 0) return categoria;
  const to = Math.min(tabla.length - 1, Math.max(0, from + pasos));
  return tabla[to]?.categoria ?? categoria;
}

/** HIT-11 (L330-333): the skill used, with Fortaleza in close combat, divided by four, rounded down. */
export const bonificacionDano = (habilidad: number, fortaleza: number | null): number =>
  Math.floor((habilidad + (fortaleza ?? 0)) / 4);

/** HIT-29 (L154): of several armours only the highest RD counts, they are never summed. */
export const resistenciaDano = (armaduras: readonly number[]): number => Math.max(0, ...armaduras);

export interface Golpe {
  readonly categoria: Categoria;
  readonly bd: number;
  readonly rd: number;
  /** Sum of the direct damage dice. */
  readonly directo: number;
  /** `hit.multiplicaBD`: whether a critical multiplies BD too. */
  readonly multiplicaBD: boolean;
  /** HIT-36: the blow of a secuaz multiplies nothing. */
  readonly deSecuaz: boolean;
}
export interface Dano {
  readonly dados: number;
  readonly factor: 1 | 2 | 3;
  readonly total: number;
}

/** HIT-26 (L143, L147): dice + BD, times 2 or 3 on a critical, minus RD; never below 0. */
export function dano(dados: Trio, clase: Clase, golpe: Golpe): Dano {
  const suma = sumaCategoria(dados, golpe.categoria) + golpe.directo;
  const factor = clase.tipo === 'critico' && !golpe.deSecuaz ? clase.veces : 1;
  const bruto = golpe.multiplicaBD ? (suma + golpe.bd) * factor : suma * factor + golpe.bd;
  return { dados: suma, factor, total: Math.max(0, bruto - golpe.rd) };
}
