import type { Markup } from '../../background/messages';
import type { ForumEditor } from '../forum';
import { textOf } from '../text';
import type { Carets } from './caret';
import { codeMirrorOf, insertInCodeMirror } from './codemirror5';
import { isTextarea } from './kind';
import type { Inserted } from './outcome';
import { insertInRich } from './rich';
import { insertInTextarea } from './textarea';
import { inTurn } from './turn';
import type { Content } from './ways';

/** What the inserting needs to know of the page. */
export interface Writing {
  readonly carets: Carets;
  /** What the block is written in. */
  readonly markup: Markup;
  readonly firefox: boolean;
  /** More of the same change: nobody waits until it is a step of undo of its own. */
  readonly follows?: boolean;
}

/**
 * Puts a block into an editor at the player's caret, on lines of its own, in one step of undo, and leaves the
 * caret behind it. Tries one way and verifies it; never writes twice, also when it is asked twice. When it fails
 * the text is as it was (`no_effect`) or holds what the editor made of the block (`changed`), and the block is to
 * be offered for copying: the roll exists.
 */
export async function insertBlock(editor: ForumEditor, block: string, how: Writing): Promise<Inserted> {
  const { field } = editor;
  const emptyLine = how.markup === 'markdown';
  return inTurn<Inserted>(editor, how.carets, async () => {
    const drawn = codeMirrorOf(field);
    if (drawn && isTextarea(field)) return insertInCodeMirror(field, drawn, block, emptyLine);
    if (isTextarea(field)) return insertInTextarea(field, block, how.carets.wasTouched(field), emptyLine);
    return insertInRich(field, contentOf(block, how.markup), how.carets, emptyLine, how.firefox);
  });
}

/** A block as text, and as HTML where the board writes HTML. */
export function contentOf(block: string, markup: Markup): Content {
  if (markup !== 'html') return { text: block, html: null };
  return { text: textOf(new DOMParser().parseFromString(block, 'text/html').body), html: block };
}
