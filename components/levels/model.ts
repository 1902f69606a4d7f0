import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { How, PageView, RequestView, RollOrder } from '../../entrypoints/background/messages';

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

  constructor(view: ReadonlySignal<PageView | null>) {
    this.how = computed(() => {
      const levels = view.value?.levels ?? [];
      // With one way there is nothing to choose, and the background says by itself why it is closed.
      if (levels.length < 2) return null;
      const open = levels.filter(({ allowed }) => allowed);
      return (open.find(({ how }) => how === this.chosen.value) ?? open[0])?.how ?? null;
    });
    this.answering = computed(() => {
      const request = this.request.value;
      return (request && view.value?.requests.find((one) => same(one, request))) ?? null;
    });
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
  }

  /** What the order says of it. An answer is made in the one way that is always allowed to it. */
  get wish(): Pick<RollOrder, 'how' | 'answers'> {
    const request = this.answering.value;
    if (request) return { answers: { k: request.k, q: request.q } };
    const how = this.how.value;
    return how ? { how } : {};
  }
}
