import { quoteOf } from './bbcode';
import {
  addPost,
  addThread,
  deletePost,
  editPost,
  findPost,
  mayDelete,
  mayEdit,
  setAccount,
} from './changes';
import { type Ask, field, goTo, type Reply, sessionCookie, showPage } from './exchange';
import { type Account, MESSAGE_MAX, type Section, SIGNATURE_MAX, type Thread, TITLE_MAX } from './model';
import { loginPage, settingsPage } from './pages/account';
import { editorPage, postForm } from './pages/editor';
import { indexPage, sectionPage } from './pages/index';
import { notice } from './pages/layout';
import { pageCount, postAddress, topicPage } from './pages/topic';
import { type Sessions, samePassword } from './sessions';
import type { Store } from './store';

export interface Board {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly now: () => number;
}
type Handler = (board: Board, ask: Ask, ...ids: number[]) => Reply;

const missing = (ask: Ask): Reply =>
  showPage(notice(ask, 'No está', 'Aquí no hay nada con esa dirección.'), 404);
const forbidden = (ask: Ask): Reply =>
  ask.account
    ? showPage(notice(ask, 'No puedes', 'Esta cuenta no tiene permiso para hacer eso.'), 403)
    : goTo(`/login?back=${encodeURIComponent(ask.url.pathname + ask.url.search)}`);
/** Only addresses of this board: `//x` and `/\x` lead elsewhere. */
const inside = (address: string): string => (/^\/(?![/\\])/.test(address) ? address : '/');

const sectionOf = (ask: Ask, id: number): Section | undefined =>
  ask.data.sections.find((one) => one.id === id);
const topicOf = (ask: Ask, id: number): { thread: Thread; section: Section } | null => {
  const thread = ask.data.threads.find((one) => one.id === id);
  const section = thread && sectionOf(ask, thread.section);
  return thread && section ? { thread, section } : null;
};
const messageProblem = (message: string): string | null => {
  if (message.trim() === '') return 'El mensaje está vacío: escribe algo antes de enviar.';
  if (message.length > MESSAGE_MAX)
    return `El mensaje tiene ${message.length} caracteres y caben ${MESSAGE_MAX}.`;
  return null;
};

function topic(_board: Board, ask: Ask, id: number): Reply {
  const found = topicOf(ask, id);
  if (!found) return missing(ask);
  const wanted = Number(ask.url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pageCount(found.thread)) : 1;
  return showPage(topicPage(ask, found.section, found.thread, page));
}

function replyPage(ask: Ask, account: Account, id: number, message: string, problem: string | null): Reply {
  const found = topicOf(ask, id);
  if (!found) return missing(ask);
  const form = { action: `/topic/${id}/reply`, message, send: 'Enviar', problem };
  return showPage(editorPage(ask, account, { heading: 'Responder', ...found, form }), problem ? 422 : 200);
}
function showReply(_board: Board, ask: Ask, id: number): Reply {
  if (!ask.account) return forbidden(ask);
  const quoted = findPost(ask.data, Number(ask.url.searchParams.get('quote') ?? 0));
  return replyPage(ask, ask.account, id, quoted ? quoteOf(quoted.post) : '', null);
}
function reply(board: Board, ask: Ask, id: number): Reply {
  if (!ask.account) return forbidden(ask);
  if (!topicOf(ask, id)) return missing(ask);
  const message = field(ask.form, 'message');
  const problem = messageProblem(message);
  if (problem) return replyPage(ask, ask.account, id, message, problem);
  const { data, post } = addPost(ask.data, id, ask.account.name, message, board.now());
  board.store.save(data);
  return goTo(`/post/${post.id}`);
}

function newThreadPage(ask: Ask, account: Account, id: number, problem: string | null): Reply {
  const section = sectionOf(ask, id);
  if (!section) return missing(ask);
  const form = {
    action: `/section/${id}/new`,
    title: field(ask.form, 'title'),
    message: field(ask.form, 'message'),
    send: 'Abrir el tema',
    problem,
  };
  return showPage(
    editorPage(ask, account, { heading: 'Tema nuevo', section, thread: null, form }),
    problem ? 422 : 200,
  );
}
function newThread(board: Board, ask: Ask, id: number): Reply {
  if (!ask.account) return forbidden(ask);
  const title = field(ask.form, 'title').trim();
  const message = field(ask.form, 'message');
  const problem =
    title === '' || title.length > TITLE_MAX
      ? `Pon un título de 1 a ${TITLE_MAX} caracteres.`
      : messageProblem(message);
  if (problem || !sectionOf(ask, id)) return newThreadPage(ask, ask.account, id, problem);
  const { data, thread } = addThread(ask.data, id, title, ask.account.name, message, board.now());
  board.store.save(data);
  return goTo(`/topic/${thread}`);
}

function post(_board: Board, ask: Ask, id: number): Reply {
  const found = findPost(ask.data, id);
  return found ? goTo(postAddress(found.thread, found.index, found.post)) : missing(ask);
}
function editingPage(ask: Ask, id: number, message: string | null, problem: string | null): Reply {
  const found = findPost(ask.data, id);
  const section = found && sectionOf(ask, found.thread.section);
  if (!found || !section) return missing(ask);
  if (!ask.account || !mayEdit(ask.account, found.post)) return forbidden(ask);
  const form = {
    action: `/post/${id}/edit`,
    message: message ?? found.post.message,
    send: 'Guardar',
    problem,
  };
  if (ask.url.searchParams.has('here')) {
    // «Editar aquí» fetches the form alone and puts it in the post.
    return showPage(postForm({ ...form, skin: found.thread.skin, account: ask.account, rows: 8 }));
  }
  const page = { heading: 'Editar mensaje', section, thread: found.thread, form };
  return showPage(editorPage(ask, ask.account, page), problem ? 422 : 200);
}
function edit(board: Board, ask: Ask, id: number): Reply {
  const found = findPost(ask.data, id);
  if (!found) return missing(ask);
  if (!ask.account || !mayEdit(ask.account, found.post)) return forbidden(ask);
  const message = field(ask.form, 'message');
  const problem = messageProblem(message);
  if (problem) return editingPage(ask, id, message, problem);
  board.store.save(editPost(ask.data, id, ask.account.name, message, board.now()));
  return goTo(`/post/${id}`);
}
function remove(board: Board, ask: Ask, id: number): Reply {
  const found = findPost(ask.data, id);
  if (!found) return missing(ask);
  if (!mayDelete(ask.account)) return forbidden(ask);
  board.store.save(deletePost(ask.data, id));
  return goTo(`/topic/${found.thread.id}`);
}

function login(board: Board, ask: Ask): Reply {
  const name = field(ask.form, 'name');
  const back = inside(field(ask.form, 'back'));
  const account = ask.data.accounts.find((one) => one.name === name);
  if (!account || !samePassword(field(ask.form, 'password'), account.password)) {
    return showPage(loginPage(ask, back, 'La cuenta o la contraseña no son esas.', name), 422);
  }
  return goTo(back, sessionCookie(board.sessions.open(account.name)));
}
function logout(board: Board, ask: Ask): Reply {
  board.sessions.close(ask.token);
  return goTo('/', sessionCookie(''));
}
function saveSettings(board: Board, ask: Ask): Reply {
  if (!ask.account) return forbidden(ask);
  const change = {
    theme: field(ask.form, 'theme') === 'dark' ? ('dark' as const) : ('light' as const),
    editor: field(ask.form, 'editor') === 'source' ? ('source' as const) : ('wysiwyg' as const),
    signature: field(ask.form, 'signature').slice(0, SIGNATURE_MAX),
  };
  board.store.save(setAccount(ask.data, ask.account.name, change));
  return goTo('/settings?saved=1');
}

const routes: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['GET', /^\/$/, (_board, ask) => showPage(indexPage(ask))],
  [
    'GET',
    /^\/section\/(\d+)$/,
    (_board, ask, id) => {
      const section = sectionOf(ask, id ?? 0);
      return section ? showPage(sectionPage(ask, section)) : missing(ask);
    },
  ],
  [
    'GET',
    /^\/section\/(\d+)\/new$/,
    (_board, ask, id) => (ask.account ? newThreadPage(ask, ask.account, id ?? 0, null) : forbidden(ask)),
  ],
  ['POST', /^\/section\/(\d+)\/new$/, newThread],
  ['GET', /^\/topic\/(\d+)$/, topic],
  ['GET', /^\/topic\/(\d+)\/reply$/, showReply],
  ['POST', /^\/topic\/(\d+)\/reply$/, reply],
  ['GET', /^\/post\/(\d+)$/, post],
  ['GET', /^\/post\/(\d+)\/edit$/, (_board, ask, id) => editingPage(ask, id ?? 0, null, null)],
  ['POST', /^\/post\/(\d+)\/edit$/, edit],
  ['POST', /^\/post\/(\d+)\/delete$/, remove],
  [
    'GET',
    /^\/login$/,
    (_board, ask) => showPage(loginPage(ask, inside(ask.url.searchParams.get('back') ?? '/'), null)),
  ],
  ['POST', /^\/login$/, login],
  ['POST', /^\/logout$/, logout],
  [
    'GET',
    /^\/settings$/,
    (_board, ask) =>
      ask.account
        ? showPage(settingsPage(ask, ask.account, ask.url.searchParams.has('saved')))
        : forbidden(ask),
  ],
  ['POST', /^\/settings$/, saveSettings],
];

/** The board's answer to a request. */
export function answer(board: Board, ask: Ask): Reply {
  for (const [method, path, handler] of routes) {
    const found = path.exec(ask.url.pathname);
    if (found && method === ask.method) return handler(board, ask, ...found.slice(1).map(Number));
  }
  return missing(ask);
}
