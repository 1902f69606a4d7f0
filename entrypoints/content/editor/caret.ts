/**
 * Where the player's carets are. A rich editor inside the page loses its selection as soon as a field of the
 * bar takes the focus (forums.md §2.4), so it is kept from before; textareas and frames keep their own.
 */
export class Carets {
  private readonly touched = new WeakSet<HTMLElement>();
  private readonly ranges = new WeakMap<HTMLElement, Range>();

  /** The player has been in this field: its caret is where he left it. */
  touch(field: HTMLElement): void {
    this.touched.add(field);
  }
  wasTouched(field: HTMLElement): boolean {
    return this.touched.has(field);
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
