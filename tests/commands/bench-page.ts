/** C3: what the content script costs a page of the board where there is nothing for it to do (performance.md §2.4). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBoard } from '../board/start';
import { openPlayer, removeProfile } from '../browser/harness/browsers';
import { ownTime, standing } from './bench/cost';
import { emptyExtension } from './bench/empty-extension';
import { median, ms, report } from './bench/row';

const LOADS = 7;

/** Median of the loads after a warm-up. */
async function medianTime(page: Page, url: string): Promise<number> {
  await ownTime(page, url);
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) times.push((await ownTime(page, url)).total);
  return median(times);
}

const folder = mkdtempSync(join(tmpdir(), 'fe-bench-'));
const board = await startBoard({ port: 0, folder });
const nothing = emptyExtension(true);
const empty = await openPlayer('chromium', { build: nothing });
const ours = await openPlayer('chromium');
try {
  const emptyPage = await empty.context.newPage();
  const page = await ours.context.newPage();
  // A guest sees no editor; neither page holds a roll.
  for (const [name, path] of [
    ['index', '/'],
    ['thread of ten posts, guest', '/topic/5'],
  ] as const) {
    const floor = await medianTime(emptyPage, board.url + path);
    const time = await medianTime(page, board.url + path);
    report({
      id: 'C3',
      what: `Content script on a page without editor or roll: ${name}`,
      measured: `${ms(time)} (an empty script: ${ms(floor)})`,
      goal: '≤ 1 ms',
      met: time > 0 && time <= 1,
    });
    const without = await standing(emptyPage, board.url + path);
    const withOurs = await standing(page, board.url + path);
    const nodes = withOurs.nodes - without.nodes;
    const listeners = withOurs.listeners - without.listeners;
    report({
      id: 'C3',
      what: `What it leaves there: ${name}`,
      measured: `${nodes} nodes, ${listeners} listeners`,
      goal: 'none',
      met: nodes <= 0 && listeners <= 0,
    });
  }
} finally {
  await empty.close();
  await ours.close();
  await board.close();
  for (const temporary of [nothing, folder]) removeProfile(temporary);
}
