/**
 * C2, C4, C5 and S1: what the content script costs threads of 50 and 2,000 posts, beside the page alone, an empty
 * script and, where Debian's package is installed, uBlock's in the same run (performance.md §2.4, §2.5).
 */
import type { Page } from 'playwright-core';
import { openPlayer, removeProfile } from '../browser/harness/browsers';
import { cpuOf, loadCost, type OwnTime, ownTime } from './bench/cost';
import { emptyExtension } from './bench/empty-extension';
import { longPost, servePages } from './bench/long-pages';
import { median, ms, report } from './bench/row';
import { ublockExtension } from './bench/ublock-extension';

const LOADS = 5;
const APPENDS = 7;
/** Milliseconds after the load: the script begins when the page is idle, and badges come after their verdicts. */
const SETTLE = 1500;
const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)}×`;

const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let at = 0; at < count; at += 1) all.push(await work());
  return all;
};

const medianOf = async (page: Page, path: string): Promise<OwnTime> => {
  await ownTime(page, url + path, SETTLE);
  const loads = await times(LOADS, () => ownTime(page, url + path, SETTLE));
  return { total: median(loads.map((one) => one.total)), longest: median(loads.map((one) => one.longest)) };
};

/** C2: own CPU at load, and the longest own task. */
async function load(name: string, path: string, limit: number, most: number): Promise<void> {
  const { total, longest } = await medianOf(pages.ours, path);
  const floor = await medianOf(pages.empty, path);
  report({
    id: 'C2',
    what: `Own CPU at load: ${name}`,
    measured: `${ms(total)} (an empty script: ${ms(floor.total)})`,
    goal: `≤ ${limit} ms`,
    met: total > 0 && total <= limit,
  });
  if (pages.ublock) {
    const ublock = await medianOf(pages.ublock, path);
    report({
      id: 'C2',
      what: `Own CPU at load beside uBlock's content script: ${name}`,
      measured: `${ratio(total, ublock.total)} (${ms(ublock.total)})`,
      goal: `≤ ${most}×`,
      met: total > 0 && total <= most * ublock.total,
    });
  }
  report({
    id: 'C2',
    what: `Longest own task: ${name}`,
    measured: ms(longest),
    goal: '≤ 8 ms',
    met: longest > 0 && longest <= 8,
  });
}

/**
 * C4: what is left in the page, and what page and layout cost beside the page alone. The ratios have their goals on
 * the long thread: beside a short page, which costs next to nothing, they only say what a script costs at all.
 */
async function standing(name: string, path: string, goals: boolean): Promise<void> {
  const rounds = await times(LOADS, async () => ({
    none: await loadCost(pages.none, url + path),
    ours: await loadCost(pages.ours, url + path),
  }));
  const of = (which: 'none' | 'ours', key: keyof Awaited<ReturnType<typeof loadCost>>): number =>
    median(rounds.map((round) => round[which][key]));
  const nodes = of('ours', 'nodes') - of('none', 'nodes');
  const listeners = of('ours', 'listeners') - of('none', 'listeners');
  report({
    id: 'C4',
    what: `Nodes and listeners added at load: ${name}`,
    measured: `${nodes} nodes, ${listeners} listeners`,
    goal: '≤ 100 nodes, ≤ 3 listeners',
    met: nodes <= 100 && listeners <= 3,
  });
  for (const [key, most] of [
    ['task', 1.05],
    ['layout', 1.03],
  ] as const) {
    const [alone, ours] = [of('none', key), of('ours', key)];
    report({
      id: 'C4',
      what: `${key === 'task' ? 'TaskDuration' : 'LayoutDuration'} beside the page alone: ${name}`,
      measured: `${ratio(ours, alone)} (${ms(alone)})`,
      goal: goals ? `≤ ${most}×` : '',
      met: goals ? ours / alone <= most : null,
    });
  }
}

/** C5: two hundred posts come one by one. */
async function append(): Promise<void> {
  const posts = Array.from({ length: 200 }, (_, at) => longPost(5000 + at, 1));
  const once = async (page: Page): Promise<number> => {
    await page.goto(`${url}/50/1`, { waitUntil: 'load' });
    await page.waitForTimeout(800);
    return cpuOf(page, async () => {
      await page.evaluate(async (all) => {
        const list = document.querySelector('#posts');
        for (const post of all) {
          list?.insertAdjacentHTML('beforeend', post);
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      }, posts);
      await page.waitForTimeout(600);
    });
  };
  const rounds = await times(APPENDS, async () => ({
    none: await once(pages.none),
    ours: await once(pages.ours),
  }));
  const least = (which: 'none' | 'ours'): number => Math.min(...rounds.map((round) => round[which]));
  const [alone, ours] = [least('none'), least('ours')];
  report({
    id: 'C5',
    what: 'Appending 200 posts one by one to a thread with rolls, all that follows included',
    measured: `${ratio(ours, alone)} (${ms(alone)} alone)`,
    goal: '≤ 1.15×',
    met: ours / alone <= 1.15,
  });
}

/**
 * S1: which of 2,000 posts hold a code, as the reader looks (`holdsMarker` on each), beside the bare walk; and the
 * first of them alone, which are all that is read at load (`scan.ts`).
 */
async function scan(): Promise<void> {
  const once = async (which: 'walk' | 'posts' | 'first') => {
    await pages.none.goto(`${url}/2000/5`, { waitUntil: 'load' });
    await pages.none.waitForTimeout(300);
    return pages.none.evaluate((way) => {
      const walk = (): number => {
        let found = 0;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (node.nodeValue?.includes('TV1')) found += 1;
        return found;
      };
      const bodies = [...document.querySelectorAll('article.post[data-post-id] .post-body')];
      const posts = (): number => bodies.filter((body) => body.textContent?.includes('TV1')).length;
      const first = (): number =>
        bodies.slice(0, 20).filter((body) => body.textContent?.includes('TV1')).length;
      const work = { walk, posts, first }[way];
      const timed = (): number => {
        const from = performance.now();
        work();
        return performance.now() - from;
      };
      const cold = timed();
      const warm = Array.from({ length: 9 }, timed).sort((a, b) => a - b)[4] ?? 0;
      return { cold, warm, found: work() };
    }, which);
  };
  const walks = await times(3, () => once('walk'));
  const looks = await times(3, () => once('posts'));
  for (const key of ['cold', 'warm'] as const) {
    const bare = median(walks.map((one) => one[key]));
    const ours = median(looks.map((one) => one[key]));
    report({
      id: 'S1',
      what: `Finding the posts with codes among 2,000 (${looks[0]?.found} of them, ${walks[0]?.found} codes), ${key}`,
      measured: `${ms(ours)}, ${ratio(ours, bare)} of the bare walk (${ms(bare)})`,
      goal: '≤ 1.2×',
      met: ours / bare <= 1.2,
    });
  }
  const near = median((await times(3, () => once('first'))).map((one) => one.cold));
  report({
    id: 'S1',
    what: 'Finding those of the first twenty posts, cold',
    measured: ms(near),
    goal: '≤ 1 ms',
    met: near <= 1,
  });
}

const { url, close } = await servePages();
const builds = [emptyExtension(false), emptyExtension(true)] as const;
const ublockBuild = ublockExtension();
const ublock = ublockBuild === null ? null : await openPlayer('chromium', { build: ublockBuild });
const none = await openPlayer('chromium', { build: builds[0] });
const empty = await openPlayer('chromium', { build: builds[1] });
const ours = await openPlayer('chromium');
const pages = {
  none: await none.context.newPage(),
  empty: await empty.context.newPage(),
  ours: await ours.context.newPage(),
  ublock: (await ublock?.context.newPage()) ?? null,
};
for (const page of Object.values(pages)) {
  // A page of 140,000 nodes takes its time on a busy machine.
  page?.setDefaultTimeout(120_000);
  page?.setDefaultNavigationTimeout(120_000);
  // What is handed to a page keeps the names of its functions by a helper that only this side has.
  await page?.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
}
try {
  await load('50 posts, a roll in each', '/50/1', 4, 1);
  await load('2,000 posts, five rolls in each', '/2000/5', 10, 2);
  await standing('50 posts', '/50/1', false);
  await standing('2,000 posts', '/2000/5', true);
  await append();
  await scan();
} finally {
  for (const player of [none, empty, ours, ublock]) await player?.close();
  close();
  for (const build of [...builds, ublockBuild]) if (build !== null) removeProfile(build);
}
