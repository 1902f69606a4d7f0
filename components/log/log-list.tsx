import { useMemo } from 'preact/hooks';
import type { LogRow } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { useVoice } from '../controls/voice';
import { diceText } from './dice-text';
import './log.css';

interface LogListProps {
  readonly rows: readonly LogRow[];
  readonly onCopy: (row: LogRow) => void;
}

/** Rolls as they were written down, newest first. */
export function LogList({ rows, onCopy }: LogListProps) {
  const { language } = useVoice();
  const clock = useMemo(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    [language],
  );
  return (
    <ol class="log">
      {rows.map((row) => (
        <LogItem key={row.id} row={row} when={clock.format(row.at)} onCopy={onCopy} />
      ))}
    </ol>
  );
}

interface LogItemProps {
  readonly row: LogRow;
  readonly when: string;
  readonly onCopy: (row: LogRow) => void;
}

function LogItem({ row, when, onCopy }: LogItemProps) {
  const { say } = useVoice();
  const title = [row.character, row.label].filter(Boolean).join(' - ');
  return (
    <li class="log-item" tabIndex={-1} data-id={row.id}>
      <p class="log-title">
        <span class="log-number">{say('log_number', row.n)}</span> {title}
      </p>
      <p class="log-outcome">{row.outcome}</p>
      <p class="log-dice">{say('log_dice', diceText(row.dice))}</p>
      <p class="muted small">
        {[...new Set([row.partidaName, row.title, row.host, when])].filter(Boolean).join(' · ')}
      </p>
      <div class="log-foot">
        <p class={row.posted === null ? 'log-state' : 'log-state log-posted'}>
          <Icon name={row.posted === null ? 'question' : 'tick'} />
          <span>{row.posted === null ? say('log_not_seen') : say('log_seen', row.posted)}</span>
        </p>
        <Button look="quiet" icon="copy" label={say('log_copy_of', row.n)} onPress={() => onCopy(row)}>
          {say('log_copy')}
        </Button>
      </div>
    </li>
  );
}
