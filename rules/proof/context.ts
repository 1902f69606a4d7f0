/** Contexts: 16 bytes that say which thread or scene a block was made for (protocol §4.3). Nothing depends on URLs. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { ascii, join } from './bytes';
import { tagged } from './hash';
import { hostLabel } from './keys';

const CONTEXT_BYTES = 16;
const PARTIDA_BYTES = 8;

/** Level básica: the thread itself. `host` is read through `hostLabel`, `topic` is the board's id of the thread. */
export const threadContext = (host: string, topic: string): Uint8Array =>
  tagged('hilo', utf8ToBytes(hostLabel(host)), ascii('|'), utf8ToBytes(topic)).slice(0, CONTEXT_BYTES);

/** A partida: the director's key and four random bytes. */
export const partidaId = (gmPk: Uint8Array, nonce: Uint8Array): Uint8Array =>
  tagged('partida', gmPk, nonce).slice(0, PARTIDA_BYTES);

/** A scene of a partida: its apertura carries everything this is made from. */
export const sceneContext = (gmPk: Uint8Array, nonce: Uint8Array, scene: Uint8Array): Uint8Array =>
  tagged('escena', partidaId(gmPk, nonce), scene).slice(0, CONTEXT_BYTES);

/** The context of an invitation: its partida and eight zero bytes. */
export const invitationContext = (gmPk: Uint8Array, nonce: Uint8Array): Uint8Array =>
  join(partidaId(gmPk, nonce), new Uint8Array(CONTEXT_BYTES - PARTIDA_BYTES));
