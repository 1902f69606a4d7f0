import type { Partida } from '../../entrypoints/background/messages';
import { IconButton } from '../controls/button';
import { useVoice } from '../controls/voice';
import './partidas.css';

interface PartidaListProps {
  readonly partidas: readonly Partida[];
  readonly open: string | null;
  readonly readOnly: boolean;
  readonly systemName: (id: string) => string;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (partida: Partida) => void;
}

export function PartidaList({ partidas, open, readOnly, systemName, onOpen, onDelete }: PartidaListProps) {
  const { say } = useVoice();
  const scopeWords = { topic: 'partida_topic', section: 'partida_section', site: 'partida_site' } as const;
  return (
    <ul class="items">
      {partidas.map((partida) => (
        <li key={partida.id} class="item">
          <button
            type="button"
            class="item-open"
            data-item={partida.id}
            aria-current={partida.id === open || undefined}
            onClick={() => onOpen(partida.id)}
          >
            <span class="dot" style={{ background: partida.colour }} />
            <span class="item-words">
              <span class="item-name">{partida.name}</span>
              <span class="item-note">
                {[systemName(partida.system), partida.host, say(scopeWords[partida.scope.kind])].join(' · ')}
              </span>
            </span>
          </button>
          {!readOnly && (
            <IconButton
              icon="trash"
              label={say('control_delete_named', partida.name)}
              onPress={() => onDelete(partida)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
