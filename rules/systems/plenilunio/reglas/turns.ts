export interface Combatiente {
  readonly nombre: string;
  readonly destino: number;
  readonly jugador: boolean;
  readonly combate: number;
}

/**
 * Order of turns (PLE-32, seed L216): Destino downwards; in a tie player characters first; between those the
 * higher Combate. Who is still tied stands in one group, in the order given: the director decides.
 */
export function ordenActuacion(quienes: readonly Combatiente[]): readonly (readonly Combatiente[])[] {
  const groups: Combatiente[][] = [];
  for (const one of [...quienes].sort(before)) {
    const last = groups.at(-1);
    if (last?.[0] && before(last[0], one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function before(a: Combatiente, b: Combatiente): number {
  if (a.destino !== b.destino) return b.destino - a.destino;
  if (a.jugador !== b.jugador) return a.jugador ? -1 : 1;
  return a.jugador ? b.combate - a.combate : 0;
}

/** Getting ahead (PLE-29, L177, L224): one moves to an earlier place, and the order stays so. */
export function adelantar<T>(orden: readonly T[], desde: number, hasta: number): readonly T[] {
  const one = orden[desde];
  if (one === undefined || hasta < 0 || hasta >= desde) return orden;
  const rest = orden.filter((_, at) => at !== desde);
  return [...rest.slice(0, hasta), one, ...rest.slice(hasta)];
}
