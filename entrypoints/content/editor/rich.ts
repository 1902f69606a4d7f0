import type { Carets } from './caret';
import { flatten } from './flat';
import { isWritable } from './kind';
import { enclosing, restOfLine } from './line';
import { type Inserted, untilSettled } from './outcome';
import { outside } from './place';
import { rangeOf } from './placed';
import { type Content, wayOf } from './ways';

const squeezed = (text: string): string => text.replace(/[\s\u00a0\u200b\ufeff]+/g, '');

/** A text as its lines, without white space and empty lines. */
const bareLines = (text: string): string =>
  `\n${text
    .split('\n')
    .map(squeezed)
    .filter((line) => line !== '')
    .join('\n')}\n`;

/** How often a block stands in a text, each of its lines on a line of its own. */
export function timesIn(text: string, block: string): number {
  const wanted = bareLines(block);
  const lines = bareLines(text);
  let times = 0;
  // The line break between two blocks belongs to both.
  for (let at = lines.indexOf(wanted); at >= 0; at = lines.indexOf(wanted, at + wanted.length - 1))
    times += 1;
  return times;
}

/** Focus into a field, whatever document it lives in. */
export function focusField(field: HTMLElement): void {
  const view = field.ownerDocument.defaultView;
  const frame = view?.frameElement as HTMLElement | null | undefined;
  if (view && frame) focusFrame(frame, view);
  field.focus({ preventScroll: true });
}

/**
 * SCEditor takes the focus back while it loses it to a button: Firefox then holds that the frame has it, gives
 * the keys to the page around, and does nothing when the frame is focused. By way of another element it does.
 */
function focusFrame(frame: HTMLElement, view: Window): void {
  const page = frame.ownerDocument;
  const bar = page.querySelector<HTMLElement>('fe-de-dados');
  view.focus();
  if (!bar || page.activeElement === frame) return;
  bar.tabIndex = -1;
  bar.focus({ preventScroll: true });
  frame.focus({ preventScroll: true });
  bar.removeAttribute('tabindex');
  view.focus();
}

/** Nothing is written behind the caret: whoever goes on writing begins a new line. */
function isLast(field: HTMLElement, range: Range): boolean {
  const rest = range.cloneRange();
  rest.setEnd(field, field.childNodes.length);
  return squeezed(rest.toString()) === '';
}

/**
 * Puts the caret where the block may go: behind any colour, quotation or code that holds the player's caret, be it
 * the editor's own or tags that are written out (BBCode in the WYSIWYG half).
 */
function putCaret(field: HTMLElement, range: Range): Range {
  range.collapse(false);
  const flat = flatten(field);
  const caret = flat.indexOf(range.startContainer, range.startOffset);
  const at = outside(flat.text, caret);
  const point = at === caret ? null : flat.pointBehind(at);
  if (point) {
    range.setStart(...point);
    range.collapse(true);
  }
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

/** Milliseconds in which a browser tells of a selection; of one that stood there already it tells nothing. */
const TOLD = 250;

/**
 * Ends when the editor has heard of what was just selected. CKEditor 5 learns of it from `selectionchange`, which
 * on a busy machine comes later than the next task: what is pasted before lands at its old caret.
 */
export async function heardOfCaret({ ownerDocument: page }: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => {
    const told = (): void => {
      clearTimeout(late);
      page.removeEventListener('selectionchange', told);
      setTimeout(resolve, 0);
    };
    const late = setTimeout(told, TOLD);
    page.addEventListener('selectionchange', told);
  });
}

/** Why nothing may be written in a rich field; before anything is tried. */
export function refusalOfRich(field: HTMLElement): Extract<Inserted, { ok: false }> | null {
  // TinyMCE 8 leaves a closed field editable, and says no to each key.
  const closed = field.matches('[aria-readonly=true], .mce-content-readonly');
  if (closed || !isWritable(field)) return { ok: false, why: 'readonly' };
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
  emptyLine: boolean,
  firefox: boolean,
): Promise<Inserted> {
  const refused = refusalOfRich(field);
  if (refused) return refused;
  const kept = rangeOf(carets, field);
  const text = () => flatten(field).text;
  const before = text();
  focusField(field);
  const range = putCaret(field, kept);
  await heardOfCaret(field);
  const { startContainer: node, startOffset: offset } = range;
  const inLine = restOfLine(field, node, offset, 'before') !== '';
  const more = restOfLine(field, node, offset, 'after') !== '' || isLast(field, range);
  const way = wayOf(field, block.html !== null, firefox);
  way.send(field, way.frame(block, inLine, more, emptyLine));
  const times = timesIn(before, block.text);
  if (await untilSettled(() => timesIn(text(), block.text) > times)) return { ok: true, undo: true };
  return { ok: false, why: squeezed(text()) === squeezed(before) ? 'no_effect' : 'changed' };
}
