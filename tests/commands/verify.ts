/**
 * `npm run -s verify -- FILE`: the acta of a thread in a file of the form `{ "options": …, "posts": … }` (an entry of
 * `tests/vectors/tv1-threads.json`), printed as `{ "blocks": …, "notes": … }`, the form of its `expected`. `-` reads
 * standard input. Exit status 0 when the thread could be read, 2 with one line that says why when it could not.
 */
import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Acta, judge, type Note, type Verdict } from '../../rules/proof/acta';
import { readThreadFile, type ThreadFile } from '../../rules/proof/thread-file';

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

function readThread(source: string): ThreadFile {
  const read = readThreadFile(source);
  if (read.ok) return read.value;
  const { problem, field, detail } = read;
  throw new Unreadable(problem === 'json' ? `no es JSON: ${detail}` : `${field}: ${detail}`);
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
