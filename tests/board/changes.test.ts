import { describe, expect, it } from 'vitest';
import { addPost, addThread, deletePost, editPost, findPost } from './changes';
import type { BoardData } from './model';

const empty: BoardData = {
  accounts: [],
  sections: [{ id: 1, name: 'Mesa', about: '', skin: 'sceditor' }],
  threads: [],
  lastPost: 100,
  lastThread: 0,
};
const opened = addThread(empty, 1, 'Escena', 'director', 'Empieza', 1).data;
const answered = addPost(opened, 1, 'ana', 'Voy', 2).data;

describe('writing', () => {
  it('opens a thread with the skin of its section and its first post', () => {
    expect(opened.threads[0]).toMatchObject({
      id: 1,
      skin: 'sceditor',
      posts: [{ id: 101, author: 'director' }],
    });
  });
  it('never gives an id twice, not even that of a deleted post', () => {
    const again = addPost(deletePost(answered, 102), 1, 'ana', 'Otra vez', 3);
    expect(again.post.id).toBe(103);
  });
});

describe('edit marks', () => {
  it('leaves none while the post is the last of its thread', () => {
    expect(findPost(editPost(answered, 102, 'ana', 'Corro', 3), 102)?.post).toMatchObject({
      message: 'Corro',
      edited: null,
    });
  });
  it('leaves one on any earlier post', () => {
    expect(findPost(editPost(answered, 101, 'director', 'Empezad', 3), 101)?.post.edited).toEqual({
      by: 'director',
      at: 3,
    });
  });
});
