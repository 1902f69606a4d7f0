import { cases, chance, type Distribution } from '../../odds/distribution';
import type { Fraction } from '../../odds/fraction';
import type { Odds, OddsLine, Tone } from '../../system';
import { acierta } from './acierta';
import type { Mascara } from './dados';
import { chanceOf, contarLectura, leyTotal } from './leyes';
import { conAspecto, mejorMascara, type Opcion, opciones } from './mascaras';
import { objetivo, type RollOrder } from './order';
import type { OddsWords } from './words/odds';

/** One chance. */
export const line = (id: string, label: string, value: Fraction, tone: Tone): OddsLine => ({
  id,
  label,
  value,
  tone,
});
/** One mean. */
export const average = (id: string, label: string, value: Fraction): OddsLine => ({
  id,
  label,
  value,
  tone: 'neutral',
  mean: true,
});

export const specials = (order: RollOrder, words: OddsWords): OddsLine[] => {
  const classes = contarLectura(order, ({ clase }) => clase.tipo);
  return [
    line('critico', words.critico, chanceOf(classes, 'critico'), 'good'),
    line('pifia', words.pifia, chanceOf(classes, 'pifia'), 'bad'),
  ];
};

export const table = (label: string, law: Distribution, prefix: string, toneAt: (value: number) => Tone) => ({
  label,
  rows: Array.from(cases(law), ([value]) =>
    line(`${prefix}${value}`, String(value), chance(law, value), toneAt(value)),
  ),
});

export function totalTable(order: RollOrder, words: OddsWords): NonNullable<Odds['table']> {
  const target = objetivo(order);
  const toneAt = (value: number): Tone => (target === null ? 'neutral' : value >= target ? 'good' : 'bad');
  return table(words.tablaTotal, leyTotal(order), 'total.', toneAt);
}

/** HIT-13, HIT-14: what one aspect will do once the dice are seen. Only before a throw that repeats nothing. */
export const antesDeAspecto = (order: RollOrder, signo: 'positiva' | 'negativa'): Fraction =>
  conAspecto(signo, acierta(order, 'natural'), acierta(order, signo));

export function aspects(order: RollOrder, words: OddsWords): OddsLine[] {
  if (order.sobre) {
    const signo = order.activaciones?.[0]?.signo ?? 'positiva';
    const best = mejorMascara(order.sobre.dados, acierta(order, signo), signo);
    const found = opcionesDe(order)?.find(({ mascara }) => mascara === best);
    return found ? [line('mejor', words.mejor(facesOf(order, best)), found.chance, 'good')] : [];
  }
  if (order.activaciones || order.siFalla) return [];
  return [
    line('conAspecto', words.conAspecto, antesDeAspecto(order, 'positiva'), 'good'),
    line('contraAspecto', words.contraAspecto, antesDeAspecto(order, 'negativa'), 'bad'),
  ];
}

/** On dice that are known, the chance of every choice of dice to repeat. */
export function opcionesDe(order: RollOrder): readonly Opcion[] | null {
  const [only, ...more] = order.activaciones ?? [];
  if (!order.sobre || !only || more.length > 0 || objetivo(order) === null) return null;
  return opciones(order.sobre.dados, acierta(order, only.signo));
}

const facesOf = (order: RollOrder, mascara: Mascara): string =>
  (order.sobre?.dados ?? []).filter((_, index) => mascara & (1 << index)).join(', ');

export function repeatTable(order: RollOrder, words: OddsWords): Odds['table'] {
  const options = opcionesDe(order);
  return options
    ? {
        label: words.tablaRepetir,
        rows: options.map((option) =>
          line(
            `repetir.${option.mascara}`,
            words.repetir(facesOf(order, option.mascara)),
            option.chance,
            'neutral',
          ),
        ),
      }
    : undefined;
}
