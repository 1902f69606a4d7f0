/**
 * Builds `.output/verificar.html`: the page of `entrypoints/verificar/` as one file that needs nothing else. Its
 * policy allows the script and the style inside it, by their hashes, and no connection to anywhere.
 * Apart from the extension's build, so that nothing of it goes into the extension.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { build } from 'vite';

const ENTRY = 'entrypoints/verificar';
/** Words this page says; the others stay out of it. */
const WORDS = /^(?:acta|control|verdict|verificar)_/;

const onlyOwnWords = {
  name: 'only-own-words',
  enforce: 'pre',
  transform(code, id) {
    if (!/_locales[\\/]\w+[\\/]messages\.json$/.test(id)) return null;
    const words = Object.entries(JSON.parse(code)).filter(([key]) => WORDS.test(key));
    const kept = words.map(([key, { message }]) => [key, { message }]);
    return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
  },
};

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Nothing in an inline script or style may end it. */
const inlined = (text) =>
  text
    .replace(/<\/(script|style)/gi, '<\\/$1')
    .replace(/<!--/g, '<\\!--')
    .trim();

/** @param path Where the page goes. Gives its absolute path. */
export async function buildVerificar(path = '.output/verificar.html') {
  const built = await build({
    configFile: false,
    root: resolve('.'),
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [onlyOwnWords, preact()],
    define: { 'import.meta.env.MODE': '"verificar"', 'import.meta.env.FIREFOX': 'false' },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: { input: resolve(ENTRY, 'main.tsx'), output: { format: 'iife', name: 'verificar' } },
    },
  });
  const files = [built].flat().flatMap(({ output }) => output);
  const script = inlined(files.find(({ type }) => type === 'chunk')?.code ?? '');
  const style = inlined(String(files.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? ''));
  if (!script || !style) throw new Error('verificar.html: the build gave no script or no style');
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = readFileSync(resolve(ENTRY, 'page.html'), 'utf8');
  const html = page
    .replace('content="default-src \'none\'"', () => `content="${policy}"`)
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
  const target = resolve(path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
  return target;
}
