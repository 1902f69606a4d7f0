import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { How, Level, PageView, RequestView, RollOrder } from '../../entrypoints/background/messages';

const same = (a: { k: number; q: number }, b: { k: number; q: number }): boolean =>
  a.k === b.k && a.q === b.q;

/** How the next roll is made (protocol §4.10), and which request of the director it answers. */
export class LevelModel {
  /** What is chosen: what the player chose while it is allowed, else the strongest that is. */
  readonly how: ReadonlySignal<How | null>;
  /** The request being answered, while the thread still asks for it. */
  readonly answering: ReadonlySignal<RequestView | null>;
  private readonly chosen = signal<How | null>(null);
  private readonly request = signal<RequestView | null>(null);
  /** The answer to a request is hidden. */
  readonly hides = signal(false);

  /** @param fixed whether the dice of what is set are known before it is rolled */
  constructor(
    view: ReadonlySignal<PageView | null>,
    private readonly fixed: ReadonlySignal<boolean>,
  ) {
    this.how = computed(() => {
      const levels = view.value?.levels ?? [];
      // With one way there is nothing to choose, and the background says by itself why it is closed.
      if (levels.length < 2) return null;
      const open = levels.filter((level) => this.isOpen(level));
      return (open.find(({ how }) => how === this.chosen.value) ?? open[0])?.how ?? null;
    });
    this.answering = computed(() => {
      const request = this.request.value;
      return (request && view.value?.requests.find((one) => same(one, request))) ?? null;
    });
  }

  /** Whether this roll can be made so: dice that hang from what comes out cannot be declared. */
  isOpen({ how, allowed }: Level): boolean {
    return allowed && !this.needsFixed(how);
  }
  needsFixed(how: How): boolean {
    return how === 'declarada' && !this.fixed.value;
  }

  choose(how: How): void {
    this.chosen.value = how;
  }

  /** Answers this request with the next roll; the same one again: not. */
  answer(request: RequestView): void {
    const now = this.answering.value;
    this.request.value = now && same(now, request) ? null : request;
  }

  /** The request was answered. */
  answered(): void {
    this.request.value = null;
    this.hides.value = false;
  }

  /** What the order says of it. An answer is open unless it is hidden. */
  get wish(): Pick<RollOrder, 'how' | 'answers'> {
    const request = this.answering.value;
    if (request) {
      return { answers: { k: request.k, q: request.q }, ...(this.hides.value ? { how: 'oculta' } : {}) };
    }
    const how = this.how.value;
    return how ? { how } : {};
  }
}
