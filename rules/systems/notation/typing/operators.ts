import { fail } from '../misread';
import { type Cursor, take } from '../read/cursor';

/** `^` is a power; ` //` and ` /*` begin a comment, unless `//` divides in a dialect. `undefined` for any other. */
export function typedOperator(c: Cursor, spaced: boolean): string | undefined {
  const { at } = c;
  const code = c.low.charCodeAt(at);
  if (code !== 94 && code !== 47) return undefined;
  if (take(c, '^')) return '**';
  if (!take(c, '//') && !take(c, '/*')) return undefined;
  if (c.low.charAt(at + 1) === '/' && c.dialect.divides?.(c)) return '//';
  if (spaced && c.depth === 0) return '';
  fail('double_slash', at);
}
