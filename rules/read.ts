/**
 * Outside text (posts, messages, stored data, imported files) is read, never trusted: reading gives the
 * value or the problems, and never throws.
 */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * What is wrong with one field, and the figures its message needs. The words are made by whoever shows it:
 * `explain` of the system, or the interface language (`problem_<code>`).
 */
export interface Problem {
  /** Closed, lower-case ASCII code, for instance `out_of_range`. */
  readonly code: string;
  /** Field, input or JSON path the problem is about; empty when it is about the whole. */
  readonly field: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const good = <T>(value: T): Read<T> => ({ ok: true, value });
export const bad = (...problems: Problem[]): Read<never> => ({ ok: false, problems });
