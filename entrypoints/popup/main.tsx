import { render } from 'preact';
import { browser } from 'wxt/browser';
import { FilesProvider } from '../../components/controls/files-place';
import { sayWith } from '../../components/words';
import type { Envelope } from '../background/messages';
import { createAsk } from './ask';
import { download } from './files';
import { Popup } from './popup';
import { createPopupModel } from './popup-model';
import { rooms } from './rooms';
import { readRoute, writeRoute } from './route';
import { removeOrigin, requestOrigin } from './sites';
import { askTab, hereTab, referIn, wakeTab } from './tab';
import { createUnsavedText } from './unsaved';
import '../../components/controls/theme.css';
import '../../components/controls/controls.css';
import './popup.css';

const say = sayWith(browser.i18n.getMessage as (key: string, values: string[]) => string);
// The language the words are in, which is not always the browser's: French gets Spanish words.
const language = say('popup_language') === 'en' ? 'en' : 'es';
document.documentElement.lang = language;
document.title = say('popup_title');

/** The popup of the toolbar button, as against the same page in a tab. */
const isPopup = browser.extension.getViews({ type: 'popup' }).includes(window);
document.documentElement.dataset.in = isPopup ? 'popup' : 'tab';

const filesInTab = import.meta.env.FIREFOX && isPopup ? () => void openInTab() : null;

const model = createPopupModel({
  ask: createAsk({
    send: (envelope: Envelope) => browser.runtime.sendMessage(envelope),
    say,
    about: `Fe de Dados ${browser.runtime.getManifest().version}\n${navigator.userAgent}`,
  }),
  say,
  language,
  games: () => import('../../rules/index'),
  unsaved: createUnsavedText(localStorage),
  download,
  house: {
    tab: () => hereTab(location.search),
    askTab,
    wakeTab,
    referIn,
    requestOrigin,
    removeOrigin,
    openActa: (tab) => void openPage(`/director.html?tab=${tab}`),
    leave: () => {
      if (isPopup) window.close();
    },
    filesInTab,
  },
  rooms,
  route: readRoute(location.hash),
  onRoute: (route) => history.replaceState(null, '', writeRoute(route)),
});

async function openInTab(): Promise<void> {
  const tab = await hereTab(location.search);
  await openPage(`/popup.html${tab ? `?tab=${tab.id}` : ''}${location.hash}`);
}
async function openPage(path: string): Promise<void> {
  await browser.tabs.create({ url: new URL(path, browser.runtime.getURL('/popup.html')).href });
  if (isPopup) window.close();
}

const app = document.getElementById('app');
if (app) {
  app.removeAttribute('aria-busy');
  app.replaceChildren();
  render(
    <FilesProvider value={filesInTab}>
      <Popup model={model} openInTab={isPopup ? () => void openInTab() : null} />
    </FilesProvider>,
    app,
  );
}
model.start();

// Back from another window, which may have changed what is stored.
let away = false;
addEventListener('blur', () => {
  away = true;
});
addEventListener('focus', () => {
  if (away) model.refresh();
  away = false;
});
addEventListener('pagehide', model.flush);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') model.flush();
});
