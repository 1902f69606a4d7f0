import type { Dice, DiceGroup, Spec } from '../../../proof/dice';
import type { OpenDie } from './die';

/** Groups a segment of TV1 holds: a die that would be thrown on more often stops there, and the block says so. */
export const MOST_FURTHER = 8;

/** One throw, and whether it was the check. */
export interface Thrown {
  readonly group: DiceGroup;
  readonly faces: readonly number[];
  readonly isCheck: boolean;
}
/** What an open die came to. */
export interface Course {
  readonly throws: readonly Thrown[];
  /** What the first throw showed. */
  readonly natural: number;
  readonly value: number;
  /** What was told of the check; 0 without one. */
  readonly check: number;
  readonly tope: boolean;
}

/** The list of dice of an open die: the throw, then each further one in a group of segment 1. */
export const specOf = ({ group }: OpenDie): Spec => [[group]];

/**
 * Follows an open die through dice lists. Where a throw is missing `spec` asks for it and `course` is `null`; so it
 * is for dice that are not this die's.
 */
export function follow(die: OpenDie, dice: Dice): { readonly spec: Spec; readonly course: Course | null } {
  const [own = []] = dice[0] ?? [];
  if (dice[0]?.length !== 1 || !conforms(own, die.group)) return { spec: specOf(die), course: null };
  const natural = die.read(own);
  const throws: Thrown[] = [{ group: die.group, faces: own, isCheck: false }];
  const further: DiceGroup[] = [];
  const later = dice[1] ?? [];
  let state = die.begin(natural);
  let check = 0;
  while (state.next !== 'nothing' && further.length < MOST_FURTHER) {
    const asked = state.next === 'check' ? die.check : null;
    const group = asked?.group ?? die.group;
    const faces = later[further.length] ?? [];
    further.push(group);
    if (!conforms(faces, group)) return { spec: [[die.group], further], course: null };
    throws.push({ group, faces, isCheck: asked !== null });
    if (asked) {
      check = asked.read(faces);
      break;
    }
    state = die.go(state, die.read(faces), further.length);
  }
  const spec: Spec = further.length > 0 ? [[die.group], further] : [[die.group]];
  const exact = dice.length === spec.length && later.length === further.length;
  const tope = state.next === 'again';
  return { spec, course: exact ? { throws, natural, value: state.value, check, tope } : null };
}

const conforms = (faces: readonly number[], { n, d }: DiceGroup): boolean =>
  faces.length === n && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= d);
