import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Acta } from '../../components/acta/acta';
import { Button } from '../../components/controls/button';
import { framed } from '../../components/controls/field';
import { FlagField } from '../../components/controls/flag-field';
import { Notice } from '../../components/controls/notice';
import { TextField } from '../../components/controls/text-field';
import { useVoice, VoiceProvider } from '../../components/controls/voice';
import { Export } from './export';
import { fileOf } from './files';
import { together } from './together';
import type { Readable, Verifier } from './verifier';

/** The whole static page. */
export function App({ verifier }: { verifier: Verifier }) {
  const language = verifier.language.value;
  const say = verifier.say.value;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${say('verificar_title')} · Fe de Dados`;
  }, [language, say]);
  return (
    <VoiceProvider value={{ say, language }}>
      <header class="top">
        <p class="brand">Fe de Dados</p>
        <Button look="quiet" onPress={() => verifier.speak(language === 'es' ? 'en' : 'es')}>
          <span lang={language === 'es' ? 'en' : 'es'}>{say('verificar_other_language')}</span>
        </Button>
      </header>
      <main class="page">
        <h1>{say('verificar_title')}</h1>
        <p class="lead">{say('verificar_about')}</p>
        <Given verifier={verifier} />
        <Found verifier={verifier} />
      </main>
      <footer class="page muted small">{say('verificar_foot')}</footer>
    </VoiceProvider>
  );
}

function Given({ verifier }: { verifier: Verifier }) {
  const { say } = useVoice();
  const files = verifier.files.value;
  const [first] = files;
  const chooser = useRef<HTMLInputElement>(null);
  // A text was pasted after all: the field must not name files that are not read.
  useEffect(() => {
    if (files.length === 0 && chooser.current) chooser.current.value = '';
  }, [files]);
  return (
    <form
      class="given"
      onSubmit={(event) => {
        event.preventDefault();
        void verifier.check();
      }}
    >
      {framed(useId(), { label: say('verificar_open'), help: say('verificar_open_help') }, (wiring) => (
        <input
          {...wiring}
          ref={chooser}
          class="input"
          type="file"
          multiple
          accept=".html,.htm,.xhtml,.json,.txt,text/html,application/json,text/plain"
          onChange={({ currentTarget }) => {
            verifier.open([...(currentTarget.files ?? [])].map(fileOf));
            void verifier.check();
          }}
        />
      ))}
      {first && (
        <p class="muted small">
          {files.length === 1
            ? say('verificar_file_named', first.name)
            : say('verificar_files_named', files.length)}
        </p>
      )}
      <TextField
        label={say('verificar_paste')}
        help={say('verificar_paste_help')}
        lines={6}
        spellcheck={false}
        value={verifier.pasted.value}
        onInput={verifier.paste}
      />
      <div class="actions">
        <button type="submit" class="button button-primary" aria-disabled={verifier.busy.value || undefined}>
          {say('verificar_check')}
        </button>
      </div>
    </form>
  );
}

function Found({ verifier }: { verifier: Verifier }) {
  const { say } = useVoice();
  const reading = verifier.reading.value;
  const judged = verifier.judged.value;
  const problem = verifier.problem.value;
  const place = useRef<HTMLDivElement>(null);
  const shown = judged !== null;
  // The acta may stand below the screen: who asked for it is brought to it.
  useEffect(() => {
    if (shown) place.current?.querySelector<HTMLElement>('[data-acta-title]')?.focus();
  }, [shown]);
  return (
    <div ref={place} class="found" aria-busy={verifier.busy.value}>
      <p class="status" role="status">
        {verifier.busy.value ? say('verificar_checking') : ''}
      </p>
      {problem && <Notice kind="bad">{problem}</Notice>}
      {reading && <Read reading={reading} verifier={verifier} />}
      {reading && judged && (
        <Acta
          key={verifier.round.value}
          acta={judged.acta}
          place={judged.place}
          actions={<Export judged={judged} reading={reading} where={verifier.where.value} />}
        />
      )}
    </div>
  );
}

function Read({ reading, verifier }: { reading: Readable; verifier: Verifier }) {
  const { say } = useVoice();
  const title = useId();
  const { host, topic, complete } = verifier.where.value;
  const [typed, setTyped] = useState(host);
  useEffect(() => setTyped(host), [host]);
  return (
    <section class="where" aria-labelledby={title}>
      <h2 id={title}>{say('verificar_where')}</h2>
      <p>{readWords(reading, verifier)}</p>
      {(host === '' || topic === '') && <Notice kind="warn">{say('verificar_no_place')}</Notice>}
      <div class="where-fields">
        <TextField
          label={say('verificar_host')}
          help={say('verificar_host_help')}
          value={typed}
          onInput={(text) => {
            setTyped(text);
            // A whole address says both; half a host, while it is typed, says nothing yet.
            if (/^https?:\/\/[^/]+\/.+|\.[a-z]{2,}$/i.test(text.trim())) verifier.mend({ host: text });
          }}
        />
        <TextField
          label={say('verificar_topic')}
          help={say('verificar_topic_help')}
          value={topic}
          onInput={(text) => verifier.mend({ topic: text.trim() })}
        />
      </div>
      {reading.kind !== 'paste' && (
        <div>
          <FlagField
            label={say('verificar_complete')}
            value={complete}
            onChange={(yes) => verifier.mend({ complete: yes })}
          />
          <p class="field-help">{say('verificar_complete_help')}</p>
        </div>
      )}
    </section>
  );
}

function readWords(reading: Readable, { say, judged }: Verifier): string {
  const { value } = say;
  if (reading.kind === 'paste') return value('verificar_read_paste', judged.value?.posts ?? 0);
  if (reading.kind === 'file') return value('verificar_read_file', reading.file.posts.length);
  const { pages } = reading;
  const { posts, strangers } = together(pages);
  const engine = pages[0]?.engine ?? '';
  const read =
    pages.length === 1
      ? value('verificar_read_page', engine, posts.length)
      : value('verificar_read_pages', pages.length, engine, posts.length);
  return strangers.length > 0 ? `${read} ${value('verificar_strangers', strangers.join(', '))}` : read;
}
