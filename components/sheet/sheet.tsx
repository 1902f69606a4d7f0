import { useId } from 'preact/hooks';
import type { SheetField } from '../../rules/system';
import { FieldError } from '../controls/field';
import { Notice } from '../controls/notice';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import { GroupNav } from './group-nav';
import { drawField } from './sheet-field';
import { NAME_PATH, type SheetModel } from './sheet-model';

/** Something was taken out of a list; `undo` puts it back as it was. */
export type OnTaken = (message: string, undo: () => void) => void;
interface SheetProps {
  readonly model: SheetModel;
  readonly readOnly: boolean;
  readonly onTaken: OnTaken;
}

/** Groups in the order their first field comes. */
export function groupsOf(
  fields: readonly SheetField[],
): readonly (readonly [string, readonly SheetField[]])[] {
  const groups = new Map<string, SheetField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

/** A whole sheet, drawn from its game's fields without knowing the game. */
export function Sheet({ model, readOnly, onTaken }: SheetProps) {
  const { say } = useVoice();
  const problems = model.problems.value;
  const whole = problems.get('');
  const base = useId();
  const groups = groupsOf(model.game.fields).map(([id, fields]) => ({
    id,
    fields,
    place: `${base}-${id}`,
    label: model.game.term(id, model.language),
  }));
  return (
    <form class="sheet fields" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={say('sheet_name')}
        value={model.name.value}
        error={problems.get(NAME_PATH)}
        readOnly={readOnly}
        width="wide"
        onInput={model.setName}
      />
      {whole && (
        <div role="alert">
          <FieldError>{whole}</FieldError>
        </div>
      )}
      <DerivedStrip model={model} />
      <Advice model={model} />
      <GroupNav groups={groups} />
      {groups.map(({ id: group, fields, place, label }) => (
        <fieldset key={group} class="group" id={place} tabIndex={-1}>
          <legend>{label}</legend>
          <div class="group-fields">
            {fields.map((field) =>
              drawField({
                field,
                raw: model.draft.value[field.id],
                problems,
                group,
                term: (id) => model.game.term(id, model.language),
                readOnly,
                onRaw: (raw) => model.setField(field.id, raw),
                onTaken,
              }),
            )}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

function Advice({ model }: { model: SheetModel }) {
  const { say } = useVoice();
  const advice = model.advice.value;
  if (advice.length === 0) return null;
  return (
    <Notice kind="calm" title={say('sheet_advice')}>
      <ul class="advice">
        {[...new Set(advice)].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}

function DerivedStrip({ model }: { model: SheetModel }) {
  const { say } = useVoice();
  const derived = model.derived.value;
  if (derived.length === 0) return null;
  return (
    <section class="derived" aria-label={say('sheet_derived')}>
      <dl>
        {derived.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
