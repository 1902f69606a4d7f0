import { type Fraction, percent, toNumber } from '../../../rules/odds/fraction';
import type { Odds, OddsLine } from '../../../rules/system';
import type { ToldOdds, ToldOddsLine } from '../messages';

/** Exact odds as they travel to a page: text for reading, a double for drawing. */
export const tellOdds = ({ lines, table }: Odds): ToldOdds => ({
  lines: lines.map(tellLine),
  ...(table ? { table: { ...table, rows: table.rows.map(tellLine) } } : {}),
});

const tellLine = ({ id, label, value, tone, mean, beside }: OddsLine): ToldOddsLine => ({
  id,
  label,
  text: mean ? twoDecimals(value) : percent(value),
  share: toNumber(value),
  tone,
  ...(mean ? { mean } : {}),
  ...(beside ? { beside: { text: percent(beside), share: toNumber(beside) } } : {}),
});

/** Rounded half away from zero, exactly. */
function twoDecimals({ num, den }: Fraction): string {
  const size = num < 0n ? -num : num;
  const hundredths = (size * 200n + den) / (2n * den);
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  return num < 0n && hundredths > 0n ? `-${text}` : text;
}
