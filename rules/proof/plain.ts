/**
 * Plain text of a post (protocol §4.7): quotations become ` | `, inline tags go away. The result is that of the
 * protocol's two patterns, reached in one pass each, so that no hostile post can make a reader wait.
 */
const QUOTE = '[quote';
const QUOTE_END = '[/quote]';
const QUOTED = ' | ';

export const plainText = (text: string): string => dropTags(dropQuotes(text));

/**
 * Innermost first, `[quote…]` up to its `[/quote]` is replaced; an unclosed one is no quotation and stays as text.
 * A closing tag belongs to the nearest open one, which is a stack.
 */
export function dropQuotes(text: string): string {
  if (!/\[\/quote\]/i.test(text)) return text;
  const lower = foldAscii(text);
  /** Text of each level; above the first, what has followed an open tag, the tag included. */
  const levels: string[] = [''];
  const add = (piece: string): void => {
    levels[levels.length - 1] += piece;
  };
  let from = 0;
  for (let at = lower.indexOf('['); at >= 0; at = lower.indexOf('[', from)) {
    add(text.slice(from, at));
    from = at + 1;
    if (lower.startsWith(QUOTE_END, at) && levels.length > 1) {
      levels.pop();
      add(QUOTED);
      from = at + QUOTE_END.length;
      continue;
    }
    const end = lower.startsWith(QUOTE, at) ? lower.indexOf(']', at) : -1;
    if (end >= 0) levels.push('');
    from = end >= 0 ? end + 1 : from;
    add(text.slice(at, from));
  }
  add(text.slice(from));
  return levels.join('');
}

const TAG =
  /\[\/?(?:b|i|u|s|color|size|font|left|right|center|justify|code|url|img|spoiler|hide|sub|sup|list|li|td|tr|table|\*)(=|\])/iy;

/** Deletes `[b]`, `[/color]`, `[url=…]` and the like: the tags that only dress the text. */
export function dropTags(text: string): string {
  let kept = '';
  let from = 0;
  /** Where the value of a tag ends: `]`, or a line break, which makes it no tag. Known until it is passed. */
  let valueEnd = -1;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    let end = tag ? TAG.lastIndex : -1;
    if (tag?.[1] === '=') {
      if (valueEnd < end) valueEnd = findValueEnd(text, end);
      end = text[valueEnd] === ']' ? valueEnd + 1 : -1;
    }
    if (end >= 0) {
      kept += text.slice(from, at);
      from = end;
    }
    at = Math.max(end, at + 1);
  }
  return kept + text.slice(from);
}

function findValueEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === ']' || text[at] === '\n') return at;
  return text.length;
}

/** Lower case of A–Z only: any other change of case could move the positions. */
const foldAscii = (text: string): string => text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
