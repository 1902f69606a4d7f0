import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { askWith, browserApi } from './content/ask';
import { mendPage } from './content/pointed/mend';

/**
 * Brought into the pages of sites a reader has said something of, and into those that are open when he takes it
 * back: pages of other sites never ask.
 */
export default defineUnlistedScript(() => {
  const api = browserApi();
  void askWith(api)('hints', { host: location.hostname }).then(
    (hints) => mendPage(document, api, hints),
    () => undefined, // Without an answer the guess stands.
  );
});
