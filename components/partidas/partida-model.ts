import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Partida } from '../../entrypoints/background/messages';
import { isColour } from '../../rules/block/contrast';
import { createAutosave, type SaveState } from '../controls/autosave';
import type { Say } from '../words';

export const PARTIDA_NAME_MAX = 100;

export interface PartidaModelOptions {
  readonly partida: Partida;
  /** It stands in storage; otherwise it is a proposal that `create` stores. */
  readonly stored: boolean;
  readonly say: Say;
  /** Rejects when the write did not succeed. */
  readonly save: (partida: Partida) => Promise<Partida>;
  readonly delay?: number;
}
export interface PartidaModel {
  readonly draft: ReadonlySignal<Partida>;
  readonly stored: ReadonlySignal<boolean>;
  readonly problems: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly state: ReadonlySignal<SaveState>;
  change(patch: Partial<Partida>): void;
  /** Stores a proposal; does nothing while a field is wrong. */
  create(): Promise<void>;
  flush(): Promise<void>;
}

/** A partida being edited: a stored one keeps its right fields stored, a proposal waits for `create`. */
export function createPartidaModel(options: PartidaModelOptions): PartidaModel {
  const { say, save } = options;
  const draft = signal(options.partida);
  const last = signal(options.partida);
  const stored = signal(options.stored);
  const problems = computed(() => problemsOf(draft.value, say));
  const autosave = createAutosave<Partida>(async (partida) => {
    last.value = await save(partida);
    stored.value = true;
  }, options.delay);
  /** What can be stored now: wrong fields as they were. */
  const right = (): Partida => ({
    ...draft.value,
    name: problems.value.has('name') ? last.value.name : draft.value.name.trim(),
    colour: problems.value.has('colour') ? last.value.colour : draft.value.colour.trim().toLowerCase(),
  });
  return {
    draft,
    stored,
    problems,
    state: autosave.state,
    change: (patch) => {
      draft.value = { ...draft.value, ...patch };
      if (stored.value) autosave.put(right());
    },
    create: async () => {
      if (problems.value.size > 0) return;
      autosave.put(right());
      await autosave.flush();
    },
    flush: autosave.flush,
  };
}

/** A partida whose character was deleted has none: so it is shown, and so it can be stored again. */
export const withLiving = (partida: Partida, characters: readonly { readonly id: string }[]): Partida =>
  characters.some(({ id }) => id === partida.character) ? partida : { ...partida, character: null };

function problemsOf({ name, colour }: Partida, say: Say): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  if (name.trim() === '') problems.set('name', say('partida_name_empty'));
  if (name.trim().length > PARTIDA_NAME_MAX) {
    problems.set('name', say('partida_name_long', PARTIDA_NAME_MAX));
  }
  if (!isColour(colour.trim())) problems.set('colour', say('partida_colour_format'));
  return problems;
}
