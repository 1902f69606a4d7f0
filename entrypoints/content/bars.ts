import type { Say } from '../../components/words';
import { type Bar, type BarEvents, hangBar } from './bar';
import { editorAt, editorOf, findEditors } from './editor/find';
import { isShown } from './editor/kind';
import type { ForumEditor } from './forum';

/** The bars of a page, one before each editor a person can see. */
export class Bars {
  private readonly bars = new Set<Bar>();

  constructor(
    private readonly page: Document,
    private readonly say: Say,
    private readonly events: BarEvents & { enter(field: HTMLElement): void; gone(bar: Bar): void },
  ) {}

  get all(): readonly Bar[] {
    return [...this.bars];
  }

  /** The visible half of the editor a bar belongs to, looked for anew: it may have changed since. */
  editorOf(bar: Bar): ForumEditor | null {
    return bar.anchor.isConnected ? editorOf(bar.anchor) : null;
  }

  editors(): ForumEditor[] {
    return findEditors(this.page);
  }

  /** Looks over the whole page: bars for new editors, none for those that went. */
  review(): void {
    const editors = this.editors();
    const anchors = new Set(editors.map(({ anchor }) => anchor));
    const stale = this.all.filter((bar) => !anchors.has(bar.anchor) || !bar.host.isConnected);
    for (const editor of editors) this.ensure(editor, stale);
    for (const bar of stale) if (!this.editorOf(bar) || !isShown(bar.anchor)) this.remove(bar);
  }

  /** Something was taken from the page: bars whose editor went with it go too, or move to the new one. */
  prune(): void {
    if (this.all.some((bar) => !bar.host.isConnected || !bar.anchor.isConnected)) this.review();
  }

  /** A person is in `node`: it has a bar, and its caret is where he put it. */
  enter(node: HTMLElement): void {
    const editor = editorAt(
      node.closest<HTMLElement>('[contenteditable]:not([contenteditable=false])') ?? node,
    );
    if (!editor) return;
    this.events.enter(editor.field);
    this.ensure(editor, []);
  }

  remove(bar: Bar): void {
    this.events.gone(bar);
    bar.host.remove();
    this.bars.delete(bar);
  }

  removeAll(): void {
    for (const bar of this.all) this.remove(bar);
  }

  // A board that builds its editor anew (SCEditor over its textarea) keeps the bar, with what was set in it.
  private ensure({ anchor }: ForumEditor, stale: Bar[]): void {
    if (this.all.some((bar) => bar.anchor === anchor && bar.host.isConnected)) return;
    const form = anchor.closest('form');
    const moved = form && stale.find((bar) => bar.anchor.closest('form') === form);
    if (moved) {
      stale.splice(stale.indexOf(moved), 1);
      moved.anchor = anchor;
      if (anchor.previousElementSibling !== moved.host) anchor.before(moved.host);
    } else this.bars.add(hangBar(anchor, this.say, this.events));
  }
}
