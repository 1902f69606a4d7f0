import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { registry } from './content/registry';
import { Preparation } from './content/submit/prepare';

/** Brought into a page by the background when a post with rolls of ours, or of a director, is about to be sent. */
export default defineUnlistedScript(() => {
  const own = registry();
  if (own?.reader) own.submit ??= new Preparation(own, own.reader);
});
