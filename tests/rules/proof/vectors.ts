import { readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { DiceGroup, Spec } from '../../../rules/proof/dice';
import { type Key, keyFrom } from '../../../rules/proof/keys';

export const hex = bytesToHex;
export const bytes = hexToBytes;

type SpecJson = { n: number; d: number; x?: 1 }[][];
export interface TokenVector {
  name: string;
  kind: number;
  pk: string;
  ctx: string;
  alpha?: string;
  ad?: string;
  fields: string;
  proof: string;
  beta?: string;
  order?: string;
  token: string;
  text: string;
  chars: number;
  visible?: string;
  norm?: string;
  textHash?: string;
  dice?: number[][][];
  diceWords?: string[];
  witness?: string;
  salt?: string;
  label?: string;
  committedOrder?: string;
  specBytes?: string;
  commit?: string;
  commitWithoutOrder?: string;
}
export interface Vectors {
  keys: Record<
    string,
    { entropy: string; phrase_es?: string; host: string; alt: number; seed?: string; pk: string }
  >;
  hosts: [string, string][];
  scene: { nonce: string; id: string; partida: string; ctx: string };
  topic: { host: string; topic: string; ctx: string };
  tokens: TokenVector[];
  declared: { betaP: string; betaK: string; seed: string; dice: number[][][] };
  seals: {
    name: string;
    beta: string;
    pk: string;
    n: number;
    text: string;
    slot: string;
    hash: string;
    token: string;
  }[];
  dice: { seed: string; spec: SpecJson; specBytes: string | null; dice: number[][][] }[];
  orders: { order: string; bytes: string }[];
  text: { in: string; out: string; words: string; textHash: string }[];
  plain: { in: string; out: string }[];
  nonce: { alpha: string; pi_empty: string; pi_ad01: string; pi_ad02: string; beta: string };
  codec: { bytes: string; text: string }[];
  codec_refused: string[];
  masked: { text: string; repaired: string }[];
  negative: {
    name: string;
    stage: string;
    error?: string;
    token: string;
    ctx?: string;
    pk?: string;
    alpha?: string;
  }[];
}

export const vectors = JSON.parse(readFileSync('tests/vectors/tv1.json', 'utf8')) as Vectors;

export const specOf = (json: SpecJson): Spec =>
  json.map((groups) => groups.map(({ n, d, x }): DiceGroup => ({ n, d, ...(x ? { explode: true } : {}) })));

export const keyNamed = (name: string): Key => {
  const { entropy, host, alt } = vectors.keys[name] ?? { entropy: '', host: '', alt: 0 };
  return keyFrom(bytes(entropy), host, alt);
};

export const tokenNamed = (start: string): TokenVector => {
  const found = vectors.tokens.find(({ name }) => name.startsWith(start));
  if (!found) throw new Error(`no vector ${start}`);
  return found;
};

/** Milliseconds of CPU: the clock on the wall says nothing on a shared machine. */
export const cpuOf = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};
