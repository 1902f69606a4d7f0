/**
 * Whether the newest post of a page stands first, as a reader may wish it on several boards (SMF, phpBB,
 * XenForo): ids grow with time, and a thread is judged from its beginning.
 */
export const isNewestFirst = (posts: readonly { readonly id: number }[]): boolean =>
  posts.length > 1 && (posts[0]?.id ?? 0) > (posts.at(-1)?.id ?? 0);
