import { collect, type Distribution } from '../../odds/distribution';
import { add, type Fraction, fraction, multiply } from '../../odds/fraction';
import { clasificar, type Trio, valor } from './dados';
import { type Desenlace, resolver } from './desenlace';
import { finalesDe, lecturaDe } from './finales';
import { bono, type RollOrder } from './order';
import { exito, type Lectura } from './resolve';

/**
 * Exact laws of the outcomes of an order: every way the dice can end is counted through the same `resolver`
 * that reads real dice. Only what is thrown beside (rival, direct damage) is joined by its own law.
 */
export interface Cuenta<Key> {
  readonly counts: ReadonlyMap<Key, bigint>;
  readonly total: bigint;
}

export class Contador<Key> implements Cuenta<Key> {
  readonly counts = new Map<Key, bigint>();
  total = 0n;
  add(key: Key, weight: bigint): void {
    this.counts.set(key, (this.counts.get(key) ?? 0n) + weight);
    this.total += weight;
  }
}

/** Counts a figure of the outcome. For orders whose outcome needs no other dice than the three. */
export function contar<Key>(order: RollOrder, figure: (outcome: Desenlace) => Key): Cuenta<Key> {
  const counter = new Contador<Key>();
  for (const [dados, modo, weight] of finalesDe(order)) {
    counter.add(figure(resolver(order, lecturaDe(order, dados, modo), [])), BigInt(weight));
  }
  return counter;
}

/** Counts a figure of what the dice add up to and their class. */
export function contarLectura<Key>(order: RollOrder, figure: (lectura: Resumen) => Key): Cuenta<Key> {
  const counter = new Contador<Key>();
  for (const [lectura, weight] of resumenes(order)) counter.add(figure(lectura), BigInt(weight));
  return counter;
}
export type Resumen = Pick<Lectura, 'total' | 'clase'>;

// Hundreds of ways to end come to some dozens of totals and classes, which are asked for several times.
const known = new WeakMap<RollOrder, readonly (readonly [Resumen, number])[]>();
function resumenes(order: RollOrder): readonly (readonly [Resumen, number])[] {
  const found = known.get(order);
  if (found) return found;
  const weights = new Map<number, [Resumen, number]>();
  const added = bono(order);
  for (const [dados, modo, weight] of finalesDe(order)) {
    const total = valor(dados, modo, order.triples) + added;
    const clase = clasificar(dados);
    const rank = clase.tipo === 'normal' ? 0 : clase.tipo === 'critico' ? clase.veces : 2 + clase.veces;
    const key = total * 8 + rank;
    const entry = weights.get(key);
    if (entry) entry[1] += weight;
    else weights.set(key, [{ total, clase }, weight]);
  }
  const list = [...weights.values()];
  known.set(order, list);
  return list;
}

/** Counts a figure of the three dice as they end. */
export function contarDados<Key>(order: RollOrder, figure: (dados: Trio) => Key): Cuenta<Key> {
  const counter = new Contador<Key>();
  for (const [dados, , weight] of finalesDe(order)) counter.add(figure(dados), BigInt(weight));
  return counter;
}

export const chanceOf = <Key>({ counts, total }: Cuenta<Key>, key: Key): Fraction =>
  fraction(counts.get(key) ?? 0n, total);

/** A count of numbers as a law. */
export const ley = (cuenta: Cuenta<number>): Distribution =>
  collect((put) => {
    for (const [value, weight] of cuenta.counts) put(value, weight);
  });

/** The law of the total of a roll. */
export const leyTotal = (order: RollOrder): Distribution => ley(contarLectura(order, ({ total }) => total));

export const chanceExito = (order: RollOrder): Fraction =>
  chanceOf(
    contarLectura(order, (lectura) => exito(order, lectura)),
    true,
  );

/** HIT-33: what waits for a dying character who is left alone. */
export interface LeyMuerte {
  readonly muere: Fraction;
  readonly estabiliza: Fraction;
  /** Stabilised by a critical, sooner or later, before a failure: c / (c + f). */
  readonly seSalva: Fraction;
}
export function leyMuerte(order: RollOrder & { kind: 'aguante' }): LeyMuerte {
  const counts = contarLectura(order, (lectura) =>
    lectura.clase.tipo === 'critico' ? 'estable' : exito(order, lectura) ? 'aguanta' : 'muere',
  );
  const stable = counts.counts.get('estable') ?? 0n;
  const dead = counts.counts.get('muere') ?? 0n;
  const now = fraction(stable, counts.total);
  const goesOn = fraction(counts.total - stable - dead, counts.total);
  // Later turns are fresh throws: what this roll repeats or quotes does not bind them.
  const later = order.sobre || order.activaciones || order.siFalla ? leyMuerte(fresh(order)).seSalva : null;
  const ever = stable + dead === 0n ? fraction(0n) : fraction(stable, stable + dead);
  return {
    muere: fraction(dead, counts.total),
    estabiliza: now,
    seSalva: later ? add(now, multiply(goesOn, later)) : ever,
  };
}

function fresh(order: RollOrder & { kind: 'aguante' }): RollOrder & { kind: 'aguante' } {
  const { sobre: _sobre, activaciones: _activaciones, siFalla: _siFalla, ...rest } = order;
  return rest;
}

/** HIT-5: rolls expected until the successes are complete. `null` when success is impossible. */
export function tiradasEsperadas(order: RollOrder & { kind: 'tirada' }): Fraction | null {
  const { prolongada } = order;
  const { sobre: _sobre, activaciones: _activaciones, ...plain } = order;
  const success = chanceExito({ ...plain, kind: 'tirada' });
  if (!prolongada || success.num === 0n) return null;
  return fraction(BigInt(prolongada.necesarias - prolongada.llevas) * success.den, success.num);
}
