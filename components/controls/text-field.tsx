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
  /** What may be meant, offered while one types. */
  readonly suggestions?: readonly string[] | undefined;
}

export function TextField(props: TextFieldProps) {
  const { value, onInput, lines = 1, readOnly, spellcheck, suggestions = [] } = props;
  const list = useId();
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
      <>
        <input
          {...wiring}
          class="input"
          type="text"
          autocomplete="off"
          list={suggestions.length > 0 ? list : undefined}
          value={value}
          readOnly={readOnly}
          spellcheck={spellcheck}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {suggestions.length > 0 && (
          <datalist id={list}>
            {suggestions.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
      </>
    ),
  );
}
