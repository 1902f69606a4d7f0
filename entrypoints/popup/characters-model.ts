import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { failureWords } from '../../components/controls/failure';
import { createSheetModel, type SheetModel } from '../../components/sheet/sheet-model';
import type { System } from '../../rules/system';
import type { CharacterView, Told } from '../background/messages';
import type { Desk } from './desk';
import { fileName } from './files';
import { savedValue } from './saved';

export interface CharactersModel {
  /** `null` until storage has answered. */
  readonly characters: ReadonlySignal<readonly CharacterView[] | null>;
  readonly systems: ReadonlySignal<readonly System[]>;
  readonly sheet: ReadonlySignal<SheetModel | null>;
  /** The character whose game this version does not know: shown, exported, never edited. */
  readonly foreign: ReadonlySignal<CharacterView | null>;
  readonly openId: ReadonlySignal<string | null>;
  /** Why the last import was refused. */
  readonly importProblems: ReadonlySignal<readonly Told[]>;
  readonly busy: ReadonlySignal<boolean>;
  systemName(id: string): string;
  load(): Promise<void>;
  open(id: string): void;
  close(): Promise<void>;
  create(system: string): Promise<void>;
  duplicate(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  exportJson(ids: readonly string[], what: string): Promise<void>;
  /** Resolves with whether they came in. A refused file changes nothing. */
  importJson(json: string): Promise<boolean>;
}

/** @param opened Told which character is open, for the address and the next visit. */
export function createCharactersModel(desk: Desk, opened: (id: string | null) => void): CharactersModel {
  const { ask, say, language, unsaved } = desk;
  const characters = signal<readonly CharacterView[] | null>(null);
  const systems = signal<readonly System[]>([]);
  const sheet = signal<SheetModel | null>(null);
  const foreign = signal<CharacterView | null>(null);
  const importProblems = signal<readonly Told[]>([]);
  const busy = signal(false);

  const find = (id: string) => characters.value?.find((character) => character.id === id);
  const put = (character: CharacterView) => {
    const others = (characters.value ?? []).filter(({ id }) => id !== character.id);
    characters.value = byName([...others, character]);
  };
  /** One thing at a time, with the button kept; what fails is told and changes nothing here. */
  const work = async (task: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    try {
      await task();
    } catch (reason) {
      desk.tell(reason);
    } finally {
      busy.value = false;
    }
  };

  const show = (character: CharacterView) => {
    const game = systems.value.find(({ id }) => id === character.system);
    foreign.value = game ? null : character;
    sheet.value = game
      ? createSheetModel({
          game,
          language,
          say,
          character,
          unsaved: desk.health.value.readOnly ? null : unsaved.of(character.id),
          keep: (text) => unsaved.keep(character.id, text),
          save: async ({ id, name, data }) => {
            const saved = savedValue(await ask('saveCharacter', { id, name, data }));
            put(saved);
            return saved;
          },
        })
      : null;
    opened(character.id);
  };
  const hide = () => {
    sheet.value = null;
    foreign.value = null;
    opened(null);
  };
  const fetch = async (games: ReturnType<Desk['games']>) => {
    const list = await ask('characters', null);
    // Before there is a list to open one from: without its game a sheet would be taken for a foreign one.
    systems.value = (await games).systems;
    const id = sheet.value?.id ?? '';
    const before = find(id);
    characters.value = byName(list);
    const now = find(id);
    // Stored by another window meanwhile.
    if (now && now.changed !== before?.changed) sheet.value?.refresh(now);
  };

  return {
    characters,
    systems,
    sheet,
    foreign,
    openId: computed(() => sheet.value?.id ?? foreign.value?.id ?? null),
    importProblems,
    busy,
    systemName: (id) => systems.value.find((system) => system.id === id)?.term(id, language) ?? id,
    load: async () => {
      const first = characters.value === null;
      await fetch(desk.games());
      if (first) unsaved.only((characters.value ?? []).map(({ id }) => id));
    },
    open: (id) => {
      const character = find(id);
      if (!character || sheet.value?.id === id) return;
      void sheet.value?.flush();
      show(character);
      desk.focus('#sheet-title');
    },
    close: async () => {
      const id = sheet.value?.id ?? foreign.value?.id;
      await sheet.value?.flush();
      hide();
      desk.focus(`[data-item="${id}"]`, '#characters-title');
    },
    create: (system) =>
      work(async () => {
        const made = savedValue(await ask('newCharacter', { system }));
        put(made);
        show(made);
        desk.focus('.sheet input');
        desk.announce(say('popup_created', made.name));
      }),
    duplicate: (id) =>
      work(async () => {
        // What was just typed belongs in the copy too.
        await sheet.value?.flush();
        const made = savedValue(await ask('duplicateCharacter', { id }));
        put(made);
        show(made);
        desk.focus('#sheet-title');
        desk.announce(say('popup_created', made.name));
      }),
    remove: (id) =>
      work(async () => {
        const character = find(id);
        if (!character) return;
        const at = characters.value?.indexOf(character) ?? 0;
        await sheet.value?.flush();
        savedValue(await ask('deleteCharacter', { id }));
        characters.value = (characters.value ?? []).filter((other) => other.id !== id);
        hide();
        const next = characters.value[at] ?? characters.value[at - 1];
        const message = say('popup_deleted', character.name);
        desk.undo.offer({
          message,
          undo: () =>
            work(async () => {
              const back = savedValue(await ask('restoreCharacter', { id }));
              put(back);
              desk.announce(say('popup_restored', back.name));
              desk.focus(`[data-item="${id}"]`);
            }),
        });
        desk.announce(say('popup_deleted_said', character.name));
        desk.focus(next ? `[data-item="${next.id}"]` : '#characters-title', '#characters-title');
      }),
    exportJson: (ids, what) =>
      work(async () => {
        await sheet.value?.flush();
        const json = await ask('exportCharacters', { ids });
        desk.download(fileName(what, 'json'), 'application/json', json);
        desk.announce(say('popup_exported', ids.length));
      }),
    importJson: async (json) => {
      if (busy.value) return false;
      busy.value = true;
      importProblems.value = [];
      try {
        const saved = await ask('importCharacters', { json });
        if (!saved.ok) {
          importProblems.value = saved.problems;
          return false;
        }
        for (const character of saved.value) put(character);
        desk.announce(say('popup_imported', saved.value.length));
        const [one] = saved.value;
        if (one && saved.value.length === 1) show(one);
        return true;
      } catch (reason) {
        importProblems.value = [{ code: 'failed', field: '', message: failureWords(reason, say) }];
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}

/** By name as the reader's language sorts, then by id so that equal names keep their place. */
const byName = (characters: readonly CharacterView[]): readonly CharacterView[] =>
  characters.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
