import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/rules-plenilunio.md', 'utf8');
const rows = [...page.matchAll(/^\| (PLE-\d+) [^|]*\| [^|]+\| `([^`]+)` (\w+) \| `([^`]+)` ([^|]+?) \|$/gm)];

describe('the page of rules', () => {
  it('has a row for each of the fifty', () => {
    expect(rows.map(([, rule]) => rule)).toEqual(Array.from({ length: 50 }, (_, at) => `PLE-${at + 1}`));
  });

  for (const [, rule = '', file = '', name = '', test = '', title = ''] of rows)
    it(`${rule} is where it says: ${name}, and a test that tells «${title}»`, () => {
      const code = readFileSync(`rules/systems/plenilunio/${file}`, 'utf8');
      expect(code).toMatch(new RegExp(`export (?:function|const) ${name}\\b`));
      expect(readFileSync(`tests/rules/systems/plenilunio/${test}.test.ts`, 'utf8')).toContain(title);
    });
});
