import { Button } from '../../components/controls/button';
import { ChoiceField } from '../../components/controls/choice-field';
import { useFilesPlace } from '../../components/controls/files-place';
import { useVoice } from '../../components/controls/voice';
import { type HintPart, type Markup, markups } from '../background/messages';
import type { HintsModel } from './hints-model';

/** No such file comes near; a larger one is another, chosen by mistake. */
const BYTES_MAX = 500_000;

/** Where a wrong guess about a site is mended: by pointing in its page, and by saying how it writes. */
export function HintsView({ model }: { model: HintsModel }) {
  const { say } = useVoice();
  const hints = model.hints.value;
  if (!hints) return null;
  const { editor, posts, markup, account } = hints;
  const said = [editor, posts, markup, account].some((one) => one !== null);
  return (
    <details class="hints" open={said}>
      <summary>{say('popup_hints')}</summary>
      <div class="hints-body">
        <p class="muted small">{say('popup_hints_about', hints.host)}</p>
        <Part model={model} part="editor" kept={hints.editor !== null} />
        <Part model={model} part="posts" kept={hints.posts !== null} />
        {account !== null && (
          <div class="actions hint" data-point="account" tabIndex={-1}>
            <span class="small">{say('popup_hints_account', account)}</span>
            <Button
              look="quiet"
              label={say('popup_hints_forget_account')}
              busy={model.busy.value}
              onPress={() => void model.forgetAccount()}
            >
              {say('popup_hints_forget')}
            </Button>
          </div>
        )}
        <ChoiceField
          label={say('popup_hints_markup', hints.host)}
          options={[
            { id: '', label: say('popup_hints_markup_auto') },
            ...markups.map((id) => ({ id, label: say(`partida_markup_${id}`) })),
          ]}
          value={hints.markup ?? ''}
          onChoose={(id) => void model.write((id || null) as Markup | null)}
        />
        <Files model={model} />
      </div>
    </details>
  );
}

function Part({ model, part, kept }: { model: HintsModel; part: HintPart; kept: boolean }) {
  const { say } = useVoice();
  return (
    <div class="actions hint" data-point={part} tabIndex={-1}>
      <Button busy={model.busy.value} onPress={() => void model.point(part)}>
        {say(`popup_hints_${part}`)}
      </Button>
      {kept && (
        <>
          <span class="small">{say(`popup_hints_${part}_kept`)}</span>
          <Button
            look="quiet"
            label={say(`popup_hints_forget_${part}`)}
            busy={model.busy.value}
            onPress={() => void model.forget(part)}
          >
            {say('popup_hints_forget')}
          </Button>
        </>
      )}
    </div>
  );
}

function Files({ model }: { model: HintsModel }) {
  const { say } = useVoice();
  const elsewhere = useFilesPlace();
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // So that choosing the same file again is a change too.
    const text = file && file.size <= BYTES_MAX ? await file.text() : '';
    input.value = '';
    await model.bringIn(text);
  };
  return (
    <div class="actions">
      <Button look="quiet" onPress={() => void model.handOn()}>
        {say('popup_hints_export')}
      </Button>
      {elsewhere ? (
        <Button look="quiet" icon="open" onPress={elsewhere}>
          {say('popup_hints_import')}
        </Button>
      ) : (
        <label class="button button-quiet file-choice">
          <span>{say('popup_hints_import')}</span>
          <input
            type="file"
            class="sr-only"
            accept=".json,application/json"
            onChange={(event) => void choose(event.currentTarget)}
          />
        </label>
      )}
    </div>
  );
}
