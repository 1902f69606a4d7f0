import { Button, IconButton } from './button';
import type { UndoStack } from './undo';
import { useVoice } from './voice';

/** What was deleted, with the way back. The words are also given to the live region by whoever offers it. */
export function UndoToast({ stack }: { stack: UndoStack }) {
  const { say } = useVoice();
  const undoable = stack.current.value;
  if (!undoable) return null;
  return (
    <section class="toast" aria-label={say('control_undo_region')}>
      <p>{undoable.message}</p>
      <Button look="quiet" icon="undo" keys="Control+Z" onPress={() => void stack.undo()}>
        {say('control_undo')}
      </Button>
      <IconButton icon="cross" label={say('control_dismiss')} onPress={stack.dismiss} />
    </section>
  );
}
