/**
 * Tables the seed announces and lost: numbers of the published game, checked against the seed's examples where
 * it has one. A director may use others: every input takes any number.
 */

/** Difficulty in dice (manual p. 84). 4 has no name, yet the seed uses it (L83, L109, L154). */
export const dificultades = [
  { id: 'facil', dados: 1 },
  { id: 'media', dados: 2 },
  { id: 'dificil', dados: 3 },
  { id: 'muydificil', dados: 5 },
  { id: 'epica', dados: 6 },
] as const;
