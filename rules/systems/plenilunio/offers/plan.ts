import { readChoices } from '../../../choices';
import { bad, good, type Read } from '../../../read';
import type { Choices, Plan, SheetData } from '../../../system';
import { isRoll, orderText, type PlenilunioOrder } from '../order/order-text';
import { specOf } from '../reglas/pool';
import { offerList } from './index';
import type { Scene } from './inputs';
import { Asked } from './pool-plan';

/**
 * From what was chosen to an order. Nothing is spent by planning. Problems beside those of `readChoices`:
 * `unknown_offer`, `no_dice`, `order_too_long`, and the reasons of the rules (`destino_diez`, `reserva_corta`…).
 */
export function planRoll(
  sheet: SheetData,
  offerId: string,
  choices: Choices,
  partida?: SheetData,
): Read<Plan<PlenilunioOrder>> {
  const offer = offerList.find(({ id }) => id === offerId);
  if (!offer) return bad({ code: 'unknown_offer', field: '' });
  // The language only labels the inputs: which they are and what they take is the same in all.
  const scene: Scene = { sheet, language: 'es', partida };
  const inputs = offer.inputs(scene);
  const chosen = readChoices(inputs, choices);
  if (!chosen.ok) return chosen;
  const { order, names, problems } = offer.plan(new Asked(inputs, chosen.value), scene);
  if (problems.length > 0) return bad(...problems);
  if (isRoll(order) && specOf(order).length === 0)
    return bad({ code: 'no_dice', field: inputs[0]?.id ?? '' });
  return orderText(order) === null ? bad({ code: 'order_too_long', field: '' }) : good({ order, names });
}
