import type { Dice } from '../../proof/dice';
import type { System, Tone } from '../../system';
import { answeredBy, answerTo, figuresOf } from './answer';
import { derivedOf } from './character';
import { checkSheet } from './check';
import { lawsOf } from './distributions';
import { oddsOf } from './odds';
import { offersOf } from './offers';
import type { RollOrder } from './order';
import { orderFromJson, orderText, readOrderText } from './order-text';
import { planRoll } from './plan';
import { specOf } from './pool';
import { resolve } from './resolve';
import { rollSentences } from './sentences';
import { fields, newSheet, partidaFields } from './sheet';
import { variants } from './variants';
import { termOf } from './words';
import { explainProblem } from './words/problems';

/** Plenilunio, from «Reglas» of the first seed document: numbered rules PLE-1 to PLE-50 and 27 dones. */
export const plenilunio: System<RollOrder> = {
  id: 'plenilunio',
  version: 1,
  fields,
  partidaFields,
  variants,
  term: termOf,
  newSheet,
  checkSheet,
  derived: derivedOf,
  offers: offersOf,
  plan: planRoll,
  explain: explainProblem,
  spec: specOf,
  write(order) {
    const text = orderText(order);
    if (text === null) throw new RangeError('order does not fit its text form');
    return text;
  },
  read: readOrderText,
  odds: oddsOf,
  sentences: rollSentences,
  tone: toneOf,
  answer: answerTo,
  answered: answeredBy,
  figures: figuresOf,
  fromJson: orderFromJson,
  distribution: lawsOf,
};

function toneOf(order: RollOrder, dice: Dice): Tone {
  const { veredicto, tirada } = resolve(order, dice);
  if (tirada.reves) return 'bad';
  return ({ exito: 'good', fallo: 'bad', ambiguo: 'mixed', pendiente: 'neutral' } as const)[veredicto];
}
