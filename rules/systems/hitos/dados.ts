/** Three d10 in rolled order. */
export type Trio = readonly [number, number, number];

/** HIT-1 (seed 001, L66-70): the three dice in order, m <= C <= M. */
export interface Ordenados {
  readonly m: number;
  readonly C: number;
  readonly M: number;
}

// Faces by index, here and below: taking a list apart makes an iterator, and odds sort thousands of throws.
export function ordenar(dados: Trio): Ordenados {
  const a = dados[0];
  const b = dados[1];
  const c = dados[2];
  const m = Math.min(a, b, c);
  const M = Math.max(a, b, c);
  return { m, C: a + b + c - m - M, M };
}

/** HIT-3 (L90-92): two or three 10s, two or three 1s. `veces` (2 or 3) decides duration and damage. */
export type Clase =
  | { readonly tipo: 'normal' }
  | { readonly tipo: 'critico' | 'pifia'; readonly veces: 2 | 3 };

const NORMAL: Clase = { tipo: 'normal' };

/** It holds for rerolled dice too, helped or hindered: L109 («continúa siendo una pifia»), L111. */
export function clasificar(dados: Trio): Clase {
  const { m, C, M } = ordenar(dados);
  if (C === 10) return { tipo: 'critico', veces: m === 10 ? 3 : 2 };
  if (C === 1) return { tipo: 'pifia', veces: M === 1 ? 3 : 2 };
  return NORMAL;
}

/** How the three dice are worth a number: as they fell, or after an aspect was activated for or against. */
export type Modo = 'natural' | 'positiva' | 'negativa';

/** `hit.triplesEnAspecto`: three equal dice of a positive activation add up all three, or only two. */
export type Triples = 'todos' | 'dos';

/**
 * What the dice are worth before bonuses.
 * natural (HIT-2): C. positiva (HIT-13, L109): the best of every face times its copies, «los resultados dobles
 * se suman y escoges el dado mayor o la suma». negativa (HIT-14, L111): m, or minus the face that is
 * repeated; 10s are exempt, they stay a critical.
 */
export function valor(dados: Trio, modo: Modo, triples: Triples = 'todos'): number {
  const { m, C, M } = ordenar(dados);
  if (modo === 'natural') return C;
  if (modo === 'positiva') {
    if (m === M) return M * (triples === 'todos' ? 3 : 2);
    if (C === m || C === M) return Math.max(M, 2 * C);
    return M;
  }
  const repetido = C === m || C === M;
  return repetido && C !== 10 ? -C : m;
}

/** HIT-2, HIT-3: success at `total >= dificultad`, except that a critical always is one and a fumble never. */
export function esExito(total: number, dificultad: number, clase: Clase): boolean {
  if (clase.tipo !== 'normal') return clase.tipo === 'critico';
  return total >= dificultad;
}

/** HIT-19 (L121): what comes of a double lasts a scene, of a triple a session. */
export type Duracion = 'escena' | 'sesion';
export const duracion = (veces: 2 | 3): Duracion => (veces === 2 ? 'escena' : 'sesion');

/** Which dice are repeated, a mask over rolled order: 1 the first, 2 the second, 4 the third. */
export type Mascara = number;
export const repetidos = (mascara: Mascara): number =>
  (mascara & 1) + ((mascara >> 1) & 1) + ((mascara >> 2) & 1);

/** The dice after putting `nuevos`, in rolled order, in the places of the mask. */
export function repetir(dados: Trio, mascara: Mascara, nuevos: readonly number[]): Trio {
  let next = 0;
  const at = (index: number): number => {
    const value = mascara & (1 << index) ? nuevos[next++] : dados[index];
    if (value === undefined) throw new RangeError('dados: fewer faces than the order asks for');
    return value;
  };
  return [at(0), at(1), at(2)];
}
