import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../../rules/systems/notation/canonical';
import type { DialectId } from '../../../../rules/systems/notation/dialect/dialect';
import { readNotation } from '../../../../rules/systems/notation/read';
import { results, scripted } from './scripted';

interface Case {
  readonly id: string;
  readonly input: string;
  readonly dialect: DialectId;
  readonly dice: readonly number[];
  readonly result?: number | string | readonly number[];
  readonly success?: boolean;
  readonly margin?: number;
  readonly canonical?: string;
  readonly error?: number;
}
const { cases } = JSON.parse(readFileSync('tests/vectors/notation.json', 'utf8')) as { cases: Case[] };

describe('notation.json', () => {
  for (const one of cases) {
    it(`${one.id}: «${one.input}» in ${one.dialect}`, () => {
      const read = readNotation(one.input, one.dialect);
      if (one.error !== undefined) {
        expect(read).toMatchObject({ ok: false, problems: [{ values: { column: one.error } }] });
        return;
      }
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(canonical(read.value)).toBe(one.canonical ?? one.input);
      const source = scripted(one.dice);
      const got = results(read.value, source.ask);
      expect(source.left()).toBe(0);
      expect(got).toMatchObject({
        result: one.result,
        ...(one.success === undefined ? {} : { success: one.success }),
        ...(one.margin === undefined ? {} : { margin: one.margin }),
      });
      if (one.margin === undefined) expect(got.margin ?? null).toBeNull();
    });
  }

  it('means the same once it is written in canonical text', () => {
    for (const one of cases) {
      const read = readNotation(one.input, one.dialect);
      if (!read.ok) continue;
      const again = readNotation(canonical(read.value));
      if (!again.ok) throw new Error(`${one.id}: ${canonical(read.value)}`);
      expect(canonical(again.value)).toBe(canonical(read.value));
      expect(results(again.value, scripted(one.dice).ask), one.id).toEqual(
        results(read.value, scripted(one.dice).ask),
      );
    }
  });
});
