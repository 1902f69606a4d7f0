import type { TabAnswers, TabQuestion } from '../background/messages';
import type { TabListener } from './ask';
import type { Reader } from './registry';

const isQuestion = (message: unknown): message is TabQuestion =>
  typeof message === 'object' && message !== null && 'tab' in message;

/** Answers the popup, once the reader is there; other messages are not ours. */
export function tabListener(reader: () => Promise<Reader>): TabListener {
  type Give<Q extends keyof TabAnswers> = (
    from: Reader,
    asked: Extract<TabQuestion, { tab: Q }>,
  ) => TabAnswers[Q] | Promise<TabAnswers[Q]>;
  const answers: { [Q in keyof TabAnswers]: Give<Q> } = {
    page: (from) => from.ref(),
    rolls: (from) => from.rolls().catch(() => null),
    drafts: (from) => from.drafts(),
    refer: (from, { block, step }) => from.refer(block, step),
  };
  return (message, _sender, answer) => {
    if (!isQuestion(message) || !(message.tab in answers)) return undefined;
    const give = answers[message.tab] as Give<typeof message.tab>;
    reader()
      .then((from) => give(from, message as never))
      .then(answer, () => answer(null));
    return true;
  };
}
