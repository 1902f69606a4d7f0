/** `not_json`, or a file of something else. */
export type TextFileProblem = 'not_json' | 'other_file';

/** What a field holds once a file was brought in, and what the file brought, for people. */
export interface Joined {
  readonly text: string;
  readonly names: readonly string[];
}
type Entry = Readonly<Record<string, unknown>>;

/**
 * A text that is also a file, with another file brought in: what was there stays, and an entry of the same name
 * gives way to the new one. A file of another kind (its `formato` is not that of the sample) is refused; anything
 * else that is wrong with an entry is the game's to say, where it stands. Into an empty field a file that is no JSON
 * goes as it is, so that its line can be told.
 */
export function joinFile(
  current: string,
  brought: string,
  sample: string | undefined,
): Joined | TextFileProblem {
  const added = entriesOf(brought);
  if (!added) return current.trim() === '' ? { text: brought, names: [] } : 'not_json';
  const [own] = entriesOf(sample ?? '') ?? [];
  const isOther = ({ formato }: Entry) =>
    typeof formato === 'string' && own !== undefined && formato !== own.formato;
  if (added.some(isOther)) return 'other_file';
  const names = added.map(nameOf);
  const kept = (entriesOf(current) ?? []).filter((entry) => !names.includes(nameOf(entry)));
  const all = [...kept, ...added];
  const text = kept.length === 0 ? brought : `${JSON.stringify(all, null, 2)}\n`;
  return { text, names: names.filter((name) => name !== '') };
}

/** The first text of an entry that is not its format. */
const nameOf = (entry: Entry): string =>
  String(
    Object.entries(entry).find(([key, value]) => key !== 'formato' && typeof value === 'string')?.[1] ?? '',
  );

/** One entry or a list of them; `null` for anything that is no JSON of objects. */
function entriesOf(text: string): readonly Entry[] | null {
  try {
    const data: unknown = JSON.parse(text);
    const list: readonly unknown[] = Array.isArray(data) ? data : [data];
    return list.every(isEntry) ? list.filter(isEntry) : null;
  } catch {
    return null;
  }
}
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
