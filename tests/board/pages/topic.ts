import { renderBBCode } from '../bbcode';
import { mayDelete, mayEdit } from '../changes';
import type { Ask } from '../exchange';
import { type Html, html } from '../html';
import { type Account, PAGE_SIZE, type Post, type Section, type Thread } from '../model';
import { postForm } from './editor';
import { layout, moment } from './layout';

export const pageCount = (thread: Thread): number => Math.max(1, Math.ceil(thread.posts.length / PAGE_SIZE));
/** Address of a post on its page of the thread. */
export const postAddress = (thread: Thread, index: number, post: Post): string =>
  `/topic/${thread.id}?page=${Math.floor(index / PAGE_SIZE) + 1}#p${post.id}`;

const hue = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0) * 47, 0) % 360;
const avatar = (name: string): Html =>
  html`<span class="avatar" aria-hidden="true" style="--hue: ${hue(name)}">${name.slice(0, 1).toUpperCase()}</span>`;

function pageLinks(thread: Thread, page: number): Html | false {
  const pages = pageCount(thread);
  if (pages < 2) return false;
  const to = (target: number) => `/topic/${thread.id}?page=${target}`;
  const step = (rel: string, target: number, label: string) =>
    html`<a rel="${rel}" href="${to(target)}">${label}</a>`;
  return html`<nav class="pages" aria-label="Páginas">
${page > 1 && step('first', 1, '« Primera')} ${page > 1 && step('prev', page - 1, '‹ Anterior')}
${Array.from({ length: pages }, (_, at) =>
  at + 1 === page
    ? html`<span class="current" aria-current="page">${page}</span>`
    : html`<a href="${to(at + 1)}">${at + 1}</a>`,
)}
${page < pages && step('next', page + 1, 'Siguiente ›')} ${page < pages && step('last', pages, 'Última »')}
</nav>`;
}

const actions = (account: Account | null, thread: Thread, post: Post): Html | false =>
  account !== null &&
  html`<nav class="post-actions" aria-label="Acciones del mensaje">
<a class="quote-link" href="/topic/${thread.id}/reply?quote=${post.id}">Citar</a>
${
  mayEdit(account, post) &&
  html`<a class="edit-link" href="/post/${post.id}/edit">Editar</a>
<button class="link-button edit-here" type="button" data-form="/post/${post.id}/edit?here=1">Editar aquí</button>`
}
${
  mayDelete(account) &&
  html`<details class="delete"><summary>Borrar</summary><form method="post" action="/post/${post.id}/delete"><button type="submit">Sí, borrar</button></form></details>`
}
</nav>`;

function postArticle(ask: Ask, thread: Thread, post: Post, number: number): Html {
  const author = ask.data.accounts.find((one) => one.name === post.author);
  return html`<article class="post card" id="p${post.id}" data-post-id="${post.id}" data-author="${post.author}">
<aside class="post-author">${avatar(post.author)}<div><strong class="author-name">${post.author}</strong><span class="muted">${author?.title}</span></div></aside>
<div class="post-main">
<header class="post-head">${moment(post.at)}<a class="permalink" href="/post/${post.id}">#${number}</a></header>
<div class="post-body">${renderBBCode(post.message)}</div>
${post.edited && html`<p class="post-edited">Editado por ${post.edited.by} el ${moment(post.edited.at)}</p>`}
${author?.signature && html`<footer class="post-signature">${renderBBCode(author.signature)}</footer>`}
${actions(ask.account, thread, post)}
</div>
</article>`;
}

/** One page of a thread, with the quick reply. */
export function topicPage(ask: Ask, section: Section, thread: Thread, page: number): Html {
  const from = (page - 1) * PAGE_SIZE;
  const links = pageLinks(thread, page);
  return layout(ask, {
    title: thread.title,
    crumbs: [
      { label: 'Índice', href: '/' },
      { label: section.name, href: `/section/${section.id}` },
    ],
    sceditor: thread.skin === 'sceditor' && ask.account !== null,
    main: html`<main data-topic-id="${thread.id}" data-section-id="${section.id}">
<div class="head"><h1 class="topic-title">${thread.title}</h1>${
      ask.account && html`<a class="button" href="/topic/${thread.id}/reply">Responder</a>`
    }</div>
${links}
<section class="posts" aria-label="Mensajes">${thread.posts
      .slice(from, from + PAGE_SIZE)
      .map((post, at) => postArticle(ask, thread, post, from + at + 1))}</section>
${links}
${
  ask.account
    ? html`<section class="card quick" id="quick-reply"><h2>Respuesta rápida</h2>${postForm({
        action: `/topic/${thread.id}/reply`,
        message: '',
        send: 'Enviar',
        skin: thread.skin,
        account: ask.account,
        rows: 6,
      })}</section>`
    : html`<p class="card notice"><a href="/login?back=/topic/${thread.id}">Entra</a> para responder.</p>`
}
</main>`,
  });
}
