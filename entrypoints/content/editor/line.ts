/** Elements that stand on lines of their own. */
export const BLOCK =
  /^(?:ADDRESS|ARTICLE|BLOCKQUOTE|BODY|CENTER|DD|DIV|DL|DT|H[1-6]|HR|LI|OL|P|PRE|SECTION|TABLE|TD|TR|UL)$/;

// Elements a block must not be written into: colours, quotations, codes.
const CLOSED = 'blockquote, pre, code, font, a, span[style], .quote, .bbcode_quote';

/** The outermost colour, quotation or code around a node, inside `root`. */
export function enclosing(node: Node, root: HTMLElement): Element | null {
  let found: Element | null = null;
  for (
    let up = node.nodeType === 1 ? (node as Element) : node.parentElement;
    up && up !== root;
    up = up.parentElement
  )
    if (up.matches(CLOSED)) found = up;
  return found;
}

// Line breaks and edges of blocks as newlines.
function flat(node: Node): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, '');
  if (node.nodeName === 'BR') return '\n';
  const text = [...node.childNodes].map(flat).join('');
  return BLOCK.test(node.nodeName) ? `\n${text}\n` : text;
}

function blockOf(node: Node, root: HTMLElement): Node {
  let block = node;
  while (block !== root && block.parentNode && !BLOCK.test(block.nodeName)) block = block.parentNode;
  return block;
}

/**
 * What stands on the caret's line on one side of it, without white space: whether a block put there would be in
 * the middle of somebody's line.
 */
export function restOfLine(root: HTMLElement, node: Node, offset: number, side: 'before' | 'after'): string {
  const range = root.ownerDocument.createRange();
  range.selectNodeContents(blockOf(node, root));
  if (side === 'before') range.setEnd(node, offset);
  else range.setStart(node, offset);
  const lines = flat(range.cloneContents()).split('\n');
  return (side === 'before' ? lines.at(-1) : lines[0]) ?? '';
}
