import type { ForumEditor } from '../forum';
import { flatten } from './flat';
import { contentOf, type Writing } from './insert';
import { isTextarea } from './kind';
import { enclosing } from './line';
import { inOneStep } from './one-step';
import { type Inserted, until, untilSettled } from './outcome';
import { focusField, heardOfCaret, refusalOfRich, select, timesIn } from './rich';
import { exchange, standingBlock } from './standing';
import { refusal } from './textarea';
import { inTurn } from './turn';
import { wayOf } from './ways';

/** What became of a replacement: `no_block` when the old one does not stand in the editor. */
export type Replaced = Inserted | { readonly ok: false; readonly why: 'no_block' };

/**
 * Puts `block` in the place of the block with `code` that stands in an editor, as one step of undo, and looks
 * whether it stands there. The words around it stay; the player's caret in a textarea too.
 *
 * @param code The old block's `TV1 …`, as `draftCodes` gives it.
 * @param block In the board's markup; the empty text takes the old block away.
 */
export async function replaceBlock(
  editor: ForumEditor,
  code: string,
  block: string,
  how: Writing,
): Promise<Replaced> {
  const { field } = editor;
  const write = (): Promise<Replaced> =>
    isTextarea(field) ? replaceInTextarea(field, code, block) : replaceInRich(field, code, block, how);
  return inTurn<Replaced>(editor, how.carets, write, how.follows);
}

const NO_BLOCK = { ok: false, why: 'no_block' } as const;

async function replaceInTextarea(field: HTMLTextAreaElement, code: string, block: string): Promise<Replaced> {
  const before = field.value;
  const change = exchange(before, code, block);
  if (!change) return NO_BLOCK;
  const { from, text } = change;
  // A block that goes takes its line with it.
  const to = text === '' && before[change.to] === '\n' ? change.to + 1 : change.to;
  const refused = refusal(field, text.length - (to - from));
  if (refused) return refused;
  const { selectionStart: start, selectionEnd: end } = field;
  const after = before.slice(0, from) + text + before.slice(to);
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  const page = field.ownerDocument;
  inOneStep(field, text, () => {
    if (text === '') page.execCommand('delete');
    else page.execCommand('insertText', false, text);
  });
  const undo = await until(() => field.value !== before);
  if (!undo) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
    );
  }
  if (field.value !== after) return { ok: false, why: 'changed' };
  const moved = (at: number): number =>
    at <= from ? at : at >= to ? at + text.length - (to - from) : from + text.length;
  field.setSelectionRange(moved(start), moved(end));
  return { ok: true, undo };
}

/** The nodes of a stretch, with the colours that are of the stretch alone. */
function rangeBetween(field: HTMLElement, [start, startAt]: Point, [end, endAt]: Point): Range {
  const range = field.ownerDocument.createRange();
  range.setStart(start, startAt);
  range.setEnd(end, endAt);
  const first = startAt === 0 ? enclosing(start, field) : null;
  if (first && range.comparePoint(first, 0) <= 0 && first.textContent?.startsWith(start.nodeValue ?? ''))
    range.setStartBefore(first);
  const last = endAt === end.nodeValue?.length ? enclosing(end, field) : null;
  if (last?.textContent?.endsWith(end.nodeValue ?? '')) range.setEndAfter(last);
  return range;
}
type Point = readonly [Node, number];

async function replaceInRich(
  field: HTMLElement,
  code: string,
  block: string,
  how: Writing,
): Promise<Replaced> {
  const refused = refusalOfRich(field);
  if (refused) return refused;
  const flat = flatten(field);
  const change = exchange(flat.text, code, block);
  const start = change && flat.pointAt(change.from);
  const end = change && flat.pointBehind(change.to);
  if (!change || !start || !end) return NO_BLOCK;
  const before = flat.text;
  const content = contentOf(change.text, how.markup);
  focusField(field);
  select(field, rangeBetween(field, start, end));
  await heardOfCaret(field);
  if (change.text === '') inOneStep(field, '', () => field.ownerDocument.execCommand('delete'));
  else {
    const way = wayOf(field, content.html !== null, how.firefox, true);
    way.send(field, way.frame(content, false, false, false));
  }
  const isThere = (): boolean => {
    const { text } = flatten(field);
    return standingBlock(text, code) === null && (content.text === '' || timesIn(text, content.text) > 0);
  };
  if (await untilSettled(isThere)) return { ok: true, undo: true };
  return { ok: false, why: flatten(field).text === before ? 'no_effect' : 'changed' };
}
