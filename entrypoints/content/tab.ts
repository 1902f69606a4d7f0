import type { TabAnswers, TabQuestion } from '../background/messages';
import type { TabListener } from './ask';
import type { Reader } from './registry';

const isQuestion = (message: unknown): message is TabQuestion =>
  typeof message === 'object' && message !== null && 'tab' in message;

/** Answers the popup, once the reader is there; other messages are not ours. */
export function tabListener(reader: () => Promise<Reader>): TabListener {
  const answers: { [Q in keyof TabAnswers]: (from: Reader) => TabAnswers[Q] | Promise<TabAnswers[Q]> } = {
    page: (from) => from.ref(),
    rolls: async (from) => (await from.rolls()?.catch(() => null)) ?? null,
    drafts: (from) => from.drafts(),
  };
  return (message, _sender, answer) => {
    if (!isQuestion(message) || !(message.tab in answers)) return undefined;
    const give = answers[message.tab];
    reader()
      .then((from) => give(from))
      .then(answer, () => answer(null));
    return true;
  };
}
