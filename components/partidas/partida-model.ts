import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Partida } from '../../entrypoints/background/messages';
import { isColour } from '../../rules/block/contrast';
import type { Language, SheetData } from '../../rules/system';
import { createAutosave, type SaveState } from '../controls/autosave';
import type { Say } from '../words';
import { createFiguresModel, type FiguresGame, type FiguresModel } from './figures-model';

export const PARTIDA_NAME_MAX = 100;

export interface PartidaModelOptions {
  readonly partida: Partida;
  /** It stands in storage; otherwise it is a proposal that `create` stores. */
  readonly stored: boolean;
  readonly say: Say;
  /** Rejects when the write did not succeed. */
  readonly save: (partida: Partida) => Promise<Partida>;
  /** The games whose rules and figures can be set, and how they are stored; rejects when it did not succeed. */
  readonly games: readonly FiguresGame[];
  readonly language: Language;
  readonly saveFigures: (partida: string, system: string, set: SheetData) => Promise<Partida>;
  readonly delay?: number;
}
export interface PartidaModel {
  readonly draft: ReadonlySignal<Partida>;
  readonly stored: ReadonlySignal<boolean>;
  readonly problems: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly state: ReadonlySignal<SaveState>;
  /** What the table sets and counts in the game of the draft; `null` for a game this build lacks. */
  readonly figures: ReadonlySignal<FiguresModel | null>;
  /** Takes in what rolls, or another window, have counted meanwhile. */
  refresh(partida: Partida): void;
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
  type Waiting = { readonly partida: Partida | null; readonly figures: Partida['games'] };
  let waiting: Waiting = { partida: null, figures: {} };
  const autosave = createAutosave<null>(async () => {
    const { partida, figures } = waiting;
    waiting = { partida: null, figures: {} };
    try {
      if (partida) last.value = await save(partida);
      stored.value = true;
      for (const [game, set] of Object.entries(figures)) {
        last.value = await options.saveFigures(draft.value.id, game, set);
      }
    } catch (reason) {
      // Nothing typed is dropped: what was set since stands over it.
      waiting = { partida: waiting.partida ?? partida, figures: joined(figures, waiting.figures) };
      throw reason;
    }
  }, options.delay);
  const write = (more: Partial<Waiting>) => {
    const { partida = waiting.partida, figures = {} } = more;
    waiting = { partida, figures: joined(waiting.figures, figures) };
    autosave.put(null);
  };
  const models = new Map<string, FiguresModel>();
  const figuresOf = (id: string): FiguresModel | null => {
    const game = options.games.find((one) => one.id === id);
    if (!game) return null;
    const known = models.get(id);
    if (known) return known;
    const made = createFiguresModel({
      game,
      language: options.language,
      stored: options.partida.games[id] ?? {},
      put: (set) => {
        draft.value = { ...draft.value, games: joined(draft.value.games, { [id]: set }) };
        if (stored.value) write({ figures: { [id]: set } });
      },
    });
    models.set(id, made);
    return made;
  };
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
    figures: computed(() => figuresOf(draft.value.system)),
    refresh: ({ games }) => {
      draft.value = { ...draft.value, games: joined(games, waiting.figures) };
      for (const [id, model] of models) model.refresh(draft.value.games[id] ?? {});
    },
    change: (patch) => {
      draft.value = { ...draft.value, ...patch };
      if (stored.value) write({ partida: right() });
    },
    create: async () => {
      if (problems.value.size > 0) return;
      write({ partida: right() });
      await autosave.flush();
    },
    flush: autosave.flush,
  };
}

/** What is set in each game, the later over the earlier. */
const joined = (earlier: Partida['games'], later: Partida['games']): Partida['games'] => ({
  ...earlier,
  ...Object.fromEntries(Object.entries(later).map(([id, set]) => [id, { ...earlier[id], ...set }])),
});

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
