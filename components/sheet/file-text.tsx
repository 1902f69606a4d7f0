import type { SheetField } from '../../rules/system';
import { TextField } from '../controls/text-field';
import { useVoice } from '../controls/voice';
import { FileButtons } from './file-buttons';

interface FileTextProps {
  readonly field: Extract<SheetField, { type: 'text' }>;
  readonly label: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly text: string;
  readonly onRaw: (text: string) => void;
}

/** A text that is also a file: written or pasted here, brought in, handed on. */
export function FileText({ field, label, error, readOnly, text, onRaw }: FileTextProps) {
  const { say } = useVoice();
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
        onContent={(brought) => {
          onRaw(brought);
          return null;
        }}
      />
    </div>
  );
}
