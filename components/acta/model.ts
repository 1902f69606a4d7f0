import type { BlockVerdict, PageVerdicts } from '../../entrypoints/background/messages';
import type { Colour } from '../../rules/proof/acta';
import { countColours, needsLook } from '../page-rolls/summary';
import type { Say, Word } from '../words';

/** The acta of a thread as it is shown: verdicts and notes in words. */
export interface SpokenActa extends Pick<PageVerdicts, 'blocks' | 'notes'> {
  /** Every post of the thread was read. */
  readonly complete: boolean;
}
export type Show = 'all' | 'look';
export interface Filter {
  readonly show: Show;
  /** `null`: everybody. */
  readonly player: string | null;
}
export const NO_FILTER: Filter = { show: 'all', player: null };

/** Who wrote the blocks, by name. */
export const playersOf = (blocks: readonly BlockVerdict[]): readonly string[] =>
  [...new Set(blocks.map(({ author }) => author))].sort();

export const filtered = (
  blocks: readonly BlockVerdict[],
  { show, player }: Filter,
): readonly BlockVerdict[] =>
  blocks.filter((block) => (show === 'all' || needsLook(block)) && (player ?? block.author) === block.author);

/** «12 bloques: 10 verificados, 2 que conviene mirar.» */
export function summaryOf({ blocks }: Pick<SpokenActa, 'blocks'>, say: Say): string {
  if (blocks.length === 0) return say('acta_none');
  const parts = countColours(blocks).map(([colour, count]) =>
    count === 1 ? say(`acta_${colour}_one`) : say(`acta_${colour}`, count),
  );
  const all = blocks.length === 1 ? say('acta_blocks_one') : say('acta_blocks', blocks.length);
  return say('acta_summary', all, parts.toReversed().join(', '));
}

/** What to make of it: the worst there is, told so that amber is not taken for an accusation. */
export function conclusionOf({ blocks, notes, complete }: SpokenActa, say: Say): string {
  if (blocks.length === 0 && notes.length === 0) return '';
  const there = new Set<Colour>([...blocks, ...notes].map(({ colour }) => colour));
  if (there.has('red')) return say('acta_wrong');
  if (there.has('amber')) return say('acta_look');
  if (there.has('grey')) return say('acta_nothing_wrong');
  return say(complete ? 'acta_all_well' : 'acta_all_well_so_far');
}

/** Every code of verdict and note has its sentence for people who are no engineers; an unknown one has none. */
export function meaningOf(code: string, say: Say): string | null {
  const word = `acta_why_${code}` as Word;
  const said = say(word);
  return said === word ? null : said;
}
