import { isTextarea } from './kind';
import { type Inserted, until } from './outcome';
import { placeIn } from './place';
import { refusal } from './textarea';

/**
 * CodeMirror 5 (EasyMDE, SimpleMDE) types into a textarea of no size, which it empties as soon as it took the
 * text: what is written stands only in the lines it draws, which are those near the caret.
 */
export const codeMirrorOf = (field: HTMLElement): HTMLElement | null =>
  isTextarea(field) ? field.closest<HTMLElement>('.CodeMirror') : null;

const linesOf = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('.CodeMirror-code .CodeMirror-line'),
];
// An empty line is drawn with a space of no width.
const textOfLine = (line: HTMLElement): string => (line.textContent ?? '').replace(/\u200b/g, '');

/** The text CodeMirror draws, line by line. */
export const drawnText = (box: HTMLElement): string => linesOf(box).map(textOfLine).join('\n');

const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
const holds = ({ top, bottom }: DOMRect, y: number): boolean => top <= y && y <= bottom;

/** Letters of a line before a place on the screen. */
function lettersBefore(line: HTMLElement, x: number, y: number): number {
  const page = line.ownerDocument;
  const walker = page.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let letters = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text === '\u200b') continue;
    for (let at = 0; at < text.length; at += 1) {
      const range = page.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const letter = range.getBoundingClientRect();
      const below = letter.top > y;
      const right = holds(letter, y) && (letter.left + letter.right) / 2 > x;
      if (below || right) return letters;
      letters += 1;
    }
  }
  return letters;
}

/** Where its caret stands in the text it draws; `null` when none is drawn. */
function caretOf(box: HTMLElement): number | null {
  const caret = box.querySelector('.CodeMirror-cursors .CodeMirror-cursor')?.getBoundingClientRect();
  if (!caret) return null;
  let before = 0;
  for (const line of linesOf(box)) {
    if (holds(line.getBoundingClientRect(), middle(caret)))
      return before + lettersBefore(line, caret.left, middle(caret));
    before += textOfLine(line).length + 1;
  }
  return null;
}

const press = (field: HTMLElement, key: string, keyCode: number): void => {
  const how = { key, code: key, keyCode, which: keyCode, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', how));
};
const toTheRight = (field: HTMLElement): void => press(field, 'ArrowRight', 39);

/** Types a block where CodeMirror's caret is: behind what is selected, and outside the tags around it. */
export async function insertInCodeMirror(
  field: HTMLTextAreaElement,
  box: HTMLElement,
  block: string,
  emptyLine: boolean,
): Promise<Inserted> {
  const refused = refusal(field, 0);
  if (refused) return refused;
  field.focus({ preventScroll: true });
  if (field.selectionStart !== field.selectionEnd) toTheRight(field);
  await until(() => caretOf(box) !== null);
  const before = drawnText(box);
  const caret = caretOf(box);
  if (caret === null) return { ok: false, why: 'no_effect' };
  const place = placeIn(before, caret, block, emptyLine);
  for (let at = caret; at < place.at; at += 1) toTheRight(field);
  field.ownerDocument.execCommand('insertText', false, place.text);
  const last = block.slice(block.lastIndexOf('\n') + 1);
  if (await until(() => drawnText(box) !== before && drawnText(box).includes(last)))
    return { ok: true, undo: true };
  return { ok: false, why: drawnText(box) === before ? 'no_effect' : 'changed' };
}
