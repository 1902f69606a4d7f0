import { browser } from 'wxt/browser';

/** The match pattern of a page's host (`https://foro.example/*`), or `null` where no extension may run. */
export function originOf(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname !== '' ? `${protocol}//${hostname}/*` : null;
}

/** The host of a match pattern, as a reader knows it. */
export const hostOf = (origin: string): string => origin.replace(/^[*\w]+:\/\/(\*\.)?|\/\*$/g, '');

/** Asks the reader for one origin. To be called in the click itself: browsers forget the click after an await. */
export const requestOrigin = (origin: string): Promise<boolean> =>
  browser.permissions.request({ origins: [origin] });

export const removeOrigin = (origin: string): Promise<boolean> =>
  browser.permissions.remove({ origins: [origin] });

/** Whether a site's match pattern (`*://*.comunidadumbria.com/*`) covers the page of this origin pattern. */
export function covers(site: string, origin: string): boolean {
  const [scheme = '', host = ''] = parts(site);
  const [ownScheme = '', ownHost = ''] = parts(origin);
  const schemeFits = scheme === '*' || scheme === ownScheme;
  const hostFits = host.startsWith('*.')
    ? ownHost === host.slice(2) || ownHost.endsWith(host.slice(1))
    : host === ownHost;
  return schemeFits && hostFits;
}

const parts = (pattern: string): readonly string[] =>
  /^(\*|https?):\/\/([^/]+)\/\*$/.exec(pattern)?.slice(1) ?? [];
