import { Button } from '../../components/controls/button';
import { ChoiceField } from '../../components/controls/choice-field';
import { Notice } from '../../components/controls/notice';
import { useVoice } from '../../components/controls/voice';
import { LogList } from '../../components/log/log-list';
import type { Desk } from './desk';
import type { LogModel } from './log-model';
import { Skeleton } from './skeleton';

export function LogView({ desk, model }: { desk: Desk; model: LogModel }) {
  const { say } = useVoice();
  const rows = model.rows.value;
  if (!rows) return <Skeleton />;
  const partidas = model.partidas.value;
  return (
    <section aria-labelledby="log-title" class="narrow">
      <h2 id="log-title" tabIndex={-1}>
        {say('popup_log')}
      </h2>
      <div class="log-tools">
        <ChoiceField
          label={say('log_partida')}
          value={model.partida.value ?? ''}
          options={[
            { id: '', label: say('log_all') },
            ...partidas.map(({ id, name }) => ({ id, label: name })),
          ]}
          onChoose={(id) => void model.filter(id || null)}
        />
        <div class="actions">
          <Button look="quiet" icon="file" onPress={() => void model.exportAs('csv')}>
            CSV
          </Button>
          <Button look="quiet" icon="file" onPress={() => void model.exportAs('json')}>
            JSON
          </Button>
        </div>
      </div>
      {rows.length === 0 ? (
        <Notice kind="calm">{say(model.partida.value === null ? 'log_empty' : 'log_empty_partida')}</Notice>
      ) : (
        <LogList
          rows={rows}
          onCopy={(row) =>
            void desk.copy(row.block, row.n > 0 ? say('log_copied', row.n) : say('bar_copied'))
          }
          onMove={desk.health.value.readOnly ? undefined : (row, act) => void model.move(row, act)}
        />
      )}
      {model.more.value && <Button onPress={() => void model.loadMore()}>{say('log_more')}</Button>}
    </section>
  );
}
