import type { BlockVerdict, SpokenVerdict } from '../../entrypoints/background/messages';
import type { Colour } from '../../rules/proof/acta';

/** Worst first: the order in which a director wants to look. */
export const colours: readonly Colour[] = ['red', 'amber', 'grey', 'green'];

/** How many blocks of each colour there are; colours without any are left out. */
export function countColours(blocks: readonly BlockVerdict[]): readonly (readonly [Colour, number])[] {
  return colours
    .map((colour) => [colour, blocks.filter((block) => block.colour === colour).length] as const)
    .filter(([, count]) => count > 0);
}

/** Blocks somebody should look at: what is wrong or odd, not what merely cannot be told yet. */
export const needsLook = ({ colour }: BlockVerdict): boolean => colour === 'red' || colour === 'amber';

/** The verdict that gives a block its colour leads; the others keep their order. */
export const worstFirst = (verdicts: readonly SpokenVerdict[]): readonly SpokenVerdict[] =>
  verdicts.toSorted((one, other) => colours.indexOf(one.colour) - colours.indexOf(other.colour));
