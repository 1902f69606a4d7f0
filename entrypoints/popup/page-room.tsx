import { createPageModel } from './page-model';
import { PageView } from './page-view';
import type { OpenRoom } from './room';

export const openPage: OpenRoom = (desk, house) => {
  const model = createPageModel(desk, house);
  return {
    Part: () => (
      <PageView
        desk={desk}
        model={model}
        requestOrigin={house.requestOrigin}
        goToCharacters={() => {
          house.go('characters');
          desk.focus('#tab-characters');
        }}
      />
    ),
    load: model.load,
    flush: () => void model.form.value?.model.flush(),
  };
};
