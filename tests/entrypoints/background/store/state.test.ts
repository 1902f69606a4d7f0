import { describe, expect, it } from 'vitest';
import { openState, ReadOnly } from '../../../../entrypoints/background/store/state';
import type { Step } from '../../../../entrypoints/background/store/steps';
import { MemoryArea } from '../memory-area';

const rename: Step = (data) => {
  const { 'old:a': a, ...rest } = data;
  return { ...rest, 'new:a': { was: a } };
};
const grow: Step = (data) => ({ ...data, grown: true });
const fail: Step = () => {
  throw new Error('bug');
};

describe('opening', () => {
  it('an empty storage is today, and nothing is written until there is something to keep', async () => {
    const area = new MemoryArea();
    const state = await openState(area, 3, [rename, grow]);
    expect(state.opened).toEqual({ ok: true, from: 3 });
    expect(area.data).toEqual({});
    await state.change(() => ({ set: { a: 1 }, value: undefined }));
    expect(area.data).toEqual({ a: 1, schema: 3 });
  });

  it('older data is brought to today step by step, and yesterday is kept', async () => {
    const area = new MemoryArea({ schema: 1, 'old:a': 7, 'backup-0': { ancient: true } });
    const state = await openState(area, 3, [rename, grow]);
    expect(state.opened).toEqual({ ok: true, from: 1 });
    expect(area.data).toEqual({
      schema: 3,
      'new:a': { was: 7 },
      grown: true,
      'backup-1': { 'old:a': 7 },
    });
    expect([...state.list('new:')]).toEqual([['new:a', { was: 7 }]]);
    expect(state.get('backup-1')).toBeUndefined();
  });

  it.each([
    ['newer data', { schema: 9, a: 1 }, [rename, grow], { problem: 'newer-data', at: 9 }],
    ['a step that fails', { schema: 1, 'old:a': 7 }, [rename, fail], { problem: 'step-failed', at: 2 }],
    ['a step that is missing', { schema: 1, a: 1 }, [rename], { problem: 'step-failed', at: 2 }],
    ['data without a schema', { a: 1 }, [rename, grow], { problem: 'unreadable', at: 0 }],
    ['a schema that is no number', { schema: '2', a: 1 }, [rename, grow], { problem: 'unreadable', at: 0 }],
  ])('%s changes nothing, is told, and can only be read as it is', async (_, data, steps, problem) => {
    const area = new MemoryArea(structuredClone(data));
    const state = await openState(area, 3, steps);
    expect(state.opened).toMatchObject({ ok: false, ...problem });
    await expect(state.change(() => ({ set: { a: 2 }, value: 0 }))).rejects.toBeInstanceOf(ReadOnly);
    expect(area.data).toEqual(data);
    expect([...state.list('')]).toEqual([]);
    expect(state.raw()).toEqual(data);
  });

  it('a full disk on the way to today leaves yesterday as it was', async () => {
    const area = new MemoryArea({ schema: 1, 'old:a': 7 });
    area.full = true;
    const state = await openState(area, 2, [rename]);
    expect(state.opened).toMatchObject({ ok: false, problem: 'step-failed', at: 1 });
    expect(area.data).toEqual({ schema: 1, 'old:a': 7 });
    area.full = false;
    expect((await openState(area, 2, [rename])).opened).toEqual({ ok: true, from: 1 });
  });

  it('a step cannot spoil what is kept as yesterday', async () => {
    const area = new MemoryArea({ schema: 1, a: { list: [1] } });
    await openState(area, 2, [
      (data) => {
        (data.a as { list: number[] }).list.push(2);
        return data;
      },
    ]);
    expect(area.data).toMatchObject({ a: { list: [1, 2] }, 'backup-1': { a: { list: [1] } } });
  });
});

describe('changing', () => {
  it('takes turns, so that no change is lost', async () => {
    const area = new MemoryArea();
    const state = await openState(area);
    const add = () =>
      state.change(() => {
        const count = ((state.get('count') as number | undefined) ?? 0) + 1;
        return { set: { count }, value: count };
      });
    expect(await Promise.all([add(), add(), add()])).toEqual([1, 2, 3]);
    expect(area.data.count).toBe(3);
  });

  it('a full disk is told, nothing changes, and the next one goes through', async () => {
    const area = new MemoryArea();
    const state = await openState(area);
    await state.change(() => ({ set: { a: 1 }, value: 0 }));
    area.full = true;
    await expect(state.change(() => ({ set: { a: 2 }, remove: ['b'], value: 0 }))).rejects.toThrow(/quota/);
    expect(state.get('a')).toBe(1);
    area.full = false;
    await state.change(() => ({ set: { b: 2 }, remove: ['a'], value: 0 }));
    expect(area.data).toMatchObject({ b: 2 });
    expect(state.raw()).toEqual({ b: 2 });
  });

  it('what was written is there after the background was stopped', async () => {
    const area = new MemoryArea();
    await (await openState(area)).change(() => ({ set: { 'sheet:1': { n: 1 } }, value: 0 }));
    expect((await openState(area)).get('sheet:1')).toEqual({ n: 1 });
  });
});
