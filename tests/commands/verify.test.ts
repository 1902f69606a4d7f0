import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Said {
  es: string;
}
interface Expected {
  blocks: { verdicts: Said[] }[];
  notes: Said[];
}
const { threads } = JSON.parse(readFileSync('tests/vectors/tv1-threads.json', 'utf8')) as {
  threads: { id: string; expected: Expected }[];
};
const thread = threads.find(({ id }) => id === 'A10');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm run -s verify -- …` runs. */
const verify = (args: string[], input = '') => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { verify: string } };
  expect(scripts.verify).toBe('tsx tests/commands/verify.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', 'tests/commands/verify.ts', ...args], {
    input,
    encoding: 'utf8',
  });
};
const bySentence = ({ blocks, notes }: Expected) => {
  const sort = (said: Said[]) => [...said].sort((a, b) => (a.es < b.es ? -1 : 1));
  return {
    blocks: blocks.map((block) => ({ ...block, verdicts: sort(block.verdicts) })),
    notes: sort(notes),
  };
};

describe('npm run verify', () => {
  it('prints the acta of a file in the form of the vectors', () => {
    const file = join(folder, 'hilo.json');
    writeFileSync(file, JSON.stringify(thread));
    const { status, stdout, stderr } = verify([file]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(thread && bySentence(JSON.parse(stdout))).toEqual(thread && bySentence(thread.expected));
  }, 30_000);

  it('reads standard input', () => {
    const { status, stdout } = verify(
      ['-'],
      JSON.stringify({ options: { host: 'a.es', topic: '1' }, posts: [] }),
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ blocks: [], notes: [] });
  }, 30_000);

  it('says in one line what it cannot read, with status 2', () => {
    const options = { host: 'a.es', topic: '1' };
    const wrong: [string[], string, RegExp][] = [
      [[join(folder, 'no.json')], '', /no puedo leer .*no\.json/],
      [['-'], 'hola\nadiós', /no es JSON/],
      [['-'], JSON.stringify({ options, posts: [{ id: 1, author: 'Ana' }] }), /posts\[0\]\.text: un texto/],
      [['-'], JSON.stringify({ options: { ...options, pins: { Ana: 'zz' } }, posts: [] }), /pins: 64 /],
    ];
    for (const [args, input, line] of wrong) {
      const { status, stdout, stderr } = verify(args, input);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toMatch(line);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
  }, 60_000);
});
