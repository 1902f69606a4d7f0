import { render } from 'preact';
import { browser } from 'wxt/browser';
import { VoiceProvider } from '../../components/controls/voice';
import { sayWith } from '../../components/words';
import type { Answer, PageVerdicts } from '../background/messages';
import { copyText, saveText } from './files';
import { keptIn } from './kept';
import { createDirectorModel } from './model';
import { askPages, bring, tabIn } from './tab';
import { Director } from './view';
import '../../components/controls/theme.css';
import '../../components/controls/controls.css';
import './director.css';

const say = sayWith(browser.i18n.getMessage as (key: string, values: string[]) => string);
// The language the words are in, which is not always the browser's: French gets Spanish words.
const language = say('popup_language') === 'en' ? 'en' : 'es';
document.documentElement.lang = language;
document.title = `${say('whole_title')} · Fe de Dados`;

const tab = tabIn(location.search);

/** @throws Error in the words of the background */
async function check(order: object): Promise<PageVerdicts> {
  const send = (): Promise<unknown> => browser.runtime.sendMessage({ ask: 'check', order });
  // A background that was asleep, or stopped in the middle, is asked once more.
  const answer = ((await send().catch(send)) ?? (await send())) as Answer<PageVerdicts> | undefined;
  if (!answer) throw new Error(say('popup_failure_silent'));
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}

const model = createDirectorModel({
  say,
  tab: async (question) => (tab === null ? null : askPages(tab, question)),
  bring: async () => (tab === null ? null : bring(tab)),
  check,
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  kept: keptIn(sessionStorage),
});

const app = document.getElementById('app');
if (app) {
  app.replaceChildren();
  render(
    <VoiceProvider value={{ say, language }}>
      <Director model={model} copy={copyText} save={saveText} />
    </VoiceProvider>,
    app,
  );
}
void model.start();
