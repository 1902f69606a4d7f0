import { type Distribution, mean } from '../../odds/distribution';
import { add, fraction } from '../../odds/fraction';
import type { Odds } from '../../system';
import { chanceExito, contar, ley, leyMuerte } from './leyes';
import { aspects, average, line, repeatTable, specials, table, totalTable } from './odds-lines';
import type { RollOrder } from './order';
import type { OddsWords } from './words/odds';

/** HIT-33: a turn of the dying. */
export function dying(order: RollOrder & { kind: 'aguante' }, words: OddsWords): Odds {
  const { muere, estabiliza, seSalva } = leyMuerte(order);
  const either = add(muere, estabiliza);
  return {
    lines: [
      line('aguanta', words.aguanta, fraction(either.den - either.num, either.den), 'mixed'),
      line('muere', words.muere, muere, 'bad'),
      line('estabiliza', words.estabiliza, estabiliza, 'good'),
      line('seSalva', words.seSalva, seSalva, 'good'),
      ...aspects(order, words),
    ],
    table: repeatTable(order, words) ?? totalTable(order, words),
  };
}

/** The law of the points a recovery gives, negative when it takes. */
export const leyPuntos = (order: RollOrder): Distribution =>
  ley(contar(order, (outcome) => (outcome.kind === 'aguante' ? (outcome.puntos ?? 0) : 0)));

/** HIT-30, HIT-38 to HIT-41: what the roll of Aguante is for. */
export function body(order: RollOrder & { kind: 'aguante' }, words: OddsWords): Odds {
  const heals = order.uso !== 'masivo';
  const success = line('exito', heals ? words.exito : words.resiste, chanceExito(order), 'good');
  const common = [...specials(order, words), ...aspects(order, words)];
  if (!heals)
    return { lines: [success, ...common], table: repeatTable(order, words) ?? totalTable(order, words) };
  const law = leyPuntos(order);
  return {
    lines: [success, average('puntos', words.puntosMedia, mean(law)), ...common],
    table: table(words.tablaPuntos, law, 'puntos.', (value) =>
      value > 0 ? 'good' : value < 0 ? 'bad' : 'neutral',
    ),
  };
}

/** The law of the points erased by who stabilises. */
export const leyBorrados = (order: RollOrder): Distribution =>
  ley(contar(order, (outcome) => (outcome.kind === 'estabilizar' ? outcome.borrados : 0)));

/** HIT-33, HIT-34. */
export function stabilise(order: RollOrder, words: OddsWords): Odds {
  const law = leyBorrados(order);
  return {
    lines: [
      line('exito', words.exito, chanceExito(order), 'good'),
      average('borrados', words.borradosMedia, mean(law)),
      ...specials(order, words),
      ...aspects(order, words),
    ],
    table: repeatTable(order, words) ?? totalTable(order, words),
  };
}
