/** How far below the screen posts are read, in pixels: some pages of scrolling. */
const AHEAD = 1500;
// All that lies above the screen counts as near: posts are read in their order.
const MARGIN = `10000000px 10000000px ${AHEAD}px`;

/**
 * The edge of what was read of a long page: its first post that was not. Tells whether the reader is near it (or
 * beyond), at once and whenever that changes; one observed element, however long the page.
 */
export class Edge {
  /** `null` when all was read. */
  post: HTMLElement | null = null;
  private observer: IntersectionObserver | undefined;

  constructor(private readonly told: (near: boolean) => void) {}

  /** Whether a node lies wholly beyond the edge. */
  isBefore(node: Node): boolean {
    const { post } = this;
    if (!post?.isConnected) return false;
    return (post.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }

  move(post: HTMLElement | null): void {
    if (post === this.post) return;
    if (this.post) this.observer?.unobserve(this.post);
    this.post = post;
    if (!post) return;
    // `scrollMargin` looks over the rim of a box that is scrolled inside the page; the types do not know it yet.
    const options = { rootMargin: MARGIN, scrollMargin: MARGIN };
    this.observer ??= new IntersectionObserver((entries) => this.seen(entries), options);
    this.observer.observe(post);
  }

  end(): void {
    this.observer?.disconnect();
    this.post = null;
  }

  private seen(entries: readonly IntersectionObserverEntry[]): void {
    const entry = entries.findLast(({ target }) => target === this.post);
    // A post that is not drawn is nowhere: what comes after it may be on the screen.
    if (entry) this.told(entry.isIntersecting || isNowhere(entry.boundingClientRect));
  }
}

const isNowhere = ({ width, height }: DOMRectReadOnly): boolean => width === 0 && height === 0;
