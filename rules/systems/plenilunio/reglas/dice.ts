/** Dice of one throw by class (PLE-1, seed L37): 1 fracaso, 2–3 fallo, 4–5 éxito, 6 triunfo. */
export interface Clases {
  readonly fracasos: number;
  readonly fallos: number;
  readonly exitos: number;
  readonly triunfos: number;
}

/** Counts faces 1..6 by class. */
export function countClases(faces: readonly number[]): Clases {
  const count = (from: number, to: number) => faces.filter((face) => face >= from && face <= to).length;
  return { fracasos: count(1, 1), fallos: count(2, 3), exitos: count(4, 5), triunfos: count(6, 6) };
}

/** What a fall of dice is worth against another: normal successes, and triunfos by what each of them counts. */
export interface Lado {
  readonly normales: number;
  /** Triunfos that count one success. */
  readonly sencillos: number;
  /** Triunfos that count two (a specialty, PLE-3; destino dice, PLE-20). */
  readonly dobles: number;
}
export const nada: Lado = { normales: 0, sencillos: 0, dobles: 0 };

/** Successes of a side, all added up (PLE-4). */
export const exitosDe = ({ normales, sencillos, dobles }: Lado): number => normales + sencillos + 2 * dobles;
