import { Button } from '../../components/controls/button';
import { Notice } from '../../components/controls/notice';
import { useVoice } from '../../components/controls/voice';
import { PartidaForm } from '../../components/partidas/partida-form';
import { PartidaList } from '../../components/partidas/partida-list';
import type { Partida } from '../background/messages';
import type { Desk } from './desk';
import type { PartidasModel } from './partidas-model';
import { Skeleton } from './skeleton';

export function PartidasView({ desk, model }: { desk: Desk; model: PartidasModel }) {
  const { say, language } = useVoice();
  const partidas = model.partidas.value;
  const { readOnly } = desk.health.value;
  if (!partidas) return <Skeleton />;
  const form = model.form.value;
  return (
    <div class={form ? 'pair pair-open' : 'pair'}>
      <section class="pair-list" aria-labelledby="partidas-title">
        <h2 id="partidas-title" tabIndex={-1}>
          {say('popup_partidas')}
        </h2>
        {partidas.length === 0 ? (
          <Notice kind="calm">{say('popup_no_partidas')}</Notice>
        ) : (
          <PartidaList
            partidas={partidas}
            open={form?.draft.value.id ?? null}
            readOnly={readOnly}
            systemName={model.systemName}
            onOpen={model.open}
            onDelete={(partida) => void model.remove(partida)}
          />
        )}
      </section>
      {form && (
        <section class="pair-detail" aria-labelledby="partida-title" key={form.draft.value.id}>
          <div class="pair-back">
            <Button look="quiet" icon="back" onPress={() => void model.close()}>
              {say('popup_partidas')}
            </Button>
          </div>
          <header class="detail-head">
            <h2 id="partida-title" tabIndex={-1}>
              {form.draft.value.name}
              <small>{form.draft.value.host}</small>
            </h2>
          </header>
          <PartidaForm
            model={form}
            systems={model.systems.value.map(({ id, term }) => ({ id, label: term(id, language) }))}
            characters={model.characters.value}
            scopes={scopesOf(partidas.find(({ id }) => id === form.draft.value.id) ?? form.draft.value)}
            boardMarkup={null}
            readOnly={readOnly}
            onReport={(report) => void desk.copy(report ?? '', say('popup_report_copied'))}
            onTaken={(message, undo) => {
              desk.undo.offer({ message, undo });
              desk.announce(say('popup_undo_said', message));
            }}
          />
        </section>
      )}
    </div>
  );
}

/** Away from the forum only its own thread or section is known, and the whole site. */
function scopesOf({ scope }: Partida): readonly { scope: Partida['scope'] }[] {
  const site = { scope: { kind: 'site' as const, id: '' } };
  return scope.kind === 'site' ? [{ scope }] : [{ scope }, site];
}
