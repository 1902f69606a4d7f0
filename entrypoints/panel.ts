import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { registry } from './content/registry';
import { Toolbar } from './content/toolbar';

/** Brought into a page by the background when a player presses a bar's button for the first time. */
export default defineUnlistedScript(() => {
  const own = registry();
  if (own?.reader) own.panel ??= new Toolbar(own, own.reader);
});
