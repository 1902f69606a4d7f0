import type { PageRef } from '../background/messages';
import type { Forum } from './forum';
import { themeBehind } from './theme';

/** What the background needs to know of a page, and of what is written in `field`. */
export function pageRef(page: Document, url: URL, forum: Forum, field?: Element): PageRef {
  const topic = forum.topic(page, url);
  const editing = (field && forum.editing?.(page, url, field)) ?? null;
  return {
    host: url.hostname,
    engine: forum.id,
    topic: topic?.id ?? null,
    section: topic?.section ?? null,
    url: topic?.url ?? url.href,
    title: (topic?.title || page.title).slice(0, 300),
    account: forum.account(page),
    markup: forum.markupOf?.(page) ?? forum.markup,
    ...(editing === null ? {} : { editing }),
    ...(field && forum.private?.(page, url, field) ? { private: true } : {}),
    dark: themeBehind(forum.posts(page)[0]?.body ?? page.body) === 'dark',
  };
}
