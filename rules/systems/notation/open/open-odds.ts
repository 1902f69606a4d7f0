import { collect } from '../../../odds/distribution';
import type { Language, Odds, OddsLine, Law as SystemLaw } from '../../../system';
import { type Law, whole } from '../odds/law';
import { line, linesOfBands, meanOf, rowsOf, systemLaw } from '../odds-lines';
import { wordsOf } from '../words';
import { type OpenRoll, seenBy } from './open-roll';
import { endingsOf } from './outcomes';

/** The exact odds of an open die: its bands, its mean, and every total. */
export function openOdds(roll: OpenRoll, language: Language): Odds {
  const words = wordsOf(language);
  const outcomes = endingsOf(roll.die).map((end) => ({ quantities: seenBy(roll, end), weight: end.weight }));
  const law = totals(roll);
  const average: OddsLine = { ...line('media', words.mean, meanOf(law), 'neutral'), mean: true };
  return {
    lines: [...linesOfBands(roll.template, outcomes, language), average],
    table: { label: words.distribution, rows: rowsOf(law, words) },
  };
}

export const openLaws = (roll: OpenRoll): readonly SystemLaw[] => [systemLaw(totals(roll))];

const totals = ({ die, mod }: OpenRoll): Law =>
  whole(
    collect((add) => {
      for (const { value, weight } of endingsOf(die)) add(value + mod, weight);
    }),
  );
