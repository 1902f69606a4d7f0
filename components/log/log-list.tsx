import { useMemo } from 'preact/hooks';
import type { LogRow, MoveAct } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { useVoice } from '../controls/voice';
import { diceText } from './dice-text';
import './log.css';

interface LogListProps {
  readonly rows: readonly LogRow[];
  readonly onCopy: (row: LogRow) => void;
  /** Says yes or no to what a roll would change, or puts everything back; absent: they are only told. */
  readonly onMove?: ((row: LogRow, act: MoveAct) => void) | undefined;
}

/** Rolls as they were written down, newest first. */
export function LogList({ rows, onCopy, onMove }: LogListProps) {
  const { language } = useVoice();
  const clock = useMemo(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    [language],
  );
  return (
    <ol class="log">
      {rows.map((row) => (
        <LogItem key={row.id} row={row} when={clock.format(row.at)} onCopy={onCopy} onMove={onMove} />
      ))}
    </ol>
  );
}

interface LogItemProps {
  readonly row: LogRow;
  readonly when: string;
  readonly onCopy: (row: LogRow) => void;
  readonly onMove: LogListProps['onMove'];
}

function LogItem({ row, when, onCopy, onMove }: LogItemProps) {
  const { say } = useVoice();
  const title = [row.character, row.label].filter(Boolean).join(' - ');
  return (
    <li class="log-item" tabIndex={-1} data-id={row.id}>
      <p class="log-title">
        <span class="log-number">{row.n > 0 ? say('log_number', row.n) : say('log_spend')}</span> {title}
      </p>
      <p class="log-outcome">{row.outcome}</p>
      {row.n > 0 && <p class="log-dice">{say('log_dice', diceText(row.dice))}</p>}
      {row.move && <LogMove row={row} move={row.move} onMove={onMove} />}
      <p class="muted small">
        {[...new Set([row.partidaName, row.title, row.host, when])].filter(Boolean).join(' · ')}
      </p>
      <div class="log-foot">
        {row.n > 0 ? (
          <p class={row.posted === null ? 'log-state' : 'log-state log-posted'}>
            <Icon name={row.posted === null ? 'question' : 'tick'} />
            <span>{row.posted === null ? say('log_not_seen') : say('log_seen', row.posted)}</span>
          </p>
        ) : (
          <span />
        )}
        <Button
          look="quiet"
          icon="copy"
          label={row.n > 0 ? say('log_copy_of', row.n) : say('log_copy_spend', title)}
          onPress={() => onCopy(row)}
        >
          {say('log_copy')}
        </Button>
      </div>
    </li>
  );
}

/** What the roll changed in sheet and partida, and what it would. */
function LogMove({
  row,
  move,
  onMove,
}: {
  readonly row: LogRow;
  readonly move: NonNullable<LogRow['move']>;
  readonly onMove: LogListProps['onMove'];
}) {
  const { say } = useVoice();
  const title = [row.character, row.label].filter(Boolean).join(', ');
  const { done, proposed, undone } = move;
  return (
    <>
      {done.length > 0 && (
        <p class="log-moved">
          <span>{say(undone ? 'log_undone' : 'log_changed', done.join(' · '))}</span>
          {onMove && !undone && (
            <Button look="quiet" label={say('log_undo_of', title)} onPress={() => onMove(row, 'undo')}>
              {say('bar_undo_move')}
            </Button>
          )}
        </p>
      )}
      {proposed.length > 0 && (
        <p class="log-moved">
          <span>{say('log_follows', proposed.join(' · '))}</span>
          {onMove && (
            <Button look="plain" label={say('log_apply_of', title)} onPress={() => onMove(row, 'apply')}>
              {say('bar_apply')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
