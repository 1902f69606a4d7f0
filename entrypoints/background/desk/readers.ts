/**
 * Readers of what arrives as `unknown`: each gives the value, checked and copied, or `undefined` when something
 * else stands there. None throws, whatever is sent.
 */
export type Reader<T> = (value: unknown) => T | undefined;

export const nothing: Reader<null> = () => null;

export const text =
  (max: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= max ? value : undefined;

/** A text that is not empty. */
export const id =
  (max = 200): Reader<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= max ? value : undefined;

export const int =
  (min: number, max: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? value
      : undefined;

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const oneOf =
  <T>(options: readonly T[]): Reader<T> =>
  (value) =>
    options.find((option) => option === value);

export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value);

/** A field that may be left out. */
export const or =
  <T>(reader: Reader<T>, absent: T): Reader<T> =>
  (value) =>
    value === undefined ? absent : reader(value);

export const list =
  <T>(reader: Reader<T>, max: number): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > max) return undefined;
    const items: T[] = [];
    for (const item of value) {
      const read = reader(item);
      if (read === undefined) return undefined;
      items.push(read);
    }
    return items;
  };

/** An object with these fields; others are left behind. */
export const record =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const read: Partial<T> = {};
    for (const field of Object.keys(fields) as (keyof T & string)[]) {
      const entry = fields[field](Object.hasOwn(value, field) ? value[field] : undefined);
      if (entry === undefined) return undefined;
      read[field] = entry;
    }
    return read as T;
  };

/** Any object, to be read further by whoever knows it. */
export const anyObject: Reader<Readonly<Record<string, unknown>>> = (value) =>
  isObject(value) ? value : undefined;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
