import { defineContentScript } from 'wxt/utils/define-content-script';
import { browserApi } from './ask';
import { start } from './start';

const DECLARED = ['*://*.comunidadumbria.com/*'];
/** Where the demo and the browser tests run their board. */
const BOARD = ['http://127.0.0.1/*', 'http://localhost/*'];

export default defineContentScript({
  matches: import.meta.env.MODE === 'board' ? [...DECLARED, ...BOARD] : DECLARED,
  runAt: 'document_idle',
  // WXT would tell the page with a message that a script has come.
  noScriptStartedPostMessage: true,
  async main(context) {
    // Its own guard against two copies keeps a listener on every page; ours (registry.ts) keeps none.
    context.abort();
    await start(document, browserApi());
  },
});
