import { inOneStep } from './one-step';
import { type Inserted, until } from './outcome';
import { placeIn } from './place';

/** A caret at 0 of a text nobody has touched is Chromium's habit, not the player's wish (toolchain §6). */
const caretOf = (field: HTMLTextAreaElement, placed: boolean): number =>
  placed || field.selectionEnd > 0 ? field.selectionEnd : field.value.length;

/** Why nothing of `added` letters may be written; before anything is tried. */
export function refusal(field: HTMLTextAreaElement, added: number): Inserted | null {
  if (field.disabled || field.matches(':disabled')) return { ok: false, why: 'disabled' };
  if (field.readOnly) return { ok: false, why: 'readonly' };
  // `maxlength` cuts what is typed without a word (forums.md §2.5).
  const length = field.value.length + added;
  if (field.maxLength >= 0 && length > field.maxLength)
    return { ok: false, why: 'too_long', length, most: field.maxLength };
  return null;
}

/**
 * Types a block into a textarea, as one step of undo, and looks whether it stands there. Selected text is kept:
 * the block goes behind it. Only when typing changed nothing at all is the text set from outside, which the
 * page hears of but Ctrl+Z does not.
 *
 * @param placed Whether the player has put the caret somewhere; otherwise the block goes to the end.
 */
export async function insertInTextarea(
  field: HTMLTextAreaElement,
  block: string,
  placed: boolean,
  emptyLine: boolean,
): Promise<Inserted> {
  const before = field.value;
  const place = placeIn(before, caretOf(field, placed), block, emptyLine);
  const refused = refusal(field, place.text.length);
  if (refused) return refused;
  const after = before.slice(0, place.at) + place.text + before.slice(place.at);
  field.focus({ preventScroll: true });
  field.setSelectionRange(place.at, place.at);
  inOneStep(field, place.text, () => field.ownerDocument.execCommand('insertText', false, place.text));
  if (await until(() => field.value !== before)) return seen(field, after, true);
  field.setRangeText(place.text, place.at, place.at, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: place.text }));
  return seen(field, after, false);
}

const seen = (field: HTMLTextAreaElement, after: string, undo: boolean): Inserted =>
  field.value === after ? { ok: true, undo } : { ok: false, why: 'changed' };
