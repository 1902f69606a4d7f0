import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What `npm run -s odds -- …` runs. */
const odds = (...args: string[]) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { odds: string } };
  expect(scripts.odds).toBe('tsx tests/commands/odds.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', 'tests/commands/odds.ts', ...args], {
    encoding: 'utf8',
  });
};
interface Printed {
  order: string;
  laws: { id: string; values?: [value: string, chance: string][]; mean?: string }[];
}
const law = (text: string, id: string) => (JSON.parse(text) as Printed).laws.find((one) => one.id === id);

const trail = [
  ['exito', '59/96'],
  ['ambiguo', '11/48'],
  ['fallo', '5/32'],
];

describe('the odds of an order, from the command line', () => {
  it('are exact fractions: PLE-O2 of the reference table, Armand follows a trail', () => {
    const order = { kind: 'reto', rasgo: 'astucia', valor: 3, especialidad: true, dificultad: 2 };
    const { stdout, status } = odds('plenilunio', JSON.stringify(order));
    expect(status).toBe(0);
    expect((JSON.parse(stdout) as Printed).order).toBe('plenilunio/1;reto;x=CaV3EO2');
    expect(law(stdout, 'veredicto')?.values).toEqual(trail);
    expect(law(stdout, 'reves')?.values).toEqual([
      ['si', '19/216'],
      ['no', '197/216'],
    ]);
    expect(law(stdout, 'exitos')?.mean).toBe('2/1');
  }, 30_000);

  it('are the same from the text of a post', () => {
    const { stdout, status } = odds('plenilunio', '"plenilunio/1;reto;x=CaV3EO2"');
    expect(status).toBe(0);
    expect(law(stdout, 'veredicto')?.values).toEqual(trail);
  }, 30_000);

  it('stand for no other order: one line says what is wrong', () => {
    for (const [args, line] of [
      [[], "odds: uso: npm run -s odds -- SISTEMA 'ORDEN EN JSON'\n"],
      [['otro', '{}'], 'odds: «otro» no es un sistema: '],
      [['plenilunio', '{"kind":"reto","rasgo":"astucia","valor":3,"suerte":1}'], 'odds: suerte: '],
    ] as const) {
      const { stderr, stdout, status } = odds(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr.startsWith(line), stderr).toBe(true);
      expect(stderr.trimEnd()).not.toContain('\n');
    }
  }, 60_000);
});
