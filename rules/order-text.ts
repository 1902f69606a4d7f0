/**
 * The text of an order inside a token: `system/version;kind;key=value;flag`, ASCII without spaces, at most
 * 64 bytes (protocol §4.6, «order»). Values are [a-z0-9.+-]; keys are short because every byte costs a
 * character and a half in the post.
 */
export interface OrderText {
  readonly system: string;
  readonly version: number;
  readonly kind: string;
  readonly values: ReadonlyMap<string, string>;
}

const SHAPE =
  /^([a-z0-9]{1,16})\/([1-9][0-9]{0,2});([a-z0-9]{1,16})((?:;[a-z][a-z0-9]{0,7}(?:=[a-zA-Z0-9.,_+-]{1,48})?)*)$/;

/** The text, or `null` when it is longer than 64 bytes or a value cannot stand in it. */
export function writeOrder(
  system: string,
  version: number,
  kind: string,
  values: readonly (readonly [string, string | number | true])[],
): string | null {
  const parts = values.map(([key, value]) => (value === true ? key : `${key}=${value}`));
  const text = [`${system}/${version}`, kind, ...parts].join(';');
  return text.length <= 64 && SHAPE.test(text) ? text : null;
}

/** Reads any text; `null` when it is not an order. A flag has the value `''`. */
export function readOrder(text: string): OrderText | null {
  const found = text.length <= 64 ? SHAPE.exec(text) : null;
  if (!found) return null;
  const values = new Map<string, string>();
  for (const part of (found[4] ?? '').split(';').slice(1)) {
    const at = part.indexOf('=');
    const key = at < 0 ? part : part.slice(0, at);
    if (values.has(key)) return null;
    values.set(key, at < 0 ? '' : part.slice(at + 1));
  }
  return { system: found[1] ?? '', version: Number(found[2]), kind: found[3] ?? '', values };
}

/** A whole number of a value in `min`..`max`; `null` when absent, malformed (`03`, `+3`) or out of range. */
export function intValue(order: OrderText, key: string, min: number, max: number): number | null {
  const text = order.values.get(key);
  if (text === undefined || !/^(0|-?[1-9][0-9]{0,8})$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
