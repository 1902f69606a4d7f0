import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const games = [
  { game: 'hitos', prefix: 'HIT', last: 42 },
  { game: 'horror', prefix: 'HOR', last: 18 },
];

for (const { game, prefix, last } of games) {
  const page = readFileSync(`docs/rules-${game}.md`, 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith(`| ${prefix}-`))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  describe(`docs/rules-${game}.md`, () => {
    it('has every rule, in order, once', () => {
      const rules = rows.flatMap(([, rule = '']) => rule.split(', '));
      expect(rules.sort((a, b) => Number(a.slice(4)) - Number(b.slice(4)))).toEqual(
        Array.from({ length: last }, (_, index) => `${prefix}-${index + 1}`),
      );
    });

    it.each(rows)(
      '|%s, %s: its functions and tests are where it says',
      (_, rule, __, functions = '', tests = '') => {
        for (const [, file = '', names = ''] of functions.matchAll(
          /`([a-z0-9/-]+\.ts)`((?:[ ,]*`[a-zA-Z0-9]+`)*)/g,
        )) {
          const source = readFileSync(`rules/systems/${game}/${file}`, 'utf8');
          for (const [, name = ''] of names.matchAll(/`([a-zA-Z0-9]+)`/g)) {
            expect(source, `${rule}: ${name} in ${file}`).toMatch(
              new RegExp(`(function|const|class) ${name}\\b`),
            );
          }
        }
        for (const test of tests.split(', ')) {
          expect(existsSync(`tests/rules/systems/${game}/${test}.test.ts`), `${rule}: ${test}`).toBe(true);
        }
      },
    );
  });
}
