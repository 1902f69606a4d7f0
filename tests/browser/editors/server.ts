import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { build, type Rolldown } from 'vite';
import { asset } from '../../board/assets';
import { readForm } from '../../board/exchange';
import { boards } from './boards';
import { type EditorCase, editorCases } from './list';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
};

/** Threads are numbered by editor, so that each begins with its own first roll. */
export const topicOf = (editor: EditorCase): number => 10 + editorCases.indexOf(editor);

/** Posts of a thread: the director's first one, and those that others wrote while the page was open. */
function postsOf(editor: EditorCase, replies: readonly Reply[]): string {
  const { post } = boards[editor.markup];
  const all: Reply[] = [{ author: 'director', text: 'El patio está vacío.' }, ...replies];
  return all.map(({ author, text }, at) => post(topicOf(editor) * 100 + at + 1, author, text)).join('\n');
}

const page = (editor: EditorCase, replies: readonly Reply[], wish: URLSearchParams): string => {
  const board = boards[editor.markup];
  const topic = topicOf(editor);
  const styles = (editor.styles ?? []).map((path) => `<link rel="stylesheet" href="${path}">`);
  const scripts = (editor.scripts ?? []).map((path) => `<script src="${path}"></script>`);
  const field = board.field.replace('<textarea', `<textarea ${wish.get('field') ?? ''}`);
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>La fábrica</title>${board.head}${styles.join('')}</head>
${board.body.replace('<body', `<body data-mode="${editor.mode ?? ''}"`)}${board.title}
${postsOf(editor, replies)}
<form class="post-form" method="post" action="${board.path(topic)}">${field}<p><button class="send">Enviar</button></p></form>
<p class="after">Pie de la página.</p>
${scripts.join('')}<script type="module" src="/inside/${editor.inside}.js"></script></body></html>`;
};

/** The pages' own scripts, with the editors that come only as modules. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(editorCases.map(({ inside }) => inside))];
  const built = await build({
    ...{ configFile: false, logLevel: 'error', root: import.meta.dirname },
    build: {
      ...{ write: false, minify: false, target: 'es2022', modulePreload: false },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `${import.meta.dirname}/inside/${name}.ts`])),
        output: { entryFileNames: 'inside/[name].js', chunkFileNames: 'inside/[name]-part.js' },
        preserveEntrySignatures: false,
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
}

function packageFile(path: string): Buffer | null {
  const inside = /^\/npm\/((?:@[\w-]+\/)?[\w-]+\/[\w./-]+)$/.exec(path)?.[1];
  if (!inside || inside.includes('..')) return null;
  try {
    return readFileSync(`node_modules/${inside}`);
  } catch {
    return null;
  }
}

interface Reply {
  readonly author: string;
  readonly text: string;
}

export interface EditorServer {
  readonly url: string;
  address(editor: EditorCase): string;
  /** What a form sent last to the thread of an editor. */
  posted(editor: EditorCase): string | null;
  /** Somebody else writes in the thread of an editor: whoever loads its page from now on sees it. */
  reply(editor: EditorCase, author: string, text: string): void;
  close(): Promise<void>;
}

/** Serves one page per editor on 127.0.0.1, and keeps what their forms send. */
export async function startEditors(): Promise<EditorServer> {
  const scripts = await bundle();
  const byPath = new Map(editorCases.map((one) => [boards[one.markup].path(topicOf(one)), one]));
  const posts = new Map<string, string>();
  const replies = new Map<string, readonly Reply[]>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const tid = url.searchParams.get('tid');
    const editor = byPath.get(url.pathname + (tid === null ? '' : `?tid=${tid}`));
    const answer = (type: string, body: string | Uint8Array, status = 200): void => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    if (editor && request.method === 'POST') {
      posts.set(editor.id, (await readForm(request))?.get('message') ?? '');
      answer('text/html; charset=utf-8', '<!doctype html><title>Enviado</title><p id="sent">Enviado.</p>');
      return;
    }
    if (editor)
      return answer('text/html; charset=utf-8', page(editor, replies.get(editor.id) ?? [], url.searchParams));
    const type = TYPES[extname(url.pathname)] ?? 'application/octet-stream';
    const script = url.pathname === '/jscripts/general.js' ? '' : scripts.get(url.pathname);
    if (script !== undefined) return answer(TYPES['.js'] ?? '', script);
    const body = packageFile(url.pathname) ?? asset(url.pathname)?.body;
    if (body) answer(type, body);
    else answer('text/plain', '', 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    address: (editor) => url + boards[editor.markup].path(topicOf(editor)),
    posted: (editor) => posts.get(editor.id) ?? null,
    reply(editor, author, text) {
      replies.set(editor.id, [...(replies.get(editor.id) ?? []), { author, text }]);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
