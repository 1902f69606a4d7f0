/**
 * What a post shows of others: quotations, and boxes of code, which are examples. Inline `code` stays: on
 * Markdown boards our own codes stand in it. In vBulletin 4 the body itself is a `blockquote.postcontent`;
 * vBulletin 3 tells its boxes by little but their border. Foroactivo writes what is folded away as it writes
 * code: that is its author's.
 */
const QUOTED =
  'blockquote:not(.postcontent):not(.ipsStyle_spoiler),.quotebox,.bbcode_quote,.bbCodeBlock--quote,.bbCodeBlock--code,aside.quote,.quoteheader,.quotetop,.quotemain,.quote_top,div.quote,#QUOTE-WRAP,td.quote,td.code,[id^="post_message_"] td[style*="inset"],[id^="post_message_"] div.alt2[dir],pre,.codebox:not(.spoiler):not(.hidecode),.codeblock,.codeheader,code.bbc_code,.codetop,.codemain,.bbcode_code,#CODE-WRAP';

/** What else is not its author's words, on any board, and whatever is being written. */
const NOT_WORDS = [
  '.signature,.postsignature,.signature_div,.sig-content,.post-signature,.message-signature',
  '.postedit,.notice,.edited-message,.edited_post,.modified,.attachbox',
  'textarea,[contenteditable]:not([contenteditable=false]),.fr-box,.sceditor-container,.cke,.composer',
  'script,style,noscript,template,button,select,input,fe-de-dados',
].join();

const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CENTER|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|OL|P|SECTION|SUMMARY|TABLE|TBODY|TR|UL)$/;

/** Where a quotation stood: no code or block of dice runs on across it (protocol, «Plain text of a post»). */
const GAP = '\n|\n';

// A smiley's code is text the author typed, its name («Sad», "big_smile") is not: phpBB and SMF keep the code
// in `alt`, NodeBB in `title`, where `alt` holds the emoji.
function imageText(image: Element): string {
  const alt = image.getAttribute('alt') ?? '';
  const title = image.getAttribute('title') ?? '';
  const typed = [title, alt].find((text) => /^[!-~]{1,20}$/.test(text) && /[^A-Za-z_]/.test(text));
  return typed ?? alt;
}

function collect(node: Node, drop: string, out: string[]): void {
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === 3) out.push((child.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '));
    else if (child.nodeType === 1) element(child as Element, drop, out);
  }
}

function element(node: Element, drop: string, out: string[]): void {
  const tag = node.tagName.toUpperCase();
  if (tag === 'BR') out.push('\n');
  else if (tag === 'IMG') out.push(imageText(node));
  else if (node.matches(QUOTED)) out.push(GAP);
  else if (node.matches(drop)) out.push('\n');
  else if (BLOCKS.test(tag)) {
    out.push('\n');
    collect(node, drop, out);
    out.push('\n');
  } else {
    collect(node, drop, out);
    if (tag === 'TD' || tag === 'TH') out.push(' ');
  }
}

/**
 * The text of a post's body as a person sees it (forums.md §4): line breaks and ends of blocks as newlines,
 * images by what they stand for, white space folded, NFC. Quotations, code boxes, signatures and edit notes are
 * left out. Needs no layout, so it reads fetched and parsed documents too.
 *
 * @param notWords Further selectors this board wants left out.
 */
export function textOf(body: Element, notWords?: string): string {
  const out: string[] = [];
  collect(body, notWords ? `${NOT_WORDS},${notWords}` : NOT_WORDS, out);
  return out
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(?:\n\|)+(?=\n)/g, '\n|')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[\s|]+|[\s|]+$/g, '')
    .normalize('NFC');
}
