import { cases, chance, type Distribution, mean } from '../../odds/distribution';
import { fraction } from '../../odds/fraction';
import type { Law } from '../../system';
import { ordenar } from './dados';
import {
  type Cuenta,
  chanceExito,
  contarDados,
  contarLectura,
  ley,
  leyMuerte,
  leyTotal,
  tiradasEsperadas,
} from './leyes';
import { leyAtaque } from './leyes-ataque';
import { leyOpuesta } from './leyes-opuesta';
import { leyBorrados, leyPuntos } from './odds-body';
import { antesDeAspecto, opcionesDe } from './odds-lines';
import { type Order, objetivo, type RollOrder } from './order';

const law = (id: string, of: Distribution): Law => ({
  id,
  values: [...cases(of)].map(([value]) => [String(value), chance(of, value)] as const),
  mean: mean(of),
});

const counted = (id: string, { counts, total }: Cuenta<string>): Law => ({
  id,
  values: [...counts].map(([value, weight]) => [value, fraction(weight, total)] as const).sort(byName),
});
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

const yesNo = (id: string, yes: ReturnType<typeof chanceExito>, names: readonly [string, string]): Law => ({
  id,
  values: [
    [names[0], yes],
    [names[1], fraction(yes.den - yes.num, yes.den)],
  ],
});

/** Every law of an order's outcome, language-free; none for a spend. */
export function lawsOf(order: Order): readonly Law[] {
  if (order.kind === 'gasto') return [];
  const common: Law[] = [
    counted(
      'clase',
      contarLectura(order, ({ clase }) =>
        clase.tipo === 'normal' ? 'normal' : `${clase.tipo}${clase.veces}`,
      ),
    ),
    law('total', leyTotal(order)),
    ...(['m', 'C', 'M'] as const).map((which) =>
      law(which, ley(contarDados(order, (dados) => ordenar(dados)[which]))),
    ),
  ];
  const success = objetivo(order) === null ? [] : [yesNo('exito', chanceExito(order), ['exito', 'fallo'])];
  return [...success, ...own(order), ...common, ...aspects(order)];
}

function own(order: RollOrder): readonly Law[] {
  switch (order.kind) {
    case 'tirada': {
      const expected = tiradasEsperadas(order);
      return expected ? [{ id: 'tiradas', values: [], mean: expected }] : [];
    }
    case 'enfrentada':
    case 'persecucion': {
      const both = leyOpuesta(order);
      if (!both) return [];
      return [
        counted('resultado', both.resultado),
        ...(both.carrera ? [counted('persecucion', both.carrera)] : []),
      ];
    }
    case 'ataque':
      return [law('dano', leyAtaque(order).dano)];
    case 'aguante':
      if (order.uso === 'muerte') {
        const { muere, estabiliza, seSalva } = leyMuerte(order);
        const holds = fraction(
          muere.den * estabiliza.den - muere.num * estabiliza.den - estabiliza.num * muere.den,
          muere.den * estabiliza.den,
        );
        return [
          {
            id: 'turno',
            values: [
              ['muere', muere],
              ['estabiliza', estabiliza],
              ['aguanta', holds],
            ],
          },
          yesNo('final', seSalva, ['salva', 'muere']),
        ];
      }
      return order.uso === 'recuperacion' || order.uso === 'nograve' ? [law('puntos', leyPuntos(order))] : [];
    case 'estabilizar':
      return [law('borrados', leyBorrados(order))];
    default:
      return [];
  }
}

/** What an aspect would give: before the throw with the best dice, on known dice by each choice. */
function aspects(order: RollOrder): readonly Law[] {
  const options = opcionesDe(order);
  if (options) {
    return options.map(({ mascara, chance: yes }) => yesNo(`repetir.${mascara}`, yes, ['exito', 'fallo']));
  }
  if (objetivo(order) === null || order.sobre || order.activaciones || order.siFalla) return [];
  return (['positiva', 'negativa'] as const).map((signo) =>
    yesNo(`aspecto.${signo}`, antesDeAspecto(order, signo), ['exito', 'fallo']),
  );
}
