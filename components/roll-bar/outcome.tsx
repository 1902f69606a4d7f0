import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { Notice } from '../controls/notice';
import { useVoice } from '../controls/voice';
import type { Say } from '../words';
import type { RollModel } from './model';
import type { Loose } from './placed-model';

/** A roll that exists and does not stand in the message: it goes first, and can always be copied. */
export function LooseBlock({ model, loose }: { model: RollModel; loose: Loose }) {
  const { say } = useVoice();
  const { block, why, copied } = loose;
  return (
    <Notice
      kind={why === null ? 'warn' : 'bad'}
      title={titleOf(loose, say)}
      actions={
        <>
          <Button
            look={why === null ? 'primary' : 'plain'}
            busy={model.busy}
            onPress={() => void model.placeLoose()}
          >
            {why === null ? say('bar_place') : say('bar_place_again')}
          </Button>
          <Button
            look={why === null ? 'quiet' : 'primary'}
            icon="copy"
            onPress={() => void model.copyLoose()}
          >
            {say('bar_copy')}
          </Button>
        </>
      }
    >
      <p>{why ?? block.said}</p>
      {why !== null && (
        <textarea
          class="input loose-text"
          aria-label={say('bar_loose_text')}
          rows={4}
          readOnly
          spellcheck={false}
          value={block.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {copied && <p role="status">{say('bar_copied')}</p>}
    </Notice>
  );
}

function titleOf({ block, why }: Loose, say: Say): string {
  if (why === null) return say('bar_pending', block.n);
  if (block.id.startsWith('baliza:')) return say('director_not_placed');
  // What is spent without dice has no number.
  return block.n > 0 ? say('bar_not_placed', block.n) : say('bar_words_not_placed');
}

function workingWords(step: RollModel['step']['value'], say: Say): string {
  switch (step?.kind) {
    case undefined:
    case 'placing':
      return '';
    case 'reading':
      return step.pages > 0 ? say('bar_reading', step.pages + 1) : say('bar_reading_thread');
    case 'rolling':
      return say('bar_rolling');
    case 'opening':
    case 'beacon':
    case 'revealing':
      return say(`bar_doing_${step.kind}`);
  }
}

/** What came out, said aloud without taking the focus; always there, so that it is heard. */
export function Live({ model }: { model: RollModel }) {
  const { say } = useVoice();
  const done = model.done.value;
  const working = workingWords(model.step.value, say);
  return (
    <div class="live" role="status" aria-live="polite">
      {working && <p class="muted">{working}</p>}
      {done && (
        <p class={`said said-${done.block.tone}`}>
          <Icon name="tick" />
          <span>
            <strong>{done.block.said}</strong>{' '}
            <span class="muted">{done.undo ? say('bar_placed') : say('bar_placed_no_undo')}</span>
          </span>
        </p>
      )}
    </div>
  );
}
