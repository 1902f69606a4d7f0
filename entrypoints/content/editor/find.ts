import type { ForumEditor } from '../forum';
import { frameBody, isEditable, isFrame, isShown, isTextarea } from './kind';

/** What a rich editor builds around its field: the bar hangs before it, never inside what the page owns. */
const WRAPPERS = [
  '.sceditor-container',
  '.cke',
  '.ck-editor',
  '.tox-tinymce',
  '.mce-tinymce',
  '.fr-box',
  '.ql-container',
  '.cm-editor',
  '.CodeMirror',
  '.trumbowyg-box',
  '.wysibb',
  '.d-editor-container',
].join();

// Places to write that hold no post: signatures, reasons, searches, profiles, codes to copy, names of those who
// get a message, options of a poll, notes of moderators.
const NOT_POSTS =
  /sign?ature|firma|reason|search|subject|about|biograph|interests|recipient|username|poll_|report_|(?:user|thread|mod)_?notes?|notepad|bbcode_|captcha/i;

/** Where text goes inside a frame or a wrapper: the visible half. */
function fieldOf(node: HTMLElement): HTMLElement | null {
  if (isFrame(node)) return frameBody(node);
  if (isTextarea(node) || isEditable(node)) return node;
  return null;
}

function outermost(node: HTMLElement): HTMLElement {
  let anchor = node;
  for (
    let up = node.closest<HTMLElement>(WRAPPERS);
    up;
    up = up.parentElement?.closest<HTMLElement>(WRAPPERS) ?? null
  )
    anchor = up;
  return anchor;
}

/**
 * The editor a node stands for, `null` when it is none that a person sees and may hold a post.
 *
 * @param sure The reader said so: its name and size are not asked.
 */
export function editorAt(node: HTMLElement, sure = false): ForumEditor | null {
  if (node.closest('fe-de-dados')) return null;
  // CodeMirror 5 types into a textarea of no size; other editors hide theirs.
  const codeMirror = isTextarea(node) && node.closest('.CodeMirror') !== null;
  if (!codeMirror && !isShown(node)) return null;
  const field = fieldOf(node);
  if (!field || node.parentElement?.closest('[contenteditable]:not([contenteditable=false])')) return null;
  const anchor = outermost(node);
  if (anchor !== node && !isShown(anchor)) return null;
  if (sure) return { field, anchor };
  if (isTextarea(node) && NOT_POSTS.test(`${node.name} ${node.id}`)) return null;
  if (isTextarea(node) && anchor === node && node.getAttribute('rows') === '1') return null;
  return { field, anchor };
}

/** What may be an editor. */
const CANDIDATES = 'iframe, textarea, [contenteditable]';

/**
 * Whether anything in a node may be an editor: one question that leaves nothing behind, for pages that are mostly
 * only read. The first collection, list or set of a page costs more than asking it.
 */
export const mayHoldEditor = (node: Document | Element): boolean => node.querySelector(CANDIDATES) !== null;
/** The same for a node that may be one itself. */
export const mayBeEditor = (node: Element): boolean => node.matches(CANDIDATES) || mayHoldEditor(node);

/** Frames, textareas and editable elements: collections by tag are cheap on pages of 100,000 nodes. */
export function* candidates(root: Document | Element): Generator<HTMLElement> {
  yield* root.getElementsByTagName('iframe');
  yield* root.getElementsByTagName('textarea');
  yield* root.querySelectorAll<HTMLElement>('[contenteditable]');
}

/**
 * The editors a person can see, one per place to write (forums.md §2.1): frame before textarea, since the
 * textarea with the right name is often the hidden one, and text put there is lost when the post is sent.
 */
export function findEditors(page: Document): ForumEditor[] {
  const found = new Map<HTMLElement, ForumEditor>();
  for (const node of candidates(page)) {
    const editor = editorAt(node);
    if (editor && !found.has(editor.anchor)) found.set(editor.anchor, editor);
  }
  return [...found.values()].sort((a, b) =>
    a.anchor.compareDocumentPosition(b.anchor) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** The editors at what a reader pointed at, which may be a wrapper; none where this page has nothing like it. */
export function pointedEditors(page: Document, selector: string | null): ForumEditor[] {
  const found = new Map<HTMLElement, ForumEditor>();
  for (const node of selector ? page.querySelectorAll<HTMLElement>(selector) : []) {
    const editor = editorOf(node, true);
    if (editor) found.set(editor.anchor, editor);
  }
  return [...found.values()];
}

/** The editor that hangs on an anchor now: its visible half may have changed (SCEditor's source mode). */
export function editorOf(anchor: HTMLElement, sure = false): ForumEditor | null {
  const own = editorAt(anchor, sure);
  if (own) return own;
  for (const node of candidates(anchor)) {
    const editor = editorAt(node, sure);
    if (editor) return editor;
  }
  return null;
}
