import { defineBackground } from 'wxt/utils/define-background';
import { sayWith } from '../../components/words';
import { systems } from '../../rules/index';
import { answerTo, questionOf } from './answers';
import { browser } from './browser';
import { createDesk, type Desk } from './desk/desk';
import { reconcilePointed } from './pointed';
import type { Sender } from './senders';
import { reconcile, register, startEverywhere, startInOpenTabs, unregister } from './sites';
import { forgetActas } from './store/actas';
import { openDatabase } from './store/database';
import { storedHints } from './store/hints';
import { openState } from './store/state';
import { draftsElsewhere, isOpen } from './tabs';

/**
 * The only one who stores, signs and judges. Listeners are attached at once, before anything is opened: a
 * browser that wakes this up for a message delivers it to the listeners that stand there when the script ends.
 */
export default defineBackground(() => {
  const say = sayWith((key, values) => browser.i18n.getMessage(key, values));
  const self = { id: browser.runtime.id, base: browser.runtime.getURL('') };

  let opened: Promise<Desk> | null = null;
  const forget = () => {
    opened = null;
  };
  /** One opening for all; after a failed one, or when the database is lost, the next question tries again. */
  const desk = (): Promise<Desk> => {
    opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };

  async function open(lost: () => void): Promise<Desk> {
    const [state, database] = await Promise.all([
      openState(browser.storage.local),
      openDatabase(lost).catch((error: unknown) => String(error)),
    ]);
    quietly(reconcilePointed(storedHints(state).map(({ host }) => host)));
    return createDesk({
      state,
      database: typeof database === 'string' ? null : database,
      whyNot: typeof database === 'string' ? database : null,
      systems,
      say,
      language: say('popup_language') === 'en' ? 'en' : 'es',
      build: browser.runtime.getManifest().version,
      now: Date.now,
      newId: () => crypto.randomUUID(),
      draftsElsewhere,
      isOpen,
    });
  }

  browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => {
    const question = questionOf(message);
    return question ? answerTo(desk, say, self, question, sender) : undefined;
  });
  // The popup may be closed by the browser's own question, so the grant is acted on here.
  browser.permissions.onAdded.addListener(({ origins = [] }) => {
    for (const origin of origins) quietly(register(origin).then(() => startInOpenTabs(origin)));
  });
  browser.permissions.onRemoved.addListener(({ origins = [] }) => {
    for (const origin of origins) quietly(unregister(origin));
  });
  browser.runtime.onInstalled.addListener(() => {
    quietly(startEverywhere());
    quietly(openDatabase().then((db) => forgetActas(db).finally(() => db.close())));
  });
  quietly(reconcile());
  quietly(desk());
});

/** Work nobody waits for: what fails is tried again at the next start, and asking for it says why. */
function quietly(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn('Fe de Dados:', error));
}
