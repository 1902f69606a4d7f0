import { IconButton } from './button';
import { Field, type FieldTexts, type Wiring } from './field';
import { useVoice } from './voice';
import { readWhole, stepWhole } from './whole';

interface IntProps {
  readonly label: string;
  /** What is typed: not always a number. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly onInput: (text: string) => void;
  readonly readOnly?: boolean | undefined;
}

export function IntField({ help, error, ...props }: IntProps & FieldTexts) {
  return (
    <Field label={props.label} help={help} error={error}>
      {(wiring) => <IntInput {...props} wiring={wiring} />}
    </Field>
  );
}

/**
 * A number between two buttons. A text input, because `type=number` throws away what it does not understand
 * and changes under the mouse wheel; the arrow keys step as there.
 */
export function IntInput({
  label,
  text,
  min,
  max,
  onInput,
  readOnly,
  wiring,
}: IntProps & { wiring: Wiring }) {
  const { say } = useVoice();
  const value = readWhole(text);
  const step = (by: number) => onInput(stepWhole(text, by, min, max));
  const keys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
  return (
    <div class="stepper">
      <IconButton
        icon="less"
        label={say('control_less', label)}
        disabled={readOnly || (value !== null && value <= min)}
        skip
        onPress={() => step(-1)}
      />
      <input
        {...wiring}
        class="input"
        type="text"
        inputMode={min < 0 ? 'text' : 'numeric'}
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? text || say('control_empty') : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        autocomplete="off"
        value={text}
        readOnly={readOnly}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          const by = keys[event.key];
          if (by === undefined || readOnly) return;
          event.preventDefault();
          step(by);
        }}
      />
      <IconButton
        icon="more"
        label={say('control_more', label)}
        disabled={readOnly || (value !== null && value >= max)}
        skip
        onPress={() => step(1)}
      />
    </div>
  );
}
