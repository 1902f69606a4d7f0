import { defineContentScript } from 'wxt/utils/define-content-script';
import { browserApi } from './ask';
import { hostsOf } from './hosts';
import { start } from './start';

export default defineContentScript({
  matches: hostsOf(import.meta.env.MODE),
  runAt: 'document_idle',
  main: () => start(document, browserApi()),
});
