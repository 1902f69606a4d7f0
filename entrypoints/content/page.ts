import type { PageRef } from '../background/messages';
import type { Forum } from './forum';
import { themeBehind } from './theme';

/**
 * What the background needs to know of a page, and of what is written in `field`.
 *
 * @param opened The address its editor was opened at: boards that load no pages keep it while one reads on.
 * @param post The body of a post, where one is known: all of a long page are not looked for again.
 */
export function pageRef(
  page: Document,
  url: URL,
  forum: Forum,
  field?: Element,
  opened?: string,
  post: Element | undefined = forum.posts(page)[0]?.body,
): PageRef {
  const topic = forum.topic(page, url);
  const goesTo =
    (field && forum.writesIn?.(field)) ?? (opened ? (forum.topic(page, new URL(opened))?.id ?? null) : null);
  const editing = (field && forum.editing?.(page, url, field)) ?? null;
  return {
    host: url.hostname,
    engine: forum.id,
    topic: topic?.id ?? null,
    section: topic?.section ?? null,
    url: topic?.url ?? url.href,
    title: (topic?.title || page.title).slice(0, 300),
    account: forum.account(page),
    markup: forum.markupOf?.(page, field) ?? forum.markup,
    ...(editing === null ? {} : { editing }),
    ...(goesTo !== null && goesTo !== (topic?.id ?? null) ? { elsewhere: true } : {}),
    ...(field && forum.private?.(page, url, field) ? { private: true } : {}),
    dark: themeBehind(post ?? page.body) === 'dark',
  };
}
