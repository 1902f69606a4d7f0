import { Button } from '../../components/controls/button';
import { FieldError } from '../../components/controls/field';
import { Notice } from '../../components/controls/notice';
import { TextField } from '../../components/controls/text-field';
import { useVoice } from '../../components/controls/voice';
import type { WordsModel } from './words-model';

export function WordsView({ model, readOnly }: { model: WordsModel; readOnly: boolean }) {
  const { say } = useVoice();
  return (
    <section aria-labelledby="words-title" class="narrow">
      <h2 id="words-title" tabIndex={-1}>
        {say('words_title')}
      </h2>
      <p>{say('words_about')}</p>
      <p>{say('words_why')}</p>
      <Notice kind="warn">{say('words_secret')}</Notice>
      <OwnWords model={model} />
      {!readOnly && <Restore model={model} />}
    </section>
  );
}

function OwnWords({ model }: { model: WordsModel }) {
  const { say } = useVoice();
  const shown = model.shown.value;
  return (
    <div class="words-own">
      {!shown && (
        <Button busy={model.busy.value} onPress={() => void model.show()}>
          {say('words_show')}
        </Button>
      )}
      {shown && (
        <>
          {shown.before && <p class="small muted">{say('words_show_again')}</p>}
          {/* Numbered by the list itself, so that what is copied are the words alone. */}
          <ol class="words-list" aria-label={say('words_list')} tabIndex={-1} translate={false}>
            {shown.words.map(({ at, word }) => (
              <li key={at} lang="es">
                {word}
              </li>
            ))}
          </ol>
          <Button look="primary" onPress={model.hide}>
            {say('words_hide')}
          </Button>
        </>
      )}
    </div>
  );
}

function Restore({ model }: { model: WordsModel }) {
  const { say } = useVoice();
  const [first, ...others] = model.problems.value;
  return (
    <form
      class="words-restore"
      autocomplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.restore();
      }}
    >
      <h3>{say('words_restore')}</h3>
      <TextField
        label={say('words_field')}
        help={say('words_restore_about')}
        error={first?.message}
        lines={3}
        spellcheck={false}
        value={model.typed.value}
        onInput={model.type}
      />
      {others.map(({ message }) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
      <button type="submit" class="button button-plain" aria-disabled={model.busy.value || undefined}>
        {say('words_restore_go')}
      </button>
      <p role="status">{model.done.value}</p>
    </form>
  );
}
