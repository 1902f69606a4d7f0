import { cases, chance, type Distribution, mean } from '../../odds/distribution';
import { fraction } from '../../odds/fraction';
import type { Law } from '../../system';
import { leyesDe } from './leyes';
import type { Order } from './order';

const law = (id: string, of: Distribution): Law => ({
  id,
  values: [...cases(of)].map(([value]) => [String(value), chance(of, value)] as const),
  mean: mean(of),
});

/** Every law of an order's outcome, language-free; none for a spend. */
export function lawsOf(order: Order): readonly Law[] {
  if (order.kind === 'gasto') return [];
  const { resultado, final, presagios, perdida, amenaza } = leyesDe(order);
  return [
    { id: 'resultado', values: [...resultado] },
    law('final', final),
    law('presagios', presagios),
    ...(perdida ? [law('perdida', perdida)] : []),
    ...(amenaza
      ? [
          {
            id: 'amenaza',
            values: [
              ['sube', amenaza],
              ['igual', fraction(amenaza.den - amenaza.num, amenaza.den)],
            ] as const,
          },
        ]
      : []),
  ];
}
