/**
 * Where a table stands: what player and director can do next, from the posts of a thread (protocol §4.8, §4.9).
 * It reads the thread with the same steps as the acta, so what is made here is due there.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { readThread, seriesOf } from './acta';
import { isKind, type NumberedBlock } from './acta/block';
import { dueBeacon, dueWitness } from './acta/due';
import type { Matter } from './acta/matter';
import type { ActaOptions } from './acta/options';
import type { Scene } from './acta/scene';
import { Series } from './acta/series';
import { sealsToMake, type ToSeal } from './acta/to-seal';
import { sameBytes } from './bytes';
import type { Spec } from './dice';
import type { Post } from './post';
import type { Flags } from './token';

export type { ToSeal } from './acta/to-seal';

export interface Table {
  readonly posts: readonly Post[];
  readonly scenes: readonly SceneView[];
  /** Parts of the reading the functions below need. */
  readonly matter: Matter;
  readonly series: readonly Series[];
}
/** An open scene. The reader confirms once who directs (`ActaOptions.gms`). */
export interface SceneView {
  readonly ctx: Uint8Array;
  readonly gmPk: Uint8Array;
  /** Account of the director. */
  readonly author: string;
  readonly confirmed: boolean;
  readonly flags: Flags;
  /** Post of the apertura. */
  readonly post: number;
  /** Largest baliza. */
  readonly largest: number;
}
/** Somebody who writes: `atLeast` is the highest number his log has given out in this scene, 0 for none. */
export interface Writer {
  readonly author: string;
  readonly pk: Uint8Array;
  readonly atLeast: number;
  /** Position of the post that is written, where it is one of the table's; absent: after the last. */
  readonly at?: number;
}

export function readTable(posts: readonly Post[], options: ActaOptions): Table {
  const { blocks, matter } = readThread(posts, options);
  const series = seriesOf(blocks, matter);
  const scenes = matter.scenes.map((scene) => ({
    ctx: scene.ctx,
    gmPk: scene.gmPk,
    author: scene.author,
    confirmed: scene.confirmed,
    flags: scene.flags,
    post: scene.opening.post.id,
    largest: scene.largest,
  }));
  return { posts, scenes, matter, series };
}

export interface OpenRequest {
  readonly k: number;
  readonly q: number;
  readonly spec: Spec;
  /** Output of the baliza that asks, for `drawRequested`. */
  readonly beta: Uint8Array;
  readonly post: number;
}
export interface PlayerTurn {
  /** Next number. */
  readonly n: number;
  /** What an immediate roll leans on, for `drawImmediate`. */
  readonly beacon: { readonly k: number; readonly beta: Uint8Array };
  /** Requests this key has not answered, oldest first. To whom each is, the text beside it says. */
  readonly requests: readonly OpenRequest[];
  /** An alta of this key stands in the scene: without one the first post needs it. */
  readonly enrolled: boolean;
}

/** The turn of a player, for a block that will stand after all others of the post he writes. */
export function playerTurn(table: Table, view: SceneView, who: Writer): PlayerTurn {
  const scene = sceneOf(table, view);
  const series = seriesFor(table, scene, who.pk);
  const seen = series.largest;
  const n = 1 + Math.max(seen, who.atLeast);
  // Rolls that are still in the editor will stand in the same post or before it, not sealed yet.
  const present = (m: number): boolean => series.has(m) || (m > seen && m <= who.atLeast);
  const at = who.at ?? table.posts.length;
  const beacon = dueBeacon(series, scene, n, at, present) ?? scene.latestBefore(at);
  if (!beacon) throw new TypeError('view: a scene without its apertura');
  return {
    n,
    beacon: { k: beacon.k, beta: beacon.beta },
    requests: openRequests(scene, series),
    enrolled: series.alta !== null,
  };
}

function openRequests(scene: Scene, series: Series): OpenRequest[] {
  const answered = new Set(
    [...series.first.values()].map(({ token }) =>
      'ref' in token && token.ref.to === 'request' ? `${token.ref.k}/${token.ref.q}` : '',
    ),
  );
  return [...scene.beacons]
    .sort((a, b) => a.k - b.k)
    .flatMap(({ k, beta, block, requests }) =>
      requests.map(({ spec }, q) => ({ k, q, spec, beta, post: block.post.id })),
    )
    .filter(({ k, q }) => !answered.has(`${k}/${q}`));
}

export interface DirectorTurn {
  /** Number of the next baliza. */
  readonly k: number;
  /** Blocks it has to seal: at most 64, oldest first. */
  readonly toSeal: readonly ToSeal[];
  /** Number of the director's next roll. */
  readonly m: number;
  /** What it leans on, for `drawDirector`; `null` before any baliza has seals: then he can only roll básica. */
  readonly witness: { readonly w: number; readonly seals: readonly Uint8Array[] } | null;
}
/** What the director's log knows and the thread may not show yet. */
export interface Director extends Writer {
  /** Largest baliza given out. */
  readonly lastBeacon?: number;
  /** Witness of roll `atLeast`, where that is still in the editor. */
  readonly lastWitness?: number;
}

/** The turn of the director, for a block that will stand after all others of the post he writes. */
export function directorTurn(table: Table, view: SceneView, who: Director): DirectorTurn {
  const scene = sceneOf(table, view);
  const series = seriesFor(table, scene, who.pk);
  const seen = series.largest;
  const m = 1 + Math.max(seen, who.atLeast);
  const used = witnessUsed(series.first.get(seen));
  const last = who.atLeast > seen ? (who.lastWitness ?? used) : used;
  const w = dueWitness(scene, last ?? -1, who.at ?? table.posts.length);
  const witness = w === null ? null : scene.beacon(w);
  return {
    k: 1 + Math.max(scene.largest, who.lastBeacon ?? 0),
    toSeal: sealsToMake(scene, table.series, table.matter),
    m,
    witness: witness && { w: witness.k, seals: witness.block.token.seals },
  };
}

function witnessUsed(block: NumberedBlock | undefined): number | undefined {
  if (!block || isKind(block, 'declaracion') || block.token.kind === 'declaracion') return undefined;
  const { ref } = block.token;
  return ref.to === 'witness' ? ref.w : undefined;
}

/** The scene of a view, which may come from an older table of the thread. */
function sceneOf({ matter }: Table, { ctx }: SceneView): Scene {
  const scene = matter.scenes.find((one) => sameBytes(one.ctx, ctx));
  if (!scene) throw new TypeError('view: a scene of another thread');
  return scene;
}

/** The series of a key in a scene; an empty one for who has not written yet. */
function seriesFor({ series, matter }: Table, scene: Scene, pk: Uint8Array): Series {
  const hex = bytesToHex(pk);
  const own = series.find((one) => one.scene === scene && one.hex === hex);
  return own ?? new Series(pk, scene, scene.ctx, [], matter.keyring.alta(hex, scene));
}
