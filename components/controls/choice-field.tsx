import { useId } from 'preact/hooks';
import { type FieldTexts, framed } from './field';

export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
}
interface ChoiceFieldProps extends FieldTexts {
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly onChoose: (id: string) => void;
  readonly readOnly?: boolean | undefined;
  readonly width?: 'long' | undefined;
}

/** One of a list. A value the list does not know is shown too: it is stored, so it is not hidden. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, options, onChoose, readOnly } = props;
  const known = options.some((option) => option.id === value);
  return framed(useId(), props, (wiring) => (
    <select
      {...wiring}
      class="input"
      value={value}
      disabled={readOnly}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  ));
}

interface RadiosProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string | null;
  readonly options: readonly (ChoiceOption & { readonly note?: string | undefined })[];
  readonly onChoose: (id: string) => void;
  readonly readOnly?: boolean | undefined;
}

/** A few options, all in sight, changed with one click or the arrow keys. */
export function Radios({ legend, name, value, options, onChoose, readOnly }: RadiosProps) {
  return (
    <fieldset class="radios">
      <legend class="field-label">{legend}</legend>
      <div class="radios-row">
        {options.map((option) => (
          <label key={option.id} class="radio">
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              disabled={readOnly}
              onChange={() => onChoose(option.id)}
            />
            <span>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
