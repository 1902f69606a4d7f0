import { withHint } from '../../hints';
import { orderOf } from '../../order';
import { readNotation } from '../../read';
import { fill, type Values } from '../fill';
import type { Blank } from '../form';
import type { OwnTemplate } from './form';
import { fault } from './members';

/** A value of the sheet, whose size is not known here. */
const VARIABLE = /\{\p{L}[\p{L} _-]*\}/gu;

/**
 * Whether a template can be rolled: with its first values, with each blank at each of its ends in turn, and with
 * all at their ends. A problem tells the line that was tried.
 */
export function tryOut(template: OwnTemplate, path: string): void {
  const { inputs, bands } = template;
  const ends = inputs.map(endsOf);
  const first = ends.map(([value = '']) => value);
  const tries: Values[] = [
    first,
    ...ends.flatMap((values, at) =>
      values.map((value) => first.map((other, index) => (index === at ? value : other))),
    ),
    ends.map((values) => values.at(-1) ?? ''),
  ];
  for (const values of tries) {
    const line = fill(template, values).replace(VARIABLE, '1');
    const read = readNotation(line);
    const order = read.ok ? orderOf(read.value, bands) : read;
    const [problem] = order.ok ? [] : order.problems;
    if (!problem) continue;
    const told = read.ok ? problem : withHint(problem, line);
    // A pool that is empty for some values is the player's to fill.
    if (told.code === 'no_dice' && values !== first) continue;
    fault('own_dice', path, { line, inner: told.code, ...told.values });
  }
}

/** The values of a blank that are tried, the one offered first. */
function endsOf(blank: Blank): readonly string[] {
  if (blank.type === 'flag') return ['0', '1'];
  if (blank.type === 'choice') return blank.options.map(({ id }) => id);
  return [blank.value, blank.min, blank.max].map(String);
}
