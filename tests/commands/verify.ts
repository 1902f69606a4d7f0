/**
 * `npm run -s verify -- FILE`: the acta of a thread in a file of the form `{ "options": …, "posts": … }` (an entry of
 * `tests/vectors/tv1-threads.json`), printed as `{ "blocks": …, "notes": … }`, the form of its `expected`. `-` reads
 * standard input. Exit status 0 when the thread could be read, 2 with one line that says why when it could not.
 */
import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type Acta,
  type ActaOptions,
  judge,
  type Note,
  type Post,
  type Verdict,
} from '../../rules/proof/acta';

class Unreadable extends Error {}

const [path, ...more] = process.argv.slice(2);
try {
  if (path === undefined || more.length > 0)
    throw new Unreadable('uso: npm run -s verify -- FICHERO (o - para la entrada estándar)');
  const { posts, options } = readThread(readSource(path));
  process.stdout.write(`${JSON.stringify(shown(judge(posts, options)), null, 1)}\n`);
} catch (error) {
  if (!(error instanceof Unreadable || error instanceof TypeError)) throw error;
  process.stderr.write(`verify: ${error.message.replace(/\s+/g, ' ')}\n`);
  process.exitCode = 2;
}

function readSource(from: string): string {
  try {
    return readFileSync(from === '-' ? 0 : from, 'utf8');
  } catch (error) {
    throw new Unreadable(`no puedo leer ${from}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readThread(source: string): { posts: Post[]; options: ActaOptions } {
  let file: unknown;
  try {
    file = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Unreadable(`no es JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { options, posts } = record(file, 'el fichero');
  if (!Array.isArray(posts)) throw new Unreadable('posts: falta la lista de mensajes');
  return { posts: posts.map(readPost), options: readOptions(options) };
}

function readPost(value: unknown, i: number): Post {
  const { id, author, text } = record(value, `posts[${i}]`);
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0)
    throw new Unreadable(`posts[${i}].id: un número entero`);
  if (typeof author !== 'string') throw new Unreadable(`posts[${i}].author: un texto`);
  if (typeof text !== 'string') throw new Unreadable(`posts[${i}].text: un texto`);
  return { id, author, text };
}

/** Hexadecimal fields are read by `judge`, which names the one that is not. */
function readOptions(value: unknown): ActaOptions {
  const { host, topic, complete, gm, gms, gmPk, pins, others } = record(value, 'options');
  return {
    host: text(host, 'options.host'),
    topic: typeof topic === 'number' ? String(topic) : text(topic, 'options.topic'),
    complete: optional(complete, 'options.complete', flag),
    gm: optional(gm, 'options.gm', flag),
    gms: optional(gms, 'options.gms', (list, name) => array(list, name).map((one) => text(one, name))),
    gmPk: optional(gmPk, 'options.gmPk', text),
    pins: optional(pins, 'options.pins', (map, name) =>
      Object.fromEntries(Object.entries(record(map, name)).map(([account, pk]) => [account, text(pk, name)])),
    ),
    others: optional(others, 'options.others', (list, name) =>
      array(list, name).map((one) => {
        const other = record(one, name);
        return { ctx: text(other.ctx, `${name}.ctx`), name: text(other.name, `${name}.name`) };
      }),
    ),
  };
}

function optional<T>(value: unknown, name: string, read: (value: unknown, name: string) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value, name);
}
function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable(`${name}: falta un objeto { … }`);
  return value as Record<string, unknown>;
}
function array(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new Unreadable(`${name}: una lista`);
  return value;
}
function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Unreadable(`${name}: un texto`);
  return value;
}
function flag(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw new Unreadable(`${name}: true o false`);
  return value;
}

function shown({ blocks, notes }: Acta) {
  const said = ({ code, colour, es }: Verdict | Note) => ({ code, colour, es });
  return {
    blocks: blocks.map(({ post, author, kind, n, order, dice, verdicts }) => ({
      post,
      author,
      kind,
      n,
      ...(order ? { order: bytesToHex(order) } : {}),
      ...(dice ? { dice } : {}),
      verdicts: verdicts.map(said),
    })),
    notes: notes.map(said),
  };
}
