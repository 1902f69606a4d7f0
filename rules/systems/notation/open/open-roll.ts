import { openTemplateOf } from '../games';
import type { Values } from '../games/fill';
import type { OpenTemplate } from '../games/form';
import type { Quantities } from '../games/quantities';
import type { NotationOrder } from '../order';
import type { OpenDie } from './die';
import { openDice } from './named-dice';

/** An order of an open die, worked out: its die, and what is added and reached. */
export interface OpenRoll {
  readonly template: OpenTemplate;
  /** The text of a choice, the figure of a number, by the id of the blank; '' for none. */
  chosen(blank: string): string;
  readonly die: OpenDie;
  readonly mod: number;
  /** `null`: the total alone is asked for. */
  readonly target: number | null;
}

/** The roll of an order, or `null` where it is a line of notation. */
export function openRollOf({ plantilla, valores = [] }: NotationOrder): OpenRoll | null {
  const template = plantilla === undefined ? null : openTemplateOf(plantilla);
  return template && openRoll(template, valores);
}

/** @param values of the template's blanks, in range */
export function openRoll(template: OpenTemplate, values: Values): OpenRoll {
  const at = (blank: string): number => template.inputs.findIndex(({ id }) => id === blank);
  const chosen = (blank: string): string => values[at(blank)] ?? '';
  const target = at('dif') < 0 ? null : Number(chosen('dif'));
  return { template, chosen, die: openDice[template.die](chosen), mod: Number(chosen('mod')), target };
}

/** What the bands of its template ask of an ending. */
export function seenBy(
  { mod, target }: OpenRoll,
  end: { readonly natural: number; readonly value: number; readonly check: number },
): Quantities {
  const total = end.value + mod;
  return {
    total,
    target: target ?? 0,
    margin: total - (target ?? 0),
    hits: 0,
    misses: end.check,
    natural: end.natural,
    shows: () => 0,
  };
}
