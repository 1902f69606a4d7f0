import { createPartidasModel } from './partidas-model';
import { PartidasView } from './partidas-view';
import type { OpenRoom } from './room';

export const openPartidas: OpenRoom = (desk, house) => {
  const model = createPartidasModel(desk, house.opened);
  return {
    Part: () => <PartidasView desk={desk} model={model} />,
    load: model.load,
    open: model.open,
    flush: () => void model.form.value?.flush(),
  };
};
