import { bad, good, type Read } from '../../read';
import { furtherGroups, spec } from './dice-list';
import { readNotation } from './read';
import { fromOrderText, orderText } from './spelling';
import type { Notation } from './tree';

/** A line of notation to be rolled: its canonical text, labels left out but for their places (`2d6[]`). */
export interface NotationOrder {
  readonly expresion: string;
}

const START = 'notation/1;';
/** Protocol §4.5 and §4.6. */
const MOST_GROUPS = 8;
const MOST_BYTES = 64;

/** Letters of a named face that stand in every post and in one byte of an order. */
const FACE = /^[a-zA-Z0-9À-ÖØ-öø-ÿ]+(?: [a-zA-Z0-9À-ÖØ-öø-ÿ]+)*$/;

/**
 * The order of a notation. Problems: `no_dice`, `face_letters`, `too_many_groups` (it may ask for more lists of
 * further dice than a block holds), `order_too_long`.
 */
export function orderOf(notation: Notation): Read<NotationOrder> {
  const field = 'expresion';
  const face = notation.terms.flatMap(({ names }) => names).find((name) => !FACE.test(name));
  if (face !== undefined) return bad({ code: 'face_letters', field, values: { face } });
  if ((spec(notation)[0] ?? []).length === 0) return bad({ code: 'no_dice', field });
  if (furtherGroups(notation) > MOST_GROUPS) return bad({ code: 'too_many_groups', field });
  const text = START + orderText(notation);
  if (text.length > MOST_BYTES) {
    return bad({
      code: 'order_too_long',
      field,
      values: { length: text.length - START.length, max: MOST_BYTES - START.length },
    });
  }
  return good({ expresion: fromOrderText(text.slice(START.length)) });
}

/** The notation of an order. @throws RangeError for a text that is none: orders are made by `orderOf` and `readOrder` */
export function notationOf({ expresion }: NotationOrder): Notation {
  const read = readNotation(expresion, 'base', true);
  if (!read.ok) throw new RangeError(`order: not a notation: ${expresion}`);
  return read.value;
}

export function writeOrder(order: NotationOrder): string {
  return START + orderText(notationOf(order));
}

/** From a post: anyone may have written this. Only the text that `writeOrder` gives is an order. */
export function readOrder(text: string): Read<NotationOrder> {
  const wrong = bad({ code: 'bad_order', field: '' });
  if (!text.startsWith(START) || text.length > MOST_BYTES) return wrong;
  const expresion = fromOrderText(text.slice(START.length));
  const read = readNotation(expresion, 'base', true);
  if (!read.ok || START + orderText(read.value) !== text) return wrong;
  return good({ expresion });
}
