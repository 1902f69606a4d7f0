/** What a board puts into a post that is edited in its place. */
const EDITOR = 'textarea, [contenteditable]:not([contenteditable=false]), .sceditor-container';

/** Whether a post is edited in its place: its words stand in an editor, and what is left of its body says nothing. */
export const isBeingWritten = (body: Element): boolean => body.querySelector(EDITOR) !== null;
