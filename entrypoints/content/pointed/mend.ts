import type { SiteHints } from '../../background/messages';
import type { Api } from '../ask';
import { registry } from '../registry';
import { start } from '../start';

/** Has a page go on by what its reader said of its site; one that had nothing to do begins anew with it. */
export async function mendPage(page: Document, api: Api, hints: SiteHints): Promise<void> {
  const own = registry();
  if (own) await own.mend(hints);
  else await start(page, api, hints);
}
