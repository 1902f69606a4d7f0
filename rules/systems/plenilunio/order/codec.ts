import { type ObjectShape, object } from '../../../json-shape';
import { readOrder, writeOrder } from '../../../order-text';
import { bad, good, type Read } from '../../../read';
import type { Form } from './figures';

/** A figure of an order: its letter in the text, its name in the order, how its value is written. */
export interface Figure {
  readonly letter: string;
  readonly name: string;
  readonly form: Form;
}
export const figure = (letter: string, name: string, form: Form): Figure => ({ letter, name, form });

/** A kind of order: its code, the letters it takes, those it cannot do without. */
export interface Kind {
  readonly code: string;
  readonly takes: string;
  readonly needs: string;
  /** Figures that stand for others of the same letter in this kind alone. */
  readonly swaps?: readonly Figure[];
}

/** Orders that share their figures. `clash`: a figure that says nothing, or the contrary of another. */
export interface Family<Order extends { readonly kind: string }> {
  readonly figures: readonly Figure[];
  readonly kinds: Readonly<Record<Order['kind'], Kind>>;
  clash(order: Order): string | null;
}

type Values = Readonly<Record<string, unknown>>;

const figuresOf = <O extends { readonly kind: string }>(family: Family<O>, kind: Kind): readonly Figure[] =>
  family.figures
    .map((one) => kind.swaps?.find(({ letter }) => letter === one.letter) ?? one)
    .filter(({ letter }) => kind.takes.includes(letter));

/** Names of the figures a kind takes, and of those it cannot do without. */
export function figureNames<O extends { readonly kind: string }>(family: Family<O>, kind: O['kind']) {
  const of = family.kinds[kind];
  const figures = figuresOf(family, of);
  return {
    allowed: figures.map(({ name }) => name),
    needed: figures.filter(({ letter }) => of.needs.includes(letter)).map(({ name }) => name),
  };
}

/** All the figures of an order in one value, or the name of the one that is wrong, missing or too much. */
function pack<O extends { readonly kind: string }>(
  family: Family<O>,
  kind: Kind,
  values: Values,
): { packed: string } | { problem: string } {
  const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  given.delete('kind');
  let packed = '';
  for (const { letter, name, form } of figuresOf(family, kind)) {
    const value = given.get(name);
    given.delete(name);
    const text = value === undefined ? null : form.text(value);
    if (text !== null) packed += letter + text;
    else if (value !== undefined || kind.needs.includes(letter)) return { problem: name };
  }
  const problem = [...given.keys()][0] ?? family.clash(values as O);
  return problem === null ? { packed } : { problem };
}

/**
 * The order's text, `plenilunio/1;reto;x=CaV3EO2`: every figure in one value, a capital letter each and then its
 * value, since a defence with everything would not fit otherwise. `null` when it does not fit in 64 bytes or a
 * figure is out of its range.
 */
export function textOf<O extends { readonly kind: string }>(family: Family<O>, order: O): string | null {
  const kind = family.kinds[order.kind as O['kind']];
  const text = pack(family, kind, order as Values);
  return 'problem' in text ? null : writeOrder('plenilunio', 1, kind.code, [['x', text.packed]]);
}

/** Reads `textOf`'s text back; `null` for any other. From a post: anyone may have written it. */
export function orderOf<O extends { readonly kind: string }>(family: Family<O>, text: string): O | null {
  const read = readOrder(text);
  const found = Object.entries<Kind>(family.kinds).find(([, { code }]) => code === read?.kind);
  const value = read?.values.get('x');
  if (!read || !found || value === undefined) return null;
  if (read.system !== 'plenilunio' || read.version !== 1) return null;
  const figures = figuresOf(family, found[1]);
  const order: Record<string, unknown> = { kind: found[0] };
  for (const part of value.split(/(?=[A-Z])/)) {
    const one = figures.find(({ letter }) => letter === part[0]);
    const figureValue = one?.form.value(part.slice(1));
    if (!one || figureValue === undefined) return null;
    order[one.name] = figureValue;
  }
  // Only the one way we would write it is an order: this sorts out doubled, missing and misplaced figures.
  const result = order as unknown as O;
  return textOf(family, result) === text ? result : null;
}

/**
 * An order as JSON whose figures are those of `shapeOf` its kind. Problems: `json_together` with the figure that says
 * nothing beside the others, `order_too_long`.
 */
export function fromJson<O extends { readonly kind: string }>(family: Family<O>, values: Values): Read<O> {
  const kind = family.kinds[values.kind as O['kind']];
  const packed = pack(family, kind, values);
  if ('problem' in packed) return bad({ code: 'json_together', field: packed.problem });
  const text = writeOrder('plenilunio', 1, kind.code, [['x', packed.packed]]);
  const order = text === null ? null : orderOf(family, text);
  return order ? good(order) : bad({ code: 'order_too_long', field: '' });
}

/** What may stand in an order of a kind, as data. */
export function shapeOf<O extends { readonly kind: string }>(family: Family<O>, kind: Kind): ObjectShape {
  const figures = figuresOf(family, kind);
  const of = (needed: boolean) =>
    Object.fromEntries(
      figures
        .filter(({ letter }) => kind.needs.includes(letter) === needed)
        .map(({ name, form }) => [name, form.shape]),
    );
  return object(of(true), of(false));
}
