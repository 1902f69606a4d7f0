/** Who has rolled initiative, or still has to. */
export interface Combatiente {
  readonly nombre: string;
  readonly iniciativa: number;
}

/**
 * HIT-24 (L131, L244-246): from the highest total to the lowest. `empates` are the groups that must roll again
 * to break their tie.
 */
export function ordenDeTurnos(combatientes: readonly Combatiente[]): {
  readonly orden: readonly Combatiente[];
  readonly empates: readonly (readonly Combatiente[])[];
} {
  const orden = combatientes
    .map((one, index) => ({ one, index }))
    .sort((a, b) => b.one.iniciativa - a.one.iniciativa || a.index - b.index)
    .map(({ one }) => one);
  const groups = new Map<number, Combatiente[]>();
  for (const one of orden) groups.set(one.iniciativa, [...(groups.get(one.iniciativa) ?? []), one]);
  return { orden, empates: [...groups.values()].filter((group) => group.length > 1) };
}

/**
 * HIT-23 (L129): those aware of their opponents have a round of surprise before the fight, unless all or none
 * are. Everybody begins desprevenido until he first acts.
 */
export function asaltoSorpresa(conscientes: Readonly<Record<string, boolean>>): readonly string[] {
  const names = Object.keys(conscientes);
  const aware = names.filter((name) => conscientes[name]);
  return aware.length === names.length ? [] : aware;
}
