import { useRef } from 'preact/hooks';
import type { MoveAct, MoveView } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { Notice } from '../controls/notice';
import { useVoice } from '../controls/voice';
import type { MovesModel } from './moves-model';

const together = (words: readonly string[]): string => words.join(' · ');

/** What the click will change in sheet and partida, before it is made. */
export function Costs({ costs }: { costs: readonly string[] }) {
  const { say } = useVoice();
  if (costs.length === 0) return null;
  return (
    <p class="costs">
      <span class="muted">{say('bar_costs')}</span> <strong>{together(costs)}</strong>
    </p>
  );
}

/** What was changed, with the way back; and what follows from the dice, which waits for a yes. */
export function Moves({ model }: { model: MovesModel }) {
  const { say } = useVoice();
  const section = useRef<HTMLElement>(null);
  const { open, last } = model;
  const problems = model.problems.value;
  const said = model.said.value;
  if (open.length === 0 && !last && problems.length === 0 && said === '') return null;
  const act = async (move: MoveView, what: MoveAct) => {
    await model.act(move.id, what);
    // The button that was pressed may be gone.
    section.current?.focus();
  };
  return (
    <section class="moves" ref={section} tabIndex={-1}>
      {open.map((move) => (
        <Notice
          key={move.id}
          kind="calm"
          title={say('bar_follows')}
          actions={
            <>
              <Button look="primary" busy={model.busy.value} onPress={() => void act(move, 'apply')}>
                {say('bar_apply')}
              </Button>
              <Button look="quiet" onPress={() => void act(move, 'decline')}>
                {say('bar_decline')}
              </Button>
            </>
          }
        >
          <p>
            <span class="muted">{say('bar_follows_who', move.character, move.label)}:</span>{' '}
            <strong>{together(move.proposed)}</strong>
          </p>
        </Notice>
      ))}
      {last && (
        <p class="moved">
          <Icon name="edit" />
          <span>
            <span class="muted">{say('bar_moved')}</span> {together(last.done)}
          </span>
          <Button
            look="quiet"
            label={say('log_undo_of', say('bar_follows_who', last.character, last.label))}
            onPress={() => void act(last, 'undo')}
          >
            {say('bar_undo_move')}
          </Button>
        </p>
      )}
      {problems.map(({ message }) => (
        <Notice key={message} kind="bad">
          {message}
        </Notice>
      ))}
      <p class="muted" role="status">
        {said}
      </p>
    </section>
  );
}
