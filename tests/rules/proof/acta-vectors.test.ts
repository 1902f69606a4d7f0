import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type Acta, type ActaOptions, judge, type Post } from '../../../rules/proof/acta';
import { noteColours, verdictColours } from '../../../rules/proof/verdict';

interface Said {
  code: string;
  colour: string;
  es: string;
}
interface BlockJson {
  post: number;
  author: string;
  kind: string | null;
  n: number | null;
  order?: string;
  dice?: number[][][];
  verdicts: Said[];
}
interface ThreadsFile {
  codes: Record<string, { colour: string; head: string }>;
  notes: Record<string, { colour: string; head: string }>;
  threads: {
    id: string;
    title: string;
    options: ActaOptions;
    posts: Post[];
    expected: { blocks: BlockJson[]; notes: Said[] };
  }[];
}
const read = (name: string) => JSON.parse(readFileSync(`tests/vectors/${name}`, 'utf8')) as ThreadsFile;
const file = read('tv1-threads.json');
/** Made at random; what is expected was said by a second implementation, written from the protocol alone. */
const more = read('tv1-more-threads.json');

const sorted = (said: readonly Said[]): Said[] =>
  said.map(({ code, colour, es }) => ({ code, colour, es })).sort((a, b) => (a.es < b.es ? -1 : 1));
const shown = ({ blocks, notes }: Acta) => ({
  blocks: blocks.map(({ post, author, kind, n, order, dice, verdicts }) => ({
    post,
    author,
    kind,
    n,
    ...(order ? { order: bytesToHex(order) } : {}),
    ...(dice ? { dice } : {}),
    verdicts: sorted(verdicts),
  })),
  notes: sorted(notes),
});

describe('the acta of the threads of the vectors', { timeout: 60_000 }, () => {
  const proofs = new Map<string, Uint8Array | null>();
  for (const { id, title, options, posts, expected } of [...file.threads, ...more.threads]) {
    it(`${id}: ${title}`, () => {
      expect(shown(judge(posts, { ...options, proofs }))).toEqual({
        blocks: expected.blocks.map((block) => ({ ...block, verdicts: sorted(block.verdicts) })),
        notes: sorted(expected.notes),
      });
    });
  }

  it('has the codes and colours of the closed lists', () => {
    const colours = (list: Record<string, { colour: string }>) =>
      Object.fromEntries(Object.entries(list).map(([code, { colour }]) => [code, colour]));
    expect(verdictColours).toEqual(colours(file.codes));
    expect(noteColours).toEqual(colours(file.notes));
  });
});
