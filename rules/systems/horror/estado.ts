/**
 * HOR-2 (L7-11): what a current score means. At 0 gravemente herido, catatónico or out of his mind; below 0 dead,
 * irreversible or brain-dead, by característica.
 */
export type Estado = 'bien' | 'tocado' | 'grave' | 'perdido';

export function estadoDe(actual: number, optima: number): Estado {
  if (actual < 0) return 'perdido';
  if (actual === 0) return 'grave';
  return actual < optima ? 'tocado' : 'bien';
}

/** HOR-12 «no es tan grave como parecía» (L53): one point in each, or two in one, never above the optimal. */
export function descansar(
  actuales: readonly number[],
  optimas: readonly number[],
  dos: number | null,
): readonly number[] {
  return actuales.map((points, index) => {
    const won = dos === null ? 1 : index === dos ? 2 : 0;
    return Math.max(points, Math.min(optimas[index] ?? points, points + won));
  });
}

/** HOR-12, `hor.amenaza8` (L47): protección de guion is there until the threat reaches 8. */
export const hayGuion = (amenaza: number, incluyeOcho = false): boolean => amenaza < (incluyeOcho ? 9 : 8);
