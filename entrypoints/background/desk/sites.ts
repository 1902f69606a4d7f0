import type { Saved, Site } from '../messages';
import { fixedOrigins, grantedOrigins, register, siteOrigin, startInOpenTabs, unregister } from '../sites';
import type { Office } from './office';
import { told } from './told';

/** The sites the extension works in: its own, then those the reader has enabled. */
export const sites = async (): Promise<readonly Site[]> => [
  ...fixedOrigins().map((origin) => ({ origin, fixed: true })),
  ...(await grantedOrigins()).map((origin) => ({ origin, fixed: false })),
];

/** Serves a site from now on, its open pages too. The permission is asked for by the click, in the popup. */
export async function enableSite({ say }: Office, address: string): Promise<Saved<Site>> {
  const origin = siteOrigin(address);
  if (!origin) return { ok: false, problems: [told(say, 'not_a_site', 'origin')] };
  if (fixedOrigins().includes(origin)) return { ok: true, value: { origin, fixed: true } };
  if (!(await grantedOrigins()).includes(origin)) {
    return {
      ok: false,
      problems: [told(say, 'not_granted', 'origin', origin.replace(/^.*:\/\/|\/\*$/g, ''))],
    };
  }
  await register(origin);
  await startInOpenTabs(origin);
  return { ok: true, value: { origin, fixed: false } };
}

/** Serves a site no more; pages that are open keep what they have until they are reloaded. */
export async function disableSite({ say }: Office, address: string): Promise<Saved<null>> {
  const origin = siteOrigin(address);
  if (!origin) return { ok: false, problems: [told(say, 'not_a_site', 'origin')] };
  await unregister(origin);
  return { ok: true, value: null };
}
