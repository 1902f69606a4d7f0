import { browser } from './browser';

/** The content script of every page that is served; built by WXT from `entrypoints/content`. */
const SCRIPT = 'content-scripts/content.js';
const PREFIX = 'site:';

/** `https://foro.example/*` of any address or pattern of one host, or `null` where no page script may run. */
export function siteOrigin(address: string): string | null {
  const [, scheme, host = ''] = /^(https?|\*):\/\/(\*|(?:\*\.)?[a-z0-9.[\]:-]+)\//i.exec(`${address}/`) ?? [];
  const bare = host.startsWith('[') ? host : host.replace(/:\d+$/, ''); // Firefox refuses ports in patterns.
  return scheme && bare ? `${scheme}://${bare}/*`.toLowerCase() : null;
}

/** The hosts that are part of the extension, from its manifest. */
export function fixedOrigins(): readonly string[] {
  const manifest = browser.runtime.getManifest() as {
    readonly host_permissions?: readonly string[];
    readonly permissions?: readonly string[];
    readonly content_scripts?: readonly { readonly matches?: readonly string[] }[];
  };
  const all = [
    ...(manifest.host_permissions ?? []),
    ...(manifest.permissions ?? []),
    ...(manifest.content_scripts ?? []).flatMap(({ matches }) => matches ?? []),
  ];
  return [...new Set(all.filter((origin) => origin.includes('://')))];
}

/** The hosts a reader has let us in, beyond the fixed ones. */
export async function grantedOrigins(): Promise<readonly string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const fixed = new Set(fixedOrigins());
  return origins.filter((origin) => !fixed.has(origin));
}

/** Registers the content script for later pages of a host; nothing happens when it already is. */
export async function register(origin: string): Promise<void> {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [PREFIX + origin] });
  if (known.length > 0) return;
  await browser.scripting.registerContentScripts([
    {
      id: PREFIX + origin,
      matches: [origin],
      js: [SCRIPT],
      runAt: 'document_idle',
      persistAcrossSessions: true,
    },
  ]);
}

export async function unregister(origin: string): Promise<void> {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [PREFIX + origin] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [PREFIX + origin] });
}

/** Starts the content script in the pages of a host that are already open. */
export async function startInOpenTabs(origin: string): Promise<void> {
  const tabs = await browser.tabs.query({ url: origin });
  await Promise.allSettled(
    tabs.flatMap(({ id }) =>
      id === undefined
        ? []
        : browser.scripting.executeScript({ target: { tabId: id }, files: [`/${SCRIPT}`] }),
    ),
  );
}

/**
 * Starts the content script in every open page that is served. After an update the old script has no extension
 * behind it, and Chromium brings no new one by itself; a page that has a living one keeps it.
 */
export async function startEverywhere(): Promise<void> {
  for (const origin of [...fixedOrigins(), ...(await grantedOrigins())]) await startInOpenTabs(origin);
}

/**
 * Makes registrations agree with permissions. An update drops registrations and keeps permissions, and readers
 * may take a permission away in the browser's own pages, so this runs at every start.
 */
export async function reconcile(): Promise<void> {
  const granted = new Set(await grantedOrigins());
  for (const origin of granted) await register(origin);
  for (const { id } of await browser.scripting.getRegisteredContentScripts()) {
    const origin = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
    if (origin && !granted.has(origin)) await unregister(origin);
  }
}
