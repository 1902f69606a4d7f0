import type { Ask } from '../exchange';
import { type Html, html } from '../html';
import { PAGE_SIZE, type Section, type Thread } from '../model';
import { layout, moment } from './layout';

const lastOf = (threads: readonly Thread[]): Html => {
  const post = threads
    .flatMap((thread) => thread.posts.slice(-1))
    .reduce<Thread['posts'][number] | null>(
      (newest, one) => (newest && newest.at > one.at ? newest : one),
      null,
    );
  return post
    ? html`<a href="/post/${post.id}">${moment(post.at)}</a><br>por ${post.author}`
    : html`<span class="muted">Sin mensajes</span>`;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The list of sections. */
export const indexPage = (ask: Ask): Html =>
  layout(ask, {
    title: 'Índice',
    main: html`<main><h1>Partidas abiertas</h1><ul class="rows card">${ask.data.sections.map((section) => {
      const threads = ask.data.threads.filter((thread) => thread.section === section.id);
      const posts = threads.reduce((sum, thread) => sum + thread.posts.length, 0);
      return html`<li><div><a class="row-title" href="/section/${section.id}">${section.name}</a><p>${section.about}</p></div>
<span class="count">${counted(threads.length, 'tema', 'temas')}<br>${counted(posts, 'mensaje', 'mensajes')}</span><span class="last">${lastOf(threads)}</span></li>`;
    })}</ul></main>`,
  });

/** The threads of a section, the one written in last first. */
export function sectionPage(ask: Ask, section: Section): Html {
  const threads = ask.data.threads
    .filter((thread) => thread.section === section.id)
    .sort((a, b) => (b.posts.at(-1)?.at ?? 0) - (a.posts.at(-1)?.at ?? 0));
  return layout(ask, {
    title: section.name,
    crumbs: [{ label: 'Índice', href: '/' }],
    main: html`<main data-section-id="${section.id}"><div class="head"><h1>${section.name}</h1>${
      ask.account && html`<a class="button" href="/section/${section.id}/new">Tema nuevo</a>`
    }</div><p class="muted">${section.about}</p>
<ul class="rows card">${threads.map(
      (thread) => html`<li><div><a class="row-title" href="/topic/${thread.id}">${thread.title}</a>
<p>${thread.skin === 'sceditor' ? 'Editor visual' : 'Editor sencillo'} · ${counted(Math.max(1, Math.ceil(thread.posts.length / PAGE_SIZE)), 'página', 'páginas')}</p></div>
<span class="count">${counted(thread.posts.length, 'mensaje', 'mensajes')}</span><span class="last">${lastOf([thread])}</span></li>`,
    )}</ul></main>`,
  });
}
