import type { BlockVerdict } from '../../entrypoints/background/messages';
import { type Quotable, quoteOf } from '../../rules/block/quotes';
import { worstColour } from '../../rules/proof/acta';
import type { Voice } from './spoken';

const ROLLS: ReadonlySet<string> = new Set(['tirada', 'revelacion', 'declaracion', 'oculta']);

/** A block as others may quote it. */
export const quotable = ({ n, rolled, kind }: Pick<BlockVerdict, 'n' | 'rolled' | 'kind'>): Quotable => ({
  n: ROLLS.has(kind) ? n : 0,
  order: rolled?.order ?? '',
  dice: rolled?.dice.length ? rolled.dice : null,
});

/**
 * The blocks of a whole thread, with what is to be said of those that quote another roll than the one that stands
 * there. Of a part of a thread nothing can be said: the roll that is meant may stand in the rest.
 */
export function withQuotes<B extends BlockVerdict>(
  { systems, say }: Pick<Voice, 'systems' | 'say'>,
  blocks: readonly B[],
): readonly B[] {
  const all = blocks.map(quotable);
  return blocks.map((block, at) => {
    const one = all[at] ?? quotable(block);
    const { quote, turn } = quoteOf(systems, one, all);
    if (quote !== 'other') return block;
    const verdict = {
      code: 'quotes_other',
      colour: 'amber',
      words: say('verdict_quotes_other', turn),
    } as const;
    return {
      ...block,
      verdicts: [...block.verdicts, verdict],
      colour: worstColour([block.colour, verdict.colour]),
    };
  });
}
