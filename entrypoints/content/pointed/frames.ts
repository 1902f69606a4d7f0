/** Frames drawn around parts of a page, over it and never in it. */
export class Frames {
  private drawn: HTMLElement[] = [];
  private shown: readonly HTMLElement[] = [];

  constructor(private readonly layer: HTMLElement) {}

  /** Far fewer than a long thread has posts: each frame is moved with every scroll. */
  static readonly most = 40;

  show(nodes: readonly HTMLElement[], sure: boolean): void {
    this.shown = nodes.slice(0, Frames.most);
    while (this.drawn.length < this.shown.length) {
      const frame = this.layer.ownerDocument.createElement('div');
      this.layer.append(frame);
      this.drawn.push(frame);
    }
    for (const frame of this.drawn.splice(this.shown.length)) frame.remove();
    for (const frame of this.drawn) frame.className = sure ? 'frame sure' : 'frame';
    this.place();
  }

  /** Puts each frame where its part of the page is now. */
  place(): void {
    this.shown.forEach((node, at) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const frame = this.drawn[at];
      if (frame)
        frame.style.cssText = `left:${left - 3}px;top:${top - 3}px;width:${width + 6}px;height:${height + 6}px`;
    });
  }
}
