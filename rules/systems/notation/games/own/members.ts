import type { Problem } from '../../../../read';

/** What is wrong with a file of templates. Caught at the door (`read-own.ts`), never seen outside. */
export class Fault {
  constructor(readonly problem: Problem) {}
}
type Values = Readonly<Record<string, string | number>>;
export function fault(code: string, path: string, values: Values = {}): never {
  throw new Fault({ code, field: 'plantillas', values: { path, ...values } });
}

export type Members = Readonly<Record<string, unknown>>;

/** An object with none but these members: a misspelled one is told, not passed over. */
export function membersOf(value: unknown, path: string, known: readonly string[]): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fault('own_type', path, { wanted: 'objeto' });
  }
  const strange = Object.keys(value).find((name) => !known.includes(name));
  if (strange !== undefined)
    fault('own_member', path, { member: strange.slice(0, 40), known: known.join(', ') });
  return value as Members;
}

/** The path of a member, for people: `tiradas.2.dados`, counted from 1. */
export const within = (path: string, member: string | number): string =>
  path === '' ? `${member}` : `${path}.${member}`;

export function textAt(members: Members, name: string, path: string, most: number): string {
  const value = members[name];
  const at = within(path, name);
  if (value === undefined) fault('own_missing', at);
  if (typeof value !== 'string') fault('own_type', at, { wanted: 'texto' });
  const text = value.trim();
  if (text === '') fault('own_missing', at);
  if (text.length > most) fault('own_long', at, { max: most });
  return text;
}

export function figureAt(members: Members, name: string, path: string, most: number): number {
  const value = members[name];
  const at = within(path, name);
  if (value === undefined) fault('own_missing', at);
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) fault('own_type', at, { wanted: 'numero' });
  if (Math.abs(value) > most) fault('own_figure', at, { max: most });
  return value;
}

/** A list of 1 to `most` things; `[]` where it may be left out and is. */
export function listAt<T>(
  members: Members,
  name: string,
  path: string,
  most: number,
  read: (item: unknown, path: string) => T,
  optional = false,
): readonly T[] {
  const value = members[name];
  const at = within(path, name);
  if (value === undefined && optional) return [];
  if (value === undefined) fault('own_missing', at);
  if (!Array.isArray(value)) fault('own_type', at, { wanted: 'lista' });
  if (value.length === 0 && !optional) fault('own_missing', at);
  if (value.length > most) fault('own_many', at, { max: most });
  return value.map((item, index) => read(item, within(at, index + 1)));
}
