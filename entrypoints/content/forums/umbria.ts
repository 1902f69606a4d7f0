import type { Forum } from '../forum';
import { address, digits, firstOf, linksByNumber, postAround, postsBy, said } from './dom';

const scene = (url: URL): readonly [partida: string, scene: string] | null => {
  const [, partida, name] = /^\/partida\/([^/]+)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  return partida && name ? [partida, name] : null;
};

export const isUmbria = (page: Document): boolean =>
  page.getElementById('listaEscenas') !== null ||
  firstOf(page, 'wrapMensaje') !== null ||
  firstOf(page, 'tituloPartida') !== null;

const POST = {
  nodes: '.mensaje[id^="msj"]',
  id: (node: HTMLElement) => digits(node.id),
};

/**
 * Comunidad Umbría: HTML from a rich editor, scenes with posts that only some may read, so that a reading is
 * never complete. Names agreed on by two public scrapers (forums.md §1.1); its editor is not known and is found
 * as any other.
 */
export const umbria: Forum = {
  id: 'umbria',
  markup: 'html',
  partial: true,
  pause: 1500,
  recognise: isUmbria,
  account: (page) => lastSegment(page.querySelector('#cabecera a[href*="/comunidad/companeros/"]')),
  topic(page, url) {
    const names = scene(url);
    if (!names) return null;
    return {
      id: names.join('/'),
      title: said(page, 'h3#escena > span') ?? said(page, 'h3#escena') ?? '',
      section: names[0],
      url: address(url.pathname, url)?.href ?? url.href,
    };
  },
  posts: (page) =>
    postsBy(page, {
      ...POST,
      private: isPrivate,
      // Rolls are written in the text or in the game notes below it: both are the author's words.
      body: (node) => node,
      author: (node) => lastSegment(node.querySelector('.avatar a[href*="/comunidad/companeros/"]')),
    }),
  links: (page, url) =>
    linksByNumber(
      page,
      url,
      '.paginador a[title="Página anterior"]',
      '.paginador a[title="Página siguiente"]',
      '.paginador a[href*="__Pg="]:not([title])',
    ),
  notWords: '.avatar, .fecha, .pj, .notas > h3, .herramientas',
  editing: (_page, _url, field) => postAround(field, POST),
  private: hasRecipients,
};

/** «Sólo para el director», and whatever else the site writes over a post that not everybody sees. */
const ONLY_SOME = /s[oó]lo para/i;

/** Words beside the text and the notes: what the site says of a post, not what its author wrote. */
const isPrivate = (post: HTMLElement): boolean =>
  [...post.children].some(
    (part) => !part.matches('.texto, .notas, .avatar, .pj') && ONLY_SOME.test(part.textContent ?? ''),
  );

/** Recipients are check boxes under the editor (forums.md §1.1): some chosen and not all, or the director alone. */
function hasRecipients(page: Document, _url: URL, field: Element): boolean {
  const form = field.closest('form') ?? page;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => ({
    box,
    words: `${box.name} ${box.id} ${box.closest('label')?.textContent ?? box.labels?.[0]?.textContent ?? ''}`,
  }));
  if (boxes.some(({ box, words }) => box.checked && ONLY_SOME.test(words))) return true;
  const people = boxes.filter(({ words }) => /destinatari/i.test(words)).map(({ box }) => box);
  return people.some(({ checked }) => checked) && !people.every(({ checked }) => checked);
}

function lastSegment(link: Element | null): string | null {
  const segment = link?.getAttribute('href')?.split(/[?#]/)[0]?.split('/').filter(Boolean).pop();
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
