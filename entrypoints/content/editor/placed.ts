import { type Carets, rangeIn } from './caret';
import { isUnseen } from './flat';

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

/** Elements nobody writes in. */
const WHOLE = /^(?:BR|IMG|HR|INPUT|IFRAME|VIDEO|AUDIO|OBJECT)$/;

/** The last child that is seen. */
function lastSeen(node: Node): ChildNode | null {
  let last = node.lastChild;
  while (last && isUnseen(last)) last = last.previousSibling;
  return last;
}

/** The end of the last line: inside the last block, where typing goes on, not behind it. */
export function endOf(field: HTMLElement): Range {
  const range = field.ownerDocument.createRange();
  let block: Node = field;
  let last = lastSeen(block);
  while (last?.nodeType === 1 && !WHOLE.test(last.nodeName)) {
    block = last;
    last = lastSeen(block);
  }
  range.selectNodeContents(block);
  // SCEditor closes its last line with a <br> that is not shown: the caret stands before it.
  if (last?.nodeName === 'BR') range.setEndBefore(last);
  else if (last) range.setEndAfter(last);
  range.collapse(false);
  return range;
}
