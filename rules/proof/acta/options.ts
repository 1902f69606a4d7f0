/** What a reader knows besides the posts (protocol §5), as plain data and as bytes. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { threadContext } from '../context';
import type { Block } from './block';
import type { ProofCache } from './proofs';

export interface ActaOptions {
  /** Hostname of the forum, and its id of the thread. */
  readonly host: string;
  readonly topic: string;
  /** Every post of the thread is here: only then can something be missing. */
  readonly complete?: boolean | undefined;
  /** The reader is the director, who sees private posts. */
  readonly gm?: boolean | undefined;
  /** Accounts confirmed as directors; without it, the author of the first valid apertura. */
  readonly gms?: readonly string[] | undefined;
  /** Key of the director, from an invitation: 64 hexadecimal digits. */
  readonly gmPk?: string | undefined;
  /** Keys known from elsewhere, by account: 64 hexadecimal digits each. */
  readonly pins?: Readonly<Record<string, string>> | undefined;
  /** Other known contexts (32 hexadecimal digits each), to say where a copied block comes from. */
  readonly others?: readonly { readonly ctx: string; readonly name: string }[] | undefined;
  /**
   * How many fillings of masked codes may be tried (default `MAX_FILLINGS`, some seconds): 0 for a quick answer,
   * in which they are `damaged` until a patient one has put what it found in `proofs`.
   */
  readonly fillings?: number | undefined;
  /** Remembers proofs already verified, across calls and restarts. */
  readonly proofs?: ProofCache | undefined;
}

/** Fillings of one reading of a thread (protocol §4.7). */
export const MAX_FILLINGS = 400_000;

export interface Known {
  readonly threadCtx: Uint8Array;
  readonly complete: boolean;
  readonly gm: boolean;
  readonly gms: readonly string[] | null;
  readonly gmPk: Uint8Array | null;
  readonly pins: readonly { readonly account: string; readonly pk: Uint8Array }[];
  readonly others: readonly { readonly ctx: Uint8Array; readonly name: string }[];
  readonly fillings: number;
}

/** @throws TypeError naming the option that is not what `ActaOptions` says */
export function readOptions(options: ActaOptions): Known {
  const { host, topic, complete, gm, gms, gmPk, pins, others, fillings } = options;
  if (typeof host !== 'string' || typeof topic !== 'string') throw new TypeError('host, topic: texts');
  return {
    threadCtx: threadContext(host, topic),
    complete: complete === true,
    gm: gm === true,
    gms: gms ?? null,
    gmPk: gmPk === undefined ? null : fromHex('gmPk', gmPk, 32),
    pins: Object.entries(pins ?? {}).map(([account, pk]) => ({ account, pk: fromHex('pins', pk, 32) })),
    fillings: fillings ?? MAX_FILLINGS,
    others: (others ?? []).map(({ ctx, name }) => ({ ctx: fromHex('others', ctx, 16), name })),
  };
}

function fromHex(option: string, text: string, length: number): Uint8Array {
  if (typeof text !== 'string' || text.length !== 2 * length || !/^[0-9a-f]*$/i.test(text)) {
    throw new TypeError(`${option}: ${2 * length} hexadecimal digits`);
  }
  return hexToBytes(text);
}

/** Nothing known fits: that accuses nobody while part of the thread has not been read. */
export const nothingFits = (block: Block, { complete }: Known): false =>
  complete ? block.refuse('foreign', {}) : block.refuse('unverifiable/opening', {});
