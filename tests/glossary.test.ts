import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Heading of a table in the glossary, and the folder its identifiers live in. */
const folders = {
  Plenilunio: 'rules/systems/plenilunio',
  Hitos: 'rules/systems/hitos',
  Horror: 'rules/systems/horror',
  'Las tiradas verificables': '.',
} as const;

const code = (folder: string): string =>
  (folder === '.' ? ['rules', 'entrypoints', 'components'] : [folder])
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${root}/${file}`),
    )
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
    .join('\n');

const rowsOf = (heading: string): readonly (readonly string[])[] => {
  const [, text = ''] = readFileSync('docs/glosario.md', 'utf8').split(`\n## ${heading}\n`);
  return (text.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Término'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

describe('the glossary', () => {
  for (const [heading, folder] of Object.entries(folders)) {
    it(`${heading}: every identifier is a word of the code`, () => {
      const words = new Set(code(folder).match(/[\p{L}\d_]+/gu));
      const rows = rowsOf(heading);
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) {
        const identifier = /^`([A-Za-z]+)`$/.exec(row.at(-1) ?? '')?.[1] ?? '';
        expect(words.has(identifier), row.join(' | ')).toBe(true);
      }
    });

    it(`${heading}: every term is explained once, in one sentence`, () => {
      const rows = rowsOf(heading);
      expect(new Set(rows.map(([term]) => term)).size).toBe(rows.length);
      for (const row of rows) {
        expect(row.at(-2), row[0]).toMatch(/^[^.].*[.]$/);
        if (folder !== '.') expect(row[1], row[0]).toMatch(/^L\d+(, L\d+)*$/);
      }
    });
  }
});
