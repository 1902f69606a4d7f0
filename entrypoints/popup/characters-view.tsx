import { useState } from 'preact/hooks';
import { Button } from '../../components/controls/button';
import { failureReport, failureWords } from '../../components/controls/failure';
import { Notice } from '../../components/controls/notice';
import { SaveStatus } from '../../components/controls/save-status';
import { useVoice } from '../../components/controls/voice';
import { CharacterList } from '../../components/sheet/character-list';
import { Sheet } from '../../components/sheet/sheet';
import type { SheetModel } from '../../components/sheet/sheet-model';
import type { CharactersModel } from './characters-model';
import type { Desk } from './desk';
import { ImportPanel } from './import-panel';
import { Skeleton } from './skeleton';
import '../../components/sheet/sheet.css';

interface CharactersViewProps {
  readonly desk: Desk;
  readonly model: CharactersModel;
  /** Opens this view in a tab, where choosing a file does not close it; `null` where it may be chosen here. */
  readonly openInTab: (() => void) | null;
}

export function CharactersView({ desk, model, openInTab }: CharactersViewProps) {
  const { say } = useVoice();
  const [panel, setPanel] = useState<'new' | 'import' | null>(null);
  const characters = model.characters.value;
  const { readOnly } = desk.health.value;
  if (!characters) return <Skeleton />;
  const ids = characters.map(({ id }) => id);
  const toggle = (which: 'new' | 'import') => setPanel(panel === which ? null : which);
  return (
    <div class={model.openId.value ? 'pair pair-open' : 'pair'}>
      <section class="pair-list" aria-labelledby="characters-title">
        <h2 id="characters-title" tabIndex={-1}>
          {say('popup_characters')}
        </h2>
        {characters.length === 0 && <Notice kind="calm">{say('popup_no_characters')}</Notice>}
        <CharacterList
          characters={characters}
          open={model.openId.value}
          hasUnsaved={(id) => desk.unsaved.of(id) !== null}
          systemName={model.systemName}
          onOpen={model.open}
        />
        <div class="actions">
          <Button
            icon="add"
            look={characters.length === 0 ? 'primary' : 'plain'}
            disabled={readOnly}
            expanded={panel === 'new'}
            onPress={() => toggle('new')}
          >
            {say('popup_new_character')}
          </Button>
          <Button
            look="quiet"
            disabled={readOnly}
            expanded={panel === 'import'}
            onPress={() => toggle('import')}
          >
            {say('popup_import')}
          </Button>
          {characters.length > 0 && (
            <Button look="quiet" onPress={() => void model.exportJson(ids, say('popup_file_characters'))}>
              {say('popup_export_all')}
            </Button>
          )}
        </div>
        {panel === 'new' && !readOnly && <NewCharacter model={model} onDone={() => setPanel(null)} />}
        {panel === 'import' && !readOnly && (
          <ImportPanel model={model} openInTab={openInTab} onDone={() => setPanel(null)} />
        )}
      </section>
      {model.sheet.value && <Editor desk={desk} model={model} sheet={model.sheet.value} />}
      {model.foreign.value && (
        <section class="pair-detail">
          <Back model={model} />
          <h2 id="sheet-title" tabIndex={-1}>
            {model.foreign.value.name}
          </h2>
          <Notice kind="warn">{say('popup_foreign_game', model.foreign.value.system)}</Notice>
        </section>
      )}
    </div>
  );
}

function NewCharacter({ model, onDone }: { model: CharactersModel; onDone: () => void }) {
  const { say, language } = useVoice();
  return (
    <fieldset class="subpanel">
      <legend class="field-label">{say('popup_choose_game')}</legend>
      <div class="actions">
        {model.systems.value
          .filter((system) => system.fields.length > 0)
          .map((system) => (
            <Button
              key={system.id}
              onPress={() => {
                onDone();
                void model.create(system.id);
              }}
            >
              {system.term(system.id, language)}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}

function Back({ model }: { model: CharactersModel }) {
  const { say } = useVoice();
  return (
    <div class="pair-back">
      <Button look="quiet" icon="back" onPress={() => void model.close()}>
        {say('popup_characters')}
      </Button>
    </div>
  );
}

function Editor({ desk, model, sheet }: { desk: Desk; model: CharactersModel; sheet: SheetModel }) {
  const { say } = useVoice();
  const { readOnly } = desk.health.value;
  const state = sheet.state.value;
  const failed = state.kind === 'failed' ? state.reason : null;
  const name = sheet.name.value.trim() || say('sheet_unnamed');
  return (
    <section class="pair-detail" aria-labelledby="sheet-title" key={sheet.id}>
      <Back model={model} />
      <header class="detail-head">
        <h2 id="sheet-title" tabIndex={-1}>
          {name}
          <small>{model.systemName(sheet.game.id)}</small>
        </h2>
        {readOnly ? (
          <p class="muted">{say('popup_read_only_short')}</p>
        ) : (
          <SaveStatus
            kind={state.kind}
            held={sheet.held.value}
            failure={failed ? failureWords(failed, say) : undefined}
            onRetry={() => void sheet.flush()}
            onReport={
              failed
                ? () => void desk.copy(failureReport(failed) ?? '', say('popup_report_copied'))
                : undefined
            }
          />
        )}
      </header>
      <Sheet
        model={sheet}
        readOnly={readOnly}
        onTaken={(message, undo) => {
          desk.undo.offer({ message, undo });
          desk.announce(say('popup_undo_said', message));
        }}
      />
      <div class="actions detail-actions">
        <Button icon="copy" disabled={readOnly} onPress={() => void model.duplicate(sheet.id)}>
          {say('popup_duplicate')}
        </Button>
        <Button icon="file" onPress={() => void model.exportJson([sheet.id], say('popup_file_character'))}>
          {say('popup_export')}
        </Button>
        <Button icon="trash" disabled={readOnly} onPress={() => void model.remove(sheet.id)}>
          {say('control_delete')}
        </Button>
      </div>
    </section>
  );
}
