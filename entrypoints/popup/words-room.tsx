import type { OpenRoom } from './room';
import { createWordsModel } from './words-model';
import { WordsView } from './words-view';

export const openWords: OpenRoom = (desk) => {
  const model = createWordsModel(desk);
  return {
    Part: () => <WordsView model={model} readOnly={desk.health.value.readOnly} />,
    // Nothing is read before the click: the words come out only when they are asked for.
    load: async () => undefined,
  };
};
