import type { SiteHints } from '../../background/messages';
import type { Forum, ForumPost } from '../forum';
import { postsBy } from '../forums/dom';
import { generic, guessAuthor, guessBody } from '../forums/generic';
import { sameName } from '../same-name';
import { postIds } from './post-ids';

/** The nodes a selector finds in a page, each whole: one inside another is part of it. */
export const pointedNodes = (page: ParentNode, selector: string): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(selector)].filter((node) => !node.parentElement?.closest(selector));

/**
 * An engine whose pages may not tell who reads them: then it is who the reader says he is, spelled as the author of
 * his posts where there are any. By another spelling his own posts would be taken for somebody else's.
 */
export const named = (forum: Forum, account: () => string | null): Forum => ({
  ...forum,
  account(page) {
    const said = account();
    return forum.account(page) ?? (said && (spelledIn(forum.posts(page), said) ?? said));
  },
});

/** How the author of a post writes the name somebody gave; `null` where none has it. */
export const spelledIn = (posts: readonly ForumPost[], name: string): string | null =>
  posts.find(({ author }) => sameName(author, name))?.author ?? null;

/**
 * An engine with what its reader said of this site laid over it: his posts where the page has any, and his
 * markup. All else, and every page without what he pointed at, is the engine's.
 */
export function layered(forum: Forum, hints: SiteHints | null): Forum {
  if (!hints) return forum;
  const { posts, markup } = hints;
  const over = posts ? withPosts(forum, posts) : forum;
  return markup ? { ...over, markup, markupOf: () => markup } : over;
}

function withPosts(forum: Forum, selector: string): Forum {
  // A board's own data number the posts in their own way.
  const { whole: _, ...rest } = forum;
  return {
    ...rest,
    // Nobody knows what such a board hides from its readers.
    partial: true,
    posts(page) {
      const { ids } = postIds(pointedNodes(page, selector));
      const id = (node: HTMLElement): number | null => ids.get(node) ?? null;
      const posts = postsBy(page, { nodes: selector, id, body: guessBody, author: guessAuthor });
      return posts.length > 0 ? posts : forum.posts(page);
    },
    topic: (page, url) => forum.topic(page, url) ?? generic.topic(page, url),
    editing(page, url, field) {
      const node = field.closest<HTMLElement>(selector);
      const id = node && postIds(pointedNodes(page, selector)).ids.get(node);
      return id ?? forum.editing?.(page, url, field) ?? null;
    },
  };
}
