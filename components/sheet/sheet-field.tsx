import type { SheetField } from '../../rules/system';
import { ChoiceField } from '../controls/choice-field';
import { FlagField } from '../controls/flag-field';
import { IntField } from '../controls/int-field';
import { TextField } from '../controls/text-field';
import type { Raw, RawRow } from './draft';
import { FileText } from './file-text';
import { RowsField } from './rows-field';
import type { OnTaken } from './sheet';
import { TextsField } from './texts-field';

export interface FieldPartProps<F extends SheetField = SheetField> {
  readonly field: F;
  readonly raw: Raw | undefined;
  readonly problems: ReadonlyMap<string, string>;
  readonly group: string;
  /** The game's name of a field, column or option. */
  readonly term: (id: string) => string;
  readonly readOnly: boolean;
  readonly onRaw: (raw: Raw) => void;
  readonly onTaken: OnTaken;
}

/** Draws one field. A function to be called, as `framed` is, and for the same reason. */
export function drawField(props: FieldPartProps) {
  const { field, raw, problems, term, readOnly, onRaw, onTaken } = props;
  const key = field.id;
  const label = term(field.id);
  const error = problems.get(field.id);
  const text = typeof raw === 'string' ? raw : '';
  // A list alone in a group of its name: said, and not shown twice.
  const named = label !== term(props.group);
  switch (field.type) {
    case 'int':
      return (
        <IntField
          key={key}
          {...{ label, error, readOnly, text }}
          min={field.min}
          max={field.max}
          onInput={onRaw}
        />
      );
    case 'flag':
      return <FlagField key={key} {...{ label, error, readOnly }} value={raw === true} onChange={onRaw} />;
    case 'choice':
      return (
        <ChoiceField
          key={key}
          {...{ label, error, readOnly }}
          value={text}
          options={field.options.map((id) => ({ id, label: term(id) }))}
          onChoose={onRaw}
        />
      );
    case 'text':
      return field.file ? (
        <FileText key={key} {...{ field, label, error, readOnly, text, onRaw, onTaken }} />
      ) : (
        <TextField
          key={key}
          {...{ label, error, readOnly }}
          value={text}
          lines={field.lines}
          width={field.maxLength > 40 ? 'wide' : undefined}
          onInput={onRaw}
        />
      );
    case 'texts':
      return (
        <TextsField
          key={key}
          {...{ field, label, named, problems, readOnly, onTaken }}
          texts={Array.isArray(raw) ? (raw as readonly string[]) : []}
          onTexts={onRaw}
        />
      );
    case 'rows':
      return (
        <RowsField
          key={key}
          {...{ field, label, named, problems, term, readOnly, onTaken }}
          rows={Array.isArray(raw) ? (raw as readonly RawRow[]) : []}
          onRows={onRaw}
        />
      );
  }
}
