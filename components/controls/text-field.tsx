import { useId } from 'preact/hooks';
import { type FieldTexts, framed } from './field';

interface TextFieldProps extends FieldTexts {
  readonly value: string;
  /** A text that is too long is kept and told, never cut: what the player typed is the player's. */
  readonly onInput: (text: string) => void;
  readonly lines?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly width?: 'wide' | 'grow' | undefined;
  readonly spellcheck?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const { value, onInput, lines = 1, readOnly, spellcheck } = props;
  const width = props.width ?? (lines > 1 ? 'wide' : undefined);
  return framed(useId(), { ...props, width }, (wiring) =>
    lines > 1 ? (
      <textarea
        {...wiring}
        class="input"
        rows={lines}
        value={value}
        readOnly={readOnly}
        spellcheck={spellcheck}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    ) : (
      <input
        {...wiring}
        class="input"
        type="text"
        autocomplete="off"
        value={value}
        readOnly={readOnly}
        spellcheck={spellcheck}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    ),
  );
}
