import { useId } from 'preact/hooks';
import { Button } from '../../components/controls/button';
import { failureReport, failureWords } from '../../components/controls/failure';
import { Notice } from '../../components/controls/notice';
import { useVoice } from '../../components/controls/voice';
import { PageRolls } from '../../components/page-rolls/page-rolls';
import type { PageView as PageAnswer, PageRef } from '../background/messages';
import type { Desk } from './desk';
import { HintsView } from './hints-view';
import type { PageModel } from './page-model';
import { SiteList } from './site-list';
import { hostOf } from './sites';
import { Skeleton } from './skeleton';

interface PageViewProps {
  readonly desk: Desk;
  readonly model: PageModel;
  /** `permissions.request`, called in the click itself. */
  readonly requestOrigin: (origin: string) => Promise<boolean>;
  readonly goToCharacters: () => void;
}

export function PageView({ desk, model, requestOrigin, goToCharacters }: PageViewProps) {
  const { say } = useVoice();
  const here = model.here.value;
  if (here.kind === 'looking') return <Skeleton />;
  if (here.kind === 'forum') {
    return <ForumView desk={desk} model={model} goToCharacters={goToCharacters} {...here} />;
  }
  return (
    <section class="narrow" aria-labelledby="page-title">
      <h2 id="page-title" tabIndex={-1}>
        {say('popup_page')}
      </h2>
      {here.kind === 'elsewhere' && <Notice kind="calm">{say('popup_elsewhere')}</Notice>}
      {here.kind === 'closed' && (
        <Notice
          kind="calm"
          title={say('popup_closed_title', hostOf(here.origin))}
          actions={
            <Button
              look="primary"
              busy={model.busy.value}
              onPress={() => void model.enable(here.origin, requestOrigin(here.origin))}
            >
              {say('popup_enable_site')}
            </Button>
          }
        >
          <p>{say('popup_closed_about')}</p>
        </Notice>
      )}
      {here.kind === 'unknown' && (
        <Notice kind="calm" title={here.origin ? hostOf(here.origin) : undefined}>
          <p>{say(here.silent ? 'popup_reload_page' : 'popup_unknown_forum')}</p>
        </Notice>
      )}
      {here.kind === 'failed' && (
        <Notice
          kind="bad"
          actions={
            <>
              <Button onPress={() => void model.load()}>{say('control_retry')}</Button>
              <Button
                look="quiet"
                onPress={() => void desk.copy(failureReport(here.reason) ?? '', say('popup_report_copied'))}
              >
                {say('control_copy_report')}
              </Button>
            </>
          }
        >
          <p>{failureWords(here.reason, say)}</p>
        </Notice>
      )}
      <HintsView model={model.hints} />
      <SiteList model={model} />
    </section>
  );
}

interface ForumViewProps {
  readonly desk: Desk;
  readonly model: PageModel;
  readonly page: PageRef;
  readonly view: PageAnswer;
  readonly goToCharacters: () => void;
}

function ForumView({ desk, model, page, view, goToCharacters }: ForumViewProps) {
  const { say } = useVoice();
  const form = model.form.value;
  const { readOnly } = desk.health.value;
  return (
    <div class="columns">
      <section aria-labelledby="page-title">
        <h2 id="page-title" tabIndex={-1}>
          {page.title || page.host}
          <small>{[page.host, page.account].filter(Boolean).join(' · ')}</small>
        </h2>
        <dl class="facts">
          <div>
            <dt>{say('partida_one')}</dt>
            <dd>{view.partida?.name ?? say('popup_no_partida')}</dd>
          </div>
          {view.system.name && (
            <div>
              <dt>{say('partida_system')}</dt>
              <dd>{view.system.name}</dd>
            </div>
          )}
          <div>
            <dt>{say('partida_language')}</dt>
            <dd>{say(`partida_language_${view.language}`)}</dd>
          </div>
        </dl>
        <CharacterChoice model={model} view={view} readOnly={readOnly} goToCharacters={goToCharacters} />
        {view.pending.length > 0 && (
          <Notice kind="warn" title={say('popup_pending')}>
            <ul class="pending">
              {view.pending.map((block) => (
                <li key={block.id}>
                  <span>{block.said}</span>
                  <Button
                    look="quiet"
                    icon="copy"
                    label={say('log_copy_of', block.n)}
                    onPress={() => model.copyPending(block)}
                  >
                    {say('log_copy')}
                  </Button>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {form ? (
          <div class="subpanel">
            <header class="detail-head">
              <h3 id="partida-title" tabIndex={-1}>
                {say(form.model.stored.value ? 'popup_edit_partida' : 'popup_new_partida')}
              </h3>
              <Button look="quiet" icon="cross" onPress={() => void model.closeForm()}>
                {say('control_close')}
              </Button>
            </header>
            <form.Form
              model={form.model}
              systems={form.games.systems.map((system) => ({
                id: system.id,
                label: system.term(system.id, desk.language),
              }))}
              characters={form.characters}
              scopes={form.scopes}
              boardMarkup={page.markup}
              readOnly={readOnly}
              onReport={(report) => void desk.copy(report ?? '', say('popup_report_copied'))}
              onTaken={(message, undo) => desk.undo.offer({ message, undo })}
            />
          </div>
        ) : (
          <div class="actions" data-form-opener>
            <Button icon="edit" busy={model.busy.value} onPress={() => void model.openForm()}>
              {say(view.partida ? 'popup_edit_partida' : 'popup_new_partida')}
            </Button>
          </div>
        )}
        <HintsView model={model.hints} />
        <SiteList model={model} />
      </section>
      <section aria-labelledby="rolls-title">
        <h2 id="rolls-title">{say('rolls_title')}</h2>
        <Rolls model={model} />
        {page.topic !== null && (
          <div class="actions">
            <Button icon="open" onPress={() => void model.openActa()}>
              {say('popup_open_acta')}
            </Button>
            <p class="muted small">{say('popup_open_acta_about')}</p>
          </div>
        )}
      </section>
    </div>
  );
}

function Rolls({ model }: { model: PageModel }) {
  const { say } = useVoice();
  if (model.rollsFailed.value) return <Notice kind="calm">{say('popup_reload_page')}</Notice>;
  return model.rolls.value ? (
    <>
      {model.refused.value && <Notice kind="bad">{model.refused.value}</Notice>}
      <PageRolls verdicts={model.rolls.value} onStep={(block, step) => void model.refer(block, step)} />
    </>
  ) : (
    <Skeleton />
  );
}

interface CharacterChoiceProps {
  readonly model: PageModel;
  readonly view: PageAnswer;
  readonly readOnly: boolean;
  readonly goToCharacters: () => void;
}

/** The characters of this game, one click away from each other. */
function CharacterChoice({ model, view, readOnly, goToCharacters }: CharacterChoiceProps) {
  const { say } = useVoice();
  const name = useId();
  if (view.characters.length === 0) {
    return (
      <Notice kind="calm" actions={<Button onPress={goToCharacters}>{say('popup_go_to_characters')}</Button>}>
        <p>
          {view.partida ? say('popup_no_character_here', view.system.name) : say('popup_no_character_any')}
        </p>
      </Notice>
    );
  }
  return (
    <fieldset class="chips">
      <legend class="field-label">{say('popup_active')}</legend>
      <div class="chips-row">
        {view.characters.map((character) => (
          <label key={character.id} class="chip">
            <input
              type="radio"
              name={name}
              checked={character.id === view.active}
              disabled={readOnly}
              onChange={() => void model.choose(character.id)}
            />
            <span>{character.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
