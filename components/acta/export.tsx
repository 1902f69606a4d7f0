import { useState } from 'preact/hooks';
import { Button } from '../controls/button';
import { useVoice } from '../controls/voice';
import type { Place } from './block-item';
import type { SpokenActa } from './model';
import { reportOf, type Subject } from './report';

interface ExportProps {
  readonly acta: SpokenActa;
  readonly subject: Subject;
  readonly place?: Place | undefined;
  /** Puts a text on the clipboard; `false` when the browser did not let it. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly save: (name: string, text: string) => void;
}

/** Buttons that give the acta as text: to paste in the forum, or to keep. */
export function Export({ acta, subject, place, copy, save }: ExportProps) {
  const { say } = useVoice();
  const [told, setTold] = useState('');
  const report = () => reportOf(acta, subject, say, place);
  return (
    <div class="acta-export">
      <div class="actions">
        <Button
          icon="copy"
          onPress={() =>
            void copy(report()).then((done) => setTold(say(done ? 'acta_copied' : 'acta_not_copied')))
          }
        >
          {say('acta_copy')}
        </Button>
        <Button icon="file" onPress={() => save(`acta-${subject.topic || 'hilo'}.txt`, report())}>
          {say('acta_save')}
        </Button>
      </div>
      <p class="muted small" role="status">
        {told}
      </p>
    </div>
  );
}
