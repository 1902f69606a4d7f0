import type { DiceGroup } from '../../../proof/dice';

/**
 * A die that is thrown on or read otherwise by what it showed: no line of notation says it (notation.md §7), so it
 * has a name of its own. Pure data and arithmetic; `course.ts` throws it, `outcomes.ts` counts its cases.
 */
export interface OpenDie {
  /** What is thrown each time. */
  readonly group: DiceGroup;
  /** What one throw shows: the face, or the die of several that counts. */
  read(faces: readonly number[]): number;
  /** How often each of those values comes, of all equally likely throws. */
  law(): readonly Weighed[];
  begin(value: number): State;
  /** After throw number `at`, the first being 0: it adds to the value something that depends on the scale alone. */
  go(state: State, value: number, at: number): State;
  /** What is thrown once after a first throw that asks for it, and what is told of it: a number from 1, or 0. */
  readonly check: Check | null;
}
export interface Check {
  readonly group: DiceGroup;
  read(faces: readonly number[]): number;
  law(): readonly Weighed[];
}
export type Weighed = readonly [value: number, weight: bigint];

/** What the throws so far come to, if they end here, and what is thrown next. */
export interface State {
  readonly value: number;
  /** What the next throw is multiplied by. */
  readonly scale: number;
  readonly next: 'again' | 'check' | 'nothing';
}

export const ended = (value: number): State => ({ value, scale: 1, next: 'nothing' });
export const again = (value: number, scale = 1): State => ({ value, scale, next: 'again' });
export const checked = (value: number): State => ({ value, scale: 1, next: 'check' });

/** The faces of one die. */
export const faces = (sides: number): readonly Weighed[] =>
  Array.from({ length: sides }, (_, at) => [at + 1, 1n] as const);
