import { clasificar, esExito, type Modo, type Trio, valor } from './dados';
import { bono, objetivo, type RollOrder } from './order';

/** Whether three dice are what one wishes. */
export type Acierta = (dados: Trio) => boolean;

/** Whether dice read so would reach the order's target; never where there is none. */
export function acierta(order: RollOrder, modo: Modo): Acierta {
  const target = objetivo(order);
  const added = bono(order);
  return (dados) =>
    target !== null && esExito(valor(dados, modo, order.triples) + added, target, clasificar(dados));
}
