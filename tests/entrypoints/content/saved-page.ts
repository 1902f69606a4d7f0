import { readdirSync, readFileSync } from 'node:fs';

/** A page as saved in tests/forums, and what a reader finds on it. */
export interface Expected {
  readonly url: string;
  readonly account: string | null;
  readonly topic: { id: string; title: string; section: string | null; url: string } | null;
  readonly links: { previous: string | null; next: string | null; last: string | null };
  readonly posts: readonly [id: number, author: string, text: string][];
  /** Selectors of the fields a person can see, in order. */
  readonly editors: readonly string[];
}
export interface SavedPage {
  readonly engine: string;
  readonly name: string;
  readonly html: string;
  readonly expected: Expected;
}

export const savedPages = (): SavedPage[] =>
  readdirSync('tests/forums').flatMap((engine) => {
    const folder = `tests/forums/${engine}`;
    const pages: Record<string, Expected> = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));
    return Object.entries(pages).map(([name, expected]) => ({
      engine,
      name,
      html: readFileSync(`${folder}/${name}.html`, 'utf8'),
      expected,
    }));
  });

/** A page that was fetched: parsed, never shown. Its frames are left out, which happy-dom cannot load. */
export const fetched = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<iframe.*?<\/iframe>/g, ''), 'text/html');

/** Puts a page in the place of the document, so that its nodes are shown. */
export function show(html: string): Document {
  const page = fetched(html);
  for (const [to, from] of [
    [document.documentElement, page.documentElement],
    [document.body, page.body],
  ] as const) {
    for (const { name } of [...to.attributes]) to.removeAttribute(name);
    for (const { name, value } of from.attributes) to.setAttribute(name, value);
  }
  document.body.innerHTML = page.body.innerHTML;
  return document;
}
