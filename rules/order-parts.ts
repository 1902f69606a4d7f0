import type { OrderText } from './order-text';

/** Small change for the texts of orders: pairs to write, and lenient reading that `write` compares afterwards. */
export type Pair = readonly [key: string, value: string | number | true];

export const flagPair = (key: string, on: unknown): Pair[] => (on ? [[key, true]] : []);
export const somePair = (key: string, value: string | number | undefined): Pair[] =>
  value === undefined ? [] : [[key, value]];

/** Values joined by dots; the empty ones at the end are left out. */
export const dotted = (...values: readonly (string | number | undefined)[]): string =>
  values
    .map((value) => value ?? '')
    .join('.')
    .replace(/\.+$/, '');

/** The parts of a dotted value; none when the key is absent. */
export const partsOf = (text: OrderText, key: string): readonly string[] =>
  text.values.get(key)?.split('.') ?? [];

/** A whole number in `min`..`max` as `write` writes it; `null` for anything else. */
export function wholeNumber(text: string | undefined, min: number, max: number): number | null {
  if (text === undefined || !/^(0|-?[1-9][0-9]{0,8})$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** A member that is there only when it has a value. */
export const member = <K extends string>(key: K, value: number | null): { [P in K]?: number } =>
  value === null ? {} : ({ [key]: value } as { [P in K]?: number });

/** A member that is `true` when the flag stands in the text. */
export const flagMember = <K extends string>(text: OrderText, key: string, name: K): { [P in K]?: true } =>
  text.values.has(key) ? ({ [name]: true } as { [P in K]?: true }) : {};
