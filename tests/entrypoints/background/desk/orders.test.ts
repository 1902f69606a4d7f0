import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRef, planOrder, rollOrder, threadText } from '../../../../entrypoints/background/desk/orders';
import { rollOrder as orderOf, page, post } from './office';

describe('what a page sends', () => {
  it('is read and copied, and what does not belong there is left behind', () => {
    const order = orderOf('r1');
    expect(rollOrder({ ...order, extra: 1, page: { ...page(), extra: 1 } })).toEqual(order);
    expect(pageRef(page({ host: 'WWW.Foro.Example' }))?.host).toBe('foro.example');
  });

  it.each([
    [{ topic: 77 }],
    [{ account: undefined }],
    [{ markup: 'rtf' }],
    [{ host: '' }],
    [{ host: 'a'.repeat(300) }],
    [{ title: 'a'.repeat(600) }],
  ])('with %j is no page', (more) => {
    expect(pageRef({ ...page(), ...more })).toBeUndefined();
  });

  it('has post ids of the protocol, and only those', () => {
    const read = (id: unknown) => threadText({ posts: [{ id, author: 'Ana', text: '' }], complete: true });
    expect(read(2 ** 42 - 1)).toBeDefined();
    for (const id of [2 ** 42, -1, 1.5, '1', NaN, null]) expect(read(id)).toBeUndefined();
  });

  it('is put in thread order where the newest post stands first', () => {
    const ids = (posts: ReturnType<typeof post>[]) =>
      threadText({ posts, complete: true })?.posts.map(({ id }) => id);
    expect(ids([post(3, 'A', ''), post(2, 'B', ''), post(1, 'C', '')])).toEqual([1, 2, 3]);
    expect(ids([post(1, 'A', ''), post(3, 'B', ''), post(2, 'C', '')])).toEqual([1, 3, 2]);
    expect(ids([])).toEqual([]);
  });

  it('may be anything at all: it is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (value) => {
        for (const read of [pageRef, planOrder, rollOrder, threadText]) expect(read(value)).toBeUndefined();
      }),
    );
  });
});
