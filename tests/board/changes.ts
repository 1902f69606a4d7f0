import type { Account, BoardData, Post, Thread } from './model';

/** What a person does to the board, as pure steps from one state to the next. */

const withThread = (data: BoardData, id: number, change: (thread: Thread) => Thread): BoardData => ({
  ...data,
  threads: data.threads.map((thread) => (thread.id === id ? change(thread) : thread)),
});

export function addPost(
  data: BoardData,
  thread: number,
  author: string,
  message: string,
  at: number,
): { data: BoardData; post: Post } {
  const post: Post = { id: data.lastPost + 1, author, at, message, edited: null };
  const next = withThread(data, thread, (old) => ({ ...old, posts: [...old.posts, post] }));
  return { data: { ...next, lastPost: post.id }, post };
}

export function addThread(
  data: BoardData,
  section: number,
  title: string,
  author: string,
  message: string,
  at: number,
): { data: BoardData; thread: number } {
  const id = data.lastThread + 1;
  const skin = data.sections.find((one) => one.id === section)?.skin ?? 'plain';
  const opened = {
    ...data,
    lastThread: id,
    threads: [...data.threads, { id, section, title, skin, posts: [] }],
  };
  return { data: addPost(opened, id, author, message, at).data, thread: id };
}

/** An edit leaves no mark while the post is the last of its thread, as on phpBB: a changed block may look untouched. */
export function editPost(data: BoardData, post: number, by: string, message: string, at: number): BoardData {
  const found = findPost(data, post);
  if (!found) return data;
  const last = found.thread.posts.at(-1)?.id === post;
  return withThread(data, found.thread.id, (old) => ({
    ...old,
    posts: old.posts.map((one) =>
      one.id === post ? { ...one, message, edited: last ? one.edited : { by, at } } : one,
    ),
  }));
}

export function deletePost(data: BoardData, post: number): BoardData {
  const found = findPost(data, post);
  if (!found) return data;
  return withThread(data, found.thread.id, (old) => ({
    ...old,
    posts: old.posts.filter((one) => one.id !== post),
  }));
}

export function setAccount(data: BoardData, name: string, change: Partial<Account>): BoardData {
  return {
    ...data,
    accounts: data.accounts.map((one) => (one.name === name ? { ...one, ...change } : one)),
  };
}

export function findPost(data: BoardData, id: number): { thread: Thread; post: Post; index: number } | null {
  for (const thread of data.threads) {
    const index = thread.posts.findIndex((post) => post.id === id);
    const post = thread.posts[index];
    if (post) return { thread, post, index };
  }
  return null;
}

export const mayEdit = (account: Account | null, post: Post): boolean =>
  account !== null && (account.name === post.author || account.role === 'moderator');
export const mayDelete = (account: Account | null): boolean => account?.role === 'moderator';
