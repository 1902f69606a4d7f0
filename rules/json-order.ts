import { isNone, misfit, type Shape, withoutNone } from './json-shape';
import { bad, type Read } from './read';

/** An order by its text: what a system's `write` and `read` do, but for orders that do not fit. */
interface Texts<Order> {
  readonly write: (order: Order) => string | null;
  readonly read: (text: string) => Read<Order>;
  /** What may stand in it, where the problem is to name the figure. */
  readonly shape?: Shape;
}

/**
 * An order written by hand as JSON, with every figure in range. It is good when it says the same as the order
 * that comes back from its text; members that say «none» (0, false, null, an empty list) may stand or be left
 * out. Problems: those of `misfit`, then `order_too_long` or `json_together` (each figure is good, but one says
 * nothing beside another); without a shape, `bad_order`.
 */
export function orderFromJson<Order>(data: unknown, texts: Texts<Order>): Read<Order> {
  const wrong = texts.shape ? misfit(data, texts.shape) : null;
  if (wrong) return bad(wrong);
  const said = texts.shape ? withoutNone(data, texts.shape) : data;
  const text = isPlain(said) ? writtenOrNull(said as Order, texts) : null;
  const read = text === null ? null : texts.read(text);
  if (read?.ok && sameData(data, read.value)) return read;
  const code = !texts.shape ? 'bad_order' : text === null ? 'order_too_long' : 'json_together';
  return bad({ code, field: '' });
}

// Anything may stand in the data: a member of the wrong type makes `write` throw, which is no order either.
function writtenOrNull<Order>(order: Order, { write }: Texts<Order>): string | null {
  try {
    return write(order);
  } catch {
    return null;
  }
}

const isPlain = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function sameData(given: unknown, read: unknown): boolean {
  if (Array.isArray(given) && Array.isArray(read)) {
    return given.length === read.length && given.every((item, index) => sameData(item, read[index]));
  }
  if (isPlain(given) && isPlain(read)) {
    return [...new Set([...Object.keys(given), ...Object.keys(read)])].every(
      (key) => (isNone(given[key]) && isNone(read[key])) || sameData(given[key], read[key]),
    );
  }
  return given === read;
}
