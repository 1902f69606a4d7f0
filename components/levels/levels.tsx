import { useId } from 'preact/hooks';
import type { PageView, RequestView, Waiting } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { useVoice } from '../controls/voice';
import type { LevelModel } from './model';

/** The ways to roll here, with what the chosen one means and why the others are closed. */
export function Levels({ model, view }: { model: LevelModel; view: PageView }) {
  const { say } = useVoice();
  const id = useId();
  const { levels } = view;
  const now = model.how.value;
  const request = model.answering.value;
  if (request) return <p class="small muted">{say('level_answering', request.dice)}</p>;
  if (levels.length < 2) return null;
  const words = levels.find(({ how }) => how === now)?.words;
  return (
    <fieldset class="radios levels" aria-describedby={`${id}-words`}>
      <legend class="field-label">{say('level_legend')}</legend>
      <div class="chips">
        {levels.map(({ how, allowed }) => (
          <label key={how} class={allowed ? 'chip chip-one' : 'chip chip-one chip-closed'}>
            <input
              type="radio"
              name={`${id}-how`}
              checked={how === now}
              disabled={!allowed}
              onChange={() => model.choose(how)}
            />
            <span>{say(`level_name_${how}`)}</span>
          </label>
        ))}
      </div>
      <div class="small muted level-words" id={`${id}-words`} aria-live="polite">
        {words && <p>{words}</p>}
        {levels
          .filter(({ allowed }) => !allowed)
          .map((level) => (
            <p key={level.how}>{say('level_not_allowed', say(`level_name_${level.how}`), level.words)}</p>
          ))}
      </div>
    </fieldset>
  );
}

/** What the director asks for: a click says that the next roll answers it. */
export function Requests({ model, view }: { model: LevelModel; view: PageView }) {
  const { say } = useVoice();
  const mine = view.requests.filter((request) => request.mine);
  const others = view.requests.filter((request) => !request.mine);
  return (
    <>
      {mine.length > 0 && (
        <fieldset class="radios">
          <legend class="field-label">{say('level_asked')}</legend>
          <RequestChips model={model} requests={mine} />
        </fieldset>
      )}
      {others.length > 0 && (
        <details class="more">
          <summary>{say('level_asked_others', others.length)}</summary>
          <RequestChips model={model} requests={others} />
        </details>
      )}
    </>
  );
}

function RequestChips({ model, requests }: { model: LevelModel; requests: readonly RequestView[] }) {
  const now = model.answering.value;
  return (
    <div class="chips">
      {requests.map((request) => {
        const chosen = now?.k === request.k && now.q === request.q;
        return (
          <button
            key={`${request.k}.${request.q}`}
            type="button"
            class={chosen ? 'chip chip-button chip-chosen' : 'chip chip-button'}
            aria-pressed={chosen}
            onClick={() => model.answer(request)}
          >
            {request.words}
          </button>
        );
      })}
    </div>
  );
}

interface HiddenProps {
  readonly rolls: readonly Waiting[];
  readonly busy: boolean;
  readonly onReveal: (id: string) => void;
}

/** One's own hidden rolls, each with the button that opens it for everybody. */
export function HiddenRolls({ rolls, busy, onReveal }: HiddenProps) {
  const { say } = useVoice();
  if (rolls.length === 0) return null;
  return (
    <div class="hidden-rolls">
      <p class="field-label">{say('level_hidden_own')}</p>
      <ul>
        {rolls.map(({ id, n, label }) => (
          <li key={id}>
            <span>
              {n}. {label}
            </span>
            <Button look="quiet" busy={busy} label={say('level_reveal_one', n)} onPress={() => onReveal(id)}>
              {say('level_reveal')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
