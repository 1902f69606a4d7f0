import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FieldValue, Language, SheetData, SheetField, System, Variant } from '../../rules/system';
import { type Draft, draftOf, draftPath, fieldOfPath, type Raw, readDraft } from '../sheet/draft';

/** The parts of a game the rules of a table need; a whole `System` is one. */
export type FiguresGame = Pick<
  System,
  'id' | 'term' | 'explain' | 'variants' | 'partidaFields' | 'newPartida' | 'checkPartida'
>;

export interface FiguresModelOptions {
  readonly game: FiguresGame;
  readonly language: Language;
  readonly stored: SheetData;
  /** Takes what was set right: some settings and figures, by id. */
  readonly put: (set: SheetData) => void;
}
/** What a table has set and counts in one game, being edited. */
export interface FiguresModel {
  readonly game: FiguresGame;
  readonly language: Language;
  readonly variants: readonly Variant[];
  readonly fields: readonly SheetField[];
  readonly draft: ReadonlySignal<Draft>;
  /** Messages by path in the draft. */
  readonly problems: ReadonlySignal<ReadonlyMap<string, string>>;
  /** How many settings are not those the game begins with. */
  readonly changed: ReadonlySignal<number>;
  optionOf(variant: Variant): string;
  choose(variant: Variant, option: string): void;
  setField(id: string, raw: Raw): void;
  /** The field is a table the rules propose, and stands as they propose it. */
  isProposal(field: SheetField): boolean;
  /** The field is such a table, changed by the table. */
  isOwn(field: SheetField): boolean;
  /** Puts the proposed table back. */
  restore(field: SheetField): void;
  /** Takes in what was stored elsewhere (a roll, another window); what is typed and wrong stays. */
  refresh(stored: SheetData): void;
}

export function createFiguresModel({ game, language, stored, put }: FiguresModelOptions): FiguresModel {
  const first = game.newPartida?.() ?? {};
  const fields = game.partidaFields ?? [];
  const variants = game.variants ?? [];
  const data = signal<SheetData>({ ...first, ...stored });
  const typed = signal<Draft>({});
  const draft = computed<Draft>(() => ({ ...draftOf(fields, data.value), ...typed.value }));
  const reading = computed(() => {
    const read = readDraft(fields, draft.value);
    const ruled = (game.checkPartida?.(read.values) ?? []).map((problem) => ({
      ...problem,
      field: draftPath(problem.field, read.places),
    }));
    const wrong = new Set(ruled.map(({ field }) => fieldOfPath(field)));
    const sound = Object.entries(read.values).filter(([id]) => !wrong.has(id));
    return { values: Object.fromEntries(sound) as SheetData, problems: [...read.problems, ...ruled] };
  });
  const set = (values: SheetData) => {
    data.value = { ...data.value, ...values };
    put(values);
  };
  const optionOf = ({ id, options, byDefault }: Variant): string => {
    const option = data.value[id];
    return options.find((one) => one === option) ?? byDefault;
  };
  const isTable = (field: SheetField) => field.type === 'rows' && first[field.id] !== undefined;
  const asProposed = (field: SheetField) =>
    JSON.stringify(rowsOf(data.value[field.id], field)) === JSON.stringify(rowsOf(first[field.id], field));
  const setField = (id: string, raw: Raw) => {
    typed.value = { ...typed.value, [id]: raw };
    const value = reading.value.values[id];
    // A wrong field waits, as it was typed; its stored value stays.
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(data.value[id])) set({ [id]: value });
  };
  return {
    game,
    language,
    variants,
    fields,
    draft,
    problems: computed(
      () =>
        new Map(
          reading.value.problems.map((problem) => [problem.field, game.explain(problem, language)] as const),
        ),
    ),
    changed: computed(() => variants.filter((variant) => optionOf(variant) !== variant.byDefault).length),
    optionOf,
    choose: ({ id }, option) => set({ [id]: option }),
    setField,
    isProposal: (field) => isTable(field) && asProposed(field),
    isOwn: (field) => isTable(field) && !asProposed(field),
    restore: (field) => {
      const value = first[field.id];
      if (value === undefined) return;
      const { [field.id]: _, ...others } = typed.value;
      typed.value = others;
      set({ [field.id]: value });
    },
    refresh: (now) => {
      data.value = { ...first, ...now };
      const wrong = new Set(reading.value.problems.map(({ field }) => field.split('.')[0]));
      typed.value = Object.fromEntries(Object.entries(typed.value).filter(([id]) => wrong.has(id)));
    },
  };
}

/** The cells of a table in the order of its columns: two that say the same are the same. */
const rowsOf = (value: FieldValue | undefined, field: SheetField): unknown =>
  field.type === 'rows' && Array.isArray(value)
    ? value.map((row) => field.columns.map(({ id }) => (row as Readonly<Record<string, unknown>>)[id]))
    : value;
