import { type Flat, flatten } from './flat';
import { BLOCK } from './line';

const shell = (field: HTMLElement): Element =>
  (field.ownerDocument.defaultView?.frameElement as Element | null) ?? field;

/** Whether a field is one that draws the BBCode it is given and writes it again when the post is sent. */
export const drawsTags = (field: HTMLElement): boolean =>
  shell(field).closest('.sceditor-container') !== null;

/** Whether letters stand in bold, a colour or the like. */
function isDrawn(node: Node | undefined, field: HTMLElement): boolean {
  const parent = node?.parentElement;
  return parent != null && parent !== field && !BLOCK.test(parent.nodeName);
}

/** Where the lines that were just typed stand: right before the caret. */
function typedBefore({ text }: Flat, caret: number, typed: string): { from: number; to: number } | null {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  const end = text.lastIndexOf(last, caret);
  const from = text.lastIndexOf(first, end);
  return end >= 0 && from >= 0 ? { from, to: end + last.length } : null;
}

/** Behind the letters above, so that the break between is taken too; where there are none, before the line itself. */
function behindAbove(flat: Flat, from: number): readonly [Node, number] | null {
  for (let at = from; at > 0; at -= 1) {
    const point = flat.pointBehind(at);
    if (point) return point;
  }
  return flat.pointAt(from);
}

/**
 * Types where the editor draws BBCode (SCEditor). Browsers go on in the bold or the colour of what stands before,
 * or of what is typed over, and the editor would send that as tags around each line of a block.
 */
export function typeBare(field: HTMLElement, text: string, over: boolean): void {
  const page = field.ownerDocument;
  if (over) page.execCommand('removeFormat');
  page.execCommand('insertText', false, text);
  const selection = page.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const caret = selection.getRangeAt(0).cloneRange();
  const flat = flatten(field);
  const typed = typedBefore(flat, flat.indexOf(caret.endContainer, caret.endOffset), text);
  const start = typed && flat.pointAt(typed.from);
  const end = typed && flat.pointBehind(typed.to);
  const above = typed && behindAbove(flat, typed.from);
  if (!start || !end || !above || !(isDrawn(start[0], field) || isDrawn(end[0], field))) return;
  selection.setBaseAndExtent(...above, ...end);
  page.execCommand('removeFormat');
  if (caret.endContainer.isConnected) selection.collapse(caret.endContainer, caret.endOffset);
  else selection.collapseToEnd();
}
