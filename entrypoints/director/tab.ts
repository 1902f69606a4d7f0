import { browser } from 'wxt/browser';
import type { PageRef, PagesAnswers, PagesQuestion, TabAnswers } from '../background/messages';

/** The tab of the thread, by the number in the address of this page. */
export const tabIn = (search: string): number | null => {
  const id = Number(new URLSearchParams(search).get('tab') ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
};

/**
 * Brings the script that reads a thread into its tab. It needs what the content script has already brought, so
 * that one is asked first. `null` where there is none: another page, a closed tab, a site that was not let in.
 */
export async function bring(tab: number): Promise<PageRef | null> {
  const run = (file: '/reader.js' | '/pages.js') =>
    browser.scripting.executeScript({ target: { tabId: tab }, files: [file] });
  const ask = (): Promise<TabAnswers['page'] | undefined> => browser.tabs.sendMessage(tab, { tab: 'page' });
  try {
    // Where there was nothing to do the content script does not listen; its reader does.
    const page = await ask().catch(() => run('/reader.js').then(ask));
    if (!page) return null;
    await run('/pages.js');
    return page;
  } catch {
    return null;
  }
}

export async function askPages<Q extends PagesQuestion['pages']>(
  tab: number,
  question: Extract<PagesQuestion, { pages: Q }>,
): Promise<PagesAnswers[Q] | null> {
  try {
    const answer: PagesAnswers[Q] | undefined = await browser.tabs.sendMessage(tab, question);
    return answer ?? null;
  } catch {
    return null; // Closed, or gone to another page.
  }
}
