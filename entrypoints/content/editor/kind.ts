/** How text is put into an editor. */
export type Kind = 'textarea' | 'typed' | 'paste';

/** `instanceof` is false across frames: names of tags are not. */
export const isTextarea = (node: Element): node is HTMLTextAreaElement => node.tagName === 'TEXTAREA';
export const isFrame = (node: Element): node is HTMLIFrameElement => node.tagName === 'IFRAME';

/** The editable body of a same-origin frame (SCEditor, CKEditor 4, TinyMCE); `null` when it is no editor. */
export function frameBody(frame: HTMLIFrameElement): HTMLElement | null {
  try {
    const page = frame.contentDocument;
    const body = page?.body ?? null;
    if (!body) return null;
    return page?.designMode === 'on' || isEditable(body) ? body : null;
  } catch {
    return null; // Another origin.
  }
}

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
