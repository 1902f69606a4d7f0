/** The keys of a thread and the accounts that roll with them. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Alta } from '../token';
import type { BlockOf } from './block';
import type { Scene } from './scene';
import type { Seal } from './sealing';

/** A key an account rolls with. */
export interface Holding {
  readonly account: string;
  readonly pk: Uint8Array;
  readonly hex: string;
  readonly pinned: boolean;
  /** Nobody else presents it, or somebody's claim is better: never true for one account only. */
  readonly disputed: boolean;
  /** Pinned, the key of a scene, or shown by an alta in the account's own name that was not edited. */
  clear: boolean;
}

/** An alta of somebody's own key. */
export interface OwnAlta {
  readonly block: BlockOf<Alta>;
  readonly hex: string;
  readonly scene: Scene | null;
  readonly seal: Seal | null;
}

export class Keyring {
  readonly holdings: Holding[] = [];
  /** Altas that made a key known. */
  readonly altas: OwnAlta[] = [];
  /** Every alta whose proof is right and which is no copy: those repeated, or waiting for acceptance, too. */
  readonly shown: OwnAlta[] = [];
  /** Altas a baliza may seal; `asks`: that would accept a new key, or decide between accounts. */
  readonly claims: { readonly block: BlockOf<Alta>; readonly scene: Scene | null; readonly asks: boolean }[] =
    [];
  /** Keys that wait for the director's acceptance, by account. */
  private readonly waiting = new Map<string, Uint8Array[]>();
  private readonly byAccount = new Map<string, Holding[]>();

  of(account: string): readonly Holding[] {
    return this.byAccount.get(account) ?? [];
  }
  waitingOf(account: string): readonly Uint8Array[] {
    return this.waiting.get(account) ?? [];
  }
  holding(account: string, hex: string): Holding | null {
    return this.of(account).find((holding) => holding.hex === hex) ?? null;
  }
  hold(
    account: string,
    pk: Uint8Array,
    kind: { pinned: boolean; disputed: boolean; clear: boolean },
  ): Holding {
    const hex = bytesToHex(pk);
    const held = this.holding(account, hex);
    if (held) return held;
    const holding = { account, pk, hex, ...kind };
    this.holdings.push(holding);
    this.byAccount.set(account, [...this.of(account), holding]);
    return holding;
  }
  wait(account: string, pk: Uint8Array): void {
    this.waiting.set(account, [...this.waitingOf(account), pk]);
  }
  /** The first accepted alta of a key in a scene (`null`: in the thread). */
  alta(hex: string, scene: Scene | null): OwnAlta | null {
    return this.altas.find((alta) => alta.hex === hex && alta.scene === scene) ?? null;
  }
}
