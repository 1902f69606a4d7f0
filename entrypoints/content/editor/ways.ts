import { drawsTags, typeBare } from './bare';
import { kindOf } from './kind';
import { inOneStep } from './one-step';

/** What is put in: as text, and as HTML where the board writes HTML. */
export interface Content {
  readonly text: string;
  readonly html: string | null;
}
/** How a rich editor takes a block. */
export interface Way {
  /** Puts it in at the caret. */
  send(field: HTMLElement, content: Content): void;
  /** On lines of its own: with a break before and after where somebody's line would run into it. */
  frame(content: Content, before: boolean, after: boolean, emptyLine: boolean): Content;
}

/** Types, in the document the field lives in. */
function type(field: HTMLElement, { text, html }: Content, over: boolean): void {
  const page = field.ownerDocument;
  inOneStep(field, text, () => {
    if (html !== null) page.execCommand('insertHTML', false, html);
    else if (drawsTags(field)) typeBare(field, text, over);
    else page.execCommand('insertText', false, text);
  });
}

/**
 * Pastes. What a content script of Firefox puts into a `DataTransfer` reaches the page empty; the old form of
 * the event carries its text, of one kind only (forums.md §2.2).
 */
function paste(field: HTMLElement, { text, html }: Content, firefox: boolean): void {
  const how = { bubbles: true, cancelable: true, composed: true };
  if (firefox) {
    const data =
      html === null ? { dataType: 'text/plain', data: text } : { dataType: 'text/html', data: html };
    field.dispatchEvent(new ClipboardEvent('paste', { ...how, ...data } as ClipboardEventInit));
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html !== null) clipboardData.setData('text/html', html);
  field.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData }));
}

const leadOf = (before: boolean, emptyLine: boolean): string => (before ? (emptyLine ? '\n\n' : '\n') : '');

function byBreaks({ text, html }: Content, before: boolean, after: boolean, emptyLine: boolean): Content {
  const lead = leadOf(before, emptyLine);
  const tail = after ? '\n' : '';
  const breaks = (lines: string) => lines.replaceAll('\n', '<br>');
  return { text: lead + text + tail, html: html === null ? null : breaks(lead) + html + breaks(tail) };
}

/** Quill knows paragraphs and no line breaks: what is pasted with breaks comes out as one line. */
function byParagraphs(content: Content, before: boolean, after: boolean, emptyLine: boolean): Content {
  const { text, html } = byBreaks(content, before, after, emptyLine);
  if (html === null) return { text, html };
  const lines = html.split('<br>').map((line) => `<p>${line || '<br>'}</p>`);
  return { text, html: lines.join('') };
}

/**
 * The way of a rich field, for blocks with or without HTML.
 *
 * @param over The block goes over what is selected: ProseMirror in Firefox loses a line break of what is typed so.
 */
export function wayOf(field: HTMLElement, html: boolean, firefox: boolean, over = false): Way {
  const quill = field.closest('.ql-editor') !== null;
  const proseMirror = firefox && over && field.closest('.ProseMirror') !== null;
  const pastes = kindOf(field, firefox) === 'paste' || (quill && html) || proseMirror;
  return {
    send: (where, content) => (pastes ? paste(where, content, firefox) : type(where, content, over)),
    frame: quill ? byParagraphs : byBreaks,
  };
}
