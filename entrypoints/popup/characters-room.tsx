import { createCharactersModel } from './characters-model';
import { CharactersView } from './characters-view';
import type { OpenRoom } from './room';

export const openCharacters: OpenRoom = (desk, house) => {
  const model = createCharactersModel(desk, house.opened);
  return {
    Part: () => <CharactersView desk={desk} model={model} openInTab={house.filesInTab} />,
    load: model.load,
    open: model.open,
    flush: () => void model.sheet.value?.flush(),
  };
};
