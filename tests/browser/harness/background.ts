import type { Page } from 'playwright-core';
import type { Answer, Questions, TabAnswers, TabQuestion } from '../../../entrypoints/background/messages';
import type { Player } from './browsers';

/** The part of the browser's own API that an extension page is asked to use. */
interface Browser {
  readonly runtime: { sendMessage(message: object): Promise<unknown>; reload(): void };
  readonly permissions: { request(wanted: { origins: string[] }): Promise<boolean> };
  readonly tabs: {
    query(filter: object): Promise<readonly { readonly id?: number; readonly url?: string }[]>;
    sendMessage(tab: number, message: object): Promise<unknown>;
    create(options: { url: string }): Promise<unknown>;
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

/** Opens a page of the extension in a tab, as its popup does. */
export const openTab = (extension: Page, path: string): Promise<void> =>
  extension.evaluate(async (url) => {
    await (globalThis as unknown as { browser: Browser }).browser.tabs.create({ url });
  }, `/${path}`);

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

/** Grants one origin (`http://foro.test/*`) as its reader would in the browser's own question. */
export async function grantOrigin(
  { browser, context, base }: Player,
  extension: Page,
  origin: string,
): Promise<void> {
  if (browser === 'chromium') {
    // Headless, Chromium's question cannot be answered; what was added on its own page is granted without one.
    const settings = await context.newPage();
    await settings.goto('chrome://extensions');
    await settings.evaluate(
      ([id, host]) =>
        (
          globalThis as unknown as {
            chrome: { developerPrivate: { addHostPermission(id: string, host: string): Promise<void> } };
          }
        ).chrome.developerPrivate.addHostPermission(id, host),
      [new URL(base).host, origin] as const,
    );
    await settings.close();
  }
  await extension.evaluate((wanted) => {
    const button = document.createElement('button');
    button.id = 'grant';
    button.textContent = 'Conceder';
    button.addEventListener('click', () => {
      const { permissions } = (globalThis as unknown as { browser: Browser }).browser;
      permissions.request({ origins: [wanted] }).then((granted) => {
        button.dataset.granted = String(granted);
      }, console.error);
    });
    document.body.prepend(button);
  }, origin);
  await extension.locator('#grant').click();
  await extension.locator('#grant[data-granted=true]').waitFor();
}

/** What an update does: the extension starts anew while its pages stay open. */
export async function reloadExtension(extension: Page): Promise<void> {
  await extension
    .evaluate(() => (globalThis as unknown as { browser: Browser }).browser.runtime.reload())
    .catch(() => undefined); // The page that asks goes with it.
}
