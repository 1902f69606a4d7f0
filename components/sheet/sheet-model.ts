import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { cleanName } from '../../rules/block/names';
import type { Derived, Language, SheetData } from '../../rules/system';
import { createAutosave, type SaveState } from '../controls/autosave';
import type { Say } from '../words';
import { type Draft, draftOf, fits, type Raw } from './draft';
import { problemWords } from './problem-words';
import { type SheetGame, settle } from './settle';

/** A character as it is stored. */
export interface StoredSheet {
  readonly id: string;
  readonly name: string;
  readonly data: SheetData;
  /** What the table it plays at has set: what is worked out follows it. */
  readonly figures?: SheetData;
}
/** What was typed and is not stored: the name and the fields that wait. */
export interface Unsaved {
  readonly name: string | null;
  readonly fields: Draft;
}
export interface SheetModelOptions {
  readonly game: SheetGame;
  readonly language: Language;
  readonly say: Say;
  readonly character: StoredSheet;
  /** Typed in an earlier sitting and never stored. */
  readonly unsaved?: Unsaved | null;
  /** Stores and gives back what stands now; rejects when the write did not succeed. */
  readonly save: (character: StoredSheet) => Promise<StoredSheet>;
  /** Keeps what is typed where a closing window cannot lose it; `null` when all is stored. */
  readonly keep: (unsaved: Unsaved | null) => void;
  readonly delay?: number;
}
export interface SheetModel {
  readonly id: string;
  readonly game: SheetGame;
  readonly language: Language;
  readonly name: ReadonlySignal<string>;
  readonly draft: ReadonlySignal<Draft>;
  /** Messages by path in the draft; `name` for the name, `` for the whole sheet. */
  readonly problems: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly derived: ReadonlySignal<readonly Derived[]>;
  /** Where the sheet departs from the rules of creation, in words; nothing is held back for it. */
  readonly advice: ReadonlySignal<readonly string[]>;
  /** How many fields wait for a correction. */
  readonly held: ReadonlySignal<number>;
  readonly state: ReadonlySignal<SaveState>;
  setName(text: string): void;
  setField(id: string, raw: Raw): void;
  /** Takes in what another window stored; what is typed here and not stored stays. */
  refresh(character: StoredSheet): void;
  flush(): Promise<void>;
}

/** Path of the name among the problems: no field of a game is called so (ids have no `*`). */
export const NAME_PATH = '*name';

/**
 * A sheet being edited. Right fields store themselves shortly after they were typed; wrong ones keep their
 * text, say what is wrong, and wait. Until a field is stored, `keep` holds what was typed in it.
 */
export function createSheetModel(options: SheetModelOptions): SheetModel {
  const { game, language, say, save, keep } = options;
  const stored = signal(options.character);
  /** Stays on the screen as typed («Vigo » with its blank) although storage may have tidied it. */
  const typedName = signal<string | null>(options.unsaved?.name ?? null);
  const typed = signal<Draft>(sound(game, options.unsaved?.fields ?? {}));
  let written: Unsaved = { name: null, fields: {} };
  const name = computed(() => typedName.value ?? stored.value.name);
  const base = computed<SheetData>(() => ({ ...game.newSheet(), ...stored.value.data }));
  const draft = computed<Draft>(() => ({ ...draftOf(game.fields, base.value), ...typed.value }));
  const settled = computed(() => settle(game, base.value, draft.value));
  const nameProblem = computed(() => problemOfName(name.value, say));
  const problems = computed(() => {
    const words = problemWords(game, language, settled.value.problems);
    return nameProblem.value ? new Map([[NAME_PATH, nameProblem.value], ...words]) : words;
  });

  /** The last that was sent to be stored, or stands there. */
  let last = textOf({ ...stored.value, data: base.value });

  const unsaved = (): Unsaved => ({
    name: typedName.value === written.name ? null : typedName.value,
    fields: Object.fromEntries(Object.entries(typed.value).filter(([id, raw]) => raw !== written.fields[id])),
  });
  const remember = () => {
    const left = unsaved();
    keep(left.name === null && Object.keys(left.fields).length === 0 ? null : left);
  };
  /** What a write of this moment covers: all that is typed but what waits for a correction. */
  const covered = (): Unsaved => {
    const held = new Set(settled.value.data ? settled.value.held : Object.keys(typed.value));
    const fields = Object.entries(typed.value).filter(([id]) => !held.has(id));
    return { name: nameProblem.value ? null : typedName.value, fields: Object.fromEntries(fields) };
  };
  const autosave = createAutosave<{ character: StoredSheet; text: string; covers: Unsaved }>(
    async ({ character, text, covers }) => {
      stored.value = await save(character);
      // Typed meanwhile and of no consequence (an empty row): covered as well.
      written = text === last ? covered() : covers;
      remember();
    },
    options.delay,
  );
  const changed = () => {
    const character: StoredSheet = {
      id: stored.value.id,
      name: nameProblem.value ? stored.value.name : name.value.trim(),
      data: settled.value.data ?? base.value,
    };
    const text = textOf(character);
    if (text !== last) {
      last = text;
      autosave.put({ character, text, covers: covered() });
    } else if (autosave.state.value.kind === 'saved' || autosave.state.value.kind === 'untouched') {
      // What is typed says what is stored.
      written = covered();
    }
    remember();
  };
  if (options.unsaved) changed();

  return {
    id: options.character.id,
    game,
    language,
    name,
    draft,
    problems,
    derived: computed(() => game.derived(settled.value.shown, language, stored.value.figures)),
    advice: computed(() =>
      (game.advice?.(settled.value.shown) ?? []).map((problem) => game.explain(problem, language)),
    ),
    held: computed(() => {
      const { data, held } = settled.value;
      return Math.max(held.length, data ? 0 : 1) + (nameProblem.value ? 1 : 0);
    }),
    state: autosave.state,
    setName: (text) => {
      typedName.value = text;
      changed();
    },
    setField: (id, raw) => {
      typed.value = { ...typed.value, [id]: raw };
      changed();
    },
    refresh: (character) => {
      const left = unsaved();
      batch(() => {
        stored.value = character;
        typedName.value = left.name;
        typed.value = left.fields;
      });
      last = textOf({ ...character, data: base.value });
    },
    flush: autosave.flush,
  };
}

/** The same text for the same character, whatever the order of its fields. */
const textOf = ({ name, data }: StoredSheet): string =>
  JSON.stringify([name, Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

/** A name is right when a block can carry something of it; it is stored as typed. */
function problemOfName(name: string, say: Say): string | null {
  if (name.trim() === '') return say('sheet_name_empty');
  const clean = cleanName(name, 'name');
  const problem = clean.ok ? undefined : clean.problems[0];
  if (!problem) return null;
  const { letter = '', max = '' } = problem.values ?? {};
  if (problem.code === 'name_letters') return say('problem_name_letters', letter);
  return problem.code === 'name_too_long' ? say('problem_name_too_long', max) : say('problem_name_empty');
}

/** Kept text of another sitting may be of another version: what no field can show is left out. */
const sound = (game: SheetGame, fields: Draft): Draft =>
  Object.fromEntries(
    game.fields.flatMap((field) => {
      const raw = fields[field.id];
      return raw !== undefined && fits(field, raw) ? [[field.id, raw] as const] : [];
    }),
  );
