/** The dice of a block as bytes (protocol §4.5) and as the words of a verdict (§5.1). */
import { join, u8 } from './bytes';
import type { DiceGroup, Spec } from './dice';
import { writeVarint } from './varint';

export const MAX_SEGMENTS = 8;
export const MAX_GROUPS = 8;
export const MAX_DICE = 100;
export const MAX_SIDES = 1_000_000;

const within = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const groupIsValid = ({ n, d }: DiceGroup): boolean => within(n, 1, MAX_DICE) && within(d, 2, MAX_SIDES);

/** Whether a token can hold it: 1–8 segments of 1–8 groups of 1–100 dice of 2–1,000,000 sides. */
export const specIsValid = (spec: Spec): boolean =>
  within(spec.length, 1, MAX_SEGMENTS) &&
  spec.every((groups) => within(groups.length, 1, MAX_GROUPS) && groups.every(groupIsValid));

/** u8 segments, and of each u8 groups, of each varint n and varint 2d + x. @throws RangeError over a cap */
export function writeSpec(spec: Spec): Uint8Array {
  if (!specIsValid(spec)) throw new RangeError(`spec: not dice a block can hold: ${JSON.stringify(spec)}`);
  const segments = spec.map((groups) =>
    join(
      u8(groups.length),
      ...groups.flatMap(({ n, d, explode }) => [writeVarint(n), writeVarint(2 * d + (explode ? 1 : 0))]),
    ),
  );
  return join(u8(spec.length), ...segments);
}

/** `3d10+1d6!`, segments by ` ; `. */
export const specText = (spec: Spec): string =>
  spec
    .map((groups) => groups.map((group) => `${groupText(group)}${group.explode ? '!' : ''}`).join('+'))
    .join(' ; ');

/** `3d10` */
export const groupText = ({ n, d }: DiceGroup): string => `${n}d${d}`;
