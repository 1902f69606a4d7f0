import type { RollInput, RollOffer } from '../../rules/system';
import { readWhole } from '../controls/whole';

/** What stands in the fields of an offer, by input id. Numbers are kept as they are typed. */
export type Typed = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What the game proposes for a field. */
export const given = (input: RollInput): Typed[string] =>
  input.type === 'int' ? String(input.value) : input.value;

/** Whether what was set before still means something: the characters of a game have different specialties. */
function stillFits(input: RollInput, value: Typed[string] | undefined): boolean {
  switch (input.type) {
    case 'int': {
      const whole = typeof value === 'string' ? readWhole(value) : null;
      return whole !== null && whole >= input.min && whole <= input.max;
    }
    case 'choice':
      return input.options.some(({ id }) => id === value);
    case 'many':
      return Array.isArray(value) && value.every((one) => input.options.some(({ id }) => id === one));
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
  }
}

/** What the player set otherwise than the game proposes: the rest follows the sheet as it changes. */
export const changedIn = (offer: RollOffer, typed: Typed): Typed =>
  Object.fromEntries(
    offer.inputs.flatMap((input) => {
      const value = typed[input.id];
      return value === undefined || String(value) === String(given(input)) ? [] : [[input.id, value]];
    }),
  );

/** The fields of an offer as they open: what was set before where it fits, else what the game proposes. */
export const openWith = (offer: RollOffer, before: Typed = {}): Typed =>
  Object.fromEntries(
    offer.inputs.map((input) => {
      const last = before[input.id];
      return [input.id, last !== undefined && stillFits(input, last) ? last : given(input)];
    }),
  );

/** What goes to the game: whole numbers as numbers, anything else as it was typed, for it to explain. */
export const choicesOf = (offer: RollOffer, typed: Typed): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    offer.inputs.map((input) => {
      const value = typed[input.id] ?? given(input);
      return [input.id, input.type === 'int' ? (readWhole(String(value)) ?? value) : value];
    }),
  );
