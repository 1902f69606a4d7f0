import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asset } from './assets';
import { type Ask, cookieToken, type Reply, readForm, send } from './exchange';
import type { Theme } from './model';
import { answer, type Board } from './routes';
import { seedBoard } from './seed';
import { Sessions } from './sessions';
import { Store } from './store';

export interface RunningBoard {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  close(): Promise<void>;
}

async function respond(board: Board, request: import('node:http').IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const found = method === 'GET' ? asset(url.pathname) : null;
  if (found) return found;
  const form = await readForm(request);
  if (form === null) return { status: 413, headers: {}, body: 'El mensaje es demasiado grande.' };
  const { data } = board.store;
  const token = cookieToken(request);
  const name = board.sessions.account(token);
  const account = data.accounts.find((one) => one.name === name) ?? null;
  const wish = url.searchParams.get('theme');
  const theme: Theme = wish === 'dark' || wish === 'light' ? wish : (account?.theme ?? 'light');
  const ask: Ask = { method, url, form, token, account, data, theme };
  return answer(board, ask);
}

/** Stands at the door of the board: it may keep a request waiting, or send it away with an answer of its own. */
export type Doorman = (url: URL) => Promise<Reply | null>;

/**
 * Starts the board on 127.0.0.1 only.
 * @param options.port 0 takes any free one
 * @param options.folder where its data are kept; a new one is filled with accounts, partidas and threads
 */
export async function startBoard(options: {
  readonly port: number;
  readonly folder: string;
  readonly now?: () => number;
  readonly doorman?: Doorman;
}): Promise<RunningBoard> {
  const now = options.now ?? Date.now;
  const board: Board = {
    store: new Store(options.folder, () => seedBoard(now())),
    sessions: new Sessions(options.folder),
    now,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const sentAway = options.doorman?.(url) ?? Promise.resolve(null);
    sentAway
      .then(async (reply) => reply ?? (await respond(board, request)))
      .then(
        (reply) => send(response, reply),
        (error: unknown) => {
          console.error(error);
          send(response, {
            status: 500,
            headers: {},
            body: 'El foro ha fallado; el error está en su consola.',
          });
        },
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
