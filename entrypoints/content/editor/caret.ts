const GROUPING = '.ql-editor, .ProseMirror, .cm-content';

/**
 * Where the player's carets are. A rich editor inside the page loses its selection as soon as a field of the
 * bar takes the focus (forums.md §2.4), so it is kept from before; textareas and frames keep their own.
 */
export class Carets {
  private readonly touched = new WeakSet<HTMLElement>();
  private readonly ranges = new WeakMap<HTMLElement, Range>();

  private readonly watched = new WeakSet<HTMLElement>();
  private readonly typed = new WeakMap<HTMLElement, number>();
  private leaving: AbortController | undefined;

  /**
   * The focus came into a field. Boards bring it there too, with the caret at the beginning of a quotation: the
   * caret is the player's once a click, a key or a paste of his came after.
   */
  enter(field: HTMLElement): void {
    if (this.watched.has(field)) return;
    this.watched.add(field);
    this.leaving ??= new AbortController();
    const { signal } = this.leaving;
    const touch = (event: Event): void => {
      this.touched.add(field);
      if (event.type !== 'click') this.wrote(field);
    };
    for (const type of ['click', 'keydown', 'input'])
      field.addEventListener(type, touch, { passive: true, signal });
  }
  /** Hears of nothing more. */
  end(): void {
    this.leaving?.abort();
  }
  wasTouched(field: HTMLElement): boolean {
    return this.touched.has(field);
  }

  /** What is written into a field for the player counts as typed by him. */
  wrote(field: HTMLElement): void {
    this.typed.set(field, performance.now());
  }

  /**
   * Ends when what was typed last is a step of undo of its own. Editors that group by time (Quill,
   * ProseMirror, CodeMirror) would take back his last words together with a block that comes right behind them.
   */
  async quiet(field: HTMLElement): Promise<void> {
    const group = field.closest('.CodeMirror') ? 1300 : field.closest(GROUPING) ? 1050 : 0;
    const left = group - (performance.now() - (this.typed.get(field) ?? Number.NEGATIVE_INFINITY));
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  /** Keeps the selection of a rich field, if it has one. */
  keep(field: HTMLElement): void {
    const range = rangeIn(field);
    if (range) this.ranges.set(field, range.cloneRange());
  }
  kept(field: HTMLElement): Range | undefined {
    return this.ranges.get(field);
  }
}

/** The selection inside a field, if it is there. */
export function rangeIn(field: HTMLElement): Range | null {
  const selection = field.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return field.contains(range.commonAncestorContainer) ? range : null;
}
