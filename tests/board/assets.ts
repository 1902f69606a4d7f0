import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reply } from './exchange';
import { smileyImage } from './smileys';

const own = join(dirname(fileURLToPath(import.meta.url)), 'assets');
// The package's entry is minified/jquery.sceditor.min.js; everything the pages load lies beside it.
const sceditor = dirname(
  dirname(createRequire(import.meta.url).resolve('sceditor/minified/sceditor.min.js')),
);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const file = (folder: string, path: string): Reply | null => {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (type === undefined || path.includes('..')) return null;
  try {
    const headers = { 'content-type': type, 'cache-control': 'max-age=600' };
    return { status: 200, headers, body: readFileSync(join(folder, path)) };
  } catch {
    return null;
  }
};

/** Style, script, smileys and SCEditor's own files; `null` when the address is none of them. */
export function asset(pathname: string): Reply | null {
  const smiley = /^\/smileys\/([a-z]+)\.svg$/.exec(pathname)?.[1];
  if (smiley !== undefined) {
    const body = smileyImage(smiley);
    return body === null ? null : { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
  }
  if (pathname.startsWith('/assets/')) return file(own, pathname.slice(8));
  if (pathname.startsWith('/sceditor/languages/'))
    return file(join(sceditor, 'languages'), pathname.slice(20));
  if (pathname.startsWith('/sceditor/')) return file(join(sceditor, 'minified'), pathname.slice(10));
  return null;
}
