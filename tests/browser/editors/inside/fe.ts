import type { Markup } from '../../../../entrypoints/background/messages';
import { Carets } from '../../../../entrypoints/content/editor/caret';
import { editorOf } from '../../../../entrypoints/content/editor/find';
import { type Replaced, replaceBlock } from '../../../../entrypoints/content/editor/replace';

/** What each test page says of its editor, for the test to read in the page's own world. */
export interface Inside {
  /** What the editor itself would send now, in its own form. */
  data(): string;
  /** Another text in it, in its own form, by its own means. */
  fill(text: string): void;
  /** What the editor's own change event told the board last: its draft, its preview. */
  draft: string | null;
  /** Another block in the place of one, as the toolbar does it before a post is sent. */
  replace(code: string, block: string, markup: Markup): Promise<Replaced>;
}

export type InsideWindow = typeof globalThis & { inside?: Inside };

/** Says that the editor stands, and how it is asked. `listen` is how a board hears of changes. */
export function ready(inside: Pick<Inside, 'data' | 'fill'>, listen: (changed: () => void) => void): void {
  const whole: Inside = { ...inside, draft: null, replace };
  listen(() => {
    whole.draft = whole.data();
  });
  (globalThis as InsideWindow).inside = whole;
}

/** In the page's own world, by the way of a content script. */
function replace(code: string, block: string, markup: Markup): Promise<Replaced> {
  const anchor = document.querySelector('form fe-de-dados')?.nextElementSibling;
  const editor = anchor ? editorOf(anchor as HTMLElement) : null;
  if (!editor) return Promise.resolve({ ok: false, why: 'no_editor' });
  const carets = new Carets();
  carets.wrote(editor.field);
  const firefox = navigator.userAgent.includes('Firefox');
  return replaceBlock(editor, code, block, { carets, markup, firefox });
}

/** The form's own field: what is sent in it is what the board stores. */
export const sent = (): HTMLTextAreaElement => {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  if (!field) throw new Error('the page has no field');
  return field;
};

/** Boards with an editor of a library put its text into the form when it is sent. */
export function sendOf(data: () => string): void {
  sent().form?.addEventListener('submit', () => {
    sent().value = data();
  });
}

/** Where the editor is built: the field is hidden beside it. */
export function place(): HTMLElement {
  const box = document.createElement('div');
  sent().hidden = true;
  sent().style.display = 'none';
  sent().before(box);
  return box;
}
