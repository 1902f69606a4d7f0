import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TabAnswers } from '../../../entrypoints/background/messages';
import { openCharacters } from '../../../entrypoints/popup/characters-room';
import type { Games } from '../../../entrypoints/popup/desk';
import { openLog } from '../../../entrypoints/popup/log-room';
import { openPage } from '../../../entrypoints/popup/page-room';
import { openPartidas } from '../../../entrypoints/popup/partidas-room';
import { Popup } from '../../../entrypoints/popup/popup';
import { createPopupModel } from '../../../entrypoints/popup/popup-model';
import { readRoute } from '../../../entrypoints/popup/route';
// Loaded beforehand: the tests' clock does not wait for modules.
import '../../../entrypoints/popup/partida-parts';
import type { HereTab } from '../../../entrypoints/popup/tab';
import { createUnsavedText } from '../../../entrypoints/popup/unsaved';
import { openWords } from '../../../entrypoints/popup/words-room';
import { say } from '../../components/draw';
import { fakeGame } from '../../components/fake-game';
import { fakeBackground, page } from './fake-background';

export interface OpenOptions {
  readonly route?: string;
  readonly tab?: HereTab | null;
  readonly answers?: Partial<{ [Q in keyof TabAnswers]: TabAnswers[Q] | 'absent' }>;
  /** What the page answers once its reader was brought; without it nothing more comes. */
  readonly woken?: Partial<TabAnswers>;
  readonly background?: ReturnType<typeof fakeBackground>;
  /** Milliseconds until the games are loaded. */
  readonly gamesAfter?: number;
  /** What the reader answers to the browser's question. */
  readonly grant?: () => Promise<boolean>;
}

let host: HTMLElement | null = null;
function close(): void {
  if (host) render(null, host);
  host?.remove();
  host = null;
}
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  close();
  vi.useRealTimers();
  localStorage.clear();
});

/** Lets what was asked be answered and drawn, and the focus be moved. */
export async function settle(ms = 200): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await act(() => {});
}

/** The whole popup over a background in memory. */
export async function openPopup(options: OpenOptions = {}) {
  const background = options.background ?? fakeBackground();
  const answers = { page, rolls: { blocks: [], notes: [], mark: 'roble' }, drafts: [], ...options.answers };
  const downloads: { name: string; text: string }[] = [];
  const requestOrigin = vi.fn(options.grant ?? (async () => true));
  const removeOrigin = vi.fn(async () => true);
  const leave = vi.fn();
  const referIn = vi.fn(async (..._: unknown[]): Promise<string | null> => null);
  const routes: string[] = [];
  const model = createPopupModel({
    ask: background.ask,
    say,
    language: 'es',
    games: async () => {
      if (options.gamesAfter) await new Promise((resolve) => setTimeout(resolve, options.gamesAfter));
      return { systems: [fakeGame] } as unknown as Games;
    },
    unsaved: createUnsavedText(localStorage),
    download: (name, _type, text) => downloads.push({ name, text }),
    house: {
      tab: async () => (options.tab === undefined ? { id: 1, url: 'https://foro.example/t12' } : options.tab),
      askTab: (async (_id: number, question: keyof TabAnswers) => answers[question]) as never,
      wakeTab: async () => {
        Object.assign(answers, options.woken);
      },
      referIn,
      requestOrigin,
      removeOrigin,
      openActa: () => undefined,
      leave,
      filesInTab: null,
    },
    rooms: {
      page: async () => openPage,
      characters: async () => openCharacters,
      partidas: async () => openPartidas,
      log: async () => openLog,
      words: async () => openWords,
    },
    route: readRoute(options.route ?? ''),
    onRoute: (route) => routes.push(`${route.view}/${route.open ?? ''}`),
  });
  close();
  const root = document.createElement('div');
  document.body.append(root);
  host = root;
  await act(() => render(<Popup model={model} openInTab={null} />, root));
  model.start();
  await settle();
  return { host: root, model, background, downloads, requestOrigin, removeOrigin, leave, referIn, routes };
}

/** What the live region says. */
export const said = (root: HTMLElement): string =>
  root.querySelector('.sr-only[aria-live]')?.textContent?.trim() ?? '';
