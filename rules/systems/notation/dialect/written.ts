import type { Dialect } from './dialect';

/** The spelling of orders, which nobody types: canonical text, and no more (`canonical.ts`). */
export const written: Dialect = {
  word: /even|odd|!!?(?:pr?)?(?:o(?!dd))?|r[oa]?|uo?|min|max|[kd](?:[hl]|m(?![ia]))?|c[sf]|s|[bp]/y,
  groupWord: /[kd][hlm]?|s/y,
  reroll: 'until',
};
