import { createLogModel } from './log-model';
import { LogView } from './log-view';
import type { OpenRoom } from './room';

export const openLog: OpenRoom = (desk) => {
  const model = createLogModel(desk);
  return { Part: () => <LogView desk={desk} model={model} />, load: model.load };
};
