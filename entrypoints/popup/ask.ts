import { Failure } from '../../components/controls/failure';
import type { Say } from '../../components/words';
import type { Answer, Envelope, Questions } from '../background/messages';

export type Ask = <Q extends keyof Questions>(
  question: Q,
  order: Parameters<Questions[Q]>[0],
) => Promise<ReturnType<Questions[Q]>>;

export interface AskOptions {
  /** `runtime.sendMessage`. */
  readonly send: (envelope: Envelope) => Promise<unknown>;
  readonly say: Say;
  /** First lines of every report: version and browser. */
  readonly about: string;
}

/** Asked twice these make two: they go out again only when the first surely did not arrive. */
const makesAnother: ReadonlySet<keyof Questions> = new Set([
  'newCharacter',
  'duplicateCharacter',
  'importCharacters',
]);
const neverArrived = /receiving end does not exist|could not establish connection/i;

/**
 * Asks the background. A worker that sleeps, or falls asleep while it answers, is normal: the question goes out
 * once more. Rejects with a `Failure` in plain words; the
 * background tells its own in words already.
 */
export function createAsk({ send, say, about }: AskOptions): Ask {
  const failure = (words: string, question: string, reason: unknown) =>
    new Failure(words, [about, question, String(reason)].join('\n'), { cause: reason });

  return async (question, order) => {
    const envelope: Envelope = { ask: question, order };
    let answer: unknown;
    try {
      answer = await send(envelope).catch((reason: unknown) => {
        if (makesAnother.has(question) && !neverArrived.test(String(reason))) throw reason;
        return send(envelope);
      });
    } catch (reason) {
      throw failure(say('popup_failure_silent'), question, reason);
    }
    const frame = answer as Answer<ReturnType<Questions[typeof question]>> | undefined;
    if (!frame) throw failure(say('popup_failure_silent'), question, 'no answer');
    if (!frame.ok) throw failure(frame.failure, question, frame.failure);
    return frame.value;
  };
}
