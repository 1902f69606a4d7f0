import type { Dice } from '../../../proof/dice';
import type { Language, Sentences } from '../../../system';
import type { RollOrder } from '../order/order';
import { isRoll, type PlenilunioOrder } from '../order/order-text';
import { resolve } from '../reglas/resolve';
import { wordsOf } from '../words';
import type { Words } from '../words/form';
import { againstClauses, armourClause, leftClause, poolClause, throwClause } from './clauses';
import { consequences } from './consequences';
import { spendSentences } from './spend';
import { verdictOf } from './verdict';

/** The words of a roll or spend: the verdict, then clauses by which a reader can do the sum again. */
export function sentencesOf(order: PlenilunioOrder, dice: Dice, language: Language): Sentences {
  const words = wordsOf(language);
  return isRoll(order) ? rollSentences(order, dice, words) : spendSentences(order, words);
}

function rollSentences(order: RollOrder, dice: Dice, words: Words): Sentences {
  const outcome = resolve(order, dice);
  return {
    verdict: verdictOf(order, outcome, words),
    details: [
      ...poolClause(order, words),
      throwClause(order, outcome, words),
      ...armourClause(order, outcome, words),
      ...againstClauses(order, outcome, words),
      ...leftClause(outcome, words),
      ...consequences(order, outcome, words),
    ],
  };
}
