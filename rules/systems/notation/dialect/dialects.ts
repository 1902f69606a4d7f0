import { avrae } from './avrae';
import { base } from './base';
import type { Dialect, DialectId } from './dialect';
import { foundry } from './foundry';
import { roll20 } from './roll20';

export const dialects: Readonly<Record<DialectId, Dialect>> = { base, roll20, foundry, avrae };
