import type { Forum, WholeThread } from '../forum';
import { dataIn, dataPost, isPost, listIn } from '../pages/data';
import { address, digits, markdownIn, postsBy, said } from './dom';

export const isFlarum = (page: Document): boolean => page.getElementById('flarum-json-payload') !== null;

/** Posts of one answer: the most Flarum gives. */
const LIMIT = 50;

/** JSON:API: posts with their authors beside them, and the address of what follows. */
const whole: WholeThread = {
  start({ id, url }) {
    const [before] = new URL(url).pathname.split('/d/');
    return new URL(
      `${before}/api/posts?filter[discussion]=${id}&include=user&sort=number&page[limit]=${LIMIT}`,
      url,
    ).href;
  },
  read(answer, from) {
    const raw = listIn(answer, 'data');
    if (raw.length === 0) return null;
    const names = new Map(
      listIn(answer, 'included').map((one) => [
        dataIn(one, 'id'),
        dataIn(one, 'attributes', 'displayName') ?? dataIn(one, 'attributes', 'username'),
      ]),
    );
    const posts = raw
      .filter((post) => dataIn(post, 'attributes', 'contentType') === 'comment')
      .map((post) =>
        dataPost(
          dataIn(post, 'id'),
          names.get(dataIn(post, 'relationships', 'user', 'data', 'id')),
          dataIn(post, 'attributes', 'contentHtml'),
        ),
      )
      .filter(isPost);
    const next = dataIn(answer, 'links', 'next');
    const following = typeof next === 'string' ? address(next, from)?.href : undefined;
    return { posts, next: following ? [following] : [] };
  },
};

/** Flarum: one endless stream of posts, Markdown by default (forums.md §1.7). */
export const flarum: Forum = {
  id: 'flarum',
  markup: 'markdown',
  markupOf: markdownIn,
  partial: true,
  recognise: isFlarum,
  account: (page) => said(page, '.SessionDropdown .username, .SessionDropdown .Button-label'),
  topic(page, url) {
    const [, path, id] = /^(.*\/d\/(\d+)[^/]*)/.exec(url.pathname) ?? [];
    if (!id) return null;
    return {
      id,
      title: said(page, '.DiscussionHero-title') ?? '',
      section: null,
      url: address(path, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      nodes: '.PostStream-item[data-id]:not([data-type]), .PostStream-item[data-id][data-type=comment]',
      id: (node) => digits(node.dataset.id),
      body: (node) => node.querySelector('.Post-body'),
      author: (node) => said(node, '.PostUser-name .username') ?? said(node, '.PostUser-name a'),
    }),
  links: () => ({ previous: null, next: null, last: null }),
  // The composer stays while its writer reads on in other threads.
  writesIn: (field) =>
    /\/d\/(\d+)/.exec(
      field.closest('.Composer')?.querySelector('.item-title h3 a')?.getAttribute('href') ?? '',
    )?.[1] ?? null,
  // The composer stands apart from the posts and names the one it edits by its place in the thread.
  editing(page, _url, field) {
    const title = field.closest('.Composer')?.querySelector('.item-title h3');
    if (!title?.querySelector('.fa-pencil-alt')) return null;
    const place = /\/(\d+)$/.exec(title.querySelector('a')?.getAttribute('href') ?? '')?.[1];
    const post = page.querySelector(`.PostStream-item[data-number="${place}"]`);
    return digits(post?.getAttribute('data-id'));
  },
  whole,
  // While a post is edited, what is being written stands in its place.
  notWords: '.PostEdited, .Post-quoteButtonContainer, .Post-preview',
};
