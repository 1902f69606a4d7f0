import type { JudgedBlock } from '../proof/acta';
import { specText } from '../proof/spec';
import type { Language, System } from '../system';
import { checkWords, outcomeOf, type ProvedRoll, type WordsCheck } from './check';

/** What the rules add to the verdicts of the proof. The words of each code are the interface's. */
export interface RulesSay {
  readonly verdict:
    | { readonly code: 'words_differ'; readonly colour: 'amber' }
    /** `asked`: the dice the order asks for, `3d6`. */
    | { readonly code: 'other_dice'; readonly colour: 'amber'; readonly asked: string }
    | { readonly code: 'rules_unknown'; readonly colour: 'grey' }
    | null;
  /** What the post should say, where it says something else. */
  readonly truth: string | null;
  /** The outcome in `language`, where dice and order are proved. */
  readonly outcome: string | null;
}
const silence: RulesSay = { verdict: null, truth: null, outcome: null };

/**
 * What the rules say about the words of a block whose dice are proved; nothing where they are not. Amber at
 * most: words are edited by boards, editors and hands, and only the proof accuses. Where the proof already
 * found false dice in the text, the true outcome is told and nothing is added.
 *
 * Never throws for what a post holds: a game that fails over an order somebody made up must not take the
 * verdicts of a whole page with it. What it threw goes to `failed`.
 */
export function byTheRules(
  systems: readonly System[],
  block: JudgedBlock,
  language: Language,
  failed: (error: unknown) => void = () => undefined,
): RulesSay {
  const roll = provedRoll(block);
  if (!roll) return silence;
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      failed(error);
      return null;
    }
  };
  const words = attempt(() => checkWords(systems, roll)) ?? ({ outcome: 'unknown' } as const);
  const outcome = attempt(() => outcomeOf(systems, roll, language));
  const altered = block.verdicts.some(({ code }) => code === 'altered');
  return {
    verdict: altered ? null : verdictOn(words),
    truth: words.outcome === 'differs' ? words.truth : null,
    outcome: words.outcome === 'same' || words.outcome === 'differs' ? outcome : null,
  };
}

function provedRoll({ kind, n, order, spec, dice, blockText: text }: JudgedBlock): ProvedRoll | null {
  if (kind !== 'tirada' && kind !== 'revelacion' && kind !== 'declaracion') return null;
  if (!dice || !spec || n === null) return null;
  return { kind, n, order: String.fromCharCode(...(order ?? [])), spec, dice, text };
}

function verdictOn(words: WordsCheck | { readonly outcome: 'unknown' }): RulesSay['verdict'] {
  switch (words.outcome) {
    case 'same':
      return null;
    case 'differs':
      return { code: 'words_differ', colour: 'amber' };
    case 'other_dice':
      return { code: 'other_dice', colour: 'amber', asked: specText(words.asked) };
    case 'unknown':
      return { code: 'rules_unknown', colour: 'grey' };
  }
}
