import { readChoices } from '../../../choices';
import { flagField, intField } from '../../../fields';
import { bad, good, type Problem, type Read } from '../../../read';
import type { Choices, Plan, SheetData } from '../../../system';
import { isRoll, orderText, type PlenilunioOrder } from '../order/order-text';
import { specOf } from '../reglas/pool';
import { costeEnFortuna } from '../reglas/rasgos';
import { nivelDe } from '../sheet/character';
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
  const all = [...problems, ...stateProblems(order, sheet)];
  if (all.length > 0) return bad(...all);
  if (isRoll(order) && specOf(order).length === 0)
    return bad({ code: 'no_dice', field: inputs[0]?.id ?? '' });
  return orderText(order) === null ? bad({ code: 'order_too_long', field: '' }) : good({ order, names });
}

/** What the state of the character forbids: the dead do not act, nor do the unconscious fight (L344), and a don costs. */
function stateProblems(order: PlenilunioOrder, sheet: SheetData): readonly Problem[] {
  if (!isRoll(order) || order.kind === 'oposicion') return [];
  const salud = nivelDe(sheet);
  if (salud === 'muerto') return [{ code: 'muerto', field: '' }];
  const out = salud === 'inconsciente' || flagField(sheet, 'inconsciente');
  const [asked, left] = [costeEnFortuna(order), intField(sheet, 'fortuna')];
  const field = order.kind === 'don' ? 'uso' : 'donAutomatico';
  return [
    ...(out && awake.includes(order.kind) ? [{ code: 'inconsciente', field: '' }] : []),
    ...(asked > left ? [{ code: 'fortuna_corta', field, values: { asked, left } }] : []),
  ];
}
const awake: readonly string[] = ['ataque', 'defensa', 'distancia', 'cubierto', 'don', 'atencion'];
