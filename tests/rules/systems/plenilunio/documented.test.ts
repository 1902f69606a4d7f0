import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plenilunio } from '../../../../rules/systems/plenilunio';

const page = readFileSync('docs/rules-plenilunio.md', 'utf8');
const rows = [
  ...page.matchAll(
    /^\| (PLE-\d+) [^|]*\| [^|]+\| `([^`]+)` (\w+)(?:; `[^`]+` \w+)* \| `([^`]+)` ([^|]+?) \|$/gm,
  ),
];

const examples = (page.match(/^```\n([\s\S]*?)^```/m)?.[1] ?? '')
  .replace(/,\n /g, ',')
  .split('\n')
  .map((line) => line.slice(0, line.lastIndexOf('}') + 1))
  .filter((line) => line !== '');

describe('the page of rules', () => {
  it('shows orders that can be asked for their odds', () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    for (const example of examples) {
      const read = plenilunio.fromJson?.(JSON.parse(example));
      expect(read?.ok, example).toBe(true);
      if (read?.ok) expect(plenilunio.distribution?.(read.value).length).toBeGreaterThan(1);
    }
  });

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
