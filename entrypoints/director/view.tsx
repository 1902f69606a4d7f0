import { Acta } from '../../components/acta/acta';
import { Export } from '../../components/acta/export';
import { Button } from '../../components/controls/button';
import { FlagField } from '../../components/controls/flag-field';
import { Notice } from '../../components/controls/notice';
import { useVoice } from '../../components/controls/voice';
import type { DirectorModel } from './model';

interface DirectorProps {
  readonly model: DirectorModel;
  readonly copy: (text: string) => Promise<boolean>;
  readonly save: (name: string, text: string) => void;
}

/** The page of the acta: how the reading goes, and what was found. */
export function Director({ model, copy, save }: DirectorProps) {
  const { say } = useVoice();
  const page = model.page.value;
  const acta = model.acta.value;
  const { host, topic, url, title } = page ?? { host: '', topic: '', url: '', title: '' };
  return (
    <>
      <header class="top">
        <p class="brand">Fe de Dados</p>
      </header>
      <main class="page">
        <h1>{title || say('whole_title')}</h1>
        {page && (
          <p class="muted">
            {host} · <a href={url}>{url}</a>
          </p>
        )}
        <Progress model={model} />
        {acta && (
          <Acta
            acta={acta}
            place={{ link: ({ post }) => model.pageOf(post) ?? url }}
            actions={
              <Export
                acta={acta}
                subject={{ title, host, topic: topic ?? '', url, posts: model.posts.value }}
                copy={copy}
                save={save}
              />
            }
          />
        )}
      </main>
    </>
  );
}

function Progress({ model }: { model: DirectorModel }) {
  const { say } = useVoice();
  const stage = model.stage.value;
  const total = model.total.value;
  const problem = model.problem.value;
  const busy = stage === 'reading' || stage === 'starting' || stage === 'checking';
  return (
    <section class="progress" aria-label={say('whole_progress')} aria-busy={busy} data-stage={stage}>
      <p role="status">{model.waiting.value ?? stageWords(model, say)}</p>
      {busy && !problem && (
        <progress
          aria-label={say('whole_progress')}
          {...(total === null ? {} : { max: total, value: model.pages.value })}
        />
      )}
      {stage === 'reading' && <p class="muted small">{say('whole_polite')}</p>}
      {problem && <Notice kind="bad">{problem}</Notice>}
      {model.partial.value && (
        <div>
          <FlagField
            label={say('whole_sees_all')}
            value={model.seesAll.value}
            onChange={(yes) => void model.saySeesAll(yes)}
          />
          <p class="field-help">{say('whole_sees_all_help')}</p>
        </div>
      )}
      <div class="actions">
        {stage === 'reading' && <Button onPress={model.cancel}>{say('whole_cancel')}</Button>}
        {stage === 'paused' && (
          <Button look="primary" onPress={() => void model.resume()}>
            {say('whole_resume')}
          </Button>
        )}
        {(stage === 'paused' || stage === 'done') && model.pages.value > 0 && (
          <Button onPress={() => void model.again()}>{say('whole_again')}</Button>
        )}
      </div>
    </section>
  );
}

function stageWords(model: DirectorModel, say: ReturnType<typeof useVoice>['say']): string {
  const pages = model.pages.value;
  const posts = model.posts.value;
  const total = model.total.value;
  switch (model.stage.value) {
    case 'starting':
      return say('whole_starting');
    case 'reading':
      return total === null
        ? say('whole_reading', pages, posts)
        : say('whole_reading_of', pages, total, posts);
    case 'checking':
      return say('whole_checking');
    case 'paused':
      return pages === 0 ? '' : say('whole_paused', pages, posts);
    case 'done':
      return model.acta.value?.complete === false
        ? say('whole_done_partial', pages, posts)
        : say('whole_done', pages, posts);
  }
}
