import { useId } from 'preact/hooks';
import type { Level, PageView, RequestView, Waiting } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { FlagField } from '../controls/flag-field';
import { Notice } from '../controls/notice';
import { useVoice } from '../controls/voice';
import type { LevelModel } from './model';

/** The ways to roll here, with what the chosen one means and why the others are closed. */
export function Levels({ model, view }: { model: LevelModel; view: PageView }) {
  const { say } = useVoice();
  const { levels } = view;
  const now = model.how.value;
  const request = model.answering.value;
  if (request) return <Answering model={model} dice={request.dice} />;
  if (levels.length < 2) return <Closed levels={levels} />;
  // Without a director a beginner has nothing to decide: the choice is there for who looks for it.
  if (view.scene !== null) return <Ways model={model} levels={levels} />;
  const name = now ? say(`level_name_${now}`) : '';
  return (
    <details class="more how" open={now !== levels[0]?.how || undefined}>
      <summary>{say('level_fold', name)}</summary>
      <Ways model={model} levels={levels} />
    </details>
  );
}

/** Where nobody can roll, the player reads why before he sets anything. */
function Closed({ levels: [only] }: { levels: readonly Level[] }) {
  return only && !only.allowed ? <Notice kind="calm">{only.words}</Notice> : null;
}

/** An answer throws what was asked for; whether others see it now is the player's. */
function Answering({ model, dice }: { model: LevelModel; dice: string }) {
  const { say } = useVoice();
  return (
    <div class="levels">
      <p class="small muted">{say('level_answering', dice)}</p>
      <FlagField
        label={say('level_answer_hidden')}
        value={model.hides.value}
        onChange={(hides) => {
          model.hides.value = hides;
        }}
      />
    </div>
  );
}

function Ways({ model, levels }: { model: LevelModel; levels: readonly Level[] }) {
  const { say } = useVoice();
  const id = useId();
  const now = model.how.value;
  const words = levels.find(({ how }) => how === now)?.words;
  const closed = levels.filter((level) => !model.isOpen(level));
  return (
    <fieldset class="radios levels" aria-describedby={`${id}-words`}>
      <legend class="field-label">{say('level_legend')}</legend>
      <div class="chips">
        {levels.map((level) => (
          <label key={level.how} class={model.isOpen(level) ? 'chip chip-one' : 'chip chip-one chip-closed'}>
            <input
              type="radio"
              name={`${id}-how`}
              checked={level.how === now}
              disabled={!model.isOpen(level)}
              onChange={() => model.choose(level.how)}
            />
            <span>{say(`level_name_${level.how}`)}</span>
          </label>
        ))}
      </div>
      <div class="small muted level-words" id={`${id}-words`} aria-live="polite">
        {words && <p>{words}</p>}
        {closed.map(({ how, allowed, words: why }) => (
          <p key={how}>
            {say('level_not_allowed', say(`level_name_${how}`), allowed ? say('level_not_fixed') : why)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface RequestsProps {
  readonly model: LevelModel;
  readonly view: PageView;
  readonly onAnswer: (request: RequestView) => void;
}

/** What the director asks for: a click says that the next roll answers it. */
export function Requests({ model, view, onAnswer }: RequestsProps) {
  const { say } = useVoice();
  const mine = view.requests.filter((request) => request.mine);
  const others = view.requests.filter((request) => !request.mine);
  return (
    <>
      {mine.length > 0 && (
        <fieldset class="radios">
          <legend class="field-label">{say('level_asked')}</legend>
          <RequestChips model={model} requests={mine} onAnswer={onAnswer} />
        </fieldset>
      )}
      {others.length > 0 && (
        <details class="more">
          <summary>{say('level_asked_others', others.length)}</summary>
          <RequestChips model={model} requests={others} onAnswer={onAnswer} />
        </details>
      )}
    </>
  );
}

interface ChipsProps {
  readonly model: LevelModel;
  readonly requests: readonly RequestView[];
  readonly onAnswer: (request: RequestView) => void;
}

function RequestChips({ model, requests, onAnswer }: ChipsProps) {
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
            onClick={() => onAnswer(request)}
          >
            {request.words}
          </button>
        );
      })}
    </div>
  );
}

/** One's own declarations that no baliza has sealed yet. */
export function DeclaredRolls({ rolls }: { rolls: readonly Waiting[] }) {
  const { say } = useVoice();
  if (rolls.length === 0) return null;
  return (
    <div class="hidden-rolls">
      <p class="field-label">{say('level_declared_own')}</p>
      <ul>
        {rolls.map(({ id, n, label }) => (
          <li key={id}>
            {n}. {label}
          </li>
        ))}
      </ul>
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
