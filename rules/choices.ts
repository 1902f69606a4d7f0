import { bad, good, type Problem, type Read } from './read';
import type { Choices, RollInput } from './system';

/** What the player chose, read against the inputs that were offered. Every id asked for must be one of them. */
export interface Chosen {
  int(id: string): number;
  /** Of a `text` or `choice` input. */
  text(id: string): string;
  flag(id: string): boolean;
  many(id: string): readonly string[];
}

/**
 * Reads choices from a page: an input that is not there takes its offered value, one that was not offered is
 * ignored. Problems: `wrong_type`, `out_of_range`, `too_long`, `unknown_option`; `field` is the input's id.
 */
export function readChoices(inputs: readonly RollInput[], choices: Choices): Read<Chosen> {
  const values = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const input of inputs) {
    const value = Object.hasOwn(choices, input.id) ? choices[input.id] : undefined;
    const problem = value === undefined ? null : check(input, value);
    if (problem) problems.push(problem);
    values.set(input.id, value === undefined ? input.value : value);
  }
  return problems.length > 0 ? bad(...problems) : good(chosen(values));
}

function check(input: RollInput, value: unknown): Problem | null {
  const field = input.id;
  const wrong: Problem = { code: 'wrong_type', field };
  switch (input.type) {
    case 'flag':
      return typeof value === 'boolean' ? null : wrong;
    case 'text':
      if (typeof value !== 'string') return wrong;
      return value.length <= input.maxLength
        ? null
        : { code: 'too_long', field, values: { max: input.maxLength } };
    case 'int':
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return wrong;
      return value >= input.min && value <= input.max
        ? null
        : { code: 'out_of_range', field, values: { min: input.min, max: input.max } };
    case 'choice':
      return input.options.some(({ id }) => id === value) ? null : { code: 'unknown_option', field };
    case 'many':
      if (!Array.isArray(value)) return wrong;
      return value.every((item) => input.options.some(({ id }) => id === item)) &&
        new Set(value).size === value.length
        ? null
        : { code: 'unknown_option', field };
  }
}

function chosen(values: ReadonlyMap<string, unknown>): Chosen {
  const get = <T>(id: string, is: (value: unknown) => value is T): T => {
    const value = values.get(id);
    if (!is(value)) throw new TypeError(`no input «${id}» of that type was offered`);
    return value;
  };
  return {
    int: (id) => get(id, (value): value is number => typeof value === 'number'),
    text: (id) => get(id, (value): value is string => typeof value === 'string'),
    flag: (id) => get(id, (value): value is boolean => typeof value === 'boolean'),
    many: (id) => get(id, (value): value is readonly string[] => Array.isArray(value)),
  };
}
