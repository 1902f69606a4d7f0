import { describe, expect, it } from 'vitest';
import { forumBy } from '../../../../entrypoints/content/forums/index';
import { pageRef } from '../../../../entrypoints/content/page';
import { fetched } from '../saved-page';

const HOST = 'https://foro.example';
/** What an engine says of the field `#here` on a page. */
function at(engine: string, path: string, html: string) {
  const page = fetched(html);
  const field = page.querySelector('#here');
  if (!field) throw new Error('no field');
  const { editing, private: hidden } = pageRef(page, new URL(HOST + path), forumBy(engine), field);
  return { editing, hidden };
}
const field = '<textarea id="here"></textarea>';
const form = (inside: string, attributes = '') => `<form ${attributes}>${inside}${field}</form>`;

describe('a post that is edited', () => {
  it.each([
    ['board', '/post/102/edit', form('')],
    [
      'board',
      '/topic/7',
      `<article class="post" data-post-id="102"><div class="post-body">x</div>${form('')}</article>`,
    ],
    ['phpbb', '/posting.php?mode=edit&f=2&p=102', form('', 'id="postform"')],
    ['phpbb', '/posting.php', form('', 'id="postform" action="./posting.php?mode=edit&f=2&p=102"')],
    [
      'smf',
      '/index.php?action=post;msg=102;topic=7.0',
      form('<input name="msg" value="102">', 'id="postmodify"'),
    ],
    [
      'smf',
      '/index.php?topic=7.0',
      `<div id="forumposts"><div class="windowbg" id="msg102">${field}</div></div>`,
    ],
    ['mybb', '/editpost.php?pid=102', form('')],
    [
      'mybb',
      '/showthread.php?tid=7',
      `<div class="post" id="post_102"><div id="pid_102">${form('')}</div></div>`,
    ],
    ['fluxbb', '/edit.php?id=102', form('', 'id="edit"')],
    ['punbb', '/foro/edit.php?id=102', form('', 'id="afocus"')],
    ['punbb', '/foro/edit/102/', form('', 'id="afocus"')],
    ['punbb', '/foro/edit102.html', form('', 'id="afocus"')],
    ['punbb', '/foro/', form('', 'id="afocus" action="https://foro.example/foro/edit102.html"')],
    ['nodebb', '/compose?pid=102', `<form id="compose-form"><input name="pid" value="102"></form>${field}`],
    ['xenforo', '/posts/102/edit', form('')],
    ['xenforo', '/foro/index.php?posts/102/edit', form('')],
    [
      'xenforo',
      '/threads/x.7/',
      `<article class="message message--post" data-content="post-102">${form('')}</article>`,
    ],
    ['vbulletin', '/editpost.php?do=editpost&p=102', form('')],
    ['foroactivo', '/post?p=102&mode=editpost', form('')],
    ['jcink', '/index.php?act=Post&CODE=08&f=1&t=7&p=102', form('')],
    ['jcink', '/index.php?', form('<input name="CODE" value="09"><input name="p" value="102">')],
    ['foroactivo', '/post', form('<input name="mode" value="editpost"><input name="p" value="102">')],
    ['vbulletin', '/editpost.php?do=updatepost', form('<input name="p" value="102">')],
    ['invision', '/topic/7-x/?do=editComment&comment=102', form('')],
    ['invision', '/topic/7-x/', `<article id="elComment_102" class="ipsComment">${field}</article>`],
    [
      'umbria',
      '/partida/x/y',
      `<div class="mensaje" id="msj102"><div id="here" contenteditable></div></div>`,
    ],
    ['bbpress', '/forums/reply/x/edit/', form('<input name="bbp_reply_id" value="102">')],
    ['generic', '/t/7', `<div data-post-id="102">${field}</div>`],
    [
      'discourse',
      '/t/x/7',
      `<div class="topic-post" data-post-number="3"><article data-post-id="102"></article></div><div id="reply-control"><div class="action-title"><svg class="d-icon-pencil"></svg><a class="post-link" href="/t/x/7/3">3</a></div>${field}</div>`,
    ],
    [
      'flarum',
      '/d/7-x',
      `<div class="PostStream-item" data-id="102" data-number="3"></div><div class="Composer"><div class="item-title"><h3><i class="fa-pencil-alt"></i><a href="/d/7-x/3">3</a></h3></div>${field}</div>`,
    ],
  ])('%s says which one: %s', (engine, path, html) => {
    expect(at(engine, path, html).editing).toBe(102);
  });
  it.each([
    ['board', '/topic/7/reply', form('')],
    ['phpbb', '/posting.php?mode=reply&t=7', form('', 'id="postform" action="./posting.php?mode=reply&t=7"')],
    ['smf', '/index.php?action=post;topic=7.0', form('<input name="msg" value="0">', 'id="postmodify"')],
    ['mybb', '/newreply.php?tid=7&replyto=102', form('<input name="pid" value="102">')],
    ['smf', '/index.php?msg=102', form('', 'id="postmodify"')],
    ['smf', '/index.php?action=post;quote=102;topic=7.0;last_msg=103', form('', 'id="postmodify"')],
    ['fluxbb', '/post.php?tid=7', form('', 'id="post"')],
    ['punbb', '/foro/new/reply/7/quote/102/', form('', 'action="https://foro.example/foro/new/reply/7/"')],
    ['nodebb', '/topic/7/x?pid=102', field],
    ['xenforo', '/threads/x.7/reply', form('')],
    ['foroactivo', '/post?p=102&mode=quote', form('')],
    ['jcink', '/index.php?act=Post&CODE=02&f=1&t=7&p=102', form('')],
    ['bbpress', '/forums/topic/x/', form('<input name="bbp_reply_id" value="0">')],
    ['invision', '/topic/7-x/?do=findComment&comment=102', form('')],
    ['foroactivo', '/post', form('<input name="mode" value="reply"><input name="p" value="102">')],
    ['vbulletin', '/showthread.php?p=102', form('')],
    ['jcink', '/?act=ST&f=1&t=7&view=findpost&p=102', form('<input name="CODE" value="03">')],
    ['discourse', '/t/x/7', `<div id="reply-control">${field}</div>`],
    ['nodebb', '/topic/7/x', `<div class="composer">${field}</div>`],
  ])('%s does not take a new one for it: %s', (engine, path, html) => {
    expect(at(engine, path, html).editing).toBeUndefined();
  });
});

describe('what only some will read', () => {
  it.each([
    ['phpbb', '/ucp.php?i=pm&mode=compose'],
    ['phpbb', '/ucp.php?i=ucp_pm&mode=compose'],
    ['smf', '/index.php?action=pm;sa=send'],
    ['mybb', '/private.php?action=send'],
    ['xenforo', '/conversations/add'],
    ['xenforo', '/foro/index.php?conversations/add'],
    ['nodebb', '/user/ana/chats/3'],
    ['fluxbb', '/misc.php?email=5'],
    ['fluxbb', '/pms_send.php?to=5'],
    ['punbb', '/foro/misc.php?email=5'],
    ['punbb', '/foro/email5.html'],
    ['vbulletin', '/private.php?do=newpm'],
    ['foroactivo', '/privmsg?mode=post'],
    ['jcink', '/index.php?act=Msg&CODE=04'],
    ['invision', '/messenger/compose/'],
  ])('%s: %s', (engine, path) => {
    expect(at(engine, path, form('')).hidden).toBe(true);
  });
  it('is a chat of NodeBB, open over a thread', () => {
    const chat = `<div class="chat-modal"><div component="chat/composer">${field}</div></div>`;
    expect(at('nodebb', '/topic/7/x', chat).hidden).toBe(true);
    expect(at('nodebb', '/topic/7/x', `<div component="composer">${field}</div>`).hidden).toBeUndefined();
  });
  it('is a message of Discourse, which looks like any thread', () => {
    const page = fetched(`<body class="archetype-private_message">${form('')}</body>`);
    const here = page.querySelector('#here') ?? page.body;
    const url = new URL(`${HOST}/t/x/7`);
    expect(pageRef(page, url, forumBy('discourse'), here).private).toBe(true);
  });
  it.each([
    ['phpbb', '/ucp.php?i=pm&mode=compose'],
    ['smf', '/index.php?action=pm;sa=send'],
    ['mybb', '/private.php?action=send'],
    ['xenforo', '/conversations/add'],
    ['vbulletin', '/private.php?do=newpm'],
    ['foroactivo', '/privmsg?mode=post'],
    ['jcink', '/index.php?act=Msg&CODE=04'],
    ['invision', '/messenger/compose/'],
    ['phpbb', '/posting.php?mode=post&f=2'],
    ['smf', '/index.php?action=post;board=3.0'],
    ['mybb', '/newthread.php?fid=4'],
    ['fluxbb', '/post.php?fid=5'],
    ['foroactivo', '/post?f=5&mode=newtopic'],
    ['xenforo', '/forums/cronicas.5/post-thread'],
    ['nodebb', '/compose?cid=2'],
    ['discourse', '/new-topic'],
    ['flarum', '/'],
    ['jcink', '/index.php?act=Post&CODE=00&f=5'],
    ['vbulletin', '/newthread.php?do=newthread&f=5'],
    ['invision', '/forum/5-cronicas/?do=add'],
    ['umbria', '/usuario/mensajes'],
  ])('%s has no thread yet at %s', (engine, path) => {
    const page = fetched(form('<input type="hidden" name="topic" value="0">', 'id="postmodify"'));
    expect(forumBy(engine).topic(page, new URL(HOST + path))).toBeNull();
  });
  it('is not the page of a forum of bbPress, nor a reply that is edited', () => {
    const forum = forumBy('bbpress');
    const page = fetched(
      '<body class="bbpress single-forum postid-5"><div id="bbpress-forums"></div></body>',
    );
    expect(forum.topic(page, new URL(`${HOST}/forums/forum/x/`))).toBeNull();
    const reply = fetched(
      '<body class="bbpress single-reply postid-102 reply-edit"><div id="bbpress-forums"><div class="bbp-breadcrumb"><a class="bbp-breadcrumb-topic" href="/forums/topic/x/">x</a></div><div id="new-reply-7"><form><input name="bbp_reply_id" value="102"></form></div></div></body>',
    );
    expect(forum.topic(reply, new URL(`${HOST}/forums/reply/102/edit/`))).toMatchObject({
      id: '7',
      url: `${HOST}/forums/topic/x/`,
    });
  });
  it('is told from a post of a thread', () => {
    expect(at('phpbb', '/posting.php?mode=reply&t=7', form('')).hidden).toBeUndefined();
    expect(at('mybb', '/newreply.php?tid=7', form('')).hidden).toBeUndefined();
  });
  it('is chosen by its recipients in Comunidad Umbría', () => {
    const box = (checked: boolean, words: string) =>
      `<label><input type="checkbox" ${checked ? 'checked' : ''}>${words}</label>`;
    const page = (...boxes: string[]) => form(boxes.join(''));
    const hidden = (...boxes: string[]) => at('umbria', '/partida/x/y', page(...boxes)).hidden;
    expect(hidden(box(true, 'Sólo para el director'))).toBe(true);
    expect(hidden(box(false, 'Sólo para el director'))).toBeUndefined();
    expect(hidden(box(true, 'Destinatario Ana'), box(false, 'Destinatario Beto'))).toBe(true);
    expect(hidden(box(true, 'Destinatario Ana'), box(true, 'Destinatario Beto'))).toBeUndefined();
  });
  it('is seen in a post of Comunidad Umbría by the site’s words, not by its author’s', () => {
    const post = (id: number, over: string, text: string) =>
      `<div class="mensaje" id="msj${id}"><div class="fecha">04/01/2026</div>${over}<div class="texto">${text}</div></div>`;
    const page = fetched(
      post(1, '<div>Sólo para el director</div>', 'Miro.') + post(2, '', 'Sólo para el director, susurro.'),
    );
    expect(
      forumBy('umbria')
        .posts(page)
        .map((one) => one.private),
    ).toEqual([true, undefined]);
  });
});

describe('what is written in a field of a board of Markdown', () => {
  it.each(['discourse', 'flarum'])('%s: Markdown, but in its rich editor', (engine) => {
    const page = fetched('<textarea></textarea><div class="ProseMirror" contenteditable="true"></div>');
    const marks = (field?: Element | null) =>
      pageRef(page, new URL(`${HOST}/t/x/7`), forumBy(engine), field ?? undefined).markup;
    expect(marks()).toBe('markdown');
    expect(marks(page.querySelector('textarea'))).toBe('markdown');
    expect(marks(page.querySelector('.ProseMirror'))).toBe('plain');
  });
});
