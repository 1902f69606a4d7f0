import { cases, collect, constant, type Distribution, die } from '../../odds/distribution';
import { add, type Fraction, fraction, multiply } from '../../odds/fraction';
import { power } from '../../odds/sums';
import { ataque, type Desenlace, resolver } from './desenlace';
import { finalesDe, lecturaDe } from './finales';
import {
  type Ataque,
  type Enfrentada,
  objetivo,
  type Persecucion,
  type Rival,
  type RollOrder,
} from './order';
import { avanzar, type Carrera } from './persecucion';
import { type Enfrentamiento, enfrentar, exito, type Lectura } from './resolve';
import { tiradas } from './tiradas';

/**
 * Exact laws of the outcomes of an order: every way the dice can end is counted through the same `resolver`
 * that reads real dice. Only what is thrown beside (rival, direct damage) is joined by its own law.
 */
export interface Cuenta<Key> {
  readonly counts: ReadonlyMap<Key, bigint>;
  readonly total: bigint;
}

class Contador<Key> implements Cuenta<Key> {
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

/** Counts a figure of the reading alone. */
export function contarLectura<Key>(order: RollOrder, figure: (lectura: Lectura) => Key): Cuenta<Key> {
  const counter = new Contador<Key>();
  for (const [dados, modo, weight] of finalesDe(order))
    counter.add(figure(lecturaDe(order, dados, modo)), BigInt(weight));
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

// What an opposed roll needs of each side: its class and total, and in how many cases.
type Lado = Cuenta<string>;
const side = ({ clase, total }: Pick<Lectura, 'clase' | 'total'>): string => `${clase.tipo} ${total}`;
const ofSide = (key: string): Pick<Lectura, 'clase' | 'total'> => {
  const [tipo, total] = key.split(' ');
  return {
    clase: tipo === 'critico' || tipo === 'pifia' ? { tipo, veces: 2 } : { tipo: 'normal' },
    total: Number(total),
  };
};

function rivalSides(rival: Rival): Lado | null {
  const counter = new Contador<string>();
  switch (rival.tipo) {
    case 'pendiente':
      return null;
    case 'total':
      counter.add(`${rival.clase} ${rival.total}`, 1n);
      return counter;
    case 'hecha':
      counter.add(side(lecturaDe({ modificador: rival.bono }, rival.dados, rival.modo)), 1n);
      return counter;
    case 'tira':
      for (const [dados, weight] of tiradas([])) {
        counter.add(side(lecturaDe({ modificador: rival.bono }, dados, 'natural')), BigInt(weight));
      }
      return counter;
  }
}

/** Win, draw and loss of an opposed roll, and of a chase what it comes to; `null` while the rival is pending. */
export interface LeyOpuesta {
  readonly resultado: Cuenta<Enfrentamiento>;
  readonly carrera: Cuenta<string> | null;
}
export function leyOpuesta(order: Enfrentada | Persecucion): LeyOpuesta | null {
  const theirs = rivalSides(order.rival);
  if (!theirs) return null;
  const ours = contarLectura(order, side);
  const resultado = new Contador<Enfrentamiento>();
  const carrera = new Contador<string>();
  for (const [a, weightA] of ours.counts) {
    for (const [b, weightB] of theirs.counts) {
      const [us, them, weight] = [ofSide(a), ofSide(b), weightA * weightB];
      const result = enfrentar(us, them, order.soloTotales);
      resultado.add(result, weight);
      if (order.kind === 'persecucion') {
        carrera.add(carreraId(avanzar(order.distancia, order.papel, result, us.clase, them.clase)), weight);
      }
    }
  }
  return { resultado, carrera: order.kind === 'persecucion' ? carrera : null };
}

/** `corta`…, or `perseguidor`, `perseguido` when it ends in favour of that side. */
export const carreraId = (carrera: Carrera): string => (carrera.fin ? carrera.favor : carrera.distancia);

/** Hit or miss, and the law of the damage done: 0 on a miss. Without Defensa, as if every roll but a fumble hit. */
export interface LeyAtaque {
  readonly impacto: Fraction;
  readonly dano: Distribution;
}
export function leyAtaque(order: Ataque): LeyAtaque {
  const direct = directLaw(order);
  const known = objetivo(order) !== null;
  // The direct dice only add: the blows without them, by what a critical makes of each point added.
  const blows = new Contador<string>();
  for (const [dados, modo, weight] of finalesDe(order)) {
    const { impacta, dano } = ataque({ ...order, rd: 0 }, lecturaDe(order, dados, modo), 0);
    const hit = impacta ?? !known;
    blows.add(hit ? `${dano.factor} ${dano.total}` : '', BigInt(weight));
  }
  const dano = collect((put) => {
    for (const [blow, weight] of blows.counts) {
      if (blow === '') {
        put(0, weight * direct.total);
        continue;
      }
      const [factor = 0, base = 0] = blow.split(' ').map(Number);
      for (const [sum, times] of cases(direct)) {
        put(Math.max(0, base + factor * sum - (order.rd ?? 0)), weight * times);
      }
    }
  });
  return { impacto: fraction(blows.total - (blows.counts.get('') ?? 0n), blows.total), dano };
}

function directLaw({ directo }: Ataque): Distribution {
  if (!directo) return constant(0);
  return 'suma' in directo ? constant(directo.suma) : power(die(10), directo.dados);
}

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
