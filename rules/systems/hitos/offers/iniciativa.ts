import { type Kind, modificadorInput, planned } from './scene';

/** HIT-24 (L131, L244-249): once in the combat. The penalty of wounds is for actions, and this is none. */
export const iniciativa: Kind = {
  id: 'iniciativa',
  open: () => true,
  inputs: (scene) => [modificadorInput(scene)],
  plan: ({ who }, chosen) => {
    const modificador = chosen.int('modificador');
    return planned({
      kind: 'iniciativa',
      base: { id: 'iniciativa', valor: who.iniciativa },
      ...(modificador ? { modificador } : {}),
    });
  },
};
