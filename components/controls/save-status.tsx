import { Button } from './button';
import { Icon } from './icon';
import { useVoice } from './voice';

/** What a form shows about its writes; `held` counts the fields that wait for a correction. */
export interface SaveStatusProps {
  readonly kind: 'untouched' | 'saving' | 'saved' | 'failed';
  readonly held: number;
  /** Why the write failed, in plain words. */
  readonly failure?: string | undefined;
  readonly onRetry: () => void;
  readonly onReport?: (() => void) | undefined;
}

/** «Guardado» stands here only after the write succeeded. */
export function SaveStatus({ kind, held, failure, onRetry, onReport }: SaveStatusProps) {
  const { say } = useVoice();
  const words = () => {
    if (kind === 'failed') return say('control_save_failed');
    if (kind === 'saving') return say('control_saving');
    if (held > 0) return say(kind === 'saved' ? 'control_saved_but' : 'control_held', held);
    return kind === 'saved' ? say('control_saved') : '';
  };
  const good = kind === 'saved' && held === 0;
  return (
    <div class={`save-status save-${kind}${held > 0 || kind === 'failed' ? ' save-attention' : ''}`}>
      <p role="status">
        {good && <Icon name="tick" />}
        {(held > 0 || kind === 'failed') && kind !== 'saving' && <Icon name="alert" />}
        <span>{words()}</span>
      </p>
      {kind === 'failed' && (
        <>
          {failure && <p class="save-reason">{failure}</p>}
          <div class="actions">
            <Button onPress={onRetry}>{say('control_retry')}</Button>
            {onReport && (
              <Button look="quiet" onPress={onReport}>
                {say('control_copy_report')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
