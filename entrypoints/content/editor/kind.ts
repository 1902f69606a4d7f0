/** How text is put into an editor. */
export type Kind = 'textarea' | 'typed' | 'paste';

/** `instanceof` is false across frames: names of tags are not. */
export const isTextarea = (node: Element): node is HTMLTextAreaElement => node.tagName === 'TEXTAREA';
export const isFrame = (node: Element): node is HTMLIFrameElement => node.tagName === 'IFRAME';

/** The frames known editors write in; their menus and dialogs have frames too. */
const WRITTEN_IN =
  '.sceditor-container > iframe, .cke_wysiwyg_frame, .tox-edit-area__iframe, .mce-edit-area > iframe';

/**
 * Where one writes in a same-origin frame (SCEditor, CKEditor 4, TinyMCE); `null` when it is no editor. The frame
 * of a known editor is one before it can be written in: it is loaded, filled and made editable in steps, and
 * nothing in the page tells of the last. Until it has a body, the frame stands for it.
 */
export function frameBody(frame: HTMLIFrameElement): HTMLElement | null {
  const known = frame.matches(WRITTEN_IN);
  try {
    const body = frame.contentDocument?.body ?? null;
    if (known) return body ?? frame;
    return body && isWritable(body) ? body : null;
  } catch {
    return null; // Another origin.
  }
}

/** Whether a person may write in a field that is no textarea. */
export const isWritable = (field: HTMLElement): boolean =>
  field.ownerDocument.designMode === 'on' || isEditable(field);

export const isEditable = (node: Element): boolean => {
  const value = node.getAttribute('contenteditable');
  return value !== null && value !== 'false';
};

/** Whether a person sees it. Asks for style, not for layout. */
export const isShown = (node: Element): boolean => node.isConnected && node.checkVisibility();

/**
 * The way that was exact and undoable for each editor in both browsers (forums.md §2.2, §2.3): typing, except
 * CKEditor, which takes only a paste, and Quill, which in Firefox loses line breaks that are typed.
 */
export function kindOf(field: HTMLElement, firefox: boolean): Kind {
  if (isTextarea(field)) return 'textarea';
  if (field.closest('.ck-editor__editable, .cke, .cke_editable')) return 'paste';
  if (field.ownerDocument.body?.classList.contains('cke_editable')) return 'paste';
  return firefox && field.closest('.ql-editor') ? 'paste' : 'typed';
}
