import { browser } from 'wxt/browser';
import type { ReferOrder, TabAnswers, TabQuestion } from '../background/messages';

export interface HereTab {
  readonly id: number;
  /** Known only where the extension may look: an enabled site, or the tab its button was pressed in. */
  readonly url: string | null;
}

/** The tab this panel is about: the one in front, or, opened as a page of its own, the one in `?tab=`. */
export async function hereTab(search: string): Promise<HereTab | null> {
  const asked = new URLSearchParams(search).get('tab');
  try {
    const tab = asked
      ? await browser.tabs.get(Number(asked))
      : (await browser.tabs.query({ active: true, currentWindow: true }))[0];
    return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? null };
  } catch {
    return null; // That tab was closed.
  }
}

/** What the content script of the tab answers; `absent` where there is none. */
export async function askTab<T extends TabQuestion['tab']>(
  id: number,
  tab: T,
): Promise<TabAnswers[T] | 'absent'> {
  try {
    const answer: TabAnswers[T] | undefined = await browser.tabs.sendMessage(id, { tab });
    return answer === undefined ? 'absent' : answer;
  } catch {
    return 'absent';
  }
}

/**
 * Brings the reader into the page of a site that was let in: where there was nothing to do, the content script waits
 * without listening, and only the reader answers (performance.md C3). Without a content script it does nothing.
 */
export async function wakeTab(id: number): Promise<void> {
  await browser.scripting
    .executeScript({ target: { tabId: id }, files: ['/reader.js'] })
    .catch(() => undefined);
}

/** Has the page of a tab do what the button of a block does there; says why it could not, in words. */
export async function referIn(id: number, order: ReferOrder): Promise<string | null | 'absent'> {
  try {
    const answer: string | null | undefined = await browser.tabs.sendMessage(id, { tab: 'refer', ...order });
    return answer === undefined ? 'absent' : answer;
  } catch {
    return 'absent';
  }
}
