import type { BlockVerdict, PageVerdicts, SpokenVerdict } from '../../entrypoints/background/messages';
import { byTheRules, type RulesSay } from '../../rules/block/by-the-rules';
import { type JudgedBlock, type Note, wordVerdict, worstColour } from '../../rules/proof/acta';
import type { Language, System } from '../../rules/system';
import type { Say } from '../words';

/** What words need: the games, the interface's words and its language. */
export interface Voice {
  readonly systems: readonly System[];
  readonly say: Say;
  readonly language: Language;
}

/** All that is said of a block, in words: the proof's verdicts, then the rules'. Extension and static page use it. */
export function spokenBlock({ systems, say, language }: Voice, block: JudgedBlock): BlockVerdict {
  const rules = byTheRules(systems, block, language, (error) => console.error('Fe de Dados:', error));
  const proof = block.verdicts.map((verdict): SpokenVerdict => {
    const { code, colour } = verdict;
    return { code, colour, words: wordVerdict(verdict, language) };
  });
  const verdicts = [...proof, ...spokenRules(rules.verdict, say)];
  return {
    post: block.post,
    index: block.index,
    author: block.author,
    kind: block.kind ?? '',
    n: block.n ?? 0,
    code: block.code,
    line: block.blockText.split('\n', 1)[0] ?? '',
    colour: worstColour(verdicts.map(({ colour }) => colour)),
    verdicts,
    truth: rules.truth,
    outcome: rules.outcome,
    rolled: rolledIn(block, rules),
  };
}

/** What others may quote: never of a block whose words are not those of its dice. */
function rolledIn(
  { order, dice, verdicts }: JudgedBlock,
  rules: RulesSay,
): NonNullable<BlockVerdict['rolled']> | null {
  const sound = rules.outcome !== null && rules.truth === null;
  if (!dice || !sound || verdicts.some(({ colour }) => colour === 'red')) return null;
  return { order: String.fromCharCode(...(order ?? [])), dice };
}

export const spokenNote = (note: Note, language: Language): PageVerdicts['notes'][number] => ({
  code: note.code,
  colour: note.colour,
  words: wordVerdict(note, language),
});

function spokenRules(verdict: RulesSay['verdict'], say: Say): SpokenVerdict[] {
  if (verdict === null) return [];
  const { code, colour } = verdict;
  switch (code) {
    case 'words_differ':
      return [{ code, colour, words: say('verdict_words_differ') }];
    case 'other_dice':
      return [{ code, colour, words: say('verdict_other_dice', verdict.asked) }];
    case 'rules_unknown':
      return [{ code, colour, words: say('verdict_rules_unknown') }];
  }
}
