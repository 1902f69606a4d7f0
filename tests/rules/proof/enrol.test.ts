import { readFileSync } from 'node:fs';
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { signAlta } from '../../../rules/proof/enrol';
import { keyFrom } from '../../../rules/proof/keys';

const { keys, tokens } = JSON.parse(readFileSync('tests/vectors/tv1.json', 'utf8'));

it('an alta is the one of the vectors, byte for byte', () => {
  const vector = tokens.find(({ name }: { name: string }) => name === 'alta de Ana');
  const key = keyFrom(hexToBytes(keys.ana.entropy), keys.ana.host);
  expect(signAlta(key, hexToBytes(vector.ctx)).text).toBe(vector.text);
});
