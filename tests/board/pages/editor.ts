import type { Ask } from '../exchange';
import { type Html, html } from '../html';
import { type Account, MESSAGE_MAX, type Section, type Skin, type Thread, TITLE_MAX } from '../model';
import { layout } from './layout';

interface PostForm {
  readonly action: string;
  readonly message: string;
  readonly send: string;
  readonly skin: Skin;
  readonly account: Account;
  readonly rows: number;
  /** Title of a new thread. */
  readonly title?: string;
  readonly problem?: string | null;
}

/** The form every editor of the board is; `board.js` turns the textarea of that skin into SCEditor. */
export const postForm = (form: PostForm): Html =>
  html`<form class="post-form" method="post" action="${form.action}" data-skin="${form.skin}" data-mode="${form.account.editor}">
${form.problem && html`<p class="problem" role="alert">${form.problem}</p>`}
${
  form.title !== undefined &&
  html`<label>Título <input name="title" required maxlength="${TITLE_MAX}" value="${form.title}"></label>`
}
<textarea name="message" aria-label="Mensaje" rows="${form.rows}" maxlength="${MESSAGE_MAX}">${startingLine(form.message)}</textarea>
<div class="form-actions"><button class="button send" type="submit">${form.send}</button>
<span class="muted">BBCode: [b] [i] [color] [quote] [url] [spoiler]</span></div>
</form>`;

/** A browser drops the first line end of a textarea. */
const startingLine = (message: string): string => (message.startsWith('\n') ? `\n${message}` : message);

interface EditorPage {
  readonly heading: string;
  readonly section: Section;
  readonly thread: Thread | null;
  readonly form: Omit<PostForm, 'account' | 'rows' | 'skin'>;
}

/** The page with the full editor: reply, edit or new thread. */
export function editorPage(ask: Ask, account: Account, { heading, section, thread, form }: EditorPage): Html {
  const skin = thread?.skin ?? section.skin;
  const topic = thread && html` data-topic-id="${thread.id}"`;
  return layout(ask, {
    title: heading,
    crumbs: [
      { label: 'Índice', href: '/' },
      { label: section.name, href: `/section/${section.id}` },
      ...(thread ? [{ label: thread.title, href: `/topic/${thread.id}` }] : []),
    ],
    sceditor: skin === 'sceditor',
    main: html`<main${topic} data-section-id="${section.id}"><h1>${heading}</h1>
${thread && html`<p>Tema: <a class="topic-link" href="/topic/${thread.id}">${thread.title}</a></p>`}
<section class="card">${postForm({ ...form, skin, account, rows: 14 })}</section></main>`,
  });
}
