/**
 * One question of odds, asked cold in this fresh process and then warm: milliseconds of the thread that asks, as JSON.
 * Node 20 does not tell that time alone: it is at most the time by the clock, which counts what other processes took,
 * and at most the CPU time of the process, which counts its compiler threads; the lower of the two is told.
 */
import { systemById } from '../../../rules';
import { median } from './row';

const [id = '', text = ''] = process.argv.slice(2);
const system = systemById(id);
const read = system?.fromJson?.(JSON.parse(text));
if (!system || !read?.ok) throw new Error(`${id} does not read ${text}`);
const order = read.value;

const taken = (work: () => void): number => {
  const before = process.cpuUsage();
  const start = performance.now();
  work();
  const wall = performance.now() - start;
  const { user, system: kernel } = process.cpuUsage(before);
  return Math.min(wall, (user + kernel) / 1000);
};
// A preview plans its order anew each time: nothing is remembered from one question to the next.
const ask = () => void system.odds({ ...(order as object) }, 'es');
const cold = taken(ask);
for (let call = 0; call < 200; call++) ask();
const batch = 40;
const rounds = Array.from({ length: 15 }, () =>
  taken(() => {
    for (let call = 0; call < batch; call++) ask();
  }),
);
console.log(JSON.stringify({ cold, warm: median(rounds) / batch }));
