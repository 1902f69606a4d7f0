import type { Dice } from '../../proof/dice';
import type { System, Tone } from '../../system';
import { answeredBy, answerTo, figuresOf } from './answer';
import { changesOf } from './changes';
import { derivedOf } from './character';
import { checkSheet } from './check';
import { advise } from './creation';
import { lawsOf } from './distributions';
import { oddsOf } from './odds';
import { offersOf } from './offers';
import { isRoll, orderFromJson, orderText, type PlenilunioOrder, readOrderText } from './order-text';
import { planRoll } from './plan';
import { specOf } from './pool';
import { resolve } from './resolve';
import { sentencesOf } from './sentences';
import { fields, newSheet, partidaFields } from './sheet';
import { spend } from './spend';
import { moreOf } from './throw';
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
  tone: toneOf,
  changes: changesOf,
  answer: answerTo,
  answered: answeredBy,
  figures: figuresOf,
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
