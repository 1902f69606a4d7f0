/** Dice of one kind thrown together: `n` 1–100 dice of `d` 2–1,000,000 sides; `explode`: a die that shows d adds one. */
export interface DiceGroup {
  readonly n: number;
  readonly d: number;
  readonly explode?: boolean;
}
/** Segments (1–8) of groups (1–8). Segment 0 is the throw, the rest are rerolls inside the same block (protocol §4.5). */
export type Spec = readonly (readonly DiceGroup[])[];
/** Faces in rolled order, by segment and group; an exploding group is longer than its `n`. */
export type Dice = readonly (readonly (readonly number[])[])[];
