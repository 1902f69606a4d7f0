import { atLeast, atMost, cases, chance, type Distribution, mean } from '../../../odds/distribution';
import { add, type Fraction, fraction } from '../../../odds/fraction';
import type { Law } from '../../../system';
import type { RollOrder } from '../order/order';
import { tiradasEsperadas } from './expected';
import {
  danoLaw,
  danoRecibidoLaw,
  destinoChance,
  exitosLaw,
  netoLaw,
  revesChance,
  triunfosLaw,
} from './laws';

/** Everything that can be asked about an order, as exact laws: what `npm run odds` prints. */
export function lawsOf(order: RollOrder): readonly Law[] {
  const neto = netoLaw(order);
  const laws: readonly (Law | null)[] = [
    lawOf('exitos', exitosLaw(order)),
    neto && verdictLaw(neto),
    lawOf('neto', neto),
    order.kind === 'oposicion' ? null : yesNo('reves', revesChance(order)),
    order.destino ? yesNo('destino', destinoChance(order)) : null,
    lawOf('triunfos', triunfosLaw(order)),
    lawOf('dano', danoLaw(order)),
    lawOf('recibido', danoRecibidoLaw(order)),
    expectedLaw(order),
  ];
  return laws.filter((law) => law !== null);
}

const lawOf = (id: string, law: Distribution | null): Law | null =>
  law && { id, values: [...cases(law)].map(([value]) => [`${value}`, chance(law, value)]), mean: mean(law) };

const verdictLaw = (neto: Distribution): Law => ({
  id: 'veredicto',
  values: [
    ['exito', atLeast(neto, 1)],
    ['ambiguo', chance(neto, 0)],
    ['fallo', atMost(neto, -1)],
  ],
});

const yesNo = (id: string, yes: Fraction): Law => ({
  id,
  values: [
    ['si', yes],
    ['no', add(fraction(1n), fraction(-yes.num, yes.den))],
  ],
});

function expectedLaw(order: RollOrder): Law | null {
  const expected = tiradasEsperadas(order);
  return expected && { id: 'tiradas', values: [], mean: expected };
}
