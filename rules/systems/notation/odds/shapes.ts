import { collect } from '../../../odds/distribution';
import { type Law, whole } from './law';

/** Units, and the lowest (bonus) or highest of the tens; 00 and 0 is 100. */
export function percentile(tens: number): Law {
  const n = BigInt(1 + Math.abs(tens));
  return whole(
    collect((add) => {
      for (let units = 0n; units < 10n; units += 1n) {
        for (let rank = 0n; rank < 10n; rank += 1n) {
          // The tens in the order of the number they make with these units.
          const ten = units === 0n ? rank + 1n : rank;
          const below = tens < 0 ? (10n - rank) ** n - (9n - rank) ** n : (rank + 1n) ** n - rank ** n;
          add(Number(ten * 10n + units), below);
        }
      }
    }),
  );
}

/** Digits side by side, `d66`. */
export function digits(n: number): Law {
  return whole(
    collect((add) => {
      for (let at = 0; at < 6 ** n; at += 1)
        add(Number([...at.toString(6).padStart(n, '0')].map((d) => Number(d) + 1).join('')), 1n);
    }),
  );
}

/** `5G6`: the highest, and 1 more for each time it is repeated. */
export function highestPlusRepeats(n: number, sides: number): Law | null {
  if (sides > 2000) return null;
  return whole(
    collect((add) => {
      if (n === 0) add(0, 1n);
      for (let highest = 1; highest <= sides; highest += 1) {
        let ways = BigInt(n);
        for (let times = 1; times <= n; times += 1) {
          add(highest + times - 1, ways * BigInt(highest - 1) ** BigInt(n - times));
          ways = (ways * BigInt(n - times)) / BigInt(times + 1);
        }
      }
    }),
  );
}
