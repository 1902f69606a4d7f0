import type { SheetField } from '../../rules/system';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import { FileButtons } from './file-buttons';
import type { OnTaken } from './sheet';
import { joinFile } from './text-file';

interface FileTextProps {
  readonly field: Extract<SheetField, { type: 'text' }>;
  readonly label: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly text: string;
  readonly onRaw: (text: string) => void;
  readonly onTaken: OnTaken;
}

/** A text that is also a file: written or pasted here, brought in, handed on. */
export function FileText({ field, label, error, readOnly, text, onRaw, onTaken }: FileTextProps) {
  const { say } = useVoice();
  /** Nothing of one's own is lost: what a file brings stands beside it, and can be taken back. */
  const bring = (brought: string): string | null => {
    const joined = joinFile(text, brought, field.sample);
    if (typeof joined === 'string')
      return say(joined === 'not_json' ? 'sheet_file_not_json' : 'sheet_file_other');
    onRaw(joined.text);
    if (text.trim() !== '')
      onTaken(say('sheet_file_brought', joined.names.join(', ') || label), () => onRaw(text));
    return null;
  };
  return (
    <div class="file-text field-line">
      <TextField
        {...{ label, error, readOnly }}
        help={say('sheet_file_about')}
        value={text}
        lines={text === '' ? 3 : field.lines}
        width="wide"
        spellcheck={false}
        onInput={onRaw}
      />
      <FileButtons
        file={field.file ?? ''}
        {...{ label, readOnly }}
        content={() => text}
        sample={field.sample}
        onContent={bring}
      />
    </div>
  );
}
