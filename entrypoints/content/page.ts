import type { PageRef } from '../background/messages';
import type { Forum } from './forum';
import { themeBehind } from './theme';

/** What the background needs to know of a page. */
export function pageRef(page: Document, url: URL, forum: Forum): PageRef {
  const topic = forum.topic(page, url);
  return {
    host: url.hostname,
    engine: forum.id,
    topic: topic?.id ?? null,
    section: topic?.section ?? null,
    url: topic?.url ?? url.href,
    title: (topic?.title || page.title).slice(0, 300),
    account: forum.account(page),
    markup: forum.markupOf?.(page) ?? forum.markup,
    dark: themeBehind(forum.posts(page)[0]?.body ?? page.body) === 'dark',
  };
}
