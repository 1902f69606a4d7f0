import type { CharacterView } from '../../entrypoints/background/messages';
import { useVoice } from '../controls/voice';

interface CharacterListProps {
  readonly characters: readonly Pick<CharacterView, 'id' | 'name' | 'system' | 'problems'>[];
  readonly open: string | null;
  /** Whether text typed in its sheet waits to be stored. */
  readonly hasUnsaved: (id: string) => boolean;
  readonly systemName: (id: string) => string;
  readonly onOpen: (id: string) => void;
}

export function CharacterList({ characters, open, hasUnsaved, systemName, onOpen }: CharacterListProps) {
  const { say } = useVoice();
  return (
    <ul class="items">
      {characters.map(({ id, name, system, problems }) => (
        <li key={id} class="item">
          <button
            type="button"
            class="item-open"
            data-item={id}
            aria-current={id === open || undefined}
            onClick={() => onOpen(id)}
          >
            <span class="item-words">
              <span class="item-name">{name}</span>
              <span class="item-note">
                {systemName(system)}
                {hasUnsaved(id) && ` · ${say('sheet_unsaved')}`}
                {problems.length > 0 && ` · ${say('sheet_to_mend', problems.length)}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
