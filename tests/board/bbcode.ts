import { html as bbobHtml, render } from '@bbob/html';
import preset from '@bbob/preset-html5';
import { escapeHtml, Html } from './html';
import { withSmileys } from './smileys';

type Attrs = Readonly<Record<string, unknown>>;
interface TagNode {
  readonly tag: string;
  readonly attrs: Attrs;
  readonly content: Node[] | null;
}
type Node = string | number | null | TagNode;
const isTag = (node: unknown): node is TagNode => typeof node === 'object' && node !== null && 'tag' in node;

const TAGS = [
  'b',
  'i',
  'u',
  's',
  'color',
  'size',
  'url',
  'img',
  'quote',
  'code',
  'list',
  '*',
  'spoiler',
  'center',
];
/** Stands for a bracket that opens no tag of the board: bbob would write `[x=3]` back as `[x="3"]`. */
const BRACKET = '\uE000';
/** Tags in capitals work on every board; bbob's presets look them up in lower case. */
const onlyOurTags = (source: string): string =>
  source
    .replaceAll(BRACKET, '')
    // A quote is a block: the line end after it would show as an empty line.
    .replace(/(\[\/quote\])\n/gi, '$1')
    .replace(
      /\[(?:(\/?)([a-z]+|\*)(?=[\]= ]))?/gi,
      (all, slash: string | undefined, tag: string | undefined) =>
        tag !== undefined && TAGS.includes(tag.toLowerCase())
          ? `[${slash ?? ''}${tag.toLowerCase()}`
          : all.replace('[', BRACKET),
    );
const typed = (text: string): string => text.replaceAll(BRACKET, '[');

const node = (tag: string, attrs: Attrs, content: Node[] | null): TagNode => ({ tag, attrs, content });
/** The value of `[tag=value …]`: bbob keeps it under its own name. */
const ownValue = (attrs: Attrs): string => {
  const found = Object.entries(attrs).find(([key, value]) => key === value);
  return found ? typed(found[0]) : '';
};
const plainText = (content: Node[] | null): string =>
  typed(render((content ?? []) as never, { stripTags: true })).trim();
const webAddress = (text: string): string | null => (/^https?:\/\/[^\s"<>]+$/i.test(text) ? text : null);

/** `[color=x]`: a name, `#rgb` or `#rrggbb`; anything else is left uncoloured, as the engines do. */
function colour({ attrs, content }: TagNode): TagNode {
  const value = ownValue(attrs);
  const style = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20})$/i.test(value) ? { style: `color: ${value}` } : {};
  return node('span', style, content);
}
function size({ attrs, content }: TagNode): TagNode {
  const value = Number(ownValue(attrs));
  return node(
    'span',
    value >= 1 && value <= 7 ? { style: `font-size: ${0.6 + value * 0.2}em` } : {},
    content,
  );
}
function link({ attrs, content }: TagNode): TagNode {
  const href = webAddress(ownValue(attrs) || plainText(content));
  return href ? node('a', { href, rel: 'nofollow ugc noopener' }, content) : node('span', {}, content);
}
function image({ content }: TagNode): TagNode {
  const src = webAddress(plainText(content));
  return src
    ? node('img', { src, alt: '', class: 'post-image', loading: 'lazy' }, null)
    : node('span', {}, content);
}
function quote({ attrs, content }: TagNode): TagNode {
  // bbob hands over `ana" pid=101` as one value.
  const [, author = '', pid] = /^"?(.*?)"?(?: pid='?(\d{1,12})'?)?$/.exec(ownValue(attrs)) ?? [];
  return node('blockquote', { class: 'post-quote', ...(pid ? { 'data-quoted': pid } : {}) }, [
    ...(author ? [node('cite', {}, [`${author} escribió:`])] : []),
    node('div', {}, content),
  ]);
}

const boardPreset = preset.extend(
  (tags) =>
    ({
      ...tags,
      b: ({ content }: TagNode) => node('strong', {}, content),
      i: ({ content }: TagNode) => node('em', {}, content),
      color: colour,
      size,
      url: link,
      img: image,
      quote,
      code: ({ content }: TagNode) => node('pre', { class: 'code-box' }, content),
      spoiler: ({ content }: TagNode) =>
        node('details', {}, [node('summary', {}, ['Spoiler']), node('div', {}, content)]),
      center: ({ content }: TagNode) => node('div', { style: 'text-align: center' }, content),
    }) as never,
);

/** Escapes what was typed, makes line breaks and smileys; code boxes keep both as typed. */
function finish(content: readonly Node[], inCode: boolean): Node[] {
  const out: Node[] = [];
  let text = '';
  const flush = () => {
    const words = typed(text);
    text = '';
    if (words !== '') out.push(inCode ? escapeHtml(words) : withSmileys(words).replaceAll('\n', '<br>\n'));
  };
  for (const item of content) {
    if (isTag(item)) {
      flush();
      out.push({
        ...item,
        content: item.content === null ? null : finish(item.content, inCode || item.tag === 'pre'),
      });
    } else if (item !== null) text += String(item);
  }
  flush();
  return out;
}

/**
 * A post as the board shows it. `source` comes from anyone: every character of it is escaped, only the tags of
 * the list become markup, and text that cannot be parsed is shown as it was typed.
 */
export function renderBBCode(source: string): Html {
  try {
    const shown = bbobHtml(
      onlyOurTags(source),
      [boardPreset(), (tree: unknown) => finish(tree as Node[], false)] as never,
      { onlyAllowTags: TAGS, contextFreeTags: ['code'] },
    );
    return new Html(shown);
  } catch {
    // Thousands of nested tags run out of stack in the parser.
    return new Html(escapeHtml(source).replaceAll('\n', '<br>\n'));
  }
}

/** What the quote link puts in the editor. */
export const quoteOf = (post: { id: number; author: string; message: string }): string =>
  `[quote="${post.author}" pid=${post.id}]${post.message}[/quote]\n`;
