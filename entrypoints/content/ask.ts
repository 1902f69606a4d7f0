import type { Answer, Envelope, Questions } from '../background/messages';

/** The few browser functions a page's script needs: native in Firefox and Chromium alike, without polyfill. */
export interface Api {
  /** Gone, with all else, when the extension was updated or removed while the page was open. */
  readonly runtime?: {
    readonly id?: string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: {
      addListener(listener: TabListener): void;
      removeListener(listener: TabListener): void;
    };
  };
  readonly i18n?: { getMessage(key: string, values: string[]): string };
}
export type TabListener = (
  message: unknown,
  sender: unknown,
  answer: (value: unknown) => void,
) => boolean | undefined;

/** Looked up when something is asked of it: browsers build these objects at the first touch, on every page. */
export const browserApi = (): Api => {
  const scope = globalThis as unknown as { browser?: Api; chrome?: Api };
  let found: Api | undefined;
  const api = (): Api => {
    found ??= (scope.browser?.runtime ? scope.browser : scope.chrome) as Api;
    return found;
  };
  return {
    get runtime() {
      return api().runtime;
    },
    get i18n() {
      return api().i18n;
    },
  } as Api;
};

/** Whether the extension is still there. To be read anew each time: what was kept from before still looks alive. */
export const isAlive = (api: Api): boolean => api.runtime?.id !== undefined;

export type Ask = <Q extends keyof Questions>(
  question: Q,
  order: Parameters<Questions[Q]>[0],
) => Promise<ReturnType<Questions[Q]>>;

const REASONS = ['invalidated', 'unreachable', 'failed'] as const;
export type Reason = (typeof REASONS)[number];

/** Why there is no answer: the extension was updated, it cannot be reached, or it failed (and says how). */
export class Unanswered extends Error {
  constructor(
    readonly reason: Reason,
    message: string = reason,
  ) {
    super(message);
  }
}

/** The reason of whatever was thrown. Each script of a page has a class of its own: `instanceof` tells nothing. */
export function reasonOf(cause: unknown): Reason {
  const reason = cause instanceof Error ? (cause as Partial<Unanswered>).reason : undefined;
  return REASONS.find((one) => one === reason) ?? 'failed';
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isAnswer = (value: unknown): value is Answer<never> =>
  typeof value === 'object' && value !== null && 'ok' in value;

/**
 * Asks the background. A background that sleeps or is stopped in the middle is normal: it is asked once more,
 * which changes nothing since an order for a roll carries an id. @throws Unanswered
 */
export const askWith =
  (api: Api, wait = 150): Ask =>
  async (question, order) => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(api, { ask: question, order });
      if (isAnswer(answer)) {
        if (answer.ok) return answer.value;
        throw new Unanswered('failed', answer.failure);
      }
      if (attempt > 0) throw new Unanswered('unreachable');
      await pause(wait);
    }
  };

async function send(api: Api, message: Envelope): Promise<unknown> {
  try {
    if (isAlive(api)) return await api.runtime?.sendMessage(message);
  } catch (cause) {
    if (isAlive(api) && !/context invalidated/i.test(String(cause))) return undefined;
  }
  throw new Unanswered('invalidated');
}
