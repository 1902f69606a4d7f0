import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { PageReader } from './content/reader';
import { registry } from './content/registry';

/** Brought into a page by the background when its content script asks: forum engines, posts and badges. */
export default defineUnlistedScript(() => {
  const own = registry();
  if (own) own.reader ??= new PageReader(own);
});
