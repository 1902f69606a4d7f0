import { signal } from '@preact/signals';
import type { MoveAct, MoveView, Told } from '../../entrypoints/background/messages';
import type { Say } from '../words';
import type { RollModel } from './model';

/** What rolls and spends of this thread moved, or would move, and what the player says to it. */
export class MovesModel {
  /** Why nothing was changed, in words. */
  readonly problems = signal<readonly Told[]>([]);
  /** What was done, said aloud. */
  readonly said = signal('');
  readonly busy = signal(false);

  constructor(
    private readonly bar: Pick<RollModel, 'view' | 'port' | 'settling' | 'refresh'>,
    private readonly say: Say,
  ) {}

  /** Rolls whose consequences wait for a yes, newest first. */
  get open(): readonly MoveView[] {
    return this.all.filter(({ proposed }) => proposed.length > 0);
  }

  /** The newest one that changed something, which can be put back. */
  get last(): MoveView | null {
    const [newest] = this.all;
    return newest && newest.done.length > 0 ? newest : null;
  }

  async act(id: string, act: MoveAct): Promise<void> {
    if (this.busy.value) return;
    this.busy.value = true;
    this.problems.value = [];
    this.said.value = '';
    await this.bar.settling(async () => {
      const answer = await this.bar.port.move({ id, act });
      if (!answer.ok) this.problems.value = answer.problems;
      else if (act === 'undo') this.said.value = this.say('bar_move_undone');
      else if (act === 'apply') this.said.value = this.say('bar_move_applied');
    });
    await this.bar.refresh();
    this.busy.value = false;
  }

  private get all(): readonly MoveView[] {
    return this.bar.view.value?.moves ?? [];
  }
}
