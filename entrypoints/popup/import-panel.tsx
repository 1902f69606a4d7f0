import { useState } from 'preact/hooks';
import { Button } from '../../components/controls/button';
import { Notice } from '../../components/controls/notice';
import { TextField } from '../../components/controls/text-field';
import { useVoice } from '../../components/controls/voice';
import type { CharactersModel } from './characters-model';

interface ImportPanelProps {
  readonly model: CharactersModel;
  readonly openInTab: (() => void) | null;
  readonly onDone: () => void;
}

/** No export of sheets comes near; a larger file is another one, chosen by mistake. */
const BYTES_MAX = 5_000_000;

/** Brings characters in from a file or from pasted text. A file that cannot be read changes nothing. */
export function ImportPanel({ model, openInTab, onDone }: ImportPanelProps) {
  const { say } = useVoice();
  const [text, setText] = useState('');
  const [tooBig, setTooBig] = useState(false);
  const problems = model.importProblems.value;
  const bring = async (json: string) => {
    if (await model.importJson(json)) onDone();
  };
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // So that choosing the same file again, once mended, is a change too.
    const content = file && file.size <= BYTES_MAX ? await file.text() : null;
    input.value = '';
    setTooBig(content === null);
    if (content !== null) await bring(content);
  };
  return (
    <fieldset class="subpanel" aria-label={say('popup_import')}>
      {openInTab ? (
        <Button icon="open" onPress={openInTab}>
          {say('popup_import_in_tab')}
        </Button>
      ) : (
        <label class="file">
          <span class="field-label">{say('popup_import_file')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event.currentTarget)}
          />
        </label>
      )}
      <TextField
        label={say('popup_import_paste')}
        value={text}
        lines={3}
        spellcheck={false}
        onInput={setText}
      />
      <Button disabled={text.trim() === ''} busy={model.busy.value} onPress={() => void bring(text)}>
        {say('popup_import_do')}
      </Button>
      {tooBig && (
        <Notice kind="bad" title={say('popup_import_nothing')}>
          {say('popup_import_too_big')}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice kind="bad" title={say('popup_import_nothing')}>
          <ul class="problems">
            {problems.slice(0, 20).map((problem) => (
              <li key={`${problem.field} ${problem.code} ${problem.message}`}>
                {problem.field && <code>{problem.field}</code>} {problem.message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </fieldset>
  );
}
