import { describe, expect, it, vi } from 'vitest';
import { type Api, askWith, Unanswered } from '../../../entrypoints/content/ask';

function runtime(send: (message: unknown) => Promise<unknown>, id: string | undefined = 'fe') {
  const sendMessage = vi.fn(send);
  return { sendMessage, api: { runtime: { id, sendMessage } } as unknown as Api };
}
const reasonOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (cause: unknown) => (cause instanceof Unanswered ? cause.reason : cause),
  );

describe('a question to the background', () => {
  it('is answered with the value in the frame', async () => {
    const { api: to, sendMessage } = runtime(async () => ({ ok: true, value: [] }));
    expect(await askWith(to)('characters', null)).toEqual([]);
    expect(sendMessage).toHaveBeenCalledWith({ ask: 'characters', order: null });
  });
  it('is asked once more when the background was asleep or stopped in the middle', async () => {
    const answers: (() => Promise<unknown>)[] = [
      () => Promise.reject(new Error('The message channel closed before a response was received')),
      () => Promise.resolve({ ok: true, value: 1 }),
    ];
    const { api: to, sendMessage } = runtime(() => (answers.shift() ?? (() => Promise.resolve(null)))());
    expect(await askWith(to, 0)('health', null)).toBe(1);
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });
  it('says that nobody answers after the second time', async () => {
    const { api: to, sendMessage } = runtime(async () => undefined);
    expect(await reasonOf(askWith(to, 0)('health', null))).toBe('unreachable');
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });
  it('says that the extension is gone, without asking again', async () => {
    const gone = { api: {} as Api };
    expect(await reasonOf(askWith(gone.api)('health', null))).toBe('invalidated');
    const going = runtime(() => Promise.reject(new Error('Extension context invalidated.')));
    expect(await reasonOf(askWith(going.api, 0)('health', null))).toBe('invalidated');
    expect(going.sendMessage).toHaveBeenCalledTimes(1);
  });
  it('says so too when asking throws at once, as Chromium does then', async () => {
    const going = runtime(() => {
      throw new Error('Extension context invalidated.');
    });
    expect(await reasonOf(askWith(going.api, 0)('health', null))).toBe('invalidated');
  });
  it('passes on a failure of the background as its own, and does not ask again', async () => {
    const { api: to, sendMessage } = runtime(async () => ({ ok: false, failure: 'disk full' }));
    const asked = askWith(to, 0)('health', null);
    await expect(asked).rejects.toMatchObject({ reason: 'failed', message: 'disk full' });
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });
});
