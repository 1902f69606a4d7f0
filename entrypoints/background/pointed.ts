import { browser } from './browser';
import type { HintPart } from './messages';

/** Brings what was said of a site into its pages; only sites something was said of have it. */
const SCRIPT = 'pointed.js';
const PREFIX = 'pointed:';

const isNumber = (host: string): boolean => /^[\d.]+$/.test(host);
const matchesOf = (host: string): string[] =>
  isNumber(host) ? [`*://${host}/*`] : [`*://${host}/*`, `*://www.${host}/*`];

/**
 * Makes the registered scripts agree with the sites something was said of. Runs at every start, since an update
 * drops registrations. Where the extension may not look, a registration does nothing.
 */
export async function reconcilePointed(hosts: readonly string[]): Promise<void> {
  const wanted = new Map(hosts.map((host) => [PREFIX + host, host]));
  for (const { id } of await browser.scripting.getRegisteredContentScripts()) {
    if (!id.startsWith(PREFIX)) continue;
    if (!wanted.delete(id)) await browser.scripting.unregisterContentScripts({ ids: [id] });
  }
  for (const [id, host] of wanted) {
    await browser.scripting.registerContentScripts([
      { id, matches: matchesOf(host), js: [SCRIPT], runAt: 'document_idle', persistAcrossSessions: true },
    ]);
  }
}

/** Has the open pages of a site ask again what is said of it. */
export async function tellOpenTabs(host: string): Promise<void> {
  const tabs = await browser.tabs.query({ url: matchesOf(host) });
  await Promise.allSettled(
    tabs.flatMap(({ id }) =>
      id === undefined
        ? []
        : browser.scripting.executeScript({ target: { tabId: id }, files: [`/${SCRIPT}`] }),
    ),
  );
}

/** Begins the pointing in a tab, and shows it. Rejects where the extension may not look. */
export async function beginPointing(tab: number, part: HintPart): Promise<void> {
  const target = { tabId: tab };
  // The script finds what is asked for in its own world: no page hears of it.
  await browser.scripting.executeScript({
    target,
    func: (key: string, wanted: string) => {
      (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(key)] = wanted;
    },
    args: ['fe-de-dados-part', part],
  });
  await browser.scripting.executeScript({ target, files: ['/pointing.js'] });
  await browser.tabs.update(tab, { active: true });
}
