import type { DataPost } from '../forum';

/** Readers of a board's data: whatever stands there, they answer and never throw. */
export type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const dataIn = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isData(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
export const listIn = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = dataIn(value, ...path);
  return Array.isArray(found) ? found : [];
};
/** An id of a post or thread: boards write them as numbers or as digits. */
export function idOf(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 && id < 2 ** 42 ? id : null;
}
/** `null` where one of the three is missing. */
export function dataPost(id: unknown, author: unknown, html: unknown): DataPost | null {
  const read = idOf(id);
  if (read === null || typeof author !== 'string' || typeof html !== 'string') return null;
  return { id: read, author, html };
}
export const isPost = (post: DataPost | null): post is DataPost => post !== null;
