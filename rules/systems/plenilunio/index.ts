import type { Dice } from '../../proof/dice';
import type { System, Tone } from '../../system';
import { answeredBy, answerTo, figuresOf } from './answer';
import { changesOf, costsOf } from './changes';
import { harmsOf } from './harms';
import { lawsOf } from './odds/distributions';
import { oddsOf } from './odds/odds';
import { offersOf } from './offers';
import { planRoll } from './offers/plan';
import { isRoll, orderFromJson, orderText, type PlenilunioOrder, readOrderText } from './order/order-text';
import { specOf } from './reglas/pool';
import { resolve } from './reglas/resolve';
import { spend } from './reglas/spend';
import { moreOf } from './reglas/throw';
import { sentencesOf } from './sentences';
import { announceOf } from './sentences/announce';
import { derivedOf } from './sheet/character';
import { checkSheet } from './sheet/check';
import { advise } from './sheet/creation';
import { fields, newPartida, newSheet, partidaFields } from './sheet/fields';
import { variants } from './variants';
import { termOf } from './words';
import { explainProblem } from './words/problems';

/** Plenilunio: the rules of the first seed document, PLE-1 to PLE-50 and the 27 dones. */
export const plenilunio: System<PlenilunioOrder> = {
  id: 'plenilunio',
  version: 1,
  fields,
  partidaFields,
  variants,
  term: termOf,
  newSheet,
  newPartida,
  checkSheet,
  advice: advise,
  derived: derivedOf,
  offers: offersOf,
  plan: planRoll,
  explain: explainProblem,
  spec: (order) => (isRoll(order) ? specOf(order) : []),
  more: (order, dice) => (isRoll(order) ? moreOf(order, dice) : null),
  write(order) {
    const text = orderText(order);
    if (text === null) throw new RangeError('order does not fit its text form');
    return text;
  },
  read: readOrderText,
  odds: (order, language) => (isRoll(order) ? oddsOf(order, language) : { lines: [] }),
  sentences: sentencesOf,
  announce: announceOf,
  tone: toneOf,
  changes: changesOf,
  costs: costsOf,
  answer: answerTo,
  answered: answeredBy,
  figures: figuresOf,
  harms: harmsOf,
  fromJson: orderFromJson,
  distribution: (order) => (isRoll(order) ? lawsOf(order) : []),
};

function toneOf(order: PlenilunioOrder, dice: Dice): Tone {
  if (!isRoll(order)) {
    const { herida } = spend(order);
    return herida && (herida.queda > 0 || herida.inconsciente) ? 'bad' : 'neutral';
  }
  const { veredicto, tirada } = resolve(order, dice);
  if (tirada.reves) return 'bad';
  return ({ exito: 'good', fallo: 'bad', ambiguo: 'mixed', pendiente: 'neutral' } as const)[veredicto];
}
