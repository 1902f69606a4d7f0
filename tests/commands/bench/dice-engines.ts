import { randomBytes } from 'node:crypto';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import parserPackage from 'dice-roller-parser';
import typescriptPackage from 'dice-typescript';
import droll from 'droll';
import { rollDice, type Spec } from '../../../rules/proof/dice';
import { spec, survey } from '../../../rules/systems/notation/dice-list';
import { roll } from '../../../rules/systems/notation/evaluate';
import { readNotation } from '../../../rules/systems/notation/read';
import type { Notation } from '../../../rules/systems/notation/tree';

/** An engine on one expression: rolls it once and gives the total. */
export interface Candidate {
  readonly name: string;
  readonly run: () => number;
}

const read = (text: string): Notation => {
  const notation = readNotation(text);
  if (!notation.ok) throw new Error(`${text}: ${notation.problems[0]?.code}`);
  return notation.value;
};
const totalOf = (total: unknown): number => (typeof total === 'number' ? total : Number.NaN);

const bytes = new Uint8Array(16_384);
let next = bytes.length;

/** A byte of the machine's random source. */
function randomByte(): number {
  if (next === bytes.length) {
    crypto.getRandomValues(bytes);
    next = 0;
  }
  return bytes[next++] ?? 0;
}

/** A face without bias, 1 to 256 sides: bytes above the last whole multiple of the sides are thrown away. */
export function randomFace(sides: number): number {
  const limit = 256 - (256 % sides);
  let byte = randomByte();
  while (byte >= limit) byte = randomByte();
  return 1 + (byte % sides);
}

export const oursParsing = (text: string): Candidate => ({
  name: 'ours',
  run: () => totalOf(roll(read(text), randomFace)[0]?.total),
});
export function oursKept(text: string): Candidate {
  const notation = read(text);
  return { name: 'ours, tree kept', run: () => totalOf(roll(notation, randomFace)[0]?.total) };
}
/** A roll as a reader has it: the seed that its proof gives, and the list of dice that its code carries. */
export interface ProvedRoll {
  readonly text: string;
  readonly seed: Uint8Array;
  readonly list: Spec;
}
export function proveRoll(text: string): ProvedRoll {
  const seed = new Uint8Array(randomBytes(64));
  const notation = read(text);
  let list = spec(notation);
  for (;;) {
    const found = survey(notation, rollDice(seed, list));
    if (found.rolls) return { text, seed, list };
    list = found.spec;
  }
}
/** From the seed to the outcome: dice of the TV1 stream, the notation read, every die recorded. */
export function derive({ text, seed, list }: ProvedRoll): number {
  const { rolls } = survey(read(text), rollDice(seed, list));
  return totalOf(rolls?.[0]?.total);
}
export function oursProved(text: string): Candidate {
  const rolls = Array.from({ length: 256 }, () => proveRoll(text));
  let at = 0;
  const run = (): number => {
    at = (at + 1) % rolls.length;
    const roll = rolls[at];
    return roll ? derive(roll) : Number.NaN;
  };
  return { name: 'ours, from a seed', run };
}

const parser = new parserPackage.DiceRoller();
const typescript = new typescriptPackage.Dice();
export const rdr = (text: string): Candidate => ({
  name: 'rpg-dice-roller',
  run: () => new DiceRoll(text).total,
});
/** The three libraries that answer every case of P1 rightly. */
export const rightLibraries = (text: string): readonly Candidate[] => [
  rdr(text),
  {
    name: 'dice-roller-parser',
    // Its spelling of «at least».
    run: () => totalOf(parser.roll(text.replace('>=', '>')).value),
  },
  { name: 'dice-typescript', run: () => typescript.roll(text).total },
];
export const drollRoll = (text: string): Candidate => ({
  name: 'droll',
  run: () => {
    const rolled = droll.roll(text);
    return rolled ? rolled.total : Number.NaN;
  },
});
