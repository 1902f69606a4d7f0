import { mean } from '../../odds/distribution';
import { rangesOf } from '../../odds/ranges';
import type { Language, Odds } from '../../system';
import { chanceExito, chanceOf, leyTotal, tiradasEsperadas } from './leyes';
import { leyAtaque } from './leyes-ataque';
import { leyOpuesta } from './leyes-opuesta';
import { body, dying, stabilise } from './odds-body';
import { aspects, average, line, repeatTable, specials, totalTable } from './odds-lines';
import {
  type Ataque,
  type Enfrentada,
  type Order,
  objetivo,
  type Persecucion,
  type RollOrder,
} from './order';
import { type OddsWords, oddsWordsOf } from './words/odds';

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
      if (order.uso === 'prueba') return againstDifficulty(order, words);
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
    table: {
      label: words.tablaDano,
      rows: rangesOf(dano).map(({ from, to, value }) =>
        line(
          `dano.${from}`,
          from === to ? String(from) : words.rango(from, to),
          value,
          from > 0 ? 'good' : 'bad',
        ),
      ),
    },
  };
}
