import type { Problem } from './read';

/**
 * What may stand in an order written by hand: the names of its figures and their ranges, as data, so that a wrong
 * one can be named (`misfit`) and `docs/odds.md` be held to them.
 */
export type Shape =
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  /** One of these words or numbers, or `true`. */
  | { readonly type: 'one'; readonly of: readonly (string | number | true)[] }
  | { readonly type: 'text'; readonly like: RegExp }
  | { readonly type: 'list'; readonly of: Shape; readonly min: number; readonly max: number }
  | ObjectShape
  /** An object whose `by` says which one. */
  | { readonly type: 'kinds'; readonly by: string; readonly of: Readonly<Record<string, ObjectShape>> }
  /** A word, a number or an object: the first that is of the same sort as what is given. */
  | { readonly type: 'either'; readonly of: readonly Shape[] };
export interface ObjectShape {
  readonly type: 'object';
  readonly needs: Readonly<Record<string, Shape>>;
  readonly takes: Readonly<Record<string, Shape>>;
}

export const int = (min: number, max: number): Shape => ({ type: 'int', min, max });
export const one = (...of: readonly (string | number | true)[]): Shape => ({ type: 'one', of });
export const yes: Shape = one(true);
export const list = (of: Shape, min: number, max: number): Shape => ({ type: 'list', of, min, max });
export const either = (...of: readonly Shape[]): Shape => ({ type: 'either', of });
export const object = (
  needs: Readonly<Record<string, Shape>>,
  takes: Readonly<Record<string, Shape>> = {},
): ObjectShape => ({ type: 'object', needs, takes });
export const kinds = (by: string, of: Readonly<Record<string, ObjectShape>>): Shape => ({
  type: 'kinds',
  by,
  of,
});

/**
 * The first thing that is wrong, by its path (`rival.bono`, `activaciones.1.repite`), or `null`. Problems:
 * `json_range`, `json_option`, `json_text`, `json_list`, `json_object`, `json_missing`, `json_unknown`.
 */
export function misfit(data: unknown, shape: Shape, field = ''): Problem | null {
  switch (shape.type) {
    case 'int':
      return Number.isInteger(data) && Number(data) >= shape.min && Number(data) <= shape.max
        ? null
        : { code: 'json_range', field, values: { min: shape.min, max: shape.max } };
    case 'one':
      return shape.of.some((option) => option === data) ? null : wrongOption(field, shape.of);
    case 'text':
      return typeof data === 'string' && shape.like.test(data) ? null : { code: 'json_text', field };
    case 'list':
      return listMisfit(data, shape, field);
    case 'object':
      return isObject(data) ? objectMisfit(data, shape, field) : { code: 'json_object', field };
    case 'kinds':
      return kindMisfit(data, shape, field);
    case 'either':
      return misfit(data, shape.of.find((other) => sameSort(data, other)) ?? shape.of[0] ?? yes, field);
  }
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function sameSort(data: unknown, shape: Shape): boolean {
  if (shape.type === 'object')
    return isObject(data) && Object.keys(shape.needs).every((key) => Object.hasOwn(data, key));
  return shape.type === 'int' ? typeof data === 'number' : !isObject(data);
}

const wrongOption = (field: string, of: readonly (string | number | true)[]): Problem => ({
  code: 'json_option',
  field,
  values: { options: of.join(', ') },
});

const within = (field: string, name: string | number): string =>
  field === '' ? `${name}` : `${field}.${name}`;

function listMisfit(
  data: unknown,
  { of, min, max }: Shape & { type: 'list' },
  field: string,
): Problem | null {
  if (!Array.isArray(data) || data.length < min || data.length > max)
    return { code: 'json_list', field, values: { min, max } };
  for (const [index, item] of data.entries()) {
    const problem = misfit(item, of, within(field, index + 1));
    if (problem) return problem;
  }
  return null;
}

function kindMisfit(data: unknown, { by, of }: Shape & { type: 'kinds' }, field: string): Problem | null {
  if (!isObject(data)) return { code: 'json_object', field };
  const kind = data[by];
  const shape = typeof kind === 'string' && Object.hasOwn(of, kind) ? of[kind] : undefined;
  if (!shape) return wrongOption(within(field, by), Object.keys(of));
  const { [by]: _kind, ...rest } = data;
  return objectMisfit(rest, shape, field);
}

function objectMisfit(
  data: Readonly<Record<string, unknown>>,
  { needs, takes }: ObjectShape,
  field: string,
): Problem | null {
  for (const [name, value] of Object.entries(data)) {
    const needed = Object.hasOwn(needs, name) ? needs[name] : undefined;
    const shape = needed ?? (Object.hasOwn(takes, name) ? takes[name] : undefined);
    // A figure that may be left out may also say «none».
    if (!needed && isNone(value)) continue;
    const all = Object.keys({ ...needs, ...takes });
    if (!shape)
      return { code: 'json_unknown', field: within(field, name), values: { names: all.join(', ') } };
    const problem = misfit(value, shape, within(field, name));
    if (problem) return problem;
  }
  const missing = Object.keys(needs).find((name) => data[name] === undefined);
  return missing === undefined ? null : { code: 'json_missing', field: within(field, missing) };
}

/** The data without the members that say «none» where that is not among what they may be. */
export function withoutNone(data: unknown, shape: Shape): unknown {
  if (!isObject(data)) return data;
  const of =
    shape.type === 'kinds'
      ? shape.of[String(data[shape.by])]
      : shape.type === 'either'
        ? shape.of.find((other) => sameSort(data, other))
        : shape;
  if (of?.type !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const inner = of.needs[name] ?? of.takes[name];
      if (!inner) return isNone(value) ? [] : [[name, value]];
      return isNone(value) && misfit(value, inner) ? [] : [[name, withoutNone(value, inner)]];
    }),
  );
}

/** A member that says «none» may stand or be left out. */
export const isNone = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
