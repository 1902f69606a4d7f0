import type { Ask } from '../exchange';
import { type Html, html } from '../html';
import { type Account, SIGNATURE_MAX } from '../model';
import { layout } from './layout';

export const loginPage = (ask: Ask, back: string, problem: string | null, name = ''): Html =>
  layout(ask, {
    title: 'Entrar',
    crumbs: [{ label: 'Índice', href: '/' }],
    main: html`<main class="card narrow"><h1>Entrar</h1>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<form class="login-form" method="post" action="/login">
<input type="hidden" name="back" value="${back}">
<label>Cuenta <input name="name" autocomplete="username" required value="${name}"></label>
<label>Contraseña <input name="password" type="password" autocomplete="current-password" required></label>
<button class="button" type="submit">Entrar</button>
</form>
<p class="muted">Cuentas de este foro: ${ask.data.accounts.map((one) => one.name).join(', ')}. La contraseña de todas es «dados».</p></main>`,
  });

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;

export const settingsPage = (ask: Ask, account: Account, saved: boolean): Html =>
  layout(ask, {
    title: 'Preferencias',
    crumbs: [{ label: 'Índice', href: '/' }],
    main: html`<main class="card narrow"><h1>Preferencias de ${account.name}</h1>
${saved && html`<p class="saved" role="status">Guardado.</p>`}
<form class="settings-form" method="post" action="/settings">
<label>Tema <select name="theme">${option('light', 'Claro', account.theme)}${option('dark', 'Oscuro', account.theme)}</select></label>
<label>El editor visual se abre en <select name="editor">${option('wysiwyg', 'modo visual', account.editor)}${option('source', 'modo código', account.editor)}</select></label>
<label>Firma <input name="signature" maxlength="${SIGNATURE_MAX}" value="${account.signature}"></label>
<button class="button" type="submit">Guardar</button>
</form></main>`,
  });
