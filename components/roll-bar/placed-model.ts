import { signal } from '@preact/signals';
import type { RolledBlock } from '../../entrypoints/background/messages';
import type { RollPort } from './port';

/** A block that exists and does not stand in the message: it is offered, never rolled again. */
export interface Loose {
  readonly block: RolledBlock;
  /** Why it is not in the editor; `null` for one left over from before. */
  readonly why: string | null;
  readonly copied: boolean;
}

/** Where the blocks that were made are: in the message, or still to be put there. */
export class PlacedModel {
  readonly loose = signal<Loose | null>(null);
  /** The last block that was placed. */
  readonly done = signal<{ readonly block: RolledBlock; readonly undo: boolean } | null>(null);

  constructor(private readonly port: Pick<RollPort, 'place' | 'copy' | 'isDraft'>) {}

  /** A block waits to be put into the message. */
  keep(block: RolledBlock): void {
    this.loose.value = { block, why: null, copied: false };
  }

  /** Of the blocks that were never seen posted, the first that stands in no message waits. */
  wait(pending: readonly RolledBlock[]): void {
    const left = pending.find((block) => !this.port.isDraft(block));
    if (!left) this.loose.value = null;
    else if (this.loose.value?.block.id !== left.id) this.keep(left);
  }

  async place(block: RolledBlock): Promise<void> {
    const placing = await this.port.place(block);
    if (placing.ok) {
      this.loose.value = null;
      this.done.value = { block, undo: placing.undo };
    } else this.loose.value = { block, why: placing.why, copied: false };
  }

  /** Whether the block that waits is on the clipboard now; there must be one. */
  async copy(): Promise<boolean> {
    const loose = this.loose.value;
    if (!loose) return false;
    const copied = await this.port.copy(loose.block.text).catch(() => false);
    this.loose.value = { ...loose, copied };
    return copied;
  }
}
