import { type ReadonlySignal, signal } from '@preact/signals';
import { createUndo } from '../../components/controls/undo';
import type { Say } from '../../components/words';
import type { Language } from '../../rules/system';
import type { Health } from '../background/messages';
import type { Ask } from './ask';
import type { Desk } from './desk';
import { copyText } from './files';
import { focusWhenDrawn } from './focus';
import type { House, Room, Rooms } from './room';
import type { Route, View } from './route';
import type { UnsavedText } from './unsaved';

export interface PopupModel {
  readonly desk: Desk;
  readonly view: ReadonlySignal<View>;
  /** The room of the view, once it is loaded. */
  readonly room: ReadonlySignal<Room | null>;
  /** Said to who cannot see the change. */
  readonly announcement: ReadonlySignal<string>;
  /** Something that did not work, until it is dismissed. */
  readonly trouble: ReadonlySignal<{ readonly reason: unknown } | null>;
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
  readonly house: Omit<House, 'go' | 'opened'>;
  readonly rooms: Rooms;
  readonly route: Route;
  readonly onRoute: (route: Route) => void;
}

export function createPopupModel(options: PopupOptions): PopupModel {
  const { ask, say, route, onRoute } = options;
  const health = signal<Health>({ readOnly: false, message: null });
  const announcement = signal('');
  const trouble = signal<{ readonly reason: unknown } | null>(null);
  const unread = signal<{ readonly reason: unknown } | null>(null);
  const view = signal<View>(route.view);
  const room = signal<Room | null>(null);
  const opened = new Map<View, Room>();

  /** Until then the keyboard stays at the top of the page, where it is in every page that was just opened. */
  let started = false;

  const announce = (words: string) => {
    // The same words twice are news too: a live region only speaks when its text changes.
    announcement.value = announcement.value === words ? `${words}\u00a0` : words;
  };
  const tell = (reason: unknown) => {
    trouble.value = { reason };
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
    tell,
    copy: async (text, said) => announce((await copyText(text)) ? said : say('popup_copy_failed')),
    download: options.download,
    focus: (...selectors) => {
      if (started) focusWhenDrawn(...selectors);
    },
  };

  const go = (next: View) => {
    if (next === view.value) return;
    view.value = next;
    room.value = opened.get(next) ?? null;
    unread.value = null;
    trouble.value = null;
    onRoute({ view: next, open: null });
    void load();
  };
  const roomOf = async (which: View): Promise<Room> => {
    const open = await options.rooms[which]();
    const known = opened.get(which);
    if (known) return known;
    const made = open(desk, {
      ...options.house,
      go,
      opened: (id) => {
        if (view.value === which) onRoute({ view: which, open: id });
      },
    });
    opened.set(which, made);
    return made;
  };
  const load = async () => {
    const which = view.value;
    try {
      const found = opened.get(which) ?? (await roomOf(which));
      if (which === view.value) room.value = found;
      await found.load();
      if (which === view.value) unread.value = null;
    } catch (reason) {
      if (which === view.value) unread.value = { reason };
    }
  };

  return {
    desk,
    view,
    room,
    announcement,
    trouble,
    unread,
    start: () => {
      // Health first: it decides whether typed text of another sitting may go out.
      void ask('health', null)
        .then((answer) => {
          health.value = answer;
        }, tell)
        .then(load)
        .then(() => {
          if (route.open) room.value?.open?.(route.open);
          started = true;
        });
    },
    go,
    refresh: () => void load(),
    dismiss: () => {
      trouble.value = null;
    },
    flush: () => {
      for (const one of opened.values()) one.flush?.();
    },
  };
}
