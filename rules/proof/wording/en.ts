import type { Sealed, Standing, Wording } from './phrases';

const standing = ({ seal, first }: Standing): string =>
  (seal === 'silent' ? '' : seal === 'unsealed' ? ' · not sealed' : ` · sealed in baliza ${seal}`) +
  (first ? ' · key first shown here' : '');

const sealed = ({ what, n, author }: Sealed): string =>
  what === 'tirada' ? `roll ${n} of ${author}` : what === 'alta' ? `the alta of ${author}` : 'a block';

/** English, with the Spanish names that stand in the posts: baliza, alta, apertura. */
export const en: Wording = {
  'verified/apertura': () => 'VERIFIED: apertura',
  'verified/baliza': ({ k }) => `VERIFIED: baliza ${k}`,
  'verified/invitacion': () => 'VERIFIED: invitation',
  'verified/alta': ({ author }) => `VERIFIED: alta of ${author}`,
  'verified/inmediata': (roll) => `VERIFIED: immediate${standing(roll)}`,
  'verified/pedida': (roll) => `VERIFIED: asked for${standing(roll)}`,
  'verified/basica': (roll) => `VERIFIED: basic${standing(roll)}`,
  'verified/declarada': (roll) => `VERIFIED: declared, resolved by baliza ${roll.k}${standing(roll)}`,
  'verified/director': (roll) => `VERIFIED: director, witness ${roll.w}${standing(roll)}`,
  'verified/revelacion': ({ n }) => `VERIFIED: reveals hidden roll ${n}`,
  revealed: () => 'REVEALED',
  'pending/declarada': () => 'PENDING: declared, waits for the baliza that seals it',
  'pending/oculta': () => 'PENDING: hidden, not revealed yet',
  'unverifiable/beacon': ({ k }) => `NOT VERIFIABLE YET: baliza ${k} is not here`,
  'unverifiable/opening': () => 'NOT VERIFIABLE YET: the apertura or the alta is not here',
  unknown_key: ({ author }) => `UNKNOWN KEY: ${author}`,
  'repeated/number': ({ n }) => `REPEATED: no. ${n}`,
  'repeated/baliza': ({ k }) => `REPEATED: baliza ${k}`,
  'repeated/alta': ({ author }) => `REPEATED: alta of ${author}`,
  repaired: ({ masks }) =>
    masks === 1 ? 'REPAIRED: 1 masked character' : `REPAIRED: ${masks} masked characters`,
  key_accepted: ({ author, k }) => `NEW KEY: ${author}, accepted in baliza ${k}`,
  'unsealed/one': ({ k }) => `NOT SEALED: baliza ${k} did not see it (posted at the same time?)`,
  'unsealed/missing': () => 'NOT SEALED: some balizas are missing',
  sealed_late: ({ k, first }) => `SEALED LATE: in baliza ${k}, not in ${first}`,
  anchor_unseen: ({ post }) => `ANCHOR NOT SEEN: post ${post} is not here`,
  damaged: () => 'DAMAGED: the code is incomplete or badly copied',
  foreign: () => 'FOREIGN OR DAMAGED',
  not_gm: () => 'FOREIGN: baliza of somebody who does not direct',
  unknown_gm: () => 'UNKNOWN DIRECTOR: the key is not that of the invitation',
  other_gm: ({ author }) => `OTHER DIRECTOR: scene of ${author}`,
  closed_scene: () => 'CLOSED SCENE: another one had been opened',
  'key_change/alta': ({ author }) => `KEY CHANGE: ${author}`,
  'key_change/block': () => 'KEY CHANGE: made with the new key, not accepted',
  'key_disputed/alta': ({ accounts }) => `KEY IN DISPUTE: presented by ${accounts.join(' and ')}`,
  'key_disputed/block': () => 'KEY IN DISPUTE: another account presents the same key',
  'other_name/alta': ({ named, author }) => `OTHER NAME: the alta says ${named} and ${author} posts it`,
  'other_name/block': () => 'OTHER NAME: the alta of this account is not clear',
  text_changed: () => 'TEXT CHANGED: the dice are good, the label is not',
  'out_of_order/number': ({ n, after }) => `OUT OF ORDER: no. ${n} after no. ${after}`,
  'out_of_order/baliza': ({ k, after }) => `OUT OF ORDER: baliza ${k} after ${after}`,
  'unexpected_beacon/beacon': ({ k, due }) => `UNEXPECTED BALIZA: uses baliza ${k}, ${due} was due`,
  'unexpected_beacon/witness': ({ w, due }) => `UNEXPECTED BALIZA: uses witness ${w}, ${due} was due`,
  'unexpected_beacon/early_beacon': ({ k }) => `UNEXPECTED BALIZA: earlier than its own baliza ${k}`,
  'unexpected_beacon/own_post': () => 'UNEXPECTED BALIZA: anchored to a post of its own author',
  'unexpected_beacon/post': ({ post, due }) => `UNEXPECTED BALIZA: anchored to post ${post}, ${due} was due`,
  'unexpected_beacon/no_post': ({ post }) => `UNEXPECTED BALIZA: anchored to post ${post}, which is not here`,
  'unexpected_beacon/early_post': ({ post }) => `UNEXPECTED BALIZA: earlier than its own post ${post}`,
  wrong_request: ({ k, spec }) => `NOT WHAT WAS ASKED: baliza ${k} asked for ${spec}`,
  'not_allowed/estricta': () => 'NOT ALLOWED IN A STRICT SCENE',
  'not_allowed/second': ({ k }) => `NOT ALLOWED: there is another immediate roll with baliza ${k}`,
  no_hidden: ({ n }) => `REVEALS NOTHING HIDDEN: no. ${n}`,
  'altered/proof': () => 'ALTERED: the proof does not fit',
  'altered/dice': ({ dice }) => `ALTERED: the dice shown are not the true ones (${dice.join('; ')})`,
  'altered/no_beacon': ({ k }) => `ALTERED: baliza ${k} does not exist`,
  'altered/no_request': ({ k, request }) => `ALTERED: baliza ${k} has no request ${request}`,
  'altered/no_seals': ({ k }) => `ALTERED: baliza ${k} has no seals and cannot be a witness`,
  'altered/reference': () => 'ALTERED: reference not valid here',
  'altered/seals': () => 'ALTERED: seals not in order',
  'altered/other_ref': () => 'ALTERED: the reveal uses another reference',
  'altered/commitment': () => 'ALTERED: not what the hidden roll committed to',
  'copied/key': ({ author }) => `COPIED: made with the key of ${author}`,
  'copied/thread': ({ name }) => `COPIED: made for another thread (${name})`,
  'reused/number': ({ n }) => `REUSED: no. ${n}`,
  'reused/request': ({ k, request }) => `REUSED: request ${request} of baliza ${k}`,
  'edited_after_seal/block': ({ k, n }) =>
    `EDITED AFTER THE SEAL: baliza ${k} sealed other content with no. ${n}`,
  'edited_after_seal/alta': ({ k }) => `EDITED AFTER THE SEAL: baliza ${k} sealed another alta`,
  added_or_edited: ({ beacons }) => `ADDED OR EDITED LATER: balizas ${beacons.join(', ')} did not see it`,
  'bad_resolution/dice': ({ author, n, dice }) =>
    `FALSE RESOLUTION: the dice of ${author} ${n} are others (${dice.join('; ')})`,
  'bad_resolution/beacon': ({ author, n, k }) =>
    `FALSE RESOLUTION: baliza ${k} does not resolve ${author} ${n}`,

  several_scenes: ({ count }) => `SEVERAL SCENES: ${count} in this thread`,
  gm_unconfirmed: ({ author }) => `DIRECTOR NOT CONFIRMED: ${author}`,
  beacon_missing: ({ from, to }) =>
    from === to ? `MISSING: baliza ${from}` : `MISSING: balizas ${from} to ${to}`,
  rolls_missing: ({ from, to, author, perhapsPrivate }) =>
    (from === to ? `MISSING: roll ${from} of ${author}` : `MISSING: rolls ${from} to ${to} of ${author}`) +
    (perhapsPrivate ? ' (perhaps in a private post)' : ''),
  sealed_twice: (seal) => `SEALED TWICE: baliza ${seal.k} sealed ${sealed(seal)} again`,
  sealed_unseen: (seal) =>
    `SEALED AND NOT SEEN: baliza ${seal.k} sealed ${sealed(seal)}, which is not here (perhaps in a private post)`,
  sealed_gone: (seal) => `SEALED AND GONE: baliza ${seal.k} sealed ${sealed(seal)}, which is no longer here`,
};
