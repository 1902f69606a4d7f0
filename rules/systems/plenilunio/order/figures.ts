import { int as intShape, list, object, one, type Shape } from '../../../json-shape';

/**
 * How a figure of an order is written: `text` gives `null` for a value that is none (data from JSON), `value`
 * gives `undefined` for a text that `text` would not have written (data from a post). `shape` says what may stand
 * there, so that a wrong value is told with its range.
 */
export interface Form {
  readonly shape: Shape;
  text(value: unknown): string | null;
  value(text: string): unknown;
}

const whole = /^(?:0|[1-9][0-9]{0,6})$/;

export const int = (min: number, max: number): Form => ({
  shape: intShape(min, max),
  text: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? `${value}`
      : null,
  value: (text) => {
    const value = Number(text);
    return whole.test(text) && value >= min && value <= max ? value : undefined;
  },
});

/** One of a closed list, written by its code. */
export const pick = <T extends string>(codes: Readonly<Record<T, string>>): Form => {
  const entries = Object.entries<string>(codes);
  return {
    shape: one(...Object.keys(codes)),
    text: (value) => entries.find(([id]) => id === value)?.[1] ?? null,
    value: (text) => entries.find(([, code]) => code === text)?.[0],
  };
};

/** A subset of a closed list, in the order of the list; one letter each. */
export const picks = <T extends string>(codes: Readonly<Record<T, string>>): Form => {
  const entries = Object.entries<string>(codes);
  return {
    shape: list(one(...Object.keys(codes)), 1, entries.length),
    text: (value) => {
      if (!Array.isArray(value) || value.length === 0) return null;
      if (!value.every((item) => entries.some(([id]) => id === item))) return null;
      return entries.map(([id, code]) => (value.includes(id) ? code : '')).join('');
    },
    value: (text) => {
      const chosen = entries.filter(([, code]) => text.includes(code));
      return text !== '' && chosen.map(([, code]) => code).join('') === text
        ? chosen.map(([id]) => id)
        : undefined;
    },
  };
};

/** `true`, or one of a closed list. */
export const flagOr = (other: Form): Form => ({
  shape: other.shape.type === 'one' ? one(true, ...other.shape.of) : other.shape,
  text: (value) => (value === true ? '' : other.text(value)),
  value: (text) => (text === '' ? true : other.value(text)),
});

/** Several whole numbers, `2.4.10`. In JSON a part may be left out: it is its minimum. */
export const ints = (parts: Readonly<Record<string, readonly [min: number, max: number]>>): Form => {
  const entries = Object.entries(parts);
  return {
    shape: object({}, Object.fromEntries(entries.map(([key, [min, max]]) => [key, intShape(min, max)]))),
    text: (value) => {
      if (typeof value !== 'object' || value === null) return null;
      const given = value as Readonly<Record<string, unknown>>;
      if (!Object.keys(given).every((key) => Object.hasOwn(parts, key))) return null;
      const texts = entries.map(([key, [min, max]]) => int(min, max).text(given[key] ?? min));
      return texts.includes(null) ? null : texts.join('.');
    },
    value: (text) => {
      const texts = text.split('.');
      if (texts.length !== entries.length) return undefined;
      const values = entries.map(([key, [min, max]], at) => [key, int(min, max).value(texts[at] ?? '')]);
      return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
    },
  };
};
