import { useId } from 'preact/hooks';
import { type FieldTexts, framed } from './field';
import { useVoice } from './voice';
import { readWhole, stepWhole } from './whole';

interface IntFieldProps extends FieldTexts {
  /** What is typed: not always a number. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly onInput: (text: string) => void;
  readonly readOnly?: boolean | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number between two buttons. A text input, because `type=number` throws away what it does not understand
 * and changes under the mouse wheel; the arrow keys step as there.
 */
export function IntField(props: IntFieldProps) {
  const { say } = useVoice();
  const { label, text, min, max, onInput, readOnly = false } = props;
  const value = readWhole(text);
  const step = (by: number) => onInput(stepWhole(text, by, min, max));
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    step(by);
  };
  return framed(useId(), props, (wiring) => (
    <div class="stepper">
      {stepButton('−', say('control_less', label), readOnly || (value ?? max) <= min, () => step(-1))}
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
        onKeyDown={onKey}
      />
      {stepButton('+', say('control_more', label), readOnly || (value ?? min) >= max, () => step(1))}
    </div>
  ));
}

/** For the mouse and the finger; the keyboard has the arrow keys, so Tab passes it by. */
const stepButton = (sign: string, label: string, disabled: boolean, onPress: () => void) => (
  <button
    type="button"
    class="icon-button"
    aria-label={label}
    title={label}
    disabled={disabled}
    tabIndex={-1}
    onClick={onPress}
  >
    {sign}
  </button>
);
