import { Button } from '../controls/button';
import { Notice } from '../controls/notice';
import { useVoice } from '../controls/voice';

/** Said once, after the first roll: with the twelve words another device has the same dice. */
export function WordsNudge({ onOpen, onLater }: { onOpen: () => void; onLater: () => void }) {
  const { say } = useVoice();
  return (
    <Notice
      kind="calm"
      title={say('words_nudge')}
      actions={
        <>
          <Button onPress={onOpen}>{say('words_nudge_open')}</Button>
          <Button look="quiet" onPress={onLater}>
            {say('words_nudge_later')}
          </Button>
        </>
      }
    >
      <p>{say('words_nudge_about')}</p>
    </Notice>
  );
}
