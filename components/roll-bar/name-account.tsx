import { useState } from 'preact/hooks';
import { Button } from '../controls/button';
import { Notice } from '../controls/notice';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import type { RollModel } from './model';

/** Where no engine knows whose rolls these are: the reader says it, once for the site. */
export function NameAccount({ model }: { model: RollModel }) {
  const { say } = useVoice();
  const [name, setName] = useState('');
  const send = (): void => void model.nameAccount(name);
  return (
    <Notice
      kind="warn"
      title={say('bar_account')}
      actions={
        <Button busy={model.busy} onPress={send}>
          {say('bar_account_yes')}
        </Button>
      }
    >
      <p>{say('bar_account_about')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={say('bar_account_name')}
          width="wide"
          error={model.problemOf('account')}
          suggestions={model.port.authors()}
          value={name}
          onInput={setName}
        />
      </form>
    </Notice>
  );
}
