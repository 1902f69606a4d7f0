/** A thread in a file: `{ "options": …, "posts": … }`, the form of an entry of `tests/vectors/tv1-threads.json`. */
import type { ActaOptions } from './acta';
import type { Post } from './post';

export interface ThreadFile {
  readonly posts: readonly Post[];
  readonly options: ActaOptions;
}
export type ReadThreadFile =
  | { readonly ok: true; readonly value: ThreadFile }
  /** `json`: no JSON at all, `detail` says why. Else `field` is not what it must be, `detail` in Spanish. */
  | {
      readonly ok: false;
      readonly problem: 'json' | 'form';
      readonly field: string;
      readonly detail: string;
    };

/** Leaves the reading at the first field that is wrong; never leaves this file. */
class Unreadable extends Error {
  constructor(
    readonly field: string,
    readonly detail: string,
  ) {
    super(`${field}: ${detail}`);
  }
}

/** Reads a thread from a file's text, a byte order mark before it or not. Never throws for what it holds. */
export function readThreadFile(source: string): ReadThreadFile {
  let file: unknown;
  try {
    file = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: 'json', field: '', detail };
  }
  try {
    return { ok: true, value: readThread(file) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, problem: 'form', field: error.field, detail: error.detail };
  }
}

function readThread(file: unknown): ThreadFile {
  const { options, posts } = record(file, 'el fichero');
  if (!Array.isArray(posts)) throw new Unreadable('posts', 'falta la lista de mensajes');
  return { posts: posts.map(readPost), options: readOptions(options) };
}

function readPost(value: unknown, i: number): Post {
  const { id, author, text } = record(value, `posts[${i}]`);
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
    throw new Unreadable(`posts[${i}].id`, 'un número entero');
  if (typeof author !== 'string') throw new Unreadable(`posts[${i}].author`, 'un texto');
  if (typeof text !== 'string') throw new Unreadable(`posts[${i}].text`, 'un texto');
  return { id, author, text };
}

function readOptions(value: unknown): ActaOptions {
  const { host, topic, complete, gm, gms, gmPk, pins, others } = record(value, 'options');
  return {
    host: text(host, 'options.host'),
    topic: typeof topic === 'number' ? String(topic) : text(topic, 'options.topic'),
    complete: optional(complete, 'options.complete', flag),
    gm: optional(gm, 'options.gm', flag),
    gms: optional(gms, 'options.gms', (list, name) => array(list, name).map((one) => text(one, name))),
    gmPk: optional(gmPk, 'options.gmPk', hex(64)),
    pins: optional(pins, 'options.pins', (map, name) =>
      Object.fromEntries(
        Object.entries(record(map, name)).map(([account, pk]) => [account, hex(64)(pk, name)]),
      ),
    ),
    others: optional(others, 'options.others', (list, name) =>
      array(list, name).map((one) => {
        const other = record(one, name);
        return { ctx: hex(32)(other.ctx, `${name}.ctx`), name: text(other.name, `${name}.name`) };
      }),
    ),
  };
}

function optional<T>(value: unknown, name: string, read: (value: unknown, name: string) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value, name);
}
function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable(name, 'falta un objeto { … }');
  return value as Record<string, unknown>;
}
function array(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new Unreadable(name, 'una lista');
  return value;
}
function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Unreadable(name, 'un texto');
  return value;
}
const hex =
  (digits: number) =>
  (value: unknown, name: string): string => {
    const read = text(value, name);
    if (read.length !== digits || !/^[0-9a-f]*$/i.test(read))
      throw new Unreadable(name, `${digits} cifras hexadecimales`);
    return read;
  };
function flag(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw new Unreadable(name, 'true o false');
  return value;
}
