import type { Change, FieldValue, SheetData, SheetField, System } from '../../../rules/system';

/** A sheet and what the table counts, which changes are made in. */
export interface Ledger {
  readonly sheet: SheetData;
  readonly partida: SheetData;
}

/** A change that cannot be made or undone: the field says something else by now. */
export interface Moved {
  readonly change: Change;
  readonly now: FieldValue | undefined;
}
export type Applied =
  | { readonly ok: true; readonly ledger: Ledger; readonly made: readonly Change[] }
  | { readonly ok: false; readonly moved: readonly Moved[] };

/**
 * Makes changes, all or none. A number that has moved since they were worked out moves on by as much, within
 * what its field takes; anything else must still stand as it was.
 */
export function apply(system: System, ledger: Ledger, changes: readonly Change[]): Applied {
  let now = ledger;
  const made: Change[] = [];
  const moved: Moved[] = [];
  for (const change of changes) {
    const { target, field, from, to } = change;
    const value = now[target][field];
    const next = sameValue(value ?? from, from) ? to : shifted(fieldOf(system, change), value, from, to);
    if (next === undefined) moved.push({ change, now: value });
    else {
      now = withValue(now, change, next);
      made.push({ ...change, from: value ?? from, to: next });
    }
  }
  return moved.length > 0 ? { ok: false, moved } : { ok: true, ledger: now, made };
}

/** Puts back exactly what stood before, all or none. */
export function undo(ledger: Ledger, made: readonly Change[]): Applied {
  let now = ledger;
  const moved: Moved[] = [];
  for (const change of made.toReversed()) {
    const value = now[change.target][change.field];
    if (value === undefined || !sameValue(value, change.to)) moved.push({ change, now: value });
    else now = withValue(now, change, change.from);
  }
  return moved.length > 0 ? { ok: false, moved } : { ok: true, ledger: now, made };
}

/** The ledger as if these had not been made: numbers go back by as much, whatever has moved them since. */
export function without(ledger: Ledger, made: readonly Change[]): Ledger {
  return made.toReversed().reduce((now, change) => {
    const { target, field, from, to } = change;
    const value = now[target][field];
    if (typeof value === 'number' && typeof from === 'number' && typeof to === 'number') {
      return withValue(now, change, value + from - to);
    }
    return value !== undefined && sameValue(value, to) ? withValue(now, change, from) : now;
  }, ledger);
}

/**
 * What is left of `all` once `paid` of it was made: the same fields, from where they stand now.
 * @param say what a change of a field is called, where only a part of it is left
 */
export function rest(
  all: readonly Change[],
  paid: readonly Change[],
  say: (change: Omit<Change, 'words'>) => string,
): readonly Change[] {
  const same = (a: Change, b: Change) => a.target === b.target && a.field === b.field;
  const left = all.flatMap((change): Change[] => {
    const part = paid.find((one) => same(one, change));
    if (!part) return [change];
    if (sameValue(part.to, change.to)) return [];
    const only = { ...change, from: part.to };
    return [{ ...only, words: say(only) }];
  });
  // Paid, and won back at once: of the whole nothing is left to see, but the second half is still to be made.
  const backs = paid
    .filter((part) => !all.some((change) => same(change, part)))
    .map(({ target, field, from, to }): Change => {
      const back = { target, field, from: to, to: from };
      return { ...back, words: say(back) };
    });
  return [...left, ...backs];
}

const withValue = (ledger: Ledger, { target, field }: Change, value: FieldValue): Ledger => ({
  ...ledger,
  [target]: { ...ledger[target], [field]: value },
});

function shifted(
  field: SheetField | undefined,
  value: FieldValue | undefined,
  from: FieldValue,
  to: FieldValue,
): FieldValue | undefined {
  if (typeof value !== 'number' || typeof from !== 'number' || typeof to !== 'number') return undefined;
  const next = value + to - from;
  return field?.type === 'int' ? Math.min(field.max, Math.max(field.min, next)) : next;
}

const fieldOf = ({ fields, partidaFields = [] }: System, { target, field }: Change): SheetField | undefined =>
  (target === 'sheet' ? fields : partidaFields).find(({ id }) => id === field);

/** The same value, whatever the order of a row's cells: storage need not keep it. */
export const sameValue = (a: FieldValue, b: FieldValue): boolean => ordered(a) === ordered(b);

const ordered = (value: FieldValue): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
