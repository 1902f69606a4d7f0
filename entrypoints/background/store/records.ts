import type { Dice, Spec } from '../../../rules/proof/dice';
import type { Flags, Ref } from '../../../rules/proof/token';
import type { Choices, Language, Names, Tone } from '../../../rules/system';
import type { Ask, BlockVerdict, How, PageVerdicts, PostText } from '../messages';

/** A block that counts, written before anybody is told of it. `scene` is the context and key its number counts in. */
export interface RollRecord {
  readonly scene: string;
  readonly n: number;
  /** Id of the order that made it: the same order twice finds this record. */
  readonly request: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly host: string;
  readonly topic: string;
  readonly title: string;
  readonly account: string;
  /** Id of the partida, '' for none. */
  readonly partida: string;
  readonly partidaName: string;
  readonly character: string;
  readonly label: string;
  /** The free texts of the block, clean: it can be written again. */
  readonly names: Names;
  readonly system: string;
  readonly language: Language;
  readonly how: How;
  /** What its dice lean on; `null` for a declaration. */
  readonly ref: Ref | null;
  readonly order: string;
  /** What its player had set, to begin an amendment from; absent in older records. */
  readonly chosen?: Chosen;
  readonly spec: Spec;
  /** None while a declaration is not resolved. */
  readonly dice: Dice;
  /** '' while a declaration is not resolved. */
  readonly outcome: string;
  readonly tone: Tone;
  /** The block as it goes into the editor, with the alta when it brings one. */
  readonly block: string;
  readonly alta: boolean;
  readonly code: string;
  /** Post it was seen in, or `null`; `waiting` is 1 exactly while it is `null` (an index cannot hold `null`). */
  readonly posted: number | null;
  readonly waiting?: 1;
  /** Of a hidden roll: what it takes to open it, and the block that did. */
  readonly secret?: { readonly salt: Uint8Array; readonly alpha: Uint8Array };
  readonly reveal?: RevealRecord;
  /** What it was before it was made again, newest last. Such a block may still stand in some editor. */
  readonly before?: readonly RollRecord[];
  /** Codes of `before` and of `reveal`: to find the record by them. */
  readonly otherCodes?: readonly string[];
}
export interface Chosen {
  readonly offer: string;
  readonly choices: Choices;
}
export interface RevealRecord {
  readonly block: string;
  readonly code: string;
  readonly posted: number | null;
}

/** A context this browser has rolled in, for «made for another thread». */
export interface SceneRecord {
  readonly scene: string;
  readonly ctx: string;
  readonly host: string;
  /** Absent in what the first version wrote. */
  readonly topic?: string;
  readonly title: string;
  readonly at: number;
}

/** What was read of a thread, page by page: posts in thread order, only those with codes with their text. */
export interface ThreadRecord {
  readonly thread: string;
  readonly posts: readonly PostText[];
}

/** What is known of a thread besides its posts, apart from them because it is asked for much more often. */
export interface TopicRecord {
  readonly thread: string;
  /** When it was read last. */
  readonly at: number;
  /** Absent in what the first version wrote. */
  readonly title?: string;
  /** Every post up to the last one known was read: the first one began the thread. */
  readonly fromStart?: boolean;
  /** Contexts of the scenes that were opened in it, in hexadecimal. */
  readonly scenes?: readonly string[];
}

/** The verdicts of a thread, and a digest of everything they were made from. */
export interface ActaRecord {
  readonly thread: string;
  readonly digest: string;
  readonly blocks: readonly BlockVerdict[];
  readonly notes: PageVerdicts['notes'];
  readonly at: number;
}

/** Proofs of a thread already verified: β by key, `null` for a wrong one. */
export interface ProofRecord {
  readonly thread: string;
  readonly proofs: ReadonlyMap<string, Uint8Array | null>;
  readonly at: number;
}

/** A scene that was opened from this browser. */
export interface OpeningRecord {
  /** Its context. */
  readonly ctx: string;
  readonly request: string;
  readonly host: string;
  /** `null`: the post that was to begin a new topic. */
  readonly topic: string | null;
  readonly account: string;
  readonly partida: string;
  readonly at: number;
  readonly nonce: Uint8Array;
  readonly scene: Uint8Array;
  readonly flags: Flags;
  readonly block: string;
  readonly code: string;
  readonly posted: number | null;
}

/** A baliza that was made here; until it is posted another of the same number may take its place. */
export interface BeaconRecord {
  readonly ctx: string;
  readonly k: number;
  readonly request: string;
  readonly account: string;
  readonly asks: readonly Ask[];
  /** Declarations it resolves. */
  readonly resolved: number;
  /** Its seals in hexadecimal, to know whether the thread has changed since. */
  readonly seals: readonly string[];
  readonly block: string;
  readonly code: string;
  /** Codes of balizas of this number it took the place of. */
  readonly otherCodes: readonly string[];
  readonly posted: number | null;
  readonly at: number;
}

/** What the reader has said, and what was learnt, about the people of a thread. */
export interface PeopleRecord {
  readonly thread: string;
  /** Accounts the reader was asked about: does this one direct? */
  readonly directors: Readonly<Record<string, boolean>>;
  /** The director's answers about altas, by `claimId` of `desk/keys.ts`. */
  readonly claims: Readonly<Record<string, boolean>>;
  /** Keys that a director has sealed with their account's name, in hexadecimal, by account. */
  readonly sealed: Readonly<Record<string, string>>;
}

/** The 16 bytes all keys come from (protocol §4.1). */
export interface MasterRecord {
  readonly entropy: Uint8Array;
  readonly made: number;
  /** When its words were shown for the first time. */
  readonly shown?: number;
}
/** A master that another one has taken the place of, with what only made sense with it. */
export interface FormerMaster extends MasterRecord {
  readonly replaced: number;
  readonly accounts: readonly AccountsRecord[];
}
/** Accounts that rolled on a forum from this browser: the place is the `alt` of their key, '' for a free one. */
export interface AccountsRecord {
  readonly host: string;
  readonly accounts: readonly string[];
}
