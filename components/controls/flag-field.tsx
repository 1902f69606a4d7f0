import { useId } from 'preact/hooks';
import { FieldError } from './field';

interface FlagFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Two columns where there are more. */
  readonly width?: 'long' | undefined;
}

export function FlagField({ label, value, onChange, error, readOnly, width }: FlagFieldProps) {
  const id = useId();
  return (
    <div class={width ? `field field-flag field-${width}` : 'field field-flag'}>
      <label class="flag">
        <input
          type="checkbox"
          checked={value}
          disabled={readOnly}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
