import { signal } from '@preact/signals';
import type { Preview } from '../../entrypoints/background/messages';
import type { RollPort } from './port';

/** Milliseconds of quiet before the odds are asked for again. */
export const QUIET = 120;

/** What is known of a roll before it is made: odds, costs, problems. The last question counts. */
export class OddsModel {
  readonly preview = signal<Preview | null>(null);
  /** The odds shown are those of other choices. */
  readonly stale = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    private readonly port: Pick<RollPort, 'preview'>,
    private readonly failed: (reason: unknown) => void,
  ) {}

  /** Asks when it has been quiet for `wait` milliseconds, for what is set by then; `null`: nothing to roll. */
  ask(wait: number, plan: () => Parameters<RollPort['preview']>[0] | null): void {
    clearTimeout(this.timer);
    this.asked += 1;
    const mine = this.asked;
    this.stale.value = true;
    this.timer = setTimeout(() => {
      const order = plan();
      if (order) void this.answer(order, () => mine === this.asked);
    }, wait);
  }

  /** An answer that comes after a later question is dropped. */
  private async answer(order: Parameters<RollPort['preview']>[0], isLast: () => boolean): Promise<void> {
    try {
      const preview = await this.port.preview(order);
      if (!isLast()) return;
      this.preview.value = preview;
      this.stale.value = false;
    } catch (reason) {
      if (isLast()) this.failed(reason);
    }
  }
}
