/** A block as it goes into a text: where, and with the line breaks that put it on lines of its own. */
export interface Place {
  readonly at: number;
  readonly text: string;
}

const TAG = /\[(\/?)([a-z*]+)(?:[=\s][^\]\n]*)?\]/gi;
/** Tags without an end of their own. */
const ALONE = new Set(['*', 'hr', 'br', 'attachment', 'attach']);

/**
 * Ends of the tags around a caret: `[color=red]uno A| dos[/color]` is left behind its `[/color]`. A roll written
 * inside somebody's colour breaks both, inside a quotation it is no roll. A tag that is never closed holds
 * nothing back, and a caret in the middle of a tag goes behind it.
 */
export function outsideTags(text: string, caret: number): number {
  const open: string[] = [];
  const later: string[] = [];
  let end = caret;
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, name = ''] = match;
    const tag = name.toLowerCase();
    const from = match.index;
    const to = from + whole.length;
    if (ALONE.has(tag)) continue;
    if (from >= caret) {
      // Behind the caret: tags opened there do not count, the ends of those around it do.
      if (open.length === 0) break;
      if (!slash) later.push(tag);
      else if (later.includes(tag)) later.splice(later.lastIndexOf(tag));
      else if (open.includes(tag)) {
        open.splice(open.lastIndexOf(tag));
        end = to;
      }
      continue;
    }
    if (to > caret) end = to;
    if (!slash) open.push(tag);
    else if (open.includes(tag)) open.splice(open.lastIndexOf(tag));
  }
  return end;
}

/** Behind the code of a roll that is already there, when the caret stands inside it. */
function outsideCode(text: string, caret: number): number {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const end = text.indexOf('\n', caret);
  const line = text.slice(start, end < 0 ? text.length : end);
  return caret > start && /\bTV1 /.test(line) && caret < start + line.length ? start + line.length : caret;
}

/** Where a block may go near a caret: behind the tags around it, and behind the code of a roll that stands there. */
export const outside = (text: string, caret: number): number =>
  outsideCode(text, outsideTags(text, Math.max(0, Math.min(caret, text.length))));

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/gm;

/** Behind the end of the Markdown code box around a caret: a roll written in it would be an example. */
export function outsideFence(text: string, caret: number): number {
  let open: { readonly from: number; readonly mark: string } | null = null;
  for (const { 0: line, 1: mark = '', 2: rest = '', index } of text.matchAll(FENCE)) {
    if (open === null) open = { from: index, mark };
    else if (mark.startsWith(open.mark) && rest.trim() === '') {
      const end = index + line.length;
      if (caret > open.from && caret < end) return end;
      open = null;
    }
  }
  return caret;
}

/**
 * Where a block goes and what has to be written so that it stands on lines of its own: a line break before it
 * when the caret is in the middle of a line, one after it, none twice. Markdown needs an empty line before, or
 * the block would be taken into the quotation or list above.
 */
export function placeIn(text: string, caret: number, block: string, emptyLine: boolean): Place {
  const at = outside(text, emptyLine ? outsideFence(text, caret) : caret);
  const before = text.slice(0, at);
  const bare = before.replace(/[ \t]+$/, '');
  const wanted = emptyLine ? 2 : 1;
  const breaks = bare === '' ? wanted : (/\n*$/.exec(bare)?.[0].length ?? 0);
  // Four spaces begin a box of code in Markdown.
  const indented = emptyLine && breaks > 0 && /\t| {4}/.test(before.slice(bare.length)) ? 1 : 0;
  const lead = '\n'.repeat(Math.max(indented, wanted - breaks));
  const tail = text[at] === '\n' ? '' : '\n';
  return { at, text: `${lead}${block}${tail}` };
}
