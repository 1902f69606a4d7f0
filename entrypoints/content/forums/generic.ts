import type { Forum } from '../forum';
import { address, digits, linksBy, param, postAround, postsBy, said, saidOutside } from './dom';

/** Ids of posts as boards write them; the first form that finds any is the page's. */
const POSTS: readonly { nodes: string; id: RegExp }[] = [
  { nodes: '[data-post-id]', id: /^(\d+)$/ },
  { nodes: '[id^="post"]', id: /^post(?:[-_]|_id_)?(\d+)$/i },
  { nodes: '[id^="msg"]', id: /^msg[-_]?(\d+)$/ },
  { nodes: '[id^="p"]', id: /^p(\d+)$/ },
  { nodes: '[id^="comment"], [id^="Comment"]', id: /^comment[-_]?(\d+)$/i },
];
// XenForo 1 wraps the words in a `blockquote`, which would be taken for a quotation if it were not the body.
const BODY =
  'blockquote.messageText, .userContent, .post-body, .post_body, .post-content, .postcontent, .post-message, .postmsg, .message-content, .message-body, .entry-content, .comment-content, .postcolor, .content, .message, .text, .cuerpo, .contenido, .texto';
const AUTHOR =
  '[data-author], .author, .username, .post-author, .postauthor, .poster, .user-name, [itemprop=author], .nick, .Username, .user-link';

/** What its author wrote, inside the node of a post. */
export const guessBody = (node: HTMLElement): HTMLElement => node.querySelector<HTMLElement>(BODY) ?? node;
/** Who wrote it, by what stands beside its words where it can be told from them. */
export const guessAuthor = (node: HTMLElement, body = node): string | null =>
  node.dataset.author ?? (body === node ? said(node, AUTHOR) : saidOutside(node, body, AUTHOR));

const TOPIC = ['t', 'tid', 'topic', 'topic_id', 'threadid', 'thread', 'showtopic', 'tema', 'hilo'];
/** `threads/capitulo-2.7/`: the number behind the point. */
const DOTTED = /[/?](?:threads?|topics?|temas?|hilos?)\/[^/?&]*\.(\d+)(?:\/|$)/i;
const TOPIC_PATH =
  /[/?](?:threads?|topics?|temas?|hilos?|discussions?|t|d)[-/](?:[^/]*?[-./])??(\d+)(?=[-./]|$)/i;

function topicOf(page: Document, url: URL): string | null {
  for (const name of TOPIC) {
    const value = /^\d+/.exec(param(url, name) ?? '')?.[0];
    if (value) return value;
    const field = page.querySelector(`form input[type=hidden][name="${name}"]`)?.getAttribute('value');
    if (field && /^\d+$/.test(field)) return field;
  }
  const whole = url.pathname + url.search;
  return (DOTTED.exec(whole) ?? TOPIC_PATH.exec(whole))?.[1] ?? null;
}

/**
 * Any page with a place to write: the last engine asked. What it cannot know it leaves out: no account, no
 * complete reading, and plain blocks unless the page speaks BBCode.
 */
export const generic: Forum = {
  id: 'generic',
  markup: 'plain',
  partial: true,
  recognise: () => true,
  markupOf: (page) =>
    page.querySelector('[href*="bbcode" i], [class*="bbcode" i], [id*="bbcode" i], [onclick*="[b]"]')
      ? 'bbcode'
      : 'plain',
  account: () => null,
  topic(page, url) {
    const id = topicOf(page, url);
    if (!id) return null;
    const section = /^\d+/.exec(param(url, 'f') ?? param(url, 'fid') ?? param(url, 'forum') ?? '')?.[0];
    return {
      id,
      title: said(page, 'h1') ?? page.title,
      section: section ?? null,
      url: address(url.pathname + url.search, url)?.href ?? url.href,
    };
  },
  posts(page) {
    for (const { nodes, id } of POSTS) {
      const posts = postsBy(page, {
        nodes,
        id: (node) => digits(id.exec(node.dataset.postId ?? node.id)?.[1]),
        body: guessBody,
        author: guessAuthor,
      });
      if (posts.length > 0) return posts;
    }
    return [];
  },
  editing(_page, _url, field) {
    for (const post of POSTS) {
      const around = postAround(field, {
        ...post,
        id: (node) => digits(post.id.exec(node.dataset.postId ?? node.id)?.[1]),
      });
      if (around !== null) return around;
    }
    return null;
  },
  links: (page, url) =>
    linksBy(page, url, 'a[rel=prev], link[rel=prev]', 'a[rel=next], link[rel=next]', 'a[rel=last]'),
};
