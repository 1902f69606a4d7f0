import { cases, chance, type Distribution, mean } from '../../odds/distribution';
import { add, type Fraction, fraction } from '../../odds/fraction';
import type { Language, Odds, OddsLine, Tone } from '../../system';
import { acierta } from './acierta';
import type { Mascara } from './dados';
import {
  chanceExito,
  chanceOf,
  contar,
  contarLectura,
  ley,
  leyMuerte,
  leyTotal,
  tiradasEsperadas,
} from './leyes';
import { leyAtaque } from './leyes-ataque';
import { leyOpuesta } from './leyes-opuesta';
import { conAspecto, mejorMascara, type Opcion, opciones } from './mascaras';
import {
  type Ataque,
  type Enfrentada,
  type Order,
  objetivo,
  type Persecucion,
  type RollOrder,
} from './order';
import { type OddsWords, oddsWordsOf } from './words/odds';

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
  const words = oddsWordsOf(language);
  switch (order.kind) {
    case 'gasto':
      return { lines: [] };
    case 'tirada':
    case 'supervision':
      return againstDifficulty(order, words);
    case 'iniciativa':
      return totalOnly(order, words);
    case 'enfrentada':
    case 'persecucion':
      return opposed(order, words);
    case 'ataque':
      return attack(order, words);
    case 'aguante':
      return order.uso === 'muerte' ? dying(order, words) : body(order, words);
    case 'estabilizar':
      return stabilise(order, words);
  }
}

function againstDifficulty(order: RollOrder, words: OddsWords): Odds {
  if (objetivo(order) === null) return totalOnly(order, words);
  const expected = order.kind === 'tirada' ? tiradasEsperadas(order) : null;
  return {
    lines: [
      line('exito', words.exito, chanceExito(order), 'good'),
      ...specials(order, words),
      ...aspects(order, words),
      ...(expected ? [average('esperadas', words.esperadas, expected)] : []),
    ],
    table: repeatTable(order, words) ?? totalTable(order, words),
  };
}

const totalOnly = (order: RollOrder, words: OddsWords): Odds => ({
  lines: [average('total', words.totalMedio, mean(leyTotal(order))), ...specials(order, words)],
  table: totalTable(order, words),
});

const specials = (order: RollOrder, words: OddsWords): OddsLine[] => {
  const classes = contarLectura(order, ({ clase }) => clase.tipo);
  return [
    line('critico', words.critico, chanceOf(classes, 'critico'), 'good'),
    line('pifia', words.pifia, chanceOf(classes, 'pifia'), 'bad'),
  ];
};

const table = (label: string, law: Distribution, prefix: string, toneAt: (value: number) => Tone) => ({
  label,
  rows: Array.from(cases(law), ([value]) =>
    line(`${prefix}${value}`, String(value), chance(law, value), toneAt(value)),
  ),
});

function totalTable(order: RollOrder, words: OddsWords): NonNullable<Odds['table']> {
  const target = objetivo(order);
  const toneAt = (value: number): Tone => (target === null ? 'neutral' : value >= target ? 'good' : 'bad');
  return table(words.tablaTotal, leyTotal(order), 'total.', toneAt);
}

/** HIT-13, HIT-14: what one aspect will do once the dice are seen. Only before a throw that repeats nothing. */
export const antesDeAspecto = (order: RollOrder, signo: 'positiva' | 'negativa'): Fraction =>
  conAspecto(signo, acierta(order, 'natural'), acierta(order, signo));

function aspects(order: RollOrder, words: OddsWords): OddsLine[] {
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

function repeatTable(order: RollOrder, words: OddsWords): Odds['table'] {
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

function opposed(order: Enfrentada | Persecucion, words: OddsWords): Odds {
  const law = leyOpuesta(order);
  if (!law) return totalOnly(order, words);
  const { resultado, carrera } = law;
  return {
    lines: [
      line('gana', words.gana, chanceOf(resultado, 'gana'), 'good'),
      line('empata', words.empata, chanceOf(resultado, 'empata'), 'mixed'),
      line('pierde', words.pierde, chanceOf(resultado, 'pierde'), 'bad'),
      ...specials(order, words),
    ],
    table: carrera
      ? {
          label: words.tablaCarrera,
          rows: [...carrera.counts.keys()]
            .sort()
            .map((id) => line(`carrera.${id}`, words.carrera(id), chanceOf(carrera, id), 'neutral')),
        }
      : totalTable(order, words),
  };
}

function attack(order: Ataque, words: OddsWords): Odds {
  const { impacto, dano } = leyAtaque(order);
  const known = objetivo(order) !== null;
  return {
    lines: [
      ...(known ? [line('impacta', words.impacta, impacto, 'good')] : []),
      average('dano', words.danoMedio, mean(dano)),
      ...specials(order, words),
      ...(known ? aspects(order, words) : []),
    ],
    table: table(words.tablaDano, dano, 'dano.', (value) => (value > 0 ? 'good' : 'bad')),
  };
}

function dying(order: RollOrder & { kind: 'aguante' }, words: OddsWords): Odds {
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

function body(order: RollOrder & { kind: 'aguante' }, words: OddsWords): Odds {
  if (order.uso === 'prueba') return againstDifficulty(order, words);
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

function stabilise(order: RollOrder, words: OddsWords): Odds {
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
