import type { Blank, Template } from './form';

/** The values of a template's blanks as they stand in an order, in the order of its inputs. */
export type Values = readonly string[];

/** Whether a text is a value of a blank, in its one spelling. */
export function isValue(blank: Blank, text: string): boolean {
  switch (blank.type) {
    case 'int':
      return /^(?:0|-?[1-9]\d{0,5})$/.test(text) && Number(text) >= blank.min && Number(text) <= blank.max;
    case 'choice':
      return blank.options.some(({ id }) => id === text);
    case 'flag':
      return text === '1' || text === '0';
  }
}

/** The notation of a template with its blanks filled. */
export function fill(
  { expression, inputs }: Pick<Template, 'expression' | 'inputs'>,
  values: Values,
): string {
  return inputs.reduce((text, blank, at) => put(text, blank, values[at] ?? ''), expression);
}

function put(text: string, blank: Blank, value: string): string {
  const place = `{${blank.id}}`;
  if (blank.type === 'flag') return text.replaceAll(place, value === '1' ? blank.on : blank.off);
  if (blank.type === 'choice') {
    return text.replaceAll(place, blank.options.find(({ id }) => id === value)?.text ?? '');
  }
  const number = Number(value);
  const added = number === 0 ? '' : number < 0 ? `${number}` : `+${number}`;
  // Before a `d` it is a number of dice.
  const summand = new RegExp(`\\+\\{${blank.id}\\}(?!d)`, 'g');
  return text.replace(summand, added).replaceAll(place, value);
}
