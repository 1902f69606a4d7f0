/**
 * A joint action (PLE-15, L100–105): who has most coordinates, and each helper with at least half as much adds a
 * die. `null` when a helper has more than the coordinator: then that one coordinates.
 */
export function dadosDeAyuda(coordinador: number, ayudantes: readonly number[]): number | null {
  if (ayudantes.some((valor) => valor > coordinador)) return null;
  return ayudantes.filter((valor) => valor > 0 && 2 * valor >= coordinador).length;
}

/** Tools do not add up: only the best counts (PLE-16, L115–119). */
export const mejorHerramienta = (dados: readonly number[]): number => Math.min(2, Math.max(0, ...dados));
