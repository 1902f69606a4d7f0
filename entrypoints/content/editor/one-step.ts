import { isTextarea } from './kind';

const shellOf = (field: HTMLElement, shells: string): Element | null =>
  (field.ownerDocument.defaultView?.frameElement ?? field).closest(shells);

const pasteEvent = (text: string): InputEvent =>
  new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text });

/**
 * Types as one step of undo. Browsers count one command as one step; two editors keep an undo of their own and
 * have to be told.
 */
export function inOneStep(field: HTMLElement, text: string, type: () => void): void {
  if (shellOf(field, '.sceditor-container')) inStepOfSceditor(field, text, type);
  else if (shellOf(field, '.tox-tinymce, .mce-tinymce') || field.classList.contains('mce-content-body'))
    inStepOfTinymce(field, text, type);
  else {
    type();
    // NodeBB keeps a draft when a key is let go, older boards the caret: what is typed for the player lets none go.
    if (isTextarea(field)) field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  }
}

/**
 * SCEditor makes a step for every `input` event, and a block of three lines makes half a dozen: it is told of the
 * last one only. It tells the board of a change a second and a half after a key was let go: drafts and previews
 * know of the block then.
 */
function inStepOfSceditor(field: HTMLElement, text: string, type: () => void): void {
  const view = field.ownerDocument.defaultView;
  let heard = 0;
  const hold = (event: Event): void => {
    heard += 1;
    event.stopImmediatePropagation();
  };
  view?.addEventListener('input', hold, true);
  try {
    type();
  } finally {
    view?.removeEventListener('input', hold, true);
  }
  if (heard === 0) return;
  field.dispatchEvent(pasteEvent(text));
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}

/**
 * TinyMCE keeps what was typed since its last step as one with what comes next, and forgets it when it does not
 * hear of it. A paste ends a step for it: one before, so that the words stay when the block goes, and one after.
 */
function inStepOfTinymce(field: HTMLElement, text: string, type: () => void): void {
  field.dispatchEvent(pasteEvent(''));
  type();
  field.dispatchEvent(pasteEvent(text));
}
