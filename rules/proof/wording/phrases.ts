/**
 * Everything an acta can say (protocol §5.1 and §5.2), and the figures each sentence needs. The part before the
 * slash is the verdict's code; each language has one file that words them all.
 */
export type None = Readonly<Record<never, never>>;

/** How a good roll stands: `seal` is the baliza that sealed it as it stands; `silent` says nothing about seals. */
export interface Standing {
  readonly seal: number | 'unsealed' | 'silent';
  /** The key was first shown here: nothing proves that it was not picked for this roll. */
  readonly first: boolean;
}
/** What a baliza sealed. */
export interface Sealed {
  readonly k: number;
  readonly what: 'tirada' | 'alta' | 'bloque';
  readonly n: number;
  readonly author: string;
}
interface K {
  readonly k: number;
}
interface N {
  readonly n: number;
}
interface Author {
  readonly author: string;
}
interface Run {
  readonly from: number;
  readonly to: number;
}

export interface VerdictPhrases {
  'verified/apertura': None;
  'verified/baliza': K;
  'verified/invitacion': None;
  'verified/alta': Author;
  'verified/inmediata': Standing;
  'verified/pedida': Standing;
  'verified/basica': Standing;
  'verified/declarada': Standing & K;
  'verified/director': Standing & { readonly w: number };
  'verified/revelacion': N;
  revealed: None;
  'pending/declarada': None;
  'pending/oculta': None;
  'unverifiable/beacon': K;
  'unverifiable/opening': None;
  unknown_key: Author;
  'repeated/number': N;
  'repeated/baliza': K;
  'repeated/alta': Author;
  repaired: { readonly masks: number };
  key_accepted: Author & K;
  'unsealed/one': K;
  'unsealed/missing': None;
  sealed_late: K & { readonly first: number };
  anchor_unseen: { readonly post: number };
  damaged: None;
  foreign: None;
  not_gm: None;
  unknown_gm: None;
  other_gm: Author;
  closed_scene: None;
  'key_change/alta': Author;
  'key_change/block': None;
  'key_disputed/alta': { readonly accounts: readonly string[] };
  'key_disputed/block': None;
  'other_name/alta': Author & { readonly named: string };
  'other_name/block': None;
  text_changed: None;
  'out_of_order/number': N & { readonly after: number };
  'out_of_order/baliza': K & { readonly after: number };
  'unexpected_beacon/beacon': K & { readonly due: number };
  'unexpected_beacon/witness': { readonly w: number; readonly due: number };
  'unexpected_beacon/early_beacon': K;
  'unexpected_beacon/own_post': None;
  'unexpected_beacon/post': { readonly post: number; readonly due: number };
  'unexpected_beacon/no_post': { readonly post: number };
  'unexpected_beacon/early_post': { readonly post: number };
  wrong_request: K & { readonly spec: string };
  'not_allowed/estricta': None;
  'not_allowed/second': K;
  no_hidden: N;
  'altered/proof': None;
  'altered/dice': { readonly dice: readonly string[] };
  'altered/no_beacon': K;
  'altered/no_request': K & { readonly request: number };
  'altered/no_seals': K;
  'altered/reference': None;
  'altered/seals': None;
  'altered/other_ref': None;
  'altered/commitment': None;
  'copied/key': Author;
  'copied/thread': { readonly name: string };
  'reused/number': N;
  'reused/request': K & { readonly request: number };
  'edited_after_seal/block': K & N;
  'edited_after_seal/alta': K;
  added_or_edited: { readonly beacons: readonly number[] };
  'bad_resolution/dice': Author & N & { readonly dice: readonly string[] };
  'bad_resolution/beacon': Author & N & K;
}

export interface NotePhrases {
  several_scenes: { readonly count: number };
  gm_unconfirmed: Author;
  beacon_missing: Run;
  rolls_missing: Run & Author & { readonly perhapsPrivate: boolean };
  sealed_twice: Sealed;
  sealed_unseen: Sealed;
  sealed_gone: Sealed;
}

export interface Phrases extends VerdictPhrases, NotePhrases {}

/** One sentence for each phrase: what a language file holds. */
export type Wording = { readonly [P in keyof Phrases]: (values: Phrases[P]) => string };
