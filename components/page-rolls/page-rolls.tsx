import { useState } from 'preact/hooks';
import type { BlockVerdict, NextStep, PageVerdicts } from '../../entrypoints/background/messages';
import type { Colour } from '../../rules/proof/acta';
import { Button } from '../controls/button';
import { Sign } from '../controls/sign';
import { useVoice } from '../controls/voice';
import { stepWords } from '../next-step';
import type { Word } from '../words';
import { countColours, needsLook, worstFirst } from './summary';
import './page-rolls.css';

const words: Record<Colour, Word> = {
  green: 'rolls_green',
  grey: 'rolls_grey',
  amber: 'rolls_amber',
  red: 'rolls_red',
};
/** Long threads: the list grows on demand, so that opening it stays light. */
const AT_ONCE = 50;

/** The rolls of the page with what the extension itself found: no post can draw in here. */
interface PageRollsProps {
  readonly verdicts: PageVerdicts;
  /** Answers a block, repeats it, notes what it did. */
  readonly onStep?: (block: BlockVerdict, step: NextStep) => void;
}

export function PageRolls({ verdicts, onStep }: PageRollsProps) {
  const { say } = useVoice();
  const [onlyLook, setOnlyLook] = useState(false);
  const [limit, setLimit] = useState(AT_ONCE);
  const { blocks, notes, mark } = verdicts;
  const looks = blocks.filter(needsLook);
  const listed = onlyLook && looks.length > 0 ? looks : blocks;
  if (blocks.length === 0) return <p class="muted">{say('rolls_none')}</p>;
  return (
    <div class="rolls">
      <ul class="tally">
        {countColours(blocks).map(([colour, count]) => (
          <li key={colour}>
            <Sign colour={colour} />
            {say(words[colour], count)}
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <ul class="rolls-notes">
          {notes.map((note) => (
            <li key={note.code}>
              <Sign colour={note.colour} />
              <span>{note.words}</span>
            </li>
          ))}
        </ul>
      )}
      {looks.length > 0 && looks.length < blocks.length && (
        <label class="flag">
          <input
            type="checkbox"
            checked={onlyLook}
            onChange={(event) => setOnlyLook(event.currentTarget.checked)}
          />
          <span>{say('rolls_only_look')}</span>
        </label>
      )}
      <ol class="verdicts">
        {listed.slice(0, limit).map((block) => (
          <RollVerdict key={`${block.post}.${block.index}`} block={block} {...(onStep ? { onStep } : {})} />
        ))}
      </ol>
      {listed.length > limit && (
        <button type="button" class="button button-plain" onClick={() => setLimit(limit + AT_ONCE)}>
          {say('rolls_more', listed.length - limit)}
        </button>
      )}
      <p class="muted small">{say('rolls_mark', mark)}</p>
    </div>
  );
}

/** What may be done at any time stands back behind what somebody waits for. */
const waits = ({ kind }: NextStep): boolean => kind !== 'again' && kind !== 'amend';

interface RollVerdictProps extends Pick<PageRollsProps, 'onStep'> {
  readonly block: BlockVerdict;
}

function RollVerdict({ block, onStep }: RollVerdictProps) {
  const { say } = useVoice();
  const [first, ...others] = worstFirst(block.verdicts);
  return (
    <li class={`verdict verdict-${block.colour}`}>
      <Sign colour={block.colour} />
      <div class="verdict-body">
        <p class="verdict-words">{first?.words ?? say(words[block.colour], 1)}</p>
        {others.length > 0 && (
          <ul class="verdict-reasons">
            {others.map((verdict) => (
              <li key={verdict.code + verdict.words}>
                <Sign colour={verdict.colour} />
                <span>{verdict.words}</span>
              </li>
            ))}
          </ul>
        )}
        {/* From the post: anyone may have written this. */}
        <blockquote class="verdict-line">{block.line || say('rolls_no_line')}</blockquote>
        {block.outcome && block.truth === null && !block.line.includes('→') && (
          <p class="verdict-truth">{say('rolls_outcome', block.outcome)}</p>
        )}
        {block.truth !== null && <p class="verdict-truth">{say('rolls_truth', block.truth)}</p>}
        <p class="muted small">
          {block.n > 0
            ? say('rolls_where', block.author, block.n, block.post)
            : say('rolls_where_other', block.author, block.post)}
        </p>
        {onStep && block.next && block.next.length > 0 && (
          <div class="verdict-next">
            {block.next.map((step) => (
              <Button
                key={step.kind + step.offer}
                look={waits(step) ? 'plain' : 'quiet'}
                onPress={() => onStep(block, step)}
              >
                {stepWords(say, step)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
