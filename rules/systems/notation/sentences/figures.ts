import { shown } from '../show-value';
import type { Value } from '../values';
import type { Words } from '../words/form';

/** A value in words: `2,5`, `menos 4`. */
export function figure(value: Value, words: Words): string {
  const text = shown(value).replace('.', words.decimal);
  return text.startsWith('-') ? words.minus(text.slice(1)) : text;
}
export const figures = (values: readonly number[], words: Words): string =>
  values.map((value) => figure(value, words)).join(', ');
