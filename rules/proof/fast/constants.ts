/** Constants of edwards25519 as values of the field of doubles, from @noble/curves. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { toLittleEndian } from '../bytes';
import { type Fe, newFe } from './field';
import { fromBytes } from './field-bytes';

const { Fp, CURVE } = ed25519.Point;
const constant = (value: bigint): Fe => {
  const fe = newFe();
  fromBytes(fe, toLittleEndian(Fp.create(value), 32));
  return fe;
};
export const ONE = constant(1n);
export const D = constant(CURVE().d);
export const D2 = constant(2n * CURVE().d);
export const ROOT_OF_MINUS_ONE = constant(Fp.pow(2n, (Fp.ORDER - 1n) / 4n));
