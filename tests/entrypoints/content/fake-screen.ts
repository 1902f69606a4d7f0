import { vi } from 'vitest';

/** How far down a page its nodes stand, for a browser that draws nothing. */
interface Watcher {
  readonly targets: Set<Element>;
  tell(target: Element, isIntersecting: boolean): void;
}

/**
 * A screen for tests: every observer hears at once, as in browsers, that what it observes is not on it, and that it
 * comes near when the test says so.
 */
export class FakeScreen {
  private readonly watchers = new Set<Watcher>();
  /** Nodes below this one are far away; the others are not drawn at all. */
  far: (node: Element) => boolean = () => false;

  install(): this {
    const { watchers } = this;
    const isFar = (node: Element) => this.far(node);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly own: Watcher;
        constructor(callback: IntersectionObserverCallback) {
          const tell = (target: Element, isIntersecting: boolean): void => {
            const size = isFar(target) ? 10 : 0;
            const boundingClientRect = { width: size, height: size } as DOMRectReadOnly;
            const entry = { target, isIntersecting, boundingClientRect } as IntersectionObserverEntry;
            callback([entry], this as never);
          };
          this.own = { targets: new Set(), tell };
          watchers.add(this.own);
        }
        observe(node: Element): void {
          this.own.targets.add(node);
          queueMicrotask(() => {
            if (this.own.targets.has(node)) this.own.tell(node, false);
          });
        }
        unobserve(node: Element): void {
          this.own.targets.delete(node);
        }
        disconnect(): void {
          this.own.targets.clear();
        }
      },
    );
    return this;
  }

  /** Everything that is observed. */
  get watched(): Element[] {
    return [...this.watchers].flatMap(({ targets }) => [...targets]);
  }

  /** A node comes near the screen. */
  show(target: Element | null): void {
    if (!target) return;
    for (const { targets, tell } of this.watchers) if (targets.has(target)) tell(target, true);
  }
}
