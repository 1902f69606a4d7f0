import type { Tipo } from './order';

export interface Participante {
  readonly nombre: string;
  readonly tipo: Tipo;
}

const ORDEN: readonly Tipo[] = ['monstruo', 'principal', 'secundario'];

/**
 * HOR-18 (L123-126): the monster acts first, then the main characters, in any order they like, then the
 * secondary ones. `antes`: names of who spent superación to act before the monster.
 */
export function ordenDeActuacion(
  participantes: readonly Participante[],
  antes: readonly string[] = [],
): readonly Participante[] {
  const rank = ({ nombre, tipo }: Participante): number =>
    antes.includes(nombre) ? -1 : ORDEN.indexOf(tipo);
  return participantes
    .map((one, index) => ({ one, index }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.index - b.index)
    .map(({ one }) => one);
}

/** HOR-18: everybody acts before anybody acts again; `hanActuado` are the names since the round began. */
export const puedeActuar = (
  nombre: string,
  participantes: readonly Participante[],
  hanActuado: readonly string[],
  gastaSuperacion = false,
): boolean =>
  gastaSuperacion ||
  !hanActuado.includes(nombre) ||
  participantes.every((one) => hanActuado.includes(one.nombre));
