import type { ForumEditor } from '../forum';
import { textOf } from '../text';
import { codeMirrorOf, drawnText } from './codemirror5';
import { isTextarea } from './kind';
import { codesIn, veilQuotes } from './standing';

/** What is being written in an editor, as text. */
export function draftText({ field }: ForumEditor): string {
  const drawn = codeMirrorOf(field);
  if (drawn) return drawnText(drawn);
  return isTextarea(field) ? field.value : textOf(field);
}

/**
 * The `TV1 …` codes that stand in open editors, quotations left out: those rolls are on their way. Read by a
 * light expression; what a code is worth the background says.
 */
export const draftCodes = (editors: readonly ForumEditor[]): string[] =>
  editors.flatMap((editor) => codesIn(veilQuotes(draftText(editor))));
