import { useId } from 'preact/hooks';
import type { RollInput } from '../../rules/system';
import { ChoiceField } from '../controls/choice-field';
import { FieldError } from '../controls/field';
import { FlagField } from '../controls/flag-field';
import { IntField } from '../controls/int-field';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import type { RollModel } from './model';

/** Fields in sight at once; games put first what every roll needs. */
const AT_ONCE = 4;
/** From how many on the rest is folded away: one or two alone would not be worth a click. */
const FOLD_FROM = 7;

/** Letters from which an option needs more than a narrow column. */
const LONG = 14;
const LONG_FLAG = 24;

/** The fields of a roll, each with its problem beside it; a long list is folded, but never over a problem. */
export function Inputs({ model, inputs }: { model: RollModel; inputs: readonly RollInput[] }) {
  const { say } = useVoice();
  const first = inputs.length < FOLD_FROM ? inputs : inputs.slice(0, AT_ONCE);
  const rest = inputs.slice(first.length);
  return (
    <>
      <Grid model={model} inputs={first} />
      {rest.length > 0 && (
        <details
          class="more"
          open={rest.some((input) => model.isChanged(input) || model.problemOf(input.id))}
        >
          <summary>{say('bar_more', rest.length)}</summary>
          <Grid model={model} inputs={rest} />
        </details>
      )}
    </>
  );
}

function Grid({ model, inputs }: { model: RollModel; inputs: readonly RollInput[] }) {
  return (
    <div class="inputs">
      {inputs.map((input) => (
        <Input key={input.id} model={model} input={input} />
      ))}
    </div>
  );
}

function Input({ model, input }: { model: RollModel; input: RollInput }) {
  const { id, label, help } = input;
  const value = model.typed.value[id];
  const error = model.problemOf(id);
  const set = (next: string | boolean | readonly string[]) => model.set(id, next);
  switch (input.type) {
    case 'int':
      return (
        <IntField
          label={label}
          help={help}
          error={error}
          min={input.min}
          max={input.max}
          text={String(value ?? '')}
          onInput={set}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          width={input.options.some((one) => one.label.length > LONG) ? 'long' : undefined}
          label={label}
          help={help}
          error={error}
          options={input.options}
          value={String(value ?? '')}
          onChoose={set}
        />
      );
    case 'many':
      return (
        <ManyField input={input} value={Array.isArray(value) ? value : []} error={error} onChange={set} />
      );
    case 'flag':
      return (
        <FlagField
          label={label}
          width={label.length > LONG_FLAG ? 'long' : undefined}
          error={error}
          value={value === true}
          onChange={set}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          help={help}
          error={error}
          width="wide"
          spellcheck={false}
          readOnly={model.isLocked(id)}
          value={String(value ?? '')}
          onInput={set}
        />
      );
  }
}

interface ManyProps {
  readonly input: Extract<RollInput, { type: 'many' }>;
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

function ManyField({ input, value, error, onChange }: ManyProps) {
  const id = useId();
  const described = [input.help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  // In the order of the game, whatever the order of the clicks.
  const toggle = (option: string) =>
    onChange(input.options.map((one) => one.id).filter((one) => (one === option) !== value.includes(one)));
  if (input.options.length === 0) return null;
  return (
    <fieldset class="radios field field-wide" aria-describedby={described || undefined}>
      <legend class="field-label">{input.label}</legend>
      <div class="chips">
        {input.options.map((option) => (
          <label key={option.id} class="chip">
            <input type="checkbox" checked={value.includes(option.id)} onChange={() => toggle(option.id)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {input.help && (
        <p class="field-help" id={`${id}-help`}>
          {input.help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
