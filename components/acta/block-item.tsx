import type { BlockVerdict } from '../../entrypoints/background/messages';
import { Sign } from '../controls/sign';
import { useVoice } from '../controls/voice';
import { needsLook, worstFirst } from '../page-rolls/summary';
import type { Say } from '../words';
import { meaningOf } from './model';

/** Where a block stands, for who reads the acta. */
export interface Place {
  /** In words; left out, author and number of the post. */
  readonly said?: (block: BlockVerdict) => string;
  /** Address of its post, to go and look. */
  readonly link?: (block: BlockVerdict) => string | null;
}

export const placeOf = (block: BlockVerdict, place: Place | undefined, say: Say): string =>
  place?.said?.(block) ?? say('acta_where', block.author || say('acta_no_author'), block.post);

/** The outcome to tell beside a block: the true one, or the one its line has not got yet. */
export const outcomeOf = ({ truth, outcome, line }: BlockVerdict, say: Say): string | null => {
  if (truth !== null) return say('acta_truth', truth);
  return outcome && !line.includes('→') ? say('acta_outcome', outcome) : null;
};

/** One block: its verdicts, what they mean, and the words of the post. Here no post can draw anything. */
export function BlockItem({ block, place }: { block: BlockVerdict; place: Place | undefined }) {
  const { say } = useVoice();
  const verdicts = worstFirst(block.verdicts);
  const meanings = [...new Set(verdicts.map(({ code }) => meaningOf(code, say)))].filter(
    (meaning) => meaning !== null,
  );
  const outcome = outcomeOf(block, say);
  const link = place?.link?.(block) ?? null;
  return (
    <li class={`acta-item acta-${block.colour}`}>
      <Sign colour={block.colour} />
      <div class="acta-body">
        {verdicts.map(({ code, colour, words }) => (
          <p key={code + words} class={`acta-words acta-tone-${colour}`}>
            {words}
          </p>
        ))}
        {needsLook(block) ? (
          meanings.map((meaning) => (
            <p key={meaning} class="acta-why">
              {meaning}
            </p>
          ))
        ) : (
          <details class="acta-meaning">
            <summary>{say('acta_meaning')}</summary>
            {meanings.map((meaning) => (
              <p key={meaning}>{meaning}</p>
            ))}
          </details>
        )}
        {/* From the post: anyone may have written this. */}
        <blockquote class="acta-line" aria-label={say('acta_said')}>
          {block.line || say('acta_no_line')}
        </blockquote>
        {outcome && <p class="acta-truth">{outcome}</p>}
        <p class="muted small acta-where">
          <span>{placeOf(block, place, say)}</span>
          {link && (
            <a href={link} target="_blank" rel="noreferrer noopener">
              {say('acta_go')}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
