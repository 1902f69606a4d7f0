import { useId, useRef } from 'preact/hooks';
import type { SheetField } from '../../rules/system';
import { Button, IconButton } from '../controls/button';
import { FieldError } from '../controls/field';
import { useVoice } from '../controls/voice';
import { useListFocus } from './list-focus';
import type { OnTaken } from './sheet';

interface TextsFieldProps {
  readonly field: Extract<SheetField, { type: 'texts' }>;
  readonly label: string;
  /** Whether the label is shown; it is always said. */
  readonly named: boolean;
  readonly texts: readonly string[];
  readonly problems: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
  readonly onTexts: (texts: readonly string[]) => void;
  readonly onTaken: OnTaken;
}

/** Short texts, one to a line: Enter opens the next. */
export function TextsField(props: TextsFieldProps) {
  const { field, label, named, texts, problems, readOnly, onTexts, onTaken } = props;
  const { say } = useVoice();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const aim = useListFocus(list);
  const full = texts.length >= field.maxItems;
  const error = problems.get(field.id);
  const add = (at: number) => {
    if (full || readOnly) return;
    aim({ row: at });
    onTexts([...texts.slice(0, at), '', ...texts.slice(at)]);
  };
  const take = (at: number) => {
    aim(texts.length > 1 ? { row: at } : 'add');
    onTexts(texts.filter((_, index) => index !== at));
    const text = texts[at]?.trim();
    if (text) onTaken(say('sheet_taken', text), () => onTexts(texts));
  };
  return (
    <fieldset class="list field-line" ref={list} aria-describedby={error ? `${id}-error` : undefined}>
      <legend class={named ? 'field-label' : 'sr-only'}>{label}</legend>
      {texts.map((text, at) => {
        const name = say('sheet_entry', label, at + 1);
        const wrong = problems.get(`${field.id}.${at + 1}`);
        return (
          <div key={at} data-row class="list-row">
            <input
              class="input"
              type="text"
              autocomplete="off"
              aria-label={name}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? `${id}-${at}` : undefined}
              value={text}
              readOnly={readOnly}
              onInput={(event) => onTexts(texts.with(at, event.currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.isComposing) return;
                event.preventDefault();
                add(at + 1);
              }}
            />
            {!readOnly && (
              <IconButton
                icon="cross"
                label={say('sheet_take', text.trim() || name)}
                onPress={() => take(at)}
              />
            )}
            {wrong && <FieldError id={`${id}-${at}`}>{wrong}</FieldError>}
          </div>
        );
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!readOnly && (
        <div data-add>
          <Button
            look="quiet"
            icon="add"
            label={full ? undefined : say('sheet_add_to', label)}
            disabled={full}
            onPress={() => add(texts.length)}
          >
            {full ? say('sheet_full', field.maxItems) : say('sheet_add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
