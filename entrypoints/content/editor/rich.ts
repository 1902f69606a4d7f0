import type { Carets } from './caret';

import { enclosing, restOfLine } from './line';
import { inOneStep } from './one-step';
import { type Inserted, until } from './outcome';
import { rangeOf } from './placed';

/** What is put in: as text, and as HTML where the board writes HTML. */
export interface Content {
  readonly text: string;
  readonly html: string | null;
}
/** How it reaches the editor, once its caret is right. */
export type Send = (field: HTMLElement, content: Content) => void;

/** Types, in the document the field lives in. */
export const typed: Send = (field, { text, html }) => {
  const page = field.ownerDocument;
  inOneStep(field, text, () => {
    if (html === null) page.execCommand('insertText', false, text);
    else page.execCommand('insertHTML', false, html);
  });
};

/**
 * Pastes. What a content script of Firefox puts into a `DataTransfer` reaches the page empty; the old form of
 * the event carries its text, of one kind only (forums.md §2.2).
 */
export const pasted =
  (firefox: boolean): Send =>
  (field, { text, html }) => {
    const how = { bubbles: true, cancelable: true, composed: true };
    if (firefox) {
      const data =
        html === null ? { dataType: 'text/plain', data: text } : { dataType: 'text/html', data: html };
      field.dispatchEvent(new ClipboardEvent('paste', { ...how, ...data } as ClipboardEventInit));
      return;
    }
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    if (html !== null) clipboardData.setData('text/html', html);
    field.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData }));
  };

// On lines of its own: a break before and after where somebody's line would run into it.
function framed({ text, html }: Content, before: boolean, after: boolean, emptyLine: boolean): Content {
  const lead = before ? (emptyLine ? '\n\n' : '\n') : '';
  const tail = after ? '\n' : '';
  const breaks = (lines: string) => lines.replaceAll('\n', '<br>');
  return { text: lead + text + tail, html: html === null ? null : breaks(lead) + html + breaks(tail) };
}

const squeezed = (text: string): string => text.replace(/[\s\u00a0\u200b\ufeff]+/g, '');

function count(text: string, part: string): number {
  let times = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) times += 1;
  return times;
}

/** Focus into a field, whatever document it lives in. */
export function focusField(field: HTMLElement): void {
  const page = field.ownerDocument;
  if (page !== globalThis.document) page.defaultView?.focus();
  field.focus({ preventScroll: true });
}

/** Nothing is written behind the caret: whoever goes on writing begins a new line. */
function isLast(field: HTMLElement, range: Range): boolean {
  const rest = range.cloneRange();
  rest.setEnd(field, field.childNodes.length);
  return squeezed(rest.toString()) === '';
}

/** Puts the caret where the block may go: behind any colour, quotation or code that holds the player's caret. */
function putCaret(field: HTMLElement, range: Range): Range {
  range.collapse(false);
  const around = enclosing(range.startContainer, field);
  if (around) {
    range.setStartAfter(around);
    range.collapse(true);
  }
  select(field, range);
  return range;
}

/** Selects in the document a field lives in. */
export function select(field: HTMLElement, range: Range): void {
  const selection = field.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Why nothing may be written in a rich field; before anything is tried. */
export function refusalOfRich(field: HTMLElement): Extract<Inserted, { ok: false }> | null {
  if (field.getAttribute('aria-readonly') === 'true') return { ok: false, why: 'readonly' };
  if (field.getAttribute('aria-disabled') === 'true') return { ok: false, why: 'disabled' };
  return null;
}

/**
 * Puts a block into a rich editor as if it had been typed or pasted, with whatever undo and events the editor
 * itself makes of it, and looks whether it stands there once more than before. One way only: an editor that
 * answers late would show the block twice if another were tried.
 */
export async function insertInRich(
  field: HTMLElement,
  block: Content,
  carets: Carets,
  send: Send,
  emptyLine: boolean,
): Promise<Inserted> {
  const refused = refusalOfRich(field);
  if (refused) return refused;
  const kept = rangeOf(carets, field);
  const wanted = squeezed(block.text);
  const before = squeezed(field.textContent ?? '');
  focusField(field);
  const range = putCaret(field, kept);
  // CKEditor 5 learns of the caret from `selectionchange`, one task later (forums.md §2.4).
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { startContainer: node, startOffset: offset } = range;
  const inLine = restOfLine(field, node, offset, 'before') !== '';
  const more = restOfLine(field, node, offset, 'after') !== '' || isLast(field, range);
  send(field, framed(block, inLine, more, emptyLine));
  const text = () => squeezed(field.textContent ?? '');
  if (await until(() => count(text(), wanted) > count(before, wanted))) return { ok: true, undo: true };
  return { ok: false, why: text() === before ? 'no_effect' : 'changed' };
}
