import type { Page } from 'playwright-core';
import type { LogRow } from '../../../entrypoints/background/messages';
import { ask } from './background';

/** Rolls of one thread in the log, oldest first. */
export async function logOf(extension: Page, topic: number): Promise<LogRow[]> {
  const rows = await ask(extension, 'log', { limit: 200 });
  return rows.filter((row) => row.topic === String(topic)).reverse();
}
