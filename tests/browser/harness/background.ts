import type { Page } from 'playwright-core';
import type { Answer, Questions, TabAnswers, TabQuestion } from '../../../entrypoints/background/messages';

/** The part of the browser's own API that an extension page is asked to use. */
interface Browser {
  readonly runtime: { sendMessage(message: object): Promise<unknown>; reload(): void };
  readonly tabs: {
    query(filter: object): Promise<readonly { readonly id?: number; readonly url?: string }[]>;
    sendMessage(tab: number, message: object): Promise<unknown>;
  };
}

/** Asks the background from a page of the extension, as the popup does. @throws when it answers with a failure */
export async function ask<Q extends keyof Questions>(
  extension: Page,
  question: Q,
  order: Parameters<Questions[Q]>[0],
): Promise<ReturnType<Questions[Q]>> {
  const answer = (await extension.evaluate(
    (envelope) => (globalThis as unknown as { browser: Browser }).browser.runtime.sendMessage(envelope),
    { ask: question, order },
  )) as Answer<ReturnType<Questions[Q]>>;
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}

/** The browser's id of the last tab that shows the address of `forum`. */
export async function tabId(extension: Page, forum: Page): Promise<number> {
  const id = await extension.evaluate(async (url) => {
    const { tabs } = (globalThis as unknown as { browser: Browser }).browser;
    return (await tabs.query({})).findLast((tab) => tab.url === url)?.id;
  }, forum.url());
  if (id === undefined) throw new Error(`no tab shows ${forum.url()}`);
  return id;
}

/** Asks the content script of a tab, as the popup does. */
export async function askTab<T extends TabQuestion['tab']>(
  extension: Page,
  forum: Page,
  tab: T,
): Promise<TabAnswers[T]> {
  const id = await tabId(extension, forum);
  return (await extension.evaluate(
    ([target, question]) =>
      (globalThis as unknown as { browser: Browser }).browser.tabs.sendMessage(target, { tab: question }),
    [id, tab] as const,
  )) as TabAnswers[T];
}

/** What an update does: the extension starts anew while its pages stay open. */
export async function reloadExtension(extension: Page): Promise<void> {
  await extension
    .evaluate(() => (globalThis as unknown as { browser: Browser }).browser.runtime.reload())
    .catch(() => undefined); // The page that asks goes with it.
}
