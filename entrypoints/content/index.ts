import { defineContentScript } from 'wxt/utils/define-content-script';
import { browserApi } from './ask';
import { hostsOf } from './hosts';
import { start } from './start';

export default defineContentScript({
  matches: hostsOf(import.meta.env.MODE),
  runAt: 'document_idle',
  // WXT would tell the page with a message that a script has come.
  noScriptStartedPostMessage: true,
  async main(context) {
    // Its own guard against two copies keeps a listener on every page; ours (registry.ts) keeps none.
    context.abort();
    await start(document, browserApi());
  },
});
