import { useId, useState } from 'preact/hooks';
import type { BlockVerdict } from '../../entrypoints/background/messages';
import { Button } from '../controls/button';
import { Notice } from '../controls/notice';
import { Sign } from '../controls/sign';
import { useVoice } from '../controls/voice';
import { needsLook } from '../page-rolls/summary';
import { BlockItem, type Place } from './block-item';
import {
  conclusionOf,
  type Filter,
  filtered,
  meaningOf,
  NO_FILTER,
  playersOf,
  type SpokenActa,
  summaryOf,
} from './model';
import './acta.css';

/** Long threads: the list grows on demand. */
const AT_ONCE = 60;

interface ActaProps {
  readonly acta: SpokenActa;
  readonly place?: Place | undefined;
  /** Buttons under the summary: copy, save. */
  readonly actions?: preact.ComponentChildren;
}

/** The acta of a whole thread: what was found in words, what to look at first, and every block on demand. */
export function Acta({ acta, place, actions }: ActaProps) {
  const { say } = useVoice();
  const title = useId();
  const { blocks, notes, complete } = acta;
  const conclusion = conclusionOf(acta, say);
  return (
    <section class="acta" aria-labelledby={title}>
      <h2 id={title} tabIndex={-1} data-acta-title>
        {say('acta_title')}
      </h2>
      <div class="acta-summary">
        <p class="acta-count">{summaryOf(acta, say)}</p>
        {conclusion && <p>{conclusion}</p>}
      </div>
      {!complete && blocks.length > 0 && <Notice kind="calm">{say('acta_partial')}</Notice>}
      {actions}
      {notes.length > 0 && <Notes notes={notes} />}
      {blocks.length > 0 && <Blocks blocks={blocks} place={place} />}
    </section>
  );
}

function Notes({ notes }: Pick<SpokenActa, 'notes'>) {
  const { say } = useVoice();
  const title = useId();
  return (
    <section class="acta-part" aria-labelledby={title}>
      <h3 id={title}>{say('acta_notes')}</h3>
      <ul class="acta-list">
        {notes.map((note) => (
          <li key={note.words} class={`acta-item acta-${note.colour}`}>
            <Sign colour={note.colour} />
            <div class="acta-body">
              <p class="acta-words">{note.words}</p>
              <p class="acta-why">{meaningOf(note.code, say)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Blocks({ blocks, place }: { blocks: readonly BlockVerdict[]; place: Place | undefined }) {
  const { say } = useVoice();
  const title = useId();
  const [filter, setFilter] = useState(NO_FILTER);
  const [limit, setLimit] = useState(AT_ONCE);
  const shown = filtered(blocks, filter);
  const change = (next: Partial<Filter>) => {
    setLimit(AT_ONCE);
    setFilter({ ...filter, ...next });
  };
  return (
    <section class="acta-part" aria-labelledby={title}>
      <h3 id={title}>{say('acta_rolls')}</h3>
      <Filters blocks={blocks} filter={filter} change={change} />
      <p class="muted small" role="status">
        {shown.length === 0 ? say('acta_shown_none') : say('acta_shown', shown.length, blocks.length)}
      </p>
      <ol class="acta-list">
        {shown.slice(0, limit).map((block) => (
          <BlockItem key={`${block.post}.${block.index}`} block={block} place={place} />
        ))}
      </ol>
      {shown.length > limit && (
        <div class="actions">
          <Button onPress={() => setLimit(limit + AT_ONCE)}>{say('acta_more', shown.length - limit)}</Button>
        </div>
      )}
    </section>
  );
}

interface FiltersProps {
  readonly blocks: readonly BlockVerdict[];
  readonly filter: Filter;
  readonly change: (next: Partial<Filter>) => void;
}

function Filters({ blocks, filter, change }: FiltersProps) {
  const { say } = useVoice();
  const name = useId();
  const players = playersOf(blocks);
  const looks = blocks.some(needsLook);
  if (!looks && players.length < 2) return null;
  return (
    <div class="acta-filters">
      {looks && (
        <fieldset class="acta-show">
          <legend class="field-label">{say('acta_show')}</legend>
          {(['all', 'look'] as const).map((show) => (
            <label key={show} class="flag">
              <input
                type="radio"
                name={name}
                checked={filter.show === show}
                onChange={() => change({ show })}
              />
              <span>{say(`acta_show_${show}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {players.length > 1 && (
        <div class="field">
          <label class="field-label" for={`${name}-player`}>
            {say('acta_player')}
          </label>
          <select
            id={`${name}-player`}
            class="input"
            value={filter.player === null ? '' : `=${filter.player}`}
            onChange={({ currentTarget: { value } }) =>
              change({ player: value === '' ? null : value.slice(1) })
            }
          >
            <option value="">{say('acta_player_all')}</option>
            {players.map((player) => (
              <option key={player} value={`=${player}`}>
                {player || say('acta_no_author')}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
