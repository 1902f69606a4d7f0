import { cases, collect, constant, type Distribution, die } from '../../odds/distribution';
import { type Fraction, fraction } from '../../odds/fraction';
import { power } from '../../odds/sums';
import { ataque } from './desenlace';
import { finalesDe, lecturaDe } from './finales';
import { Contador } from './leyes';
import { type Ataque, objetivo } from './order';

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
  const bare: Ataque = { ...order, rd: 0 };
  for (const [dados, modo, weight] of finalesDe(order)) {
    const { impacta, dano } = ataque(bare, lecturaDe(order, dados, modo), 0);
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
