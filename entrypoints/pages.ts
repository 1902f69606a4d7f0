import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { browserApi } from './content/ask';
import { pagesListener } from './content/pages/listen';
import { request } from './content/pages/request';
import { ThreadPages } from './content/pages/thread-pages';
import { registry } from './content/registry';

const KEY = Symbol.for('fe-de-dados-pages');
const scope = globalThis as unknown as Record<symbol, ThreadPages | undefined>;

/** Brought into the tab of a thread by the page of the acta, once; it stays to read the thread for it. */
export default defineUnlistedScript(() => {
  const own = registry();
  const reader = own?.reader;
  if (!own || !reader || scope[KEY]) return;
  const pages = new ThreadPages({
    // Another one, where its reader has pointed at its posts meanwhile.
    get forum() {
      return registry()?.reader?.forum ?? reader.forum;
    },
    page: own.page,
    url: () => new URL(own.page.location.href),
    ref: () => reader.ref(),
    request: (address, signal) => request(address, own.page.characterSet, signal),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => performance.now(),
  });
  scope[KEY] = pages;
  browserApi().runtime?.onMessage.addListener(pagesListener(() => pages));
});
