import { useId } from 'preact/hooks';
import { DARK_PAGE, ENOUGH, isColour, LIGHT_PAGE, legibility } from '../../rules/block/contrast';
import { FieldError } from '../controls/field';
import { Icon } from '../controls/icon';
import { useVoice } from '../controls/voice';

interface ColourFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onColour: (text: string) => void;
}

/** Dark ones for light boards, light ones for dark boards: none reads well on both (contrast.ts). */
const ready = ['#610b0b', '#0b3d61', '#1e5631', '#5b2a86', '#ff9d9d', '#8fc7ff', '#8fd6a3', '#d3b3ff'];

/** The colour of the blocks, with how it reads on a light and on a dark board. */
export function ColourField({ label, value, error, readOnly, onColour }: ColourFieldProps) {
  const { say } = useVoice();
  const id = useId();
  const colour = value.trim();
  return (
    <fieldset class="colour field-line">
      <legend class="field-label">{label}</legend>
      <div class="colour-row">
        <input
          type="color"
          class="colour-picker"
          aria-label={say('partida_colour_pick')}
          value={isColour(colour) ? colour : '#000000'}
          disabled={readOnly}
          onInput={(event) => onColour(event.currentTarget.value)}
        />
        <input
          type="text"
          class="input colour-code"
          aria-label={say('partida_colour_code')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-reads`}
          spellcheck={false}
          autocomplete="off"
          value={value}
          readOnly={readOnly}
          onInput={(event) => onColour(event.currentTarget.value)}
        />
        {!readOnly && (
          <fieldset class="swatches" aria-label={say('partida_colour_ready')}>
            {ready.map((swatch) => (
              <button
                key={swatch}
                type="button"
                class="swatch"
                style={{ background: swatch }}
                aria-label={swatch}
                title={swatch}
                aria-pressed={swatch === colour.toLowerCase()}
                onClick={() => onColour(swatch)}
              />
            ))}
          </fieldset>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isColour(colour) && <Reads id={`${id}-reads`} colour={colour} />}
    </fieldset>
  );
}

function Reads({ id, colour }: { id: string; colour: string }) {
  const { say, language } = useVoice();
  const read = legibility(colour);
  if (!read.ok) return null;
  const { onLight, onDark } = read.value;
  const ratio = (value: number) => {
    // Rounded down: 4.47 is not to be shown as the 4.5 it does not reach.
    const text = (Math.floor(value * 10) / 10).toFixed(1);
    return language === 'es' ? text.replace('.', ',') : text;
  };
  const pages = [
    { page: LIGHT_PAGE, value: onLight, good: 'partida_reads_light', bad: 'partida_reads_not_light' },
    { page: DARK_PAGE, value: onDark, good: 'partida_reads_dark', bad: 'partida_reads_not_dark' },
  ] as const;
  return (
    <ul class="reads" id={id}>
      {pages.map(({ page, value, good, bad }) => (
        <li key={page}>
          {/* Drawn by the style sheet: it is a sample, which on one of the two is not meant to be read. */}
          <span
            class="reads-sample"
            style={{ background: page, color: colour }}
            data-sample="Tirada 3"
            aria-hidden="true"
          />
          <Icon name={value >= ENOUGH ? 'tick' : 'alert'} />
          <span>{say(value >= ENOUGH ? good : bad, ratio(value))}</span>
        </li>
      ))}
    </ul>
  );
}
