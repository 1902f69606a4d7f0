import type { PagesAnswers, PagesQuestion } from '../../background/messages';
import type { TabListener } from '../ask';
import type { ThreadPages } from './thread-pages';

const isQuestion = (message: unknown): message is PagesQuestion =>
  typeof message === 'object' && message !== null && 'pages' in message;

/** Answers the page of the acta; other messages are not ours. Only our own pages can send to a tab's scripts. */
export function pagesListener(pages: () => ThreadPages): TabListener {
  const answerTo = async (question: PagesQuestion): Promise<PagesAnswers[keyof PagesAnswers]> => {
    switch (question.pages) {
      case 'begin':
        return pages().begin();
      case 'read':
        return pages().read(question.way, question.address);
      case 'stop':
        pages().stop();
        return null;
    }
  };
  return (message, _sender, answer) => {
    if (!isQuestion(message)) return undefined;
    answerTo(message).then(answer, () => answer(null));
    return true;
  };
}
