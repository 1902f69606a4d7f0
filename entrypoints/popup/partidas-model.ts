import { type ReadonlySignal, signal } from '@preact/signals';
import { createPartidaModel, type PartidaModel, withLiving } from '../../components/partidas/partida-model';
import type { System } from '../../rules/system';
import type { CharacterView, Partida } from '../background/messages';
import type { Desk } from './desk';
import { savedValue } from './saved';

export interface PartidasModel {
  readonly partidas: ReadonlySignal<readonly Partida[] | null>;
  readonly characters: ReadonlySignal<readonly CharacterView[]>;
  readonly systems: ReadonlySignal<readonly System[]>;
  readonly form: ReadonlySignal<PartidaModel | null>;
  systemName(id: string): string;
  load(): Promise<void>;
  open(id: string): void;
  close(): Promise<void>;
  remove(partida: Partida): Promise<void>;
}

/** @param opened Told which partida is open, for the address. */
export function createPartidasModel(desk: Desk, opened: (id: string | null) => void): PartidasModel {
  const { ask, say, language } = desk;
  const partidas = signal<readonly Partida[] | null>(null);
  const characters = signal<readonly CharacterView[]>([]);
  const systems = signal<readonly System[]>([]);
  const form = signal<PartidaModel | null>(null);

  const put = (partida: Partida) => {
    const list = partidas.value ?? [];
    const known = list.some(({ id }) => id === partida.id);
    partidas.value = known ? list.map((old) => (old.id === partida.id ? partida : old)) : [...list, partida];
  };
  const save = async (partida: Partida) => {
    const saved = savedValue(await ask('savePartida', partida));
    put(saved);
    return saved;
  };
  return {
    partidas,
    characters,
    systems,
    form,
    systemName: (id) => systems.value.find((system) => system.id === id)?.term(id, language) ?? id,
    load: async () => {
      const [games, list, own] = await Promise.all([
        desk.games(),
        ask('partidas', null),
        ask('characters', null),
      ]);
      systems.value = games.systems;
      partidas.value = list;
      characters.value = own;
      const open = list.find(({ id }) => id === form.value?.draft.value.id);
      if (open) form.value?.refresh(open);
    },
    open: (id) => {
      const partida = partidas.value?.find((one) => one.id === id);
      if (!partida) return;
      void form.value?.flush();
      form.value = createPartidaModel({
        partida: withLiving(partida, characters.value),
        stored: true,
        say,
        save,
        games: systems.value,
        language,
        saveFigures: async (partida, system, set) => {
          const saved = savedValue(await ask('setFigures', { partida, system, set }));
          put(saved);
          return saved;
        },
      });
      opened(id);
      desk.focus('#partida-title');
    },
    close: async () => {
      const id = form.value?.draft.value.id;
      await form.value?.flush();
      form.value = null;
      opened(null);
      desk.focus(`[data-item="${id}"]`, '#partidas-title');
    },
    remove: async (partida) => {
      const at = partidas.value?.findIndex(({ id }) => id === partida.id) ?? 0;
      const open = form.value?.draft.value.id === partida.id;
      try {
        if (open) await form.value?.flush();
        const last = partidas.value?.[at] ?? partida;
        savedValue(await ask('deletePartida', { id: partida.id }));
        if (open) {
          form.value = null;
          opened(null);
        }
        partidas.value = (partidas.value ?? []).filter(({ id }) => id !== partida.id);
        const next = partidas.value[at] ?? partidas.value[at - 1];
        desk.undo.offer({
          message: say('popup_deleted', last.name),
          undo: async () => {
            try {
              await save(last);
              desk.announce(say('popup_restored', last.name));
              desk.focus(`[data-item="${last.id}"]`);
            } catch (reason) {
              desk.tell(reason);
            }
          },
        });
        desk.announce(say('popup_deleted_said', last.name));
        desk.focus(next ? `[data-item="${next.id}"]` : '#partidas-title', '#partidas-title');
      } catch (reason) {
        desk.tell(reason);
      }
    },
  };
}
