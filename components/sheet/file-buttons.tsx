import { useId, useState } from 'preact/hooks';
import { Button } from '../controls/button';
import { download, fileName } from '../controls/download';
import { FieldError } from '../controls/field';
import { useFilesPlace } from '../controls/files-place';
import { useVoice } from '../controls/voice';

interface FileButtonsProps {
  /** What the file is called. */
  readonly file: string;
  /** The name of the field they belong to. */
  readonly label: string;
  /** What is handed on; '' when there is nothing. */
  readonly content: () => string;
  readonly readOnly: boolean;
  /** Takes what was brought in; words for what is wrong with it. */
  readonly onContent: (text: string) => string | null;
  /** Something to begin with, where nothing is. */
  readonly sample?: string | undefined;
}

/** No list of rolls comes near; a larger file is another one, chosen by mistake. */
const BYTES_MAX = 200_000;

/** Brings a field in from a file, and hands it on as one. */
export function FileButtons({ file, label, content, readOnly, onContent, sample }: FileButtonsProps) {
  const { say } = useVoice();
  const elsewhere = useFilesPlace();
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const empty = content() === '';
  const choose = async (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    if (!chosen) return;
    const text = chosen.size <= BYTES_MAX ? await chosen.text() : null;
    // So that choosing the same file again, once mended, is a change too.
    input.value = '';
    setWrong(text === null ? say('sheet_file_too_big') : onContent(text));
  };
  return (
    <fieldset class="file-buttons" aria-label={say('sheet_file_of', label)}>
      {!readOnly &&
        (elsewhere ? (
          <Button look="quiet" icon="open" onPress={elsewhere}>
            {say('sheet_file_in_tab')}
          </Button>
        ) : (
          <label class="button button-quiet file-choice">
            <span>{say('sheet_file_bring')}</span>
            <input
              type="file"
              class="sr-only"
              accept=".json,application/json"
              aria-describedby={wrong ? id : undefined}
              onChange={(event) => void choose(event.currentTarget)}
            />
          </label>
        ))}
      {!empty && (
        <Button
          look="quiet"
          label={say('sheet_file_hand_on_of', label)}
          onPress={() => download(fileName(file, 'json'), 'application/json', content())}
        >
          {say('sheet_file_hand_on')}
        </Button>
      )}
      {empty && sample && !readOnly && (
        <Button look="quiet" onPress={() => onContent(sample)}>
          {say('sheet_file_sample')}
        </Button>
      )}
      {wrong && (
        <div role="alert">
          <FieldError id={id}>{wrong}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
