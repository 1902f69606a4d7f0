/** What the sentences and messages of notation need of a language. */
export interface Words {
  readonly name: string;
  /** Names of fields, groups, columns, options and inputs. */
  readonly terms: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<string, string>>;
  readonly success: string;
  readonly failure: string;
  readonly decimal: string;
  minus(figure: string): string;
  margin(figure: string): string;
  successes(figure: string, one: boolean): string;
  /** Of several rolls, how many reached what they had to. */
  ofRolls(good: number, all: number): string;
  and(first: string, second: string): string;
  /** What a total is held against. */
  against(figure: string): string;
  repeated(faces: string, one: boolean): string;
  extra(faces: string, one: boolean): string;
  worth(values: string): string;
  dropped(values: string, one: boolean): string;
  hits(good: number, bad: number): string;
  critical(values: string): string;
  fumble(values: string): string;
  readonly limit: string;
  tens(units: string, tens: string): string;
  repeats(highest: string, more: number): string;
  /** The dice of a code are not those its order asks for. */
  readonly otherDice: string;
  readonly mean: string;
  meanOf(roll: string): string;
  /** One roll comes to more than another. */
  more(one: string, other: string): string;
  readonly same: string;
  readonly distribution: string;
  readonly perRoll: string;
  readonly atLeastOne: string;
  /** Of a game whose successes have several names. */
  readonly anySuccess: string;
  /** The same where explosions are followed until what is left out is below 10^-7. */
  readonly nearly: string;
  range(from: string, to: string): string;
  /** What is wrong, by code; the figures of the problem are there. */
  readonly problems: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>>;
  /** A problem with its column before it. */
  at(column: number, message: string): string;
  /** A problem of a file with the member it is about before it; '' for the whole. */
  place(path: string, message: string): string;
  /** Names of what is missing. */
  readonly pieces: Readonly<Record<string, string>>;
}
