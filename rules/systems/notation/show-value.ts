import { calculate, call, order, type Value } from './values';

/** What a reader is shown of a value: hundredths, half away from zero (`2.5`, `3.33`, `-4`). */
export function shown(value: Value): string {
  if (typeof value === 'number') return `${value}`;
  const scaled = call('round', [calculate('*', value, 100)]);
  const digits = `${call('abs', [scaled])}`.padStart(3, '0');
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '');
  return order(scaled, 0) < 0 ? `-${text}` : text;
}
