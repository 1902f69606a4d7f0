const sceditorOf = (field: HTMLElement): Element | null =>
  (field.ownerDocument.defaultView?.frameElement ?? field).closest('.sceditor-container');

/**
 * Types as one step of undo. Browsers count one command as one step; SCEditor keeps an undo of its own, with a
 * step for every `input` event, and a block of three lines makes half a dozen. It is told of the last one only.
 */
export function inOneStep(field: HTMLElement, text: string, type: () => void): void {
  const view = field.ownerDocument.defaultView;
  if (!view || !sceditorOf(field)) {
    type();
    return;
  }
  let heard = 0;
  const hold = (event: Event): void => {
    heard += 1;
    event.stopImmediatePropagation();
  };
  view.addEventListener('input', hold, true);
  try {
    type();
  } finally {
    view.removeEventListener('input', hold, true);
  }
  if (heard === 0) return;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
}
