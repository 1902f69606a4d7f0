import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from '../../../components/controls/autosave';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store whose writes end when the test says so. */
function slowStore() {
  const writes: { value: number; done: () => void; fail: () => void }[] = [];
  const save = (value: number) =>
    new Promise<void>((resolve, reject) => {
      writes.push({ value, done: resolve, fail: () => reject(new Error('full')) });
    });
  return { writes, save, values: () => writes.map(({ value }) => value) };
}

describe('autosave', () => {
  it('waits for the typing to pause and writes only the newest value', async () => {
    const store = slowStore();
    const autosave = createAutosave(store.save, 300);
    autosave.put(1);
    await vi.advanceTimersByTimeAsync(200);
    autosave.put(2);
    await vi.advanceTimersByTimeAsync(299);
    expect(store.values()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.values()).toEqual([2]);
  });

  it('says «saved» only after the write succeeded', async () => {
    const store = slowStore();
    const autosave = createAutosave(store.save, 0);
    expect(autosave.state.value.kind).toBe('untouched');
    autosave.put(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state.value.kind).toBe('saving');
    store.writes[0]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state.value.kind).toBe('saved');
  });

  it('writes one at a time, and what came meanwhile after it', async () => {
    const store = slowStore();
    const autosave = createAutosave(store.save, 0);
    autosave.put(1);
    await vi.advanceTimersByTimeAsync(0);
    autosave.put(2);
    autosave.put(3);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.values()).toEqual([1]);
    store.writes[0]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.values()).toEqual([1, 3]);
    expect(autosave.state.value.kind).toBe('saving');
    store.writes[1]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state.value.kind).toBe('saved');
  });

  it('keeps the value of a failed write and writes it again when asked', async () => {
    const store = slowStore();
    const autosave = createAutosave(store.save, 0);
    autosave.put(1);
    await vi.advanceTimersByTimeAsync(0);
    store.writes[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state.value).toMatchObject({ kind: 'failed', reason: { message: 'full' } });
    void autosave.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.values()).toEqual([1, 1]);
    store.writes[1]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state.value.kind).toBe('saved');
  });

  it('after a failure writes what was typed since, not the old value', async () => {
    const store = slowStore();
    const autosave = createAutosave(store.save, 0);
    autosave.put(1);
    await vi.advanceTimersByTimeAsync(0);
    autosave.put(2);
    store.writes[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.values()).toEqual([1, 2]);
  });

  it('flush writes at once and ends when all is written', async () => {
    const store = slowStore();
    const autosave = createAutosave(store.save, 10_000);
    autosave.put(1);
    let ended = false;
    void autosave.flush().then(() => {
      ended = true;
    });
    expect(store.values()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toBe(false);
    store.writes[0]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toBe(true);
  });
});
