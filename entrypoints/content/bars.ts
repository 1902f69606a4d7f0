import type { Say } from '../../components/words';
import { type Bar, hang, hangBar } from './bar';
import { editorAt, editorOf, findEditors, pointedEditors } from './editor/find';
import { isEditable, isShown, isTextarea } from './editor/kind';
import type { ForumEditor } from './forum';

/** What bars tell their owner. */
export interface BarEvents {
  /** `keyboard`: the button was pressed without a pointer. */
  press(bar: Bar, keyboard: boolean): void;
  /** Before the focus may move: the caret of the editor is still where it was. */
  approach(bar: Bar): void;
  /** A person is in a place to write. */
  enter(field: HTMLElement): void;
  gone(bar: Bar): void;
}

const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [tabindex]') !== null;

/** The bars of a page, one before each editor a person can see. */
export class Bars {
  private readonly bars = new Set<Bar>();
  /** Where posts are written, by a reader's word: bars hang there alone until somebody writes elsewhere. */
  pointed: string | null = null;

  constructor(
    private readonly page: Document,
    private readonly say: Say,
    private readonly events: BarEvents,
  ) {}

  get all(): readonly Bar[] {
    return [...this.bars];
  }

  /** The visible half of the editor a bar belongs to, looked for anew: it may have changed since. */
  editorOf(bar: Bar): ForumEditor | null {
    return bar.anchor.isConnected ? editorOf(bar.anchor, this.isPointed(bar.anchor)) : null;
  }

  /** The bar over a place to write. */
  barOf(field: Element): Bar | undefined {
    return this.all.find((bar) => this.editorOf(bar)?.field === field);
  }

  /** Every editor a person can see. */
  editors(): ForumEditor[] {
    const pointed = pointedEditors(this.page, this.pointed);
    const anchors = new Set(pointed.map(({ anchor }) => anchor));
    return [...pointed, ...findEditors(this.page).filter(({ anchor }) => !anchors.has(anchor))];
  }

  private isPointed(anchor: HTMLElement): boolean {
    const { pointed } = this;
    return pointed !== null && (anchor.closest(pointed) !== null || anchor.querySelector(pointed) !== null);
  }

  /** Looks over the whole page: bars for new editors, none for those that went. */
  review(): void {
    const pointed = pointedEditors(this.page, this.pointed);
    const editors = pointed.length > 0 ? pointed : findEditors(this.page);
    const anchors = new Set(editors.map(({ anchor }) => anchor));
    const stale = this.all.filter((bar) => !anchors.has(bar.anchor) || !bar.host.isConnected);
    for (const editor of editors) this.ensure(editor, stale);
    for (const bar of stale) if (!this.editorOf(bar) || !isShown(bar.anchor)) this.remove(bar);
  }

  /** Something was taken from the page: bars whose editor went with it go too, or move to the new one. */
  prune(): void {
    if (this.all.some((bar) => !bar.host.isConnected || !bar.anchor.isConnected)) this.review();
  }

  /** The focus came somewhere. */
  focused(event: Event): void {
    const node = event.composedPath()[0] as HTMLElement;
    const bar = this.on(event);
    if (bar) this.events.approach(bar);
    else if (isTextarea(node) || isEditable(node) || node.isContentEditable) this.enter(node);
  }
  /** A mouse goes down somewhere: the focus has not moved yet. */
  touched(event: Event): void {
    const bar = this.on(event);
    if (!bar) return;
    this.events.approach(bar);
    // Focus and caret stay in the editor, unless something of ours is to be written in.
    if (!takesText(event.composedPath()[0])) event.preventDefault();
  }
  clicked(event: UIEvent): void {
    const bar = this.on(event);
    if (bar && event.composedPath().includes(bar.button)) this.events.press(bar, event.detail === 0);
  }
  private on(event: Event): Bar | undefined {
    const path = event.composedPath();
    return this.all.find(({ host }) => path.includes(host));
  }

  /** A person is in `node`: it has a bar, and its caret is where he put it. */
  enter(node: HTMLElement): void {
    const field = node.closest<HTMLElement>('[contenteditable]:not([contenteditable=false])') ?? node;
    const editor = editorAt(field, this.isPointed(field));
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
      hang(moved.host, anchor);
    } else this.bars.add(hangBar(anchor, this.say));
  }
}
