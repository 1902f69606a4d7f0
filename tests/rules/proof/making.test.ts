import { describe, expect, it } from 'vitest';
import { ascii } from '../../../rules/proof/bytes';
import { commitmentOf } from '../../../rules/proof/commitment';
import { rollDice } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import type { Key } from '../../../rules/proof/keys';
import {
  declare,
  drawDirector,
  drawImmediate,
  drawRequested,
  hide,
  type Made,
  reveal,
  signRoll,
} from '../../../rules/proof/making';
import { drawBeacon, drawOpening, makeInvitation, signBeacon } from '../../../rules/proof/making-scene';
import { sealEntry, sealHash, slotOf } from '../../../rules/proof/seals';
import { writeSpec } from '../../../rules/proof/spec';
import type { Baliza, Token } from '../../../rules/proof/token';
import { readToken } from '../../../rules/proof/token-read';
import { orderField } from '../../../rules/proof/token-write';
import { output } from '../../../rules/proof/vrf';
import { bytes, hex, keyNamed, type TokenVector, tokenNamed, vectors } from './vectors';

const [director, ana] = [keyNamed('director'), keyNamed('ana')];
const ctx = bytes(vectors.scene.ctx);
const none = new Uint8Array();
const same = (made: Made, vector: TokenVector) => {
  expect(hex(made.token)).toBe(vector.token);
  expect(made.text).toBe(vector.text);
};
const read = (vector: TokenVector): Token => {
  const result = readToken(bytes(vector.token));
  if (!result.ok) throw new Error(vector.name);
  return result.value;
};
const beaconVector = (k: number) => tokenNamed(k === 0 ? 'apertura k=0' : `baliza k=${k}`);
const beta = (k: number) => bytes(beaconVector(k).beta ?? '');
const spec = (vector: TokenVector) => {
  const token = read(vector);
  return 'spec' in token ? token.spec : [];
};
const said = (vector: TokenVector) => ({
  spec: spec(vector),
  order: bytes(vector.order ?? ''),
  blockText: vector.visible ?? '',
});

describe('making, byte for byte', { timeout: 60_000 }, () => {
  it('an apertura, an invitation, an alta', () => {
    const draw = drawOpening(director, {
      nonce: bytes(vectors.scene.nonce),
      scene: bytes(vectors.scene.id),
      flags: { estricta: false, onePerBeacon: false },
    });
    expect(hex(draw.ctx)).toBe(vectors.scene.ctx);
    expect(hex(draw.beta)).toBe(beaconVector(0).beta);
    same(signBeacon(draw, { seals: [], requests: [] }), beaconVector(0));
    const invitation = makeInvitation(director, bytes(vectors.scene.nonce), {
      estricta: false,
      onePerBeacon: false,
    });
    same(invitation, tokenNamed('invitación'));
    same(signAlta(ana, ctx), tokenNamed('alta de Ana'));
  });

  it('a baliza with seals in any order, and its requests', () => {
    const { seals, requests } = read(beaconVector(2)) as Baliza;
    expect(seals.length).toBeGreaterThan(1);
    const draw = drawBeacon(director, ctx, 2);
    expect(hex(draw.beta)).toBe(beaconVector(2).beta);
    const asked = requests.map((request) => request.spec);
    const made = signBeacon(draw, { seals: [...seals].reverse(), requests: asked });
    same(made, beaconVector(2));
    expect(() => drawBeacon(director, ctx, 0)).toThrow(RangeError);
  });

  it.each(['tirada inmediata', 'la misma con orden "', 'la misma con orden de 64'])('%s', (name) => {
    const vector = tokenNamed(name);
    const draw = drawImmediate(ana, ctx, 1, { k: 1, beta: beta(1) });
    expect(hex(draw.alpha)).toBe(vector.alpha);
    expect(rollDice(draw.seed, spec(vector))).toEqual(vector.dice);
    same(signRoll(draw, said(vector)), vector);
  });

  it('a roll that was asked for, one of the director, a declaration', () => {
    const asked = tokenNamed('tirada pedida');
    same(signRoll(drawRequested(ana, ctx, 3, { k: 2, q: 0, beta: beta(2) }), said(asked)), asked);
    const own = tokenNamed('tirada del director');
    const { seals } = read(beaconVector(2)) as Baliza;
    same(signRoll(drawDirector(director, ctx, 1, { w: 2, seals }), said(own)), own);
    const declared = tokenNamed('declarada');
    same(declare(ana, ctx, 2, said(declared)), declared);
  });

  it('a hidden roll and its reveal', () => {
    const hidden = tokenNamed('oculta');
    const revealed = tokenNamed('revelación');
    const { seals } = read(beaconVector(2)) as Baliza;
    const draw = drawDirector(director, ctx, 2, { w: 2, seals });
    const { salt = '', label = '', committedOrder = '', specBytes = '' } = hidden;
    const order = bytes(committedOrder);
    same(hide(draw, { spec: spec(revealed), order, label, salt: bytes(salt) }), hidden);
    same(reveal(draw, { ...said(revealed), salt: bytes(salt) }), revealed);
    expect(hex(writeSpec(spec(revealed)))).toBe(specBytes);
    const commit = (orderBytes: Uint8Array) =>
      hex(commitmentOf(bytes(salt), bytes(specBytes), orderField(orderBytes), label));
    expect(commit(order)).toBe(hidden.commit);
    expect(commit(none)).toBe(hidden.commitWithoutOrder);
  });

  it('the seal entries', () => {
    for (const seal of vectors.seals) {
      const token =
        seal.n === 0 ? tokenNamed('alta') : tokenNamed(seal.n === 1 ? 'tirada inmediata' : 'declarada');
      const key = bytes(seal.beta);
      expect(slotOf(key, bytes(seal.pk), seal.n).toString(16)).toBe(seal.slot);
      expect(hex(sealHash(key, bytes(token.token), seal.text))).toBe(seal.hash);
      expect(hex(sealEntry(key, bytes(seal.pk), seal.n, bytes(token.token), seal.text))).toBe(
        seal.slot + seal.hash,
      );
    }
  });
});

describe('making refuses what no reader would take', () => {
  const draw = (key: Key) => drawImmediate(key, ctx, 1, { k: 1, beta: beta(1) });
  const d10 = [[{ n: 1, d: 10 }]];

  it.each<[string, () => unknown]>([
    ['number 0', () => signRoll({ ...draw(ana), n: 0 }, { spec: d10, order: none, blockText: '' })],
    [
      'an order of 65 bytes',
      () => signRoll(draw(ana), { spec: d10, order: new Uint8Array(65), blockText: '' }),
    ],
    ['no dice', () => signRoll(draw(ana), { spec: [], order: none, blockText: '' })],
    ['101 dice', () => signRoll(draw(ana), { spec: [[{ n: 101, d: 6 }]], order: none, blockText: '' })],
    [
      'a die of one side',
      () => signRoll(draw(ana), { spec: [[{ n: 1, d: 1 }]], order: none, blockText: '' }),
    ],
    [
      '17 requests',
      () => signBeacon(drawBeacon(director, ctx, 1), { seals: [], requests: new Array(17).fill(d10) }),
    ],
    [
      '65 seals',
      () =>
        signBeacon(drawBeacon(director, ctx, 1), {
          seals: Array.from({ length: 65 }, (_, i) => Uint8Array.of(i, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
          requests: [],
        }),
    ],
    [
      'a seal of nine bytes',
      () => signBeacon(drawBeacon(director, ctx, 1), { seals: [new Uint8Array(9)], requests: [] }),
    ],
    ['a short salt', () => hide(draw(ana), { spec: d10, order: none, label: '', salt: new Uint8Array(15) })],
    ['text that is not ASCII in an order', () => ascii('señal')],
  ])('%s', (_, make) => {
    expect(make).toThrow(RangeError);
  });

  it('gives the dice of the alpha alone', () => {
    expect(draw(ana).seed).toEqual(output(ana, draw(ana).alpha).beta);
  });
});
