/** `S(x)` of the protocol: SHA-512. Every input begins with a tag of its own (protocol §4), so no two uses meet. */
import { sha512 } from '@noble/hashes/sha2.js';
import { ascii, join } from './bytes';

const tags = {
  partida: ascii('TV1/partida'),
  escena: ascii('TV1/escena'),
  hilo: ascii('TV1/hilo'),
  testigo: ascii('TV1/testigo'),
  mezcla: ascii('TV1/mezcla'),
  dados: ascii('TV1/dados'),
  chk: ascii('TV1/chk'),
  hueco: ascii('TV1/hueco'),
  sello: ascii('TV1/sello'),
  oculta: ascii('TV1/oculta'),
  texto: ascii('TV1/texto'),
} as const;

/** `S("TV1/<tag>" ‖ parts…)`, 64 bytes. */
export const tagged = (tag: keyof typeof tags, ...parts: Uint8Array[]): Uint8Array =>
  sha512(join(tags[tag], ...parts));
