import type { Variant } from '../../rules/system';
import { Button } from '../controls/button';
import { ChoiceField } from '../controls/choice-field';
import { useVoice } from '../controls/voice';
import type { OnTaken } from '../sheet/sheet';
import { drawField } from '../sheet/sheet-field';
import type { FiguresModel } from './figures-model';
import './table-rules.css';
import '../sheet/sheet.css';

interface TableRulesProps {
  readonly model: FiguresModel;
  readonly readOnly: boolean;
  readonly onTaken: OnTaken;
}

/**
 * What a table counts together, the tables its game lacks, and the rules its books leave open. Folded: most
 * tables play for months with what the books say.
 */
export function TableRules({ model, readOnly, onTaken }: TableRulesProps) {
  const { say } = useVoice();
  const { fields } = model;
  const foremost = model.variants.filter((variant) => variant.foremost);
  const variants = model.variants.filter((variant) => !variant.foremost);
  const tables = fields.filter((field) => model.isProposal(field) || model.isOwn(field));
  const shared = fields.filter((field) => 'file' in field);
  const counted = fields.filter((field) => !tables.includes(field) && !shared.includes(field));
  const draw = (some: typeof fields) => (
    <div class="group-fields">
      {some.map((field) => drawField(wired(field, { model, readOnly, onTaken })))}
    </div>
  );
  if (fields.length === 0 && model.variants.length === 0) return null;
  const changed = model.changed.value;
  const folded = (
    <details class="table-rules">
      <summary>
        {say('table_rules')} <span class="muted small">{model.game.term(model.game.id, model.language)}</span>
      </summary>
      <div class="table-rules-body">
        {counted.length > 0 && (
          <fieldset class="group">
            <legend>{say('table_counts')}</legend>
            <p class="field-help">{say('table_counts_about')}</p>
            {draw(counted)}
          </fieldset>
        )}
        {shared.length > 0 && (
          <fieldset class="group">
            <legend>{say('table_shares')}</legend>
            <p class="field-help">{say('table_shares_about')}</p>
            {draw(shared)}
          </fieldset>
        )}
        {tables.map((field) => (
          <details key={field.id} class="table-part">
            <summary>
              {model.game.term(field.id, model.language)}{' '}
              <span class={model.isProposal(field) ? 'tag' : 'tag tag-own'}>
                {say(model.isProposal(field) ? 'table_proposal' : 'table_own')}
              </span>
            </summary>
            <p class="field-help">{say('table_proposal_about')}</p>
            {drawField(wired(field, { model, readOnly, onTaken }))}
            {model.isOwn(field) && !readOnly && (
              <Button look="quiet" onPress={() => model.restore(field)}>
                {say('table_restore')}
              </Button>
            )}
          </details>
        ))}
        {variants.length > 0 && (
          <details class="table-part">
            <summary>
              {say('table_variants')}{' '}
              <span class={changed > 0 ? 'tag tag-own' : 'tag'}>
                {changed > 0 ? say('table_variants_changed', changed) : say('table_variants_none')}
              </span>
            </summary>
            <p class="field-help">{say('table_variants_about')}</p>
            <div class="variants">
              {variants.map((variant) => (
                <VariantField key={variant.id} model={model} variant={variant} readOnly={readOnly} />
              ))}
            </div>
          </details>
        )}
      </div>
    </details>
  );
  return foremost.length === 0 ? (
    folded
  ) : (
    <>
      <div class="variants">
        {foremost.map((variant) => (
          <VariantField key={variant.id} model={model} variant={variant} readOnly={readOnly} />
        ))}
      </div>
      {folded}
    </>
  );
}

const wired = (
  field: FiguresModel['fields'][number],
  { model, readOnly, onTaken }: TableRulesProps,
): Parameters<typeof drawField>[0] => ({
  field,
  raw: model.draft.value[field.id],
  problems: model.problems.value,
  group: '',
  term: (id) => model.game.term(id, model.language),
  readOnly,
  onRaw: (raw) => model.setField(field.id, raw),
  onTaken,
});

/** One rule the books leave open: what about, and the options with the one that holds unless another is chosen. */
function VariantField({
  model,
  variant,
  readOnly,
}: {
  readonly model: FiguresModel;
  readonly variant: Variant;
  readonly readOnly: boolean;
}) {
  const { say } = useVoice();
  const { about, options } = variant.words[model.language];
  const [only] = variant.options;
  // Where the rules were silent and only one reading makes sense, it is told and not asked.
  if (variant.options.length === 1 && only !== undefined) {
    return (
      <p class="variant-told">
        {about} <strong>{options[only] ?? only}</strong>
      </p>
    );
  }
  const value = model.optionOf(variant);
  return (
    <div class={value === variant.byDefault ? 'variant' : 'variant variant-changed'}>
      <ChoiceField
        label={about}
        value={value}
        options={variant.options.map((id) => ({
          id,
          label: id === variant.byDefault ? say('table_default', options[id] ?? id) : (options[id] ?? id),
        }))}
        readOnly={readOnly}
        onChoose={(option) => model.choose(variant, option)}
      />
    </div>
  );
}
