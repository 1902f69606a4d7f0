import type { RollInput, RollOption } from './system';

/** How things are called in the language asked for: an input's label is `input_<id>`. */
export interface Speaker {
  readonly say: (id: string) => string;
}

export const intInput = (
  { say }: Speaker,
  id: string,
  min: number,
  max: number,
  value: number,
): RollInput => ({
  id,
  type: 'int',
  label: say(`input_${id}`),
  min,
  max,
  value,
});

export const flagInput = ({ say }: Speaker, id: string, value = false): RollInput => ({
  id,
  type: 'flag',
  label: say(`input_${id}`),
  value,
});

export const textInput = ({ say }: Speaker, id: string, maxLength = 60, value = ''): RollInput => ({
  id,
  type: 'text',
  label: say(`input_${id}`),
  maxLength,
  value,
});

/** The first option unless `value` is another. */
export const choiceInput = (
  { say }: Speaker,
  id: string,
  options: readonly RollOption[],
  value = options[0]?.id ?? '',
): RollInput => ({ id, type: 'choice', label: say(`input_${id}`), options, value });

export const manyInput = (
  { say }: Speaker,
  id: string,
  options: readonly RollOption[],
  value: readonly string[] = [],
): RollInput => ({ id, type: 'many', label: say(`input_${id}`), options, value });

/** Options called as their ids are. */
export const optionsOf = ({ say }: Speaker, ids: readonly string[]): RollOption[] =>
  ids.map((id) => ({ id, label: say(id) }));
