/**
 * P1 to P5: the notation engine against the dice libraries of npm, interleaved in one run (performance.md §2.1).
 * Every candidate first proves that it rolls rightly; one that does not is told and not timed.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Candidate } from './bench/dice-engines';
import { evenness } from './bench/evenness';
import { isRight, throughput } from './bench/interleaved';
import { kB, median, ms, report } from './bench/row';

// Bundled as the extension is: tsx would keep the names of functions, which costs at every call.
const engines = resolve('.output/bench/dice-engines.mjs');
await build({
  entryPoints: ['tests/commands/bench/dice-engines.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  outfile: engines,
});
const {
  derive,
  drollRoll,
  oursKept,
  oursParsing,
  oursProved,
  proveRoll,
  rdr,
  rightLibraries,
}: typeof import('./bench/dice-engines') = await import(pathToFileURL(engines).href);

interface Case {
  readonly text: string;
  readonly range: readonly [number, number];
  readonly mean: number;
}
const cases: readonly Case[] = [
  { text: '1d20+5', range: [6, 25], mean: 15.5 },
  { text: '4d6kh3', range: [3, 18], mean: 12.2446 },
  { text: '10d6!>=5', range: [10, 700], mean: 52.5 },
  { text: '3d10', range: [3, 30], mean: 16.5 },
  { text: '100d6', range: [100, 600], mean: 350 },
];

const perSecond = (thousands: number): string =>
  thousands >= 1000 ? `${(thousands / 1000).toFixed(1)} M/s` : `${thousands.toFixed(0)} k/s`;

/** Times ours, first, against the others; the best of those that are right decides the ratio. */
function compare(
  id: string,
  { text, range, mean }: Case,
  goal: number,
  ours: Candidate,
  others: readonly Candidate[],
) {
  const right = [ours, ...others].filter((candidate) => isRight(candidate, range, mean));
  if (right[0] !== ours) throw new Error(`${ours.name} rolls ${text} wrongly`);
  const [own = Number.NaN, ...rates] = throughput(right);
  const best = Math.max(...rates);
  const ratio = own / best;
  const told = rates.map((rate, at) => `${right[at + 1]?.name} ${perSecond(rate)}`);
  const wrong = others.filter((candidate) => !right.includes(candidate)).map(({ name }) => `${name} wrong`);
  report({
    id,
    what: `${ours.name}: ${text}`,
    measured: `${perSecond(own)}, ${ratio.toFixed(2)}× (${[...told, ...wrong].join(', ')})`,
    goal: `≥ ${goal}×`,
    met: ratio >= goal,
  });
}

for (const one of cases) compare('P1', one, 4, oursParsing(one.text), rightLibraries(one.text));
for (const one of cases.filter(({ text }) => /^(?:1d20\+5|3d10)$/.test(text))) {
  compare('P2', one, 1, oursKept(one.text), [drollRoll(one.text)]);
}
for (const one of cases)
  compare('P3', one, one.text === '100d6' ? 0.6 : 1.1, oursProved(one.text), [rdr(one.text)]);

// A thousand mixed rolls worked out again from their seeds, after one warm pass.
const mixed = ['1d20+5', '4d6kh3', '7d10>=6f1', '3d10km1', '2d6+3', '1d100 vs <=45', '{1d8!,1d6!}kh1 vs 4'];
const rolls = Array.from({ length: 1000 }, (_, at) => proveRoll(mixed[at % mixed.length] ?? ''));
const pass = (): number => {
  const from = process.cpuUsage();
  for (const roll of rolls) derive(roll);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};
pass();
const again = median([pass(), pass(), pass(), pass(), pass()]);
report({
  id: 'P3',
  what: '1,000 mixed rolls derived again',
  measured: ms(again),
  goal: '≤ 25 ms',
  met: again <= 25,
});

// P5: every size of die from fixed seeds, a million dice each, against the even law.
const worst = evenness(1_000_000);
report({
  id: 'P5',
  what: 'χ² of every size 2 to 100, 10⁶ dice each, fixed seeds',
  measured: `least p ${worst.p.toFixed(4)} (d${worst.sides})`,
  goal: 'p > 0.001',
  met: worst.p > 0.001,
});

async function bundled(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['@noble/*'],
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}
const stream =
  "export { roll } from './rules/systems/notation/evaluate'; export { rollDice } from './rules/proof/dice';";
const engine = await bundled(
  `${stream} export { parse } from './rules/systems/notation/read/parse'; export { written } from './rules/systems/notation/dialect/written';`,
);
report({
  id: 'P4',
  what: 'parser of orders, evaluator and stream (hash library apart)',
  measured: `${kB(engine)} gzip`,
  goal: '≤ 6 kB gzip',
  met: engine <= 6000,
});
const whole = await bundled(`${stream} export { readNotation } from './rules/systems/notation/read';`);
report({
  id: '',
  what: 'the same with what people type, every refusal before the dice and the four dialects',
  measured: `${kB(whole)} gzip`,
  goal: '',
  met: null,
});
