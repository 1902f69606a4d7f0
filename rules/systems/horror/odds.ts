import { atLeast, cases, chance, type Distribution, mean } from '../../odds/distribution';
import { type Fraction, fraction } from '../../odds/fraction';
import type { Language, Odds, OddsLine, Tone } from '../../system';
import { leyesDe } from './leyes';
import { leyPresagios } from './leyes-valor';
import { dadosDe, type Order, type RollOrder } from './order';
import { retar } from './resolve';
import { oddsWordsOf } from './words/odds';

const line = (id: string, label: string, value: Fraction, tone: Tone): OddsLine => ({
  id,
  label,
  value,
  tone,
});
const average = (id: string, label: string, value: Fraction): OddsLine => ({
  id,
  label,
  value,
  tone: 'neutral',
  mean: true,
});

/** Exact odds of an order before it is rolled; none for a spend. */
export function oddsOf(order: Order, language: Language): Odds {
  if (order.kind === 'gasto') return { lines: [] };
  const words = oddsWordsOf(language);
  const laws = leyesDe(order);
  const of = (result: string): Fraction => laws.resultado.get(result) ?? fraction(0n);
  const lines: OddsLine[] = [];
  if (laws.resultado.has('pendiente')) lines.push(average('media', words.media, mean(laws.final)));
  else if (order.kind === 'reto') lines.push(line('supera', words.supera, of('supera'), 'good'));
  else {
    lines.push(
      line('gana', words.gana, of('gana'), 'good'),
      line('empata', words.empata, of('empata'), 'mixed'),
      line('pierde', words.pierde, of('pierde'), 'bad'),
    );
  }
  lines.push(line('presagio', words.presagio, atLeast(leyPresagios(dadosDe(order)), 1), 'mixed'));
  if (laws.amenaza) lines.push(line('amenaza', words.amenaza, laws.amenaza, 'bad'));
  if (laws.perdida) lines.push(average('perdida', words.perdidaMedia, mean(laws.perdida)));
  return {
    lines,
    table: laws.perdida
      ? table(words.tablaPerdida, laws.perdida, 'perdida.', (value) => (value === 0 ? 'good' : 'bad'))
      : table(words.tablaFinal, laws.final, 'final.', (value) => toneAt(order, value)),
  };
}

function toneAt(order: RollOrder, value: number): Tone {
  const result = order.kind === 'reto' ? retar(order, value) : 'pendiente';
  return result === 'pendiente' ? 'neutral' : result === 'supera' ? 'good' : 'bad';
}

const table = (label: string, law: Distribution, prefix: string, tone: (value: number) => Tone) => ({
  label,
  rows: [...cases(law)].map(([value]) =>
    line(`${prefix}${value}`, String(value), chance(law, value), tone(value)),
  ),
});
