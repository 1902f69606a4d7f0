import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { sayWith } from '../components/words';
import type { HintPart } from './background/messages';
import { askWith, browserApi } from './content/ask';
import { mendPage } from './content/pointed/mend';
import { Pointing } from './content/pointed/pointing';

const PART = Symbol.for('fe-de-dados-part');
const NOW = Symbol.for('fe-de-dados-pointing');
const scope = globalThis as unknown as { [PART]?: HintPart; [NOW]?: Pointing };

/** Brought into a page by the background when its reader wants to show what we did not find. One at a time. */
export default defineUnlistedScript(() => {
  const part = scope[PART];
  if (!part || !document.body) return;
  scope[NOW]?.end();
  const api = browserApi();
  scope[NOW] = new Pointing({
    page: document,
    part,
    ask: askWith(api),
    say: sayWith((key, values) => api.i18n?.getMessage(key, values) ?? ''),
    mend: (hints) => mendPage(document, api, hints),
  });
});
