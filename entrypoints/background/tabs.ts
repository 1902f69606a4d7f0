import { browser } from './browser';
import type { PageScript } from './messages';

/** How long a tab may take to say what stands in its editors: a roll waits for it. */
const PATIENCE = 500;

/** The codes in the open editors of every tab but one. A tab without our script, or too slow, has none. */
export async function draftsElsewhere(except: number | null): Promise<readonly string[]> {
  const tabs = await browser.tabs.query({ discarded: false });
  const asked = tabs.flatMap(({ id }) => (id === undefined || id === except ? [] : [draftsOf(id)]));
  return (await Promise.all(asked)).flat();
}

async function draftsOf(tab: number): Promise<readonly string[]> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer: unknown = await Promise.race([
    browser.tabs.sendMessage(tab, { tab: 'drafts' }).catch(() => null),
    late,
  ]);
  return Array.isArray(answer) ? answer.filter((code) => typeof code === 'string') : [];
}

export const isOpen = (tab: number): Promise<boolean> =>
  browser.tabs.get(tab).then(
    () => true,
    () => false,
  );

/** Runs one of the page's later scripts where its content script is. */
export async function bringScript(script: PageScript, tab: number, frame: number): Promise<void> {
  await browser.scripting.executeScript({
    target: { tabId: tab, frameIds: [frame] },
    files: [`/${script}.js`],
  });
}

/**
 * Opens the popup, or its page in a tab where the browser has no popup to open. A popup opens on its first view:
 * another one gets a tab.
 */
export async function openPopup(about: number | null, view?: string): Promise<void> {
  const button = browser.action ?? browser.browserAction;
  const opened =
    view === undefined &&
    (await Promise.resolve()
      .then(() => button.openPopup())
      .then(
        () => true,
        () => false,
      ));
  if (opened) return;
  const query = about === null ? '' : `?tab=${about}`;
  const hash = view === undefined ? '' : `#${view}`;
  await browser.tabs.create({ url: browser.runtime.getURL(`/popup.html${query}${hash}`) });
}
