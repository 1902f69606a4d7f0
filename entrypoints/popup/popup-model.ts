import { type ReadonlySignal, signal } from '@preact/signals';
import { createUndo } from '../../components/controls/undo';
import type { Say } from '../../components/words';
import type { Language } from '../../rules/system';
import type { Health } from '../background/messages';
import type { Ask } from './ask';
import { type CharactersModel, createCharactersModel } from './characters-model';
import type { Desk } from './desk';
import { copyText } from './files';
import { createLogModel, type LogModel } from './log-model';
import { createPageModel, type PageModel, type PageTools } from './page-model';
import { createPartidasModel, type PartidasModel } from './partidas-model';
import type { Route, View } from './route';
import type { UnsavedText } from './unsaved';

export interface PopupModel {
  readonly desk: Desk;
  readonly view: ReadonlySignal<View>;
  readonly page: PageModel;
  readonly characters: CharactersModel;
  readonly partidas: PartidasModel;
  readonly log: LogModel;
  /** Said to who cannot see the change. */
  readonly announcement: ReadonlySignal<string>;
  /** Something that did not work, until it is dismissed. */
  readonly trouble: ReadonlySignal<unknown>;
  /** The view could not be read. */
  readonly unread: ReadonlySignal<{ readonly reason: unknown } | null>;
  start(): void;
  go(view: View): void;
  /** Reads the view again: another window may have changed it. */
  refresh(): void;
  dismiss(): void;
  /** Sends what waits, because the window closes. */
  flush(): void;
}
export interface PopupOptions {
  readonly ask: Ask;
  readonly say: Say;
  readonly language: Language;
  readonly games: Desk['games'];
  readonly unsaved: UnsavedText;
  readonly download: Desk['download'];
  readonly tools: PageTools;
  readonly route: Route;
  readonly onRoute: (route: Route) => void;
}

export function createPopupModel(options: PopupOptions): PopupModel {
  const { ask, say, route, onRoute } = options;
  const health = signal<Health>({ readOnly: false, message: null });
  const announcement = signal('');
  const trouble = signal<unknown>(null);
  const unread = signal<{ readonly reason: unknown } | null>(null);
  const view = signal<View>(route.view);

  const announce = (words: string) => {
    // The same words twice are news too: a live region only speaks when its text changes.
    announcement.value = announcement.value === words ? `${words}\u00a0` : words;
  };
  const desk: Desk = {
    ask,
    say,
    language: options.language,
    games: options.games,
    unsaved: options.unsaved,
    health,
    undo: createUndo(),
    announce,
    tell: (reason) => {
      trouble.value = reason;
    },
    copy: async (text, said) => announce((await copyText(text)) ? said : say('popup_copy_failed')),
    download: options.download,
    focus: focusWhenDrawn,
  };
  const routeNow = (): Route => ({
    view: view.value,
    open: view.value === 'characters' ? characters.openId.value : null,
  });
  const page = createPageModel(desk, options.tools);
  const characters = createCharactersModel(desk, () => onRoute(routeNow()));
  const partidas = createPartidasModel(desk);
  const log = createLogModel(desk);
  const models = { page, characters, partidas, log };

  const load = async () => {
    const loading = view.value;
    try {
      await models[loading].load();
      if (loading === view.value) unread.value = null;
    } catch (reason) {
      if (loading === view.value) unread.value = { reason };
    }
  };
  return {
    desk,
    view,
    ...models,
    announcement,
    trouble,
    unread,
    start: () => {
      // Health first: it decides whether typed text of another sitting may go out.
      void ask('health', null)
        .then((answer) => {
          health.value = answer;
        }, desk.tell)
        .then(load)
        .then(() => {
          if (route.open) characters.open(route.open);
        });
    },
    go: (next) => {
      if (next === view.value) return;
      view.value = next;
      unread.value = null;
      trouble.value = null;
      onRoute(routeNow());
      void load();
    },
    refresh: () => void load(),
    dismiss: () => {
      trouble.value = null;
    },
    flush: () => {
      void characters.sheet.value?.flush();
      void partidas.form.value?.flush();
      void page.form.value?.model.flush();
    },
  };
}

/** Frames to wait for the first choice: a large sheet takes some to be drawn. */
const FRAMES = 10;

function focusWhenDrawn(...selectors: readonly string[]): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const attempt = (frame: number) => {
    const found = find(selectors[0] ?? '*') ?? (frame < FRAMES ? null : selectors.map(find).find(Boolean));
    if (found) found.focus();
    else if (frame < FRAMES) requestAnimationFrame(() => attempt(frame + 1));
  };
  requestAnimationFrame(() => attempt(1));
}
