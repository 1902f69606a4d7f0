import type { CDPSession, Page } from 'playwright-core';

/** CPU time in milliseconds that the extension's scripts took on one load of a page (performance.md §2.4). */
export interface OwnTime {
  readonly total: number;
  readonly longest: number;
}
/** What stands in a page once it is loaded. */
export interface Standing {
  readonly nodes: number;
  readonly listeners: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}
const OWN_EVENTS = new Set(['EvaluateScript', 'FunctionCall', 'v8.run', 'FireIdleCallback', 'v8.compile']);

/** Outermost events of the extension's scripts: what runs inside another of them is counted there. */
function ownEvents(events: readonly TraceEvent[]): number[] {
  const own = events
    .filter(
      ({ ph, name, args }) =>
        ph === 'X' && OWN_EVENTS.has(name) && args?.data?.url?.startsWith('chrome-extension://'),
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const times: number[] = [];
  const ends = new Map<string, number>();
  for (const { pid, tid, ts, dur = 0, tdur = 0 } of own) {
    const thread = `${pid}/${tid}`;
    if (ts < (ends.get(thread) ?? 0)) continue;
    ends.set(thread, ts + dur);
    times.push(tdur / 1000);
  }
  return times;
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,v8,disabled-by-default-v8.compile',
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Loads a page once. Idle scripts get `settle` milliseconds after the load. */
export async function ownTime(page: Page, url: string, settle = 500): Promise<OwnTime> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settle);
  });
  await session.detach();
  const own = ownEvents(events);
  return { total: own.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...own) };
}

/** Apart from `ownTime`: collecting garbage throws compiled scripts away, which no reader's browser does between pages. */
export async function standing(page: Page, url: string, settle = 500): Promise<Standing> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** What a load costs the page as a whole, in milliseconds of CPU, and what stands in it then. */
export interface LoadCost extends Standing {
  readonly task: number;
  readonly layout: number;
}

type Metrics = (name: string) => number;
async function metricsOf(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
/** CPU time, which a busy machine disturbs little. */
const watchCpu = (session: CDPSession) => session.send('Performance.enable', { timeDomain: 'threadTicks' });

export async function loadCost(page: Page, url: string, settle = 1500): Promise<LoadCost> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await watchCpu(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  const now = await metricsOf(session);
  const cost = { task: now('TaskDuration') * 1000, layout: now('LayoutDuration') * 1000 };
  await session.send('HeapProfiler.collectGarbage');
  const then = await metricsOf(session);
  await session.detach();
  return { ...cost, nodes: then('Nodes'), listeners: then('JSEventListeners') };
}

/** CPU in milliseconds that a page's main thread took while something was done with it. */
export async function cpuOf(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await watchCpu(session);
  const before = (await metricsOf(session))('TaskDuration');
  await work();
  const after = (await metricsOf(session))('TaskDuration');
  await session.detach();
  return (after - before) * 1000;
}
