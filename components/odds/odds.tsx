import type { ToldOdds, ToldOddsLine } from '../../entrypoints/background/messages';
import { useVoice } from '../controls/voice';
import { figure } from './figure';

/** The exact odds of a roll: the line that matters most in large, the others beside it, the whole law unfolded. */
export function OddsView({ odds, stale }: { odds: ToldOdds; stale: boolean }) {
  const { say } = useVoice();
  const [main, ...others] = odds.lines;
  if (!main) return null;
  return (
    <section class="odds" aria-label={say('odds_title')} aria-busy={stale || undefined}>
      <p class="odds-main">
        <Figure line={main} /> <span class="odds-label">{main.label}</span>
      </p>
      {!main.mean && <Bar line={main} />}
      {others.length > 0 && (
        <ul class="odds-others">
          {others.map((line) => (
            <li key={line.id}>
              <span>{line.label}</span> <Figure line={line} />
            </li>
          ))}
        </ul>
      )}
      {odds.table && <Law {...odds.table} />}
    </section>
  );
}

function Figure({ line }: { line: ToldOddsLine }) {
  const { say, language } = useVoice();
  return <strong class={`odds-figure odds-${line.tone}`}>{figure(line, say, language)}</strong>;
}

/** The length repeats the figure that stands beside it, so it is hidden from screen readers. */
function Bar({ line, most = 1 }: { line: ToldOddsLine; most?: number }) {
  const width = `${Math.min(100, (line.share / most) * 100)}%`;
  return (
    <span class="odds-track" aria-hidden="true">
      <span class={`odds-bar odds-${line.tone}`} style={{ width }} />
    </span>
  );
}

// A table that is also the histogram: what is drawn is what is read. Of two rolls, one bar under the other.
function Law({ label, rows, columns }: NonNullable<ToldOdds['table']>) {
  const { say, language } = useVoice();
  const shares = rows.flatMap(({ share, beside }) => [share, beside?.share ?? 0]);
  const most = Math.max(...shares, Number.MIN_VALUE);
  return (
    <details class="odds-law">
      <summary>{say('odds_details')}</summary>
      <table>
        <caption>{label}</caption>
        {columns && (
          <thead>
            <tr>
              <td colSpan={2} />
              <th scope="col">
                <span class="odds-key odds-neutral" aria-hidden="true" />
                {columns[0]}
              </th>
              <th scope="col">
                <span class="odds-key odds-beside" aria-hidden="true" />
                {columns[1]}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td class="odds-cell">
                <Bar line={row} most={most} />
                {row.beside && <Beside share={row.beside.share} most={most} />}
              </td>
              <td>
                <Figure line={row} />
              </td>
              {row.beside && (
                <td>
                  <span class="odds-figure">{figure({ ...row, ...row.beside }, say, language)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Beside({ share, most }: { share: number; most: number }) {
  return (
    <span class="odds-track odds-track-beside" aria-hidden="true">
      <span class="odds-bar odds-beside" style={{ width: `${Math.min(100, (share / most) * 100)}%` }} />
    </span>
  );
}
