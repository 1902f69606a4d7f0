import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A thread of the test board, as long as wished, the same each time. */
export interface LongPage {
  readonly posts: number;
  readonly blocks: number;
}

/** Words from a small generator: the same seed, the same thread. */
function words(seed: number): (count: number) => string {
  const stock =
    'la niebla sube despacio por el patio de la fábrica y nadie recuerda quién dejó abierta la puerta vieja'.split(
      ' ',
    );
  let state = seed;
  return (count) =>
    Array.from({ length: count }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return stock[state % stock.length];
    }).join(' ');
}

// As long as a roll's code is; no code of anybody, so that the background has nothing to work out.
const CODE = `TV1 ${Array.from({ length: 12 }, (_, at) => `3yQ0Vb1n8TzLkPq7WfR${at}`).join(' ')}`;
const block = (n: number, say: (count: number) => string): string =>
  `<span style="color: #610B0B">Tirada ${n} - Armand - ${say(3)} → <b>ÉXITO, grado 1</b></span><br><span style="color: #610B0B">Astucia 3 - 3d6: 1, 4, 6 = 3 éxitos - oposición 2d6: 5, 6 = 2 éxitos</span><br><span style="color: #767676">${CODE}</span><br>`;

/** One post with profile, words, blocks, now and then a quotation, and a signature (performance.md §2.4). */
export function longPost(id: number, blocks: number): string {
  const say = words(id * 7919 + 1);
  const quote =
    id % 4 === 0 ? `<blockquote><cite>beto escribió:</cite>${say(20)}<br>${CODE}</blockquote>` : '';
  const paragraphs = Array.from({ length: 6 }, () => `${say(18)}<br><i>${say(4)}</i><br>`).join('');
  const rolls = Array.from({ length: blocks }, (_, at) => block(id * blocks + at, say)).join('');
  const profile = `<aside class="profile"><a href="/u/${id % 5}"><b>ana${id % 5}</b></a><dl><dt>Mensajes</dt><dd>${id}</dd><dt>Desde</dt><dd>2020</dd></dl></aside>`;
  return `<article class="post" id="p${id}" data-post-id="${id}" data-author="ana${id % 5}">${profile}<header><a href="#p${id}">#${id}</a> <time>hoy</time></header><div class="post-body">${quote}${paragraphs}${rolls}</div><div class="signature">${say(8)}</div></article>`;
}

export function longPage({ posts, blocks }: LongPage): string {
  const all = Array.from({ length: posts }, (_, at) => longPost(at + 1, blocks)).join('\n');
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Hilo</title><style>article{border:1px solid #ccc;margin:8px;padding:8px}aside{float:left;width:120px}</style></head><body data-board="fe"><a class="account-name">ana1</a><main data-topic-id="7" data-section-id="1"><h1 class="topic-title">Hilo</h1><div id="posts">${all}</div><form class="post-form"><textarea name="message" rows="8"></textarea><button>Enviar</button></form></main></body></html>`;
}

/** Serves long pages on 127.0.0.1: `/50/1` is fifty posts of one block each. */
export async function servePages(): Promise<{ readonly url: string; close(): void }> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const [, posts = '', blocks = ''] = /^\/(\d+)\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (!posts) {
      response.writeHead(404).end();
      return;
    }
    const key = `${posts}/${blocks}`;
    const page = pages.get(key) ?? longPage({ posts: Number(posts), blocks: Number(blocks) });
    pages.set(key, page);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
