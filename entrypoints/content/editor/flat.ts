import { BLOCK } from './line';

const QUOTE = 'blockquote, .quote, .bbcode_quote';
/** Stands for each letter of a quotation: what is quoted is not written here. (Chromium refuses scripts with U+FFFF.) */
const VEILED = '\ue000';

/** The text of a rich field, each line and paragraph on a line of its own, and where its letters stand. */
export interface Flat {
  readonly text: string;
  /** Before the letter at an index; `null` when no letter stands there. */
  pointAt(at: number): readonly [Node, number] | null;
  /** Behind the letter before an index. */
  pointBehind(at: number): readonly [Node, number] | null;
  /** How many letters stand before a place in the field. */
  indexOf(node: Node, offset: number): number;
}

/** Whether white space stands on the page as it is written: most editors have none but what is seen. */
const keepsSpace = (node: Node): boolean => {
  const parent = node.parentElement;
  const style = parent && node.ownerDocument?.defaultView?.getComputedStyle(parent);
  return style ? /pre|break-spaces/.test(style.whiteSpace) : false;
};

/** The letters of a text, as many as it has: a line break within is a space unless the page keeps it. */
function shown(node: Node): string {
  const value = node.nodeValue ?? '';
  return /[\n\r\t]/.test(value) && !keepsSpace(node) ? value.replace(/[\n\r\t]/g, ' ') : value;
}

/** Nothing on the page: white space between two paragraphs is of their HTML alone (SCEditor writes a line break). */
export const isUnseen = (node: Node): boolean =>
  node.nodeType === 3 && /^[ \n\r\t]*$/.test(node.nodeValue ?? '') && !keepsSpace(node);

class Walk {
  readonly pieces: { readonly from: number; readonly node: Node; readonly length: number }[] = [];
  text = '';
  private fresh = true;
  private due = false;

  /** Somebody's line ends where a paragraph begins or ends, unless nothing stands on it. */
  private edge(): void {
    this.due ||= !this.fresh;
  }
  private begin(): void {
    if (this.due) this.text += '\n';
    this.due = false;
  }
  visit(node: Node, veiled: boolean): void {
    if (node.nodeType === 3) this.letters(node, veiled);
    else if (node.nodeName === 'BR') {
      this.begin();
      this.text += '\n';
      this.fresh = true;
    } else if (node.nodeType === 1) this.element(node as Element, veiled);
  }
  private letters(node: Node, veiled: boolean): void {
    const value = shown(node);
    if (value === '' || ((this.fresh || this.due) && isUnseen(node))) return;
    this.begin();
    this.fresh = false;
    this.pieces.push({ from: this.text.length, node, length: value.length });
    this.text += veiled ? VEILED.repeat(value.length) : value;
  }
  private element(node: Element, veiled: boolean): void {
    const block = BLOCK.test(node.nodeName);
    if (block) this.edge();
    const hidden = veiled || node.matches(QUOTE);
    for (const child of node.childNodes) this.visit(child, hidden);
    if (block) this.edge();
  }
}

/** Reads a rich field as lines; quotations are there, and cannot be read. */
export function flatten(field: HTMLElement): Flat {
  const walk = new Walk();
  for (const child of field.childNodes) walk.visit(child, false);
  const { text, pieces } = walk;
  const piece = (at: number) => pieces.find(({ from, length }) => from <= at && at < from + length);
  return {
    text,
    pointAt(at) {
      const found = piece(at);
      return found ? [found.node, at - found.from] : null;
    },
    pointBehind(at) {
      const found = piece(at - 1);
      return found ? [found.node, at - found.from] : null;
    },
    indexOf(node, offset) {
      const own = pieces.find((one) => one.node === node);
      if (own) return own.from + offset;
      const before = field.ownerDocument.createRange();
      before.selectNodeContents(field);
      before.setEnd(node, offset);
      const last = pieces.findLast((one) => before.intersectsNode(one.node));
      return last ? last.from + last.length : 0;
    },
  };
}
