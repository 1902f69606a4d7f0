import type { ForumEditor } from '../forum';
import { textOf } from '../text';
import { isTextarea } from './kind';

// A marker and at least twenty letters of the alphabet after it (protocol §4.7), in groups.
const CODE = /TV1(?:[ \u00a0]?[0-9BCDFGHJKLMNPQRSTVWYZbcdfghjklmnpqrstvwyz]){20,3000}/g;
const QUOTE = /\[quote[^\]]*\](?:(?!\[quote)[\s\S])*?\[\/quote\]/gi;

function withoutQuotes(text: string): string {
  let bare = text;
  for (let last = ''; bare !== last; ) {
    last = bare;
    bare = bare.replace(QUOTE, ' | ');
  }
  return bare;
}

/** What is being written in an editor, as text. */
export const draftText = (editor: ForumEditor): string =>
  isTextarea(editor.field) ? editor.field.value : textOf(editor.field);

/**
 * The `TV1 …` codes that stand in open editors, quotations left out: those rolls are on their way. Read by a
 * light expression; what a code is worth the background says.
 */
export const draftCodes = (editors: readonly ForumEditor[]): string[] =>
  editors.flatMap((editor) => withoutQuotes(draftText(editor)).match(CODE) ?? []);
