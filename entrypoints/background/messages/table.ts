/** Who directs, and how a roll can be made (protocol §4.8–4.10). */

/**
 * How a roll is made. `declarada`: written now, its dice are fixed by the director's next baliza. `inmediata`:
 * result in the same post. `director`: the same for who directs, by his witness. `basica`: without a director.
 * `oculta`: number now, dice and purpose when it is revealed. An answer to a request is any of them with
 * `answers` (`inmediata` or `oculta`).
 */
export const hows = ['declarada', 'inmediata', 'director', 'basica', 'oculta'] as const;
export type How = (typeof hows)[number];
/** One way to roll here. */
export interface Level {
  readonly how: How;
  /** One plain sentence in the interface language: what this way means, or why it is not allowed. */
  readonly words: string;
  readonly allowed: boolean;
}
/** The open scene of the thread. */
export interface SceneView {
  /** Account of the director. */
  readonly gm: string;
  /** The reader's own account directs it, with the key of this browser: `beacon` works. */
  readonly mine: boolean;
  /** Whether the reader has said who directs, or need not be asked. When not: ask once, and `confirmDirector`. */
  readonly confirmed: boolean;
  /** Only declared and asked rolls. */
  readonly strict: boolean;
  readonly onePerBeacon: boolean;
  /** Largest baliza in the thread; 0 is the apertura. */
  readonly beacons: number;
  /** Blocks the next baliza would seal. Only where `mine`; else 0. */
  readonly toSeal: number;
  /** Keys that are sealed only after the director says so. Only where `mine`; else none. */
  readonly keys: readonly KeyAsk[];
}
/** An account presents another key than before, or one that somebody else presents too: answer with `acceptKey`. */
export interface KeyAsk {
  readonly author: string;
  /** The question in words. */
  readonly words: string;
}
/** A roll the director asks for and this account has not answered. */
export interface RequestView {
  readonly k: number;
  readonly q: number;
  /** The line a reader sees: to whom, what for, dice, difficulty. */
  readonly words: string;
  /** `3d10`, groups joined by `+`, `!` after an exploding one: the answer has to throw exactly these. */
  readonly dice: string;
  /** The line names this account or its active character, or everybody. */
  readonly mine: boolean;
  /** What it is for; '' when the line does not say. */
  readonly label: string;
  /** An offer of the page that throws these dice, with what has to stand in its fields; `null` where none can. */
  readonly roll: { readonly offer: string; readonly choices: Readonly<Record<string, string>> } | null;
}
/** A roll of one's own that waits: for its reveal, or for the baliza that resolves it. */
export interface Waiting {
  /** Log record. */
  readonly id: string;
  readonly n: number;
  readonly label: string;
}
/** One roll the director asks for. */
export interface Ask {
  /** Account or character; '' for everybody. */
  readonly to: string;
  readonly label: string;
  /** `3d10`, `1d20+2d6!`: groups joined by `+`, `!` after an exploding one, segments by `;`. */
  readonly dice: string;
  /** As the players will read it: «12», «oposición de la guardia»; '' for none. */
  readonly difficulty: string;
}
/** A block of one's own that stands in an editor, judged by the thread as it is now. */
export interface DraftCheck {
  readonly code: string;
  /** For `renumber`. */
  readonly id: string;
  /**
   * `due`: post it. `renumber`: it would be read as repeated, out of turn or late: ask for `renumber` and put
   * its block in the place of this one. `drop`: somebody else's block stands in its place for good (a request
   * answered from another device): take it out. `move`: it is due and stands below a later number, as the codes
   * were given, so that it would be read out of order: only its author can say where it belongs.
   */
  readonly state: 'due' | 'renumber' | 'drop' | 'move';
  /** Why, in words; '' when it is due. */
  readonly words: string;
}
