/** The alta: how a key reaches a thread (protocol §4.6, kind 2). Readers without it see LLAVE DESCONOCIDA. */
import { altaAlpha } from './alpha';
import type { Key } from './keys';
import { type Made, made } from './making';
import { bytesField, sealToken, signedPart } from './token-write';

/** Kind 2, under a scene's or a thread's context. Its text, `Alta de <account>`, is not covered by the token. */
export const signAlta = (key: Key, ctx: Uint8Array): Made =>
  made(sealToken(key, ctx, signedPart('alta', bytesField('pk', key.pk, 32)), altaAlpha(ctx)));
