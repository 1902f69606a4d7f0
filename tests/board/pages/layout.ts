import type { Ask } from '../exchange';
import { type Html, html } from '../html';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}
interface Frame {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly main: Html;
  /** SCEditor's files are only loaded where a thread has that skin. */
  readonly sceditor?: boolean;
}

const TIME = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short' });
/** A moment to the minute, as most boards show it. */
export const moment = (at: number): Html =>
  html`<time datetime="${new Date(at).toISOString()}">${TIME.format(at)}</time>`;

const otherTheme = ({ url, theme }: Ask): string => {
  const query = new URLSearchParams(url.searchParams);
  query.set('theme', theme === 'dark' ? 'light' : 'dark');
  return `${url.pathname}?${query}`;
};

const who = (ask: Ask): Html =>
  ask.account
    ? html`<span class="account">Hola, <a class="account-name" href="/settings">${ask.account.name}</a></span>
        <form method="post" action="/logout"><button class="link-button" type="submit">Salir</button></form>`
    : html`<a class="button" href="/login?back=${encodeURIComponent(ask.url.pathname)}">Entrar</a>`;

/** A whole page of the board. */
export const layout = (ask: Ask, { title, crumbs = [], main, sceditor = false }: Frame): Html =>
  html`<html lang="es" data-theme="${ask.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · El Refugio</title>
<link rel="icon" href="/smileys/sonrisa.svg">
<link rel="stylesheet" href="/assets/style.css">
${
  sceditor &&
  html`<link rel="stylesheet" href="/sceditor/themes/${ask.theme === 'dark' ? 'defaultdark' : 'default'}.min.css">
<script defer src="/sceditor/sceditor.min.js"></script>
<script defer src="/sceditor/formats/bbcode.js"></script>
<script defer src="/sceditor/plugins/undo.js"></script>
<script defer src="/sceditor/languages/es.js"></script>`
}
<script defer src="/assets/board.js"></script>
</head>
<body data-board="fe">
<header class="top">
<div class="wide">
<a class="brand" href="/"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 20 9 6l4 7 2.5-4L22 20z"/></svg> El Refugio <small>rol por foro</small></a>
<nav class="who" aria-label="Cuenta"><a class="theme" href="${otherTheme(ask)}">${ask.theme === 'dark' ? 'Tema claro' : 'Tema oscuro'}</a>${who(ask)}</nav>
</div>
</header>
<div class="wide">
${
  crumbs.length > 0 &&
  html`<nav class="crumbs" aria-label="Dónde estás"><ol>${crumbs.map(
    ({ label, href }) => html`<li><a href="${href}">${label}</a></li>`,
  )}</ol></nav>`
}
${main}
</div>
<footer class="foot wide">El Refugio es el foro de pruebas de Fe de Dados. Solo escucha en este ordenador.</footer>
</body>
</html>`;

/** A page that says one thing: not found, not allowed, too long. */
export const notice = (ask: Ask, title: string, words: string): Html =>
  layout(ask, {
    title,
    crumbs: [{ label: 'Índice', href: '/' }],
    main: html`<main class="card notice"><h1>${title}</h1><p>${words}</p><p><a href="/">Volver al índice</a></p></main>`,
  });
