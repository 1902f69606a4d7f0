import type { Dice } from '../proof/dice';
import type { System } from '../system';

/** A block as others may quote it; `dice` are `null` where nobody knows them yet, or nothing proves them. */
export interface Quotable {
  readonly n: number;
  readonly order: string;
  readonly dice: Dice | null;
}
export type Quote =
  /** It quotes none. */
  | 'none'
  /** Such a block stands there, with the figures it is said to have. */
  | 'fits'
  /** Blocks of that number stand there, and none has those figures. */
  | 'other'
  /** One that is not known, or not here, may have them. */
  | 'unknown';

/**
 * Whether what a block says of the roll it answers or repeats is true (`System.answered`). Numbers are each
 * player's own: any block of that number may be meant, and one that fits is enough.
 * @param all every block of the thread that is known, this one too
 */
export function quoteOf(
  systems: readonly System[],
  block: Quotable,
  all: readonly Quotable[],
): { readonly quote: Quote; readonly turn: number } {
  const nothing = { quote: 'none', turn: 0 } as const;
  const own = readBlock(systems, block);
  const quoted = own?.system.answered?.(own.order) ?? null;
  if (!own || !quoted) return nothing;
  const { turn, figures } = quoted;
  const meant = all.filter((one) => one !== block && one.n === turn);
  const found = meant.map((one): boolean | null => {
    const read = readBlock(systems, one);
    if (!read || one.dice === null) return null;
    return read.system.id === own.system.id && read.system.figures?.(read.order, one.dice) === figures;
  });
  if (found.includes(true)) return { quote: 'fits', turn };
  return { quote: found.length === 0 || found.includes(null) ? 'unknown' : 'other', turn };
}

/** Whether a later block answers or repeats this one truly. */
export function isQuoted(systems: readonly System[], block: Quotable, all: readonly Quotable[]): boolean {
  const read = readBlock(systems, block);
  if (!read?.system.figures || block.dice === null) return false;
  const figures = read.system.figures(read.order, block.dice);
  return all.some((other) => {
    const later = other === block ? null : readBlock(systems, other);
    const quoted = later?.system.id === read.system.id ? later.system.answered?.(later.order) : null;
    return quoted?.turn === block.n && quoted.figures === figures;
  });
}

/** The game and order of a block; `null` for what this build cannot read. */
export function readBlock(
  systems: readonly System[],
  { order: text }: Pick<Quotable, 'order'>,
): { readonly system: System; readonly order: unknown } | null {
  const system = systems.find(({ id }) => text.startsWith(`${id}/`));
  const order = system?.read(text);
  return system && order?.ok ? { system, order: order.value } : null;
}
