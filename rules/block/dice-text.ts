import type { DiceGroup, Spec } from '../proof/dice';
import { specIsValid } from '../proof/spec';
import { bad, good, type Read } from '../read';

const GROUP = /^(\d{0,3})d(\d{1,7}|%)(!?)$/;

/**
 * Dice as a director types them, and as `specText` writes them: `3d10`, `d20`, `d%`, `2d6+1d8`, `3d6!` for
 * exploding ones, segments after `;`. Problems of the field `dice`: `dice_format`, `dice_out_of_range` (more than
 * 100 dice in a group, sides outside 2–1,000,000, more than 8 groups or segments: protocol §4.5).
 */
export function readDice(text: string): Read<Spec> {
  const segments = text.toLowerCase().replace(/\s+/g, '').split(';');
  const spec: DiceGroup[][] = [];
  for (const segment of segments) {
    const groups: DiceGroup[] = [];
    for (const written of segment.split('+')) {
      const group = readGroup(written);
      if (!group) return bad({ code: 'dice_format', field: 'dice', values: { text } });
      groups.push(group);
    }
    spec.push(groups);
  }
  return specIsValid(spec) ? good(spec) : bad({ code: 'dice_out_of_range', field: 'dice', values: { text } });
}

function readGroup(text: string): DiceGroup | null {
  const [found, count = '', sides = '', bang = ''] = GROUP.exec(text) ?? [];
  if (found === undefined) return null;
  const n = count === '' ? 1 : Number(count);
  const d = sides === '%' ? 100 : Number(sides);
  return bang === '' ? { n, d } : { n, d, explode: true };
}
