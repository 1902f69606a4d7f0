import type { Forum, WholeThread } from '../forum';
import { dataIn, dataPost, idOf, isPost, listIn } from '../pages/data';
import { address, digits, linksBy, markdownIn, postsBy, said } from './dom';

export const isDiscourse = (page: Document): boolean =>
  page.head?.querySelector('meta[name=generator][content^="Discourse"]') != null;

/** Posts asked for at once: what Discourse itself asks. */
const CHUNK = 20;

/**
 * `/t/7.json` gives the first posts and the ids of all; the others come by their ids. Posts of the board itself
 * (somebody was invited, the thread was closed) are no posts, but hold a place.
 */
const whole: WholeThread = {
  start({ id, url }) {
    const [before] = new URL(url).pathname.split('/t/');
    return new URL(`${before}/t/${id}.json`, url).href;
  },
  read(answer, address) {
    const raw = listIn(answer, 'post_stream', 'posts');
    if (raw.length === 0) return null;
    const posts = raw
      .map((post) => dataPost(dataIn(post, 'id'), dataIn(post, 'username'), dataIn(post, 'cooked')))
      .filter(isPost);
    const read = new Set(posts.map(({ id }) => id));
    const left = listIn(answer, 'post_stream', 'stream')
      .map(idOf)
      .filter((id) => id !== null && !read.has(id));
    const topic = address.pathname.replace(/\.json$/, '').replace(/\/posts$/, '');
    const next: string[] = [];
    for (let at = 0; at < left.length; at += CHUNK) {
      const wanted = left.slice(at, at + CHUNK).map((id) => `post_ids[]=${id}`);
      next.push(new URL(`${topic}/posts.json?${wanted.join('&')}`, address).href);
    }
    return { posts, next };
  },
};

/** What belongs to a post itself: the ones it answers, and its answers, may be unfolded in it. */
const own = (post: HTMLElement, selector: string): HTMLElement | null =>
  [...post.querySelectorAll<HTMLElement>(selector)].find((one) => !one.closest('.embedded-posts')) ?? null;

const CURRENT_USER = /"currentUser":"\{(?:[^{}]*?,)?\\"username\\":\\"([^"\\]+)/;

/**
 * The picture in the head does not say whose it is. The data the page came with do, until the board throws them
 * away; then the links to what is the reader's own.
 */
function accountOf(page: Document): string | null {
  const data = page.getElementById('data-preloaded')?.dataset.preloaded;
  const known = data && CURRENT_USER.exec(data)?.[1];
  if (known) return known;
  const mine = page.querySelector('#current-user > a[href*="/u/"], [data-link-name="my-posts"][href*="/u/"]');
  const linked = /\/u\/([^/?#]+)/.exec(mine?.getAttribute('href') ?? '')?.[1];
  if (linked) return decoded(linked);
  return (
    page.querySelector('#current-user [data-user-card]')?.getAttribute('data-user-card') ??
    page.querySelector('.current-user-post .names [data-user-card]')?.getAttribute('data-user-card') ??
    null
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const threadIn = (composer: Element | null, link: string): string | null =>
  /\/t\/(?:[^/]+\/)?(\d+)(?:\/|$)/.exec(composer?.querySelector(link)?.getAttribute('href') ?? '')?.[1] ??
  null;

/** Discourse. Posts off the screen are emptied by the board, so a page is never complete (forums.md §1.5). */
export const discourse: Forum = {
  id: 'discourse',
  markup: 'markdown',
  markupOf: markdownIn,
  partial: true,
  recognise: isDiscourse,
  account: accountOf,
  topic(page, url) {
    const [, path, id] = /^((?:\/.*)?\/t\/(?:[^/]+\/)?(\d+))(?:\/|$)/.exec(url.pathname) ?? [];
    if (!id) return null;
    return {
      id,
      title: said(page, '#topic-title h1 .fancy-title, #topic-title h1') ?? '',
      section:
        page.querySelector('#topic-title [data-category-id]')?.getAttribute('data-category-id') ?? null,
      url: address(path, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      nodes: '.topic-post article[data-post-id]',
      // One that is being sent is «-1».
      id: (node) => (/^\d+$/.test(node.dataset.postId ?? '') ? digits(node.dataset.postId) : null),
      body: (node) => own(node, '.cooked'),
      author: (node) =>
        own(node, '.names [data-user-card]')?.getAttribute('data-user-card') ??
        own(node, '.names .username')?.textContent?.trim() ??
        null,
    }),
  links: (page, url) => linksBy(page, url, 'link[rel=prev]', 'link[rel=next]', 'link[rel=last]'),
  // The composer stays while its writer reads on in other threads.
  writesIn: (field) => threadIn(field.closest('#reply-control'), '.action-title a[href*="/t/"]'),
  // Messages are threads too; the page says what it is in its own class.
  private: (page) => page.body?.classList.contains('archetype-private_message') === true,
  // The composer stands apart from the posts and names the one it edits by its place in the thread.
  editing(page, _url, field) {
    const composer = field.closest('#reply-control');
    if (!composer?.querySelector('.d-icon-pencil, .d-icon-pencil-alt')) return null;
    const link = composer.querySelector('.action-title a.post-link, .composer-action-title a.post-link');
    const place = /\/(\d+)(?:$|\?)/.exec(link?.getAttribute('href') ?? '')?.[1];
    const post = page.querySelector(`.topic-post[data-post-number="${place}"] [data-post-id]`);
    return digits(post?.getAttribute('data-post-id'));
  },
  whole,
};
