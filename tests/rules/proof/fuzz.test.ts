import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import {
  type Acta,
  type ActaOptions,
  findCodes,
  type JudgedBlock,
  judge,
  type Post,
} from '../../../rules/proof/acta';
import { luckOf } from './playing';

/** Damaged threads in a run: `FUZZ=20000 npx vitest run … fuzz` for a longer one. */
const RUNS = Number(process.env.FUZZ ?? 800);

const { threads } = JSON.parse(readFileSync('tests/vectors/tv1-threads.json', 'utf8')) as {
  threads: { options: ActaOptions; posts: Post[] }[];
};
const proofs = new Map<string, Uint8Array | null>();
const acta = (posts: readonly Post[], options: ActaOptions): Acta => judge(posts, { ...options, proofs });
const read = threads.map(({ posts, options }) => acta(posts, options).blocks);

/** The dice of every code: a proof has one output, so a code has one answer for ever, a declaration one a baliza. */
const truth = new Map<string, string>();
const accounts = new Map<string, Set<string>>();
const diceAreTrue = ({ code, dice, verdicts }: JudgedBlock): boolean => {
  const resolved = /resuelta por la baliza \d+/.exec(verdicts.map(({ es }) => es).join())?.[0] ?? '';
  const token = findCodes(code).join() + resolved;
  const shown = JSON.stringify(dice);
  truth.set(token, truth.get(token) ?? shown);
  return truth.get(token) === shown;
};
for (const block of read.flat()) {
  if (block.dice) expect(diceAreTrue(block)).toBe(true);
  if (block.pk && block.verdicts.every(({ colour }) => colour !== 'red' && colour !== 'amber')) {
    const hex = bytesToHex(block.pk);
    accounts.set(hex, (accounts.get(hex) ?? new Set()).add(block.author));
  }
}

type Damage = (text: string, luck: () => number) => string;
const at = (text: string, luck: () => number): number => Math.floor(luck() * (text.length + 1));
const noise = [
  '*',
  '█',
  'a',
  'B',
  '7',
  ' ',
  '\n',
  '\u200b',
  '[quote]',
  '[/quote]',
  '[b]',
  'TV1',
  'TV1 ',
  'Tirada 1',
  '3d10: 1, 1, 1',
];
const damages: Damage[] = [
  (text, luck) => {
    const i = at(text, luck);
    return text.slice(0, i) + (noise[Math.floor(luck() * noise.length)] ?? '') + text.slice(i);
  },
  (text, luck) => {
    const i = at(text, luck);
    return text.slice(0, i) + (noise[Math.floor(luck() * 6)] ?? '') + text.slice(i + 1);
  },
  (text, luck) => {
    const i = at(text, luck);
    return text.slice(0, i) + text.slice(i + 1 + Math.floor(luck() * 20));
  },
  (text, luck) => text.replace(/\d+/g, (digits) => (luck() < 0.2 ? String(Math.floor(luck() * 12)) : digits)),
  (text, luck) => {
    const lines = text.split('\n');
    const i = Math.floor(luck() * lines.length);
    return [...lines.slice(i), ...lines.slice(0, i)].join('\n');
  },
  (text) => text + text,
  (text) => text.toUpperCase(),
];

function damage(posts: readonly Post[], others: readonly Post[], luck: () => number): Post[] {
  const out = posts.map((post) => ({ ...post }));
  const one = () => out[Math.floor(luck() * out.length)] ?? { id: 0, author: '', text: '' };
  const times = 1 + Math.floor(luck() * 3);
  for (let i = 0; i < times; i += 1) {
    const post = one();
    const dice = luck();
    if (dice < 0.6) post.text = (damages[Math.floor(luck() * damages.length)] ?? String)(post.text, luck);
    else if (dice < 0.7) post.author = one().author;
    else if (dice < 0.8) post.text = one().text;
    else if (dice < 0.9) out.splice(Math.floor(luck() * out.length), 1);
    else
      out.splice(Math.floor(luck() * out.length), 0, {
        ...(others[Math.floor(luck() * others.length)] ?? post),
      });
  }
  return out;
}

describe('any damage to a thread', () => {
  it('throws nothing, and nothing is verified with other dice or in another name without amber', () => {
    const luck = luckOf(7);
    let verified = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const thread = threads[Math.floor(luck() * threads.length)] ?? {
        posts: [],
        options: { host: '', topic: '' },
      };
      const others = threads[Math.floor(luck() * threads.length)]?.posts ?? [];
      const posts = damage(thread.posts, others, luck);
      const { blocks } = acta(posts, { ...thread.options, complete: luck() < 0.7 });
      for (const block of blocks) {
        if (!block.verdicts.some(({ code }) => code === 'verified') || !block.pk) continue;
        const where = () => JSON.stringify({ run, posts, block: { ...block, pk: null, order: null } });
        if (block.dice) {
          if (!block.verdicts.some(({ code }) => code === 'repaired')) {
            expect(diceAreTrue(block), where()).toBe(true);
          }
          for (const face of block.kind === 'declaracion' ? [] : block.dice.flat(2)) {
            expect(block.blockText, where()).toContain(String(face));
          }
        }
        const clear = block.verdicts.every(({ colour }) => colour === 'green' || colour === 'grey');
        if (clear && block.kind !== 'baliza' && block.kind !== 'alta') {
          verified += 1;
          expect(accounts.get(bytesToHex(block.pk))?.has(block.author), where()).toBe(true);
        }
      }
    }
    expect(verified).toBeGreaterThan(RUNS / 4);
  }, 120_000);

  it('of the text of a single post, from nothing to a megabyte, is answered', () => {
    const code = threads[0]?.posts[4]?.text ?? '';
    const texts = [
      '',
      '\0',
      '\ud800',
      'TV1',
      code.repeat(300),
      `${code} `.repeat(50),
      '[quote]'.repeat(20_000),
      'é'.repeat(500_000),
    ];
    for (const text of texts) {
      expect(() =>
        acta([{ id: 1, author: 'Ana', text }], { host: 'a.es', topic: '1', complete: true }),
      ).not.toThrow();
    }
  }, 60_000);
});
