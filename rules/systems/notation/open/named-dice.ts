import { again, type Check, checked, ended, faces, type OpenDie, type Weighed } from './die';

/** The open dice by their names. `value`: what the player set, by the id of the blank. */
export const openDice = {
  /**
   * Ars Magica's stress die: a 1 doubles the next throw, again and again; a 10 is a 0 at first, and botch dice are
   * thrown, as many as `pifia` says, on which each 10 is a botch. Later a 10 is a 10.
   */
  estres: (value: (blank: string) => string): OpenDie => {
    const botch = Number(value('pifia'));
    return {
      ...single(10),
      begin: (face) =>
        face === 10 ? (botch > 0 ? checked(0) : ended(0)) : face === 1 ? again(1, 2) : ended(face),
      // What a 1 stood for so far, half the scale, gives way to what follows it.
      go: ({ value: sum, scale }, face) => {
        const value = sum - scale / 2 + scale * face;
        return face === 1 ? again(value, 2 * scale) : ended(value);
      },
      check: botch > 0 ? zeros(botch) : null,
    };
  },
  /**
   * Ánima: from 90 on it is thrown again and added, each time one point dearer, up to 100; `pifia` or less at first
   * is a fumble, whose level is a d100 that is not open.
   */
  anima: (value: (blank: string) => string): OpenDie => {
    const fumble = Number(value('pifia'));
    const goesOn = (face: number, at: number) => face >= Math.min(100, 90 + at);
    return {
      ...single(100),
      begin: (face) => (face <= fumble ? checked(face) : goesOn(face, 0) ? again(face) : ended(face)),
      go: (state, face, at) => (goesOn(face, at) ? again : ended)(state.value + face),
      check: { group: { n: 1, d: 100 }, read: ([face = 0]) => face, law: () => faces(100) },
    };
  },
  /** Rolemaster: 96 and up adds another throw, 5 and down at first takes one off; those go on by 96 and up too. */
  rolemaster: (): OpenDie => ({
    ...single(100),
    begin: (face) => (face <= 5 ? again(face, -1) : face >= 96 ? again(face) : ended(face)),
    go: ({ value, scale }, face) =>
      face >= 96 ? again(value + scale * face, scale) : ended(value + scale * face),
    check: null,
  }),
  /** Rápido y Fácil: the middle, highest or lowest of three d10; where it is a 10, all are thrown again and added. */
  ryf: (value: (blank: string) => string): OpenDie => {
    const read = (three: readonly number[]): number => {
      const [low = 0, middle = 0, high = 0] = [...three].sort((a, b) => a - b);
      return { medio: middle, mayor: high, menor: low }[value('dado')] ?? middle;
    };
    const state = (sum: number, face: number) => (face === 10 ? again(sum) : ended(sum));
    return {
      group: { n: 3, d: 10 },
      read,
      law: () => ofThree(read),
      begin: (face) => state(face, face),
      go: (before, face) => state(before.value + face, face),
      check: null,
    };
  },
} as const;
export type OpenDieName = keyof typeof openDice;

const single = (sides: number): Pick<OpenDie, 'group' | 'read' | 'law'> => ({
  group: { n: 1, d: sides },
  read: ([face = 0]) => face,
  law: () => faces(sides),
});

/** How many of `n` d10 show a 10. */
const zeros = (n: number): Check => ({
  group: { n, d: 10 },
  read: (thrown) => thrown.filter((face) => face === 10).length,
  law: () => {
    const law: Weighed[] = [];
    let ways = 1n;
    for (let tens = 0; tens <= n; tens += 1) {
      law.push([tens, ways * 9n ** BigInt(n - tens)]);
      ways = (ways * BigInt(n - tens)) / BigInt(tens + 1);
    }
    return law;
  },
});

function ofThree(read: (three: readonly number[]) => number): readonly Weighed[] {
  const ways = new Map<number, bigint>();
  for (let a = 1; a <= 10; a += 1)
    for (let b = 1; b <= 10; b += 1)
      for (let c = 1; c <= 10; c += 1) {
        const value = read([a, b, c]);
        ways.set(value, (ways.get(value) ?? 0n) + 1n);
      }
  return [...ways];
}
