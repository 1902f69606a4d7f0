import type { Node } from '../tree';
import type { Value } from '../values';

export const number = (value: Value, at: number): Node => ({
  kind: 'number',
  at,
  label: null,
  lo: value,
  hi: value,
  whole: typeof value === 'number',
  rolled: false,
  value,
});
