import { type Carets, rangeIn } from './caret';

/**
 * Where a block goes in a rich field: its selection, the one that was kept, or its end. A caret before everything,
 * in a field nobody has touched, is where the board has put it (before a quotation), not the player.
 */
export function rangeOf(carets: Carets, field: HTMLElement): Range {
  const isOwn = (range: Range): boolean => carets.wasTouched(field) || !atStart(range, field);
  const own = rangeIn(field);
  if (own && isOwn(own)) return own;
  const kept = carets.kept(field);
  if (kept && field.contains(kept.startContainer) && isOwn(kept)) return kept.cloneRange();
  return endOf(field);
}

function atStart(range: Range, field: HTMLElement): boolean {
  if (!range.collapsed) return false;
  const before = field.ownerDocument.createRange();
  before.selectNodeContents(field);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString() === '';
}

/** The end of the last line: inside the last block, where typing goes on, not behind it. */
export function endOf(field: HTMLElement): Range {
  const range = field.ownerDocument.createRange();
  let last: Node = field;
  while (last.lastChild && last.lastChild.nodeName !== 'BR' && last.lastChild.nodeType === 1)
    last = last.lastChild;
  range.selectNodeContents(last);
  // SCEditor closes its last line with a <br> that is not shown: the caret stands before it.
  if (last.lastChild?.nodeName === 'BR' && last.childNodes.length > 0) range.setEndBefore(last.lastChild);
  range.collapse(false);
  return range;
}
