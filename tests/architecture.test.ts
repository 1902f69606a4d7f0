import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** What each room may import: path prefixes of the project (after resolving) or package names. */
const allowed: readonly [room: string, imports: RegExp][] = [
  ['rules/odds/', /^rules\/odds\//],
  ['rules/proof/', /^(rules\/(proof|read)|@noble\/(curves|hashes)|@scure\/bip39)/],
  ['rules/block/', /^rules\/(block|proof|system|read|index|order-text)/],
  ['rules/', /^(rules\/|@noble\/|@scure\/)/],
  [
    'components/',
    /^(components\/|rules\/|preact|@preact\/signals|public\/_locales\/es\/messages\.json|entrypoints\/background\/messages)/,
  ],
];
const system = /^rules\/systems\/([a-z]+)\//;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) =>
    path.startsWith('.') ? relative('.', join(file, '..', path)).replaceAll('\\', '/') : path,
  );

describe('who may lean on whom', () => {
  for (const file of [...files('rules'), ...files('components')]) {
    it(`${file} imports only what its room allows`, () => {
      const own = system.exec(file)?.[1];
      const rule = allowed.find(([room]) => file.startsWith(room))?.[1] ?? /./;
      for (const path of importsOf(file)) {
        expect(path).toMatch(rule);
        const other = system.exec(path)?.[1];
        if (own && other) expect(other, `${file} leans on another system`).toBe(own);
      }
    });
  }
});

describe('rules is pure', () => {
  const forbidden =
    /Math\.random|Date\.now|new Date\b|\bIntl\.|toLocale|localeCompare|\bdocument\b|\bwindow\b|crypto\.(subtle|getRandom)/;
  for (const file of files('rules')) {
    it(`${file} uses no browser, clock, luck or locale`, () => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect(code).not.toMatch(forbidden);
    });
  }
});

describe('interface languages', () => {
  const read = (language: string): Record<string, { message: string; description?: string }> =>
    JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));
  const es = read('es');
  for (const language of readdirSync('public/_locales')) {
    it(`${language} has every word of es, each with a description, and the same places for values`, () => {
      const words = read(language);
      expect(Object.keys(words)).toEqual(Object.keys(es));
      for (const [key, { message, description }] of Object.entries(words)) {
        expect(description, key).toBeTruthy();
        const places = (text: string) => [...new Set(text.match(/\$(?:[0-9]|[a-z]+\$)/gi) ?? [])].sort();
        expect(places(message), key).toEqual(places(es[key]?.message ?? ''));
      }
    });
  }
});
