import { bad, good, type Read } from '../../read';
import { furtherGroups, spec } from './dice-list';
import { openTemplateOf, templateOf } from './games';
import { fill, isValue, type Values } from './games/fill';
import type { Template } from './games/form';
import { bandsOf, bandsText, type OwnBand, PLAIN_WORDS } from './own-bands';
import { readNotation, readOrderText } from './read';
import { fromOrderText, orderText, toOrderText } from './spelling';
import type { Notation } from './tree';

/** A line of notation to be rolled, alone or as a roll of a ready-made game. Plain data. */
export interface NotationOrder {
  /** Canonical text, labels left out but for their places (`2d6[]`); '' of an open die, which has a template. */
  readonly expresion: string;
  /** The template it fills, `coc7.hab`, and the values of its blanks. */
  readonly plantilla?: string;
  readonly valores?: Values;
  /** A player's own words for its totals (`own-bands.ts`). */
  readonly bandas?: string;
  /** Another notation to compare the odds with: for looking only, it is no part of the roll and not written. */
  readonly frente?: string;
}

const START = 'notation/1;';
/** Protocol §4.5 and §4.6. */
const MOST_GROUPS = 8;
const MOST_BYTES = 64;

/**
 * The order of a notation. Problems: `no_dice`, `face_letters`, `too_many_groups` (it may ask for more lists of
 * further dice than a block holds), `order_too_long`.
 */
export function orderOf(notation: Notation, bands: readonly OwnBand[] = []): Read<NotationOrder> {
  const field = 'expresion';
  const face = notation.terms.flatMap(({ names }) => names).find((name) => !PLAIN_WORDS.test(name));
  if (face !== undefined) return bad({ code: 'face_letters', field, values: { face } });
  if ((spec(notation)[0] ?? []).length === 0) return bad({ code: 'no_dice', field });
  if (furtherGroups(notation) > MOST_GROUPS) return bad({ code: 'too_many_groups', field });
  const order: NotationOrder = {
    expresion: orderText(notation),
    ...(bands.length > 0 ? { bandas: bandsText(bands) } : {}),
  };
  return fitting(order);
}

/** The order of a template, its values being in range. Problem: `no_dice`, where none of its pools has a die. */
export function orderOfTemplate(plantilla: string, template: Template, valores: Values): Read<NotationOrder> {
  const read = readNotation(fill(template, valores));
  if (!read.ok) return read;
  const order = orderOf(read.value);
  return order.ok ? fitting({ expresion: order.value.expresion, plantilla, valores }) : order;
}

/** The order of an open die, its values being in range. */
export const orderOfOpen = (plantilla: string, valores: Values): Read<NotationOrder> =>
  fitting({ expresion: '', plantilla, valores });

function fitting(order: NotationOrder): Read<NotationOrder> {
  const text = writeOrder(order);
  if (text.length <= MOST_BYTES) return good(order);
  const values = { length: text.length - START.length, max: MOST_BYTES - START.length };
  return bad({ code: 'order_too_long', field: 'expresion', values });
}

/** The notation of an order. @throws RangeError for a text that is none: orders are made by `orderOf` and `readOrder` */
export function notationOf({ expresion }: NotationOrder): Notation {
  const read = readOrderText(expresion);
  if (!read.ok) throw new RangeError(`order: not a notation: ${expresion}`);
  return read.value;
}

export function writeOrder({ expresion, plantilla, valores = [], bandas }: NotationOrder): string {
  if (plantilla) return START + [`@${plantilla}`, ...valores].join(';');
  return START + toOrderText(bandas ? `${expresion};${bandas}` : expresion);
}

/** From a post: anyone may have written this. Only a text that `writeOrder` gives is an order. */
export function readOrder(text: string): Read<NotationOrder> {
  const wrong = bad({ code: 'bad_order', field: '' });
  if (!text.startsWith(START) || text.length > MOST_BYTES) return wrong;
  const rest = text.slice(START.length);
  const order = rest.startsWith('@') ? templateOrder(rest.slice(1)) : plainOrder(fromOrderText(rest));
  return order && writeOrder(order) === text ? good(order) : wrong;
}

function templateOrder(text: string): NotationOrder | null {
  const [plantilla = '', ...valores] = text.split(';');
  const template = templateOf(plantilla);
  const open = openTemplateOf(plantilla);
  if (!areValues((template ?? open)?.inputs ?? null, valores)) return null;
  const order = template ? orderOfTemplate(plantilla, template, valores) : orderOfOpen(plantilla, valores);
  return order.ok ? order.value : null;
}

const areValues = (inputs: Template['inputs'] | null, values: Values): boolean =>
  inputs?.length === values.length && inputs.every((blank, at) => isValue(blank, values[at] ?? ''));

function plainOrder(text: string): NotationOrder | null {
  const [expresion = '', ...bands] = text.split(';');
  const read = readOrderText(expresion);
  if (!read.ok) return null;
  const found = bands.length > 0 ? bandsOf(bands.join(';')) : [];
  const order = found && orderOf(read.value, found);
  return order?.ok ? order.value : null;
}
