import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  altaAlpha,
  basicaAlpha,
  beaconAlpha,
  declaredAlpha,
  invitationAlpha,
} from '../../../rules/proof/alpha';
import { invitationContext, partidaId, sceneContext, threadContext } from '../../../rules/proof/context';
import { rollDice } from '../../../rules/proof/dice';
import { verifyFast } from '../../../rules/proof/fast/verify';
import { textForm } from '../../../rules/proof/letters';
import { diceWords, norm, showsDice, textHash } from '../../../rules/proof/text';
import { tokenKinds } from '../../../rules/proof/token';
import { readToken } from '../../../rules/proof/token-read';
import { additionalData, checkOf, orderField } from '../../../rules/proof/token-write';
import { verify } from '../../../rules/proof/vrf';
import { bytes, hex, keyNamed, type TokenVector, vectors } from './vectors';

const read = (token: string) => {
  const result = readToken(bytes(token));
  if (!result.ok) throw new Error(result.problems[0]?.code);
  return result.value;
};

describe('contexts', () => {
  it('are those of the vectors', () => {
    const { pk } = keyNamed('director');
    const { nonce, id, partida, ctx } = vectors.scene;
    expect(hex(partidaId(pk, bytes(nonce)))).toBe(partida);
    expect(hex(sceneContext(pk, bytes(nonce), bytes(id)))).toBe(ctx);
    expect(hex(invitationContext(pk, bytes(nonce)))).toBe(`${partida}0000000000000000`);
    expect(hex(threadContext(vectors.topic.host, vectors.topic.topic))).toBe(vectors.topic.ctx);
    expect(hex(threadContext(`www.${vectors.topic.host}`, '77'))).toBe(vectors.topic.ctx);
  });

  it('make the alphas of the vectors', () => {
    const alphas: [string, (vector: TokenVector) => Uint8Array][] = [
      ['invitación', ({ ctx }) => invitationAlpha(bytes(ctx).subarray(0, 8))],
      ['apertura k=0', ({ ctx }) => beaconAlpha(bytes(ctx), 0)],
      ['baliza k=2', ({ ctx }) => beaconAlpha(bytes(ctx), 2)],
      ['alta', ({ ctx }) => altaAlpha(bytes(ctx))],
      ['declarada', ({ ctx }) => declaredAlpha(bytes(ctx), 2)],
      ['básica', ({ ctx }) => basicaAlpha(bytes(ctx), 1, 4821345)],
    ];
    for (const [name, alpha] of alphas) {
      const vector = vectors.tokens.find((token) => token.name.startsWith(name));
      expect(vector && hex(alpha(vector)), name).toBe(vector?.alpha);
    }
  });
});

describe('a token', { timeout: 60_000 }, () => {
  for (const vector of vectors.tokens) {
    it(`is read as the vector says: ${vector.name}`, () => {
      const token = read(vector.token);
      expect(token.kind).toBe(tokenKinds[vector.kind]);
      expect(hex(token.bytes)).toBe(vector.token);
      expect(hex(token.signed.subarray(1))).toBe(vector.fields);
      expect(hex(token.proof)).toBe(vector.proof ?? '');
      expect(textForm(token.bytes)).toBe(vector.text);
      expect(vector.text.length).toBe(vector.chars);
      const [ctx, pk] = [bytes(vector.ctx), bytes(vector.pk)];
      expect(hex(checkOf(ctx, pk, token.signed, token.proof))).toBe(hex(token.check));
      if (vector.alpha && vector.ad && vector.beta) {
        expect(hex(additionalData(ctx, token.signed))).toBe(vector.ad);
        const beta = verify(pk, bytes(vector.alpha), bytes(vector.ad), token.proof);
        expect(beta && hex(beta)).toBe(vector.beta);
        if (vector.dice && 'spec' in token) {
          if (token.kind === 'tirada')
            expect(rollDice(beta ?? new Uint8Array(), token.spec)).toEqual(vector.dice);
          if (vector.diceWords) expect(diceWords(token.spec, vector.dice)).toEqual(vector.diceWords);
          expect(showsDice(vector.visible ?? '', token.spec, vector.dice)).toBe(true);
        }
      }
      if (vector.order !== undefined && 'order' in token) expect(hex(token.order)).toBe(vector.order);
      if (vector.norm !== undefined) expect(norm(vector.visible ?? '')).toBe(vector.norm);
      if (vector.textHash) expect(hex(textHash(vector.visible ?? ''))).toBe(vector.textHash);
    });
  }

  for (const { name, stage, error, token, ctx = '', pk = '', alpha = '' } of vectors.negative) {
    it(`is refused at stage ${stage}: ${name}`, () => {
      const result = readToken(bytes(token));
      if (stage === 'parse') {
        expect(result).toMatchObject({ ok: false, problems: [{ code: error }] });
        return;
      }
      const { check, signed, proof } = read(token);
      const fits = hex(checkOf(bytes(ctx), bytes(pk), signed, proof)) === hex(check);
      expect(fits).toBe(stage === 'proof');
      if (stage === 'proof') {
        for (const check of [verify, verifyFast]) {
          expect(check(bytes(pk), bytes(alpha), additionalData(bytes(ctx), signed), proof)).toBeNull();
        }
      }
    });
  }

  it.each(vectors.orders)('writes the order "$order" as $bytes', ({ order, bytes: written }) => {
    expect(hex(orderField(bytes(order)))).toBe(written);
  });

  it('is refused in every shorter form, and with any byte after it', () => {
    for (const { token } of vectors.tokens) {
      const whole = bytes(token);
      for (let length = 0; length < whole.length; length += 1) {
        expect(readToken(whole.subarray(0, length)).ok).toBe(false);
      }
      expect(readToken(Uint8Array.of(...whole, 0)).ok).toBe(false);
    }
  });

  it('of any bytes is read or refused, never a loop and never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 0, max: 6 }), (any, kind) => {
        any[0] = 0x10 | kind;
        const result = readToken(any);
        expect(result.ok ? hex(result.value.bytes) : hex(any)).toBe(hex(any));
      }),
      { numRuns: 3000 },
    );
  });
});
