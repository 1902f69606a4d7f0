import type { Markup } from '../../background/messages';
import type { ForumEditor } from '../forum';
import { textOf } from '../text';
import type { Carets } from './caret';
import { isTextarea, kindOf } from './kind';
import type { Inserted } from './outcome';
import { type Content, insertInRich, pasted, typed } from './rich';
import { insertInTextarea } from './textarea';

/** What the inserting needs to know of the page. */
export interface Writing {
  readonly carets: Carets;
  /** What the block is written in. */
  readonly markup: Markup;
  readonly firefox: boolean;
}

const busy = new WeakSet<HTMLElement>();

/**
 * Puts a block into an editor at the player's caret, on lines of its own, in one step of undo, and leaves the
 * caret behind it. Tries one way and verifies it; never writes twice, also when it is asked twice. When it fails
 * the text is as it was (`no_effect`) or holds what the editor made of the block (`changed`), and the block is to
 * be offered for copying: the roll exists.
 */
export async function insertBlock(editor: ForumEditor, block: string, how: Writing): Promise<Inserted> {
  const { field } = editor;
  if (!field.isConnected) return { ok: false, why: 'no_editor' };
  if (busy.has(field)) return { ok: false, why: 'busy' };
  busy.add(field);
  const emptyLine = how.markup === 'markdown';
  try {
    if (isTextarea(field))
      return await insertInTextarea(field, block, how.carets.wasTouched(field), emptyLine);
    const send = kindOf(field, how.firefox) === 'paste' ? pasted(how.firefox) : typed;
    return await insertInRich(field, contentOf(block, how.markup), how.carets, send, emptyLine);
  } finally {
    busy.delete(field);
  }
}

function contentOf(block: string, markup: Markup): Content {
  if (markup !== 'html') return { text: block, html: null };
  return { text: textOf(new DOMParser().parseFromString(block, 'text/html').body), html: block };
}
