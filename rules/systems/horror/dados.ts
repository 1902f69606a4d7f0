/**
 * HOR-4 (seed 004, L81-87): the highest face, plus 1 for every further die that shows it: 2, 6, 6 is 7.
 * `mejorGrupo` (variant): the best group of equal dice instead, so that one die more never lowers a roll.
 * No dice are worth 0.
 */
export function valor(dados: readonly number[], mejorGrupo = false): number {
  const copies = new Map<number, number>();
  for (const face of dados) copies.set(face, (copies.get(face) ?? 0) + 1);
  if (copies.size === 0) return 0;
  const worth = (face: number): number => face + (copies.get(face) ?? 0) - 1;
  const faces = [...copies.keys()];
  return mejorGrupo ? Math.max(...faces.map(worth)) : worth(Math.max(...faces));
}

/** HOR-8 (L103): every 1 on any die, of an object too, whether the roll succeeds or not. */
export const presagios = (dados: readonly number[]): number => dados.filter((face) => face === 1).length;

/**
 * HOR-9 (L107): the omens a roll needs for the threat to rise: half of it, rounded down. `hor.umbralPresagio`: at
 * least one by default (L75, «cuando sale un presagio»); `literal`, none at a threat of 0 or 1.
 */
export const umbral = (amenaza: number, literal = false): number =>
  Math.max(literal ? 0 : 1, Math.floor(amenaza / 2));

export const subeAmenaza = (presagios: number, amenaza: number, literal = false): boolean =>
  presagios >= umbral(amenaza, literal);
