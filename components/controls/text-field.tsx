import { Field, type FieldTexts } from './field';

interface TextFieldProps extends FieldTexts {
  readonly value: string;
  readonly onInput: (text: string) => void;
  /** A longer text is kept and told, never cut: what the player typed is the player's. */
  readonly lines?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly width?: 'wide' | 'grow' | undefined;
  readonly spellcheck?: boolean | undefined;
}

export function TextField({
  value,
  onInput,
  lines = 1,
  readOnly,
  width,
  spellcheck,
  ...texts
}: TextFieldProps) {
  return (
    <Field {...texts} width={width ?? (lines > 1 ? 'wide' : undefined)}>
      {(wiring) =>
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
        )
      }
    </Field>
  );
}
