import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { bringReader } from './content/reader';
import { registry } from './content/registry';

/** Brought into a page when its content script, the popup or the director's page asks: engines, posts and badges. */
export default defineUnlistedScript(() => {
  const own = registry();
  if (own) bringReader(own);
});
