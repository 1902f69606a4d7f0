import { useId, useRef } from 'preact/hooks';
import type { SheetColumn, SheetField } from '../../rules/system';
import { Button, IconButton } from '../controls/button';
import { ChoiceField } from '../controls/choice-field';
import { FieldError } from '../controls/field';
import { FlagField } from '../controls/flag-field';
import { IntField } from '../controls/int-field';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import { newRow, type RawRow, touchRow } from './draft';
import { FileButtons } from './file-buttons';
import { useListFocus } from './list-focus';
import { readRows, writeRows } from './row-file';
import type { OnTaken } from './sheet';

interface RowsFieldProps {
  readonly field: Extract<SheetField, { type: 'rows' }>;
  readonly label: string;
  /** Whether the label is shown; it is always said. */
  readonly named: boolean;
  readonly rows: readonly RawRow[];
  readonly problems: ReadonlyMap<string, string>;
  readonly term: (id: string) => string;
  readonly readOnly: boolean;
  readonly onRows: (rows: readonly RawRow[]) => void;
  readonly onTaken: OnTaken;
}

/** A list of things with several columns (weapons, skills): one card each, its columns as small fields. */
export function RowsField(props: RowsFieldProps) {
  const { field, label, named, rows, problems, term, readOnly, onRows, onTaken } = props;
  const { say } = useVoice();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const aim = useListFocus(list);
  const full = rows.length >= field.maxItems;
  const error = problems.get(field.id);
  const nameOf = (row: RawRow, at: number) => {
    const text = field.columns.find((column) => column.type === 'text');
    return (text && String(row[text.id] ?? '').trim()) || say('sheet_entry', label, at + 1);
  };
  const take = (at: number) => {
    const row = rows[at];
    if (!row) return;
    aim(rows.length > 1 ? { row: at } : 'add');
    onRows(rows.filter((_, index) => index !== at));
    onTaken(say('sheet_taken', nameOf(row, at)), () => onRows(rows));
  };
  /** What a file brings is added below: nothing of one's own is lost. */
  const bring = (text: string): string | null => {
    const read = readRows(field.file ?? '', field.columns, text);
    if (typeof read === 'string')
      return say(read === 'not_json' ? 'sheet_file_not_json' : 'sheet_file_other');
    if (rows.length + read.length > field.maxItems) return say('sheet_file_full', field.maxItems);
    onRows([...rows, ...read]);
    return null;
  };
  return (
    <fieldset class="list field-line" ref={list} aria-describedby={error ? `${id}-error` : undefined}>
      <legend class={named ? 'field-label' : 'sr-only'}>{label}</legend>
      {rows.map((row, at) => (
        <fieldset key={at} data-row class="card" aria-label={nameOf(row, at)}>
          <div class="card-fields">
            {field.columns.map((column) =>
              drawCell({
                column,
                raw: row[column.id],
                term,
                error: problems.get(`${field.id}.${at + 1}.${column.id}`),
                readOnly,
                onRaw: (raw) => onRows(rows.with(at, touchRow(row, column.id, raw))),
              }),
            )}
          </div>
          {!readOnly && (
            <IconButton icon="cross" label={say('sheet_take', nameOf(row, at))} onPress={() => take(at)} />
          )}
        </fieldset>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!readOnly && (
        <div data-add>
          <Button
            look="quiet"
            icon="add"
            label={full ? undefined : say('sheet_add_to', label)}
            disabled={full}
            onPress={() => {
              aim({ row: rows.length });
              onRows([...rows, newRow(field.columns)]);
            }}
          >
            {full ? say('sheet_full', field.maxItems) : say('sheet_add')}
          </Button>
        </div>
      )}
      {field.file && (
        <FileButtons
          file={field.file}
          {...{ label, readOnly }}
          content={() => (field.file && rows.length > 0 ? writeRows(field.file, field.columns, rows) : '')}
          onContent={bring}
        />
      )}
    </fieldset>
  );
}

interface CellProps {
  readonly column: SheetColumn;
  readonly raw: string | boolean | undefined;
  readonly term: (id: string) => string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onRaw: (raw: string | boolean) => void;
}

function drawCell({ column, raw, term, error, readOnly, onRaw }: CellProps) {
  const key = column.id;
  const label = term(column.id);
  const text = typeof raw === 'string' ? raw : '';
  switch (column.type) {
    case 'flag':
      return <FlagField key={key} {...{ label, error, readOnly }} value={raw === true} onChange={onRaw} />;
    case 'int':
      return (
        <IntField
          key={key}
          {...{ label, error, readOnly, text }}
          min={column.min}
          max={column.max}
          onInput={onRaw}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          key={key}
          {...{ label, error, readOnly }}
          value={text}
          options={column.options.map((option) => ({ id: option, label: term(option) }))}
          onChoose={onRaw}
        />
      );
    case 'text':
      return (
        <TextField
          key={key}
          {...{ label, error, readOnly }}
          value={text}
          width={column.maxLength > 100 ? 'wide' : 'grow'}
          onInput={onRaw}
        />
      );
  }
}
