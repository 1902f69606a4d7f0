import { Failure } from '../../components/controls/failure';
import type { Saved } from '../background/messages';

/** The value of a write that succeeded; a refused one is thrown as a `Failure` in the words it was refused with. */
export function savedValue<T>(saved: Saved<T>): T {
  if (saved.ok) return saved.value;
  const words = saved.problems.map(({ message }) => message).join(' ');
  const report = saved.problems.map(({ code, field }) => `${code} ${field}`).join('\n');
  throw new Failure(words, report);
}
