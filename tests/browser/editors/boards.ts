import type { Markup } from '../../../entrypoints/background/messages';

/** A page of a thread as one engine writes it, with the form where its editor stands. */
interface Board {
  /** Address of a thread, by its number. */
  path(topic: number): string;
  /** Head and what stands above the form; the engine is known by it, and who is logged in. */
  readonly head: string;
  readonly body: string;
  /** What stands above the posts. */
  readonly title: string;
  /** A post of another account. */
  post(id: number, author: string, text: string): string;
  /** The field as the engine names it; `message` for ours to find it. */
  readonly field: string;
}

const FIELD = '<textarea name="message" id="message" rows="8" cols="60"></textarea>';

/** One engine for each markup: MyBB, Comunidad Umbría, Discourse, Invision. */
export const boards: Readonly<Record<Markup, Board>> = {
  bbcode: {
    path: (topic) => `/showthread.php?tid=${topic}`,
    head: '<script src="/jscripts/general.js"></script>',
    body: '<body>',
    title: `<span class="welcome"><a href="member.php?uid=2">ana</a></span><div class="navigation"><a href="forumdisplay.php?fid=4">Crónicas</a><span class="active">La fábrica</span></div>`,
    post: (id, author, text) =>
      `<div class="post" id="post_${id}"><div class="author_information"><span class="largetext"><a href="user-1.html">${author}</a></span></div><div class="post_body" id="pid_${id}">${text}</div></div>`,
    field: FIELD,
  },
  html: {
    path: (topic) => `/partida/la-fabrica/patio-${topic}`,
    head: '',
    body: '<body>',
    title: `<div id="cabecera"><a href="/comunidad/companeros/ana">Mi perfil</a></div><h2 class="tituloPartida">Noches</h2><h3 id="escena"><span>La fábrica</span></h3>`,
    post: (id, author, text) =>
      `<div class="wrapMensaje"><div class="mensaje" id="msj${id}"><div class="avatar"><a href="/comunidad/companeros/${author}"></a></div><div class="texto"><p>${text}</p></div></div></div>`,
    field: FIELD,
  },
  markdown: {
    path: (topic) => `/t/la-fabrica/${topic}`,
    head: '<meta name="generator" content="Discourse 3.5.0">',
    body: '<body class="category-cronicas">',
    title: `<header><div id="current-user"><img class="avatar" title="perfil y mensajes" alt=""></div></header><a data-link-name="my-posts" href="/u/ana/activity">Mis mensajes</a><div id="topic-title"><h1>La fábrica</h1></div>`,
    post: (id, author, text) =>
      `<div class="topic-post"><article id="post_${id}" data-post-id="${id}"><div class="names"><span class="username">${author}</span></div><div class="cooked"><p>${text}</p></div></article></div>`,
    field: '<textarea class="d-editor-input" name="message" id="message" rows="8" cols="60"></textarea>',
  },
  plain: {
    path: (topic) => `/topic/${topic}-la-fabrica/`,
    head: '',
    body: '<body class="ipsApp">',
    title: `<ul><li><a id="elUserLink" href="#">ana</a></li></ul><h1 class="ipsType_pageTitle">La fábrica</h1>`,
    post: (id, author, text) =>
      `<article id="elComment_${id}" class="ipsComment"><h3 class="cAuthorPane_author">${author}</h3><div data-role="commentContent"><p>${text}</p></div></article>`,
    field: FIELD,
  },
};
