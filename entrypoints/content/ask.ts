import type { Answer, Envelope, Questions } from '../background/messages';

/** The few browser functions a page's script needs: native in Firefox and Chromium alike, without polyfill. */
export interface Api {
  readonly runtime: {
    /** Gone when the extension was updated or removed while the page was open. */
    readonly id?: string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: {
      addListener(listener: TabListener): void;
      removeListener(listener: TabListener): void;
    };
  };
  readonly i18n: { getMessage(key: string, values: string[]): string };
}
export type TabListener = (
  message: unknown,
  sender: unknown,
  answer: (value: unknown) => void,
) => boolean | undefined;

export const browserApi = (): Api => {
  const scope = globalThis as unknown as { browser?: Api; chrome?: Api };
  return (scope.browser?.runtime ? scope.browser : scope.chrome) as Api;
};

export type Ask = <Q extends keyof Questions>(
  question: Q,
  order: Parameters<Questions[Q]>[0],
) => Promise<ReturnType<Questions[Q]>>;

/** Why there is no answer: the extension was updated, it cannot be reached, or it failed (and says how). */
export class Unanswered extends Error {
  constructor(
    readonly reason: 'invalidated' | 'unreachable' | 'failed',
    message: string = reason,
  ) {
    super(message);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isAnswer = (value: unknown): value is Answer<never> =>
  typeof value === 'object' && value !== null && 'ok' in value;

/**
 * Asks the background. A background that sleeps or is stopped in the middle is normal: it is asked once more,
 * which changes nothing since an order for a roll carries an id. @throws Unanswered
 */
export const askWith =
  (runtime: Api['runtime'], wait = 150): Ask =>
  async (question, order) => {
    for (let attempt = 0; ; attempt += 1) {
      if (!runtime.id) throw new Unanswered('invalidated');
      const message: Envelope = { ask: question, order };
      const answer = await runtime.sendMessage(message).catch((cause: unknown) => {
        if (!runtime.id || /context invalidated/i.test(String(cause))) throw new Unanswered('invalidated');
        return undefined;
      });
      if (isAnswer(answer)) {
        if (answer.ok) return answer.value;
        throw new Unanswered('failed', answer.failure);
      }
      if (attempt > 0) throw new Unanswered('unreachable');
      await pause(wait);
    }
  };
