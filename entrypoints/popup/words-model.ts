import { type ReadonlySignal, signal } from '@preact/signals';
import type { Told } from '../background/messages';
import type { Desk } from './desk';

/** A word may stand twice, so each has its place (1 to 12). `before`: they had been shown before. */
interface Shown {
  readonly words: readonly { readonly at: number; readonly word: string }[];
  readonly before: boolean;
}

export interface WordsModel {
  /** The words while they are shown; `null` while they are not. */
  readonly shown: ReadonlySignal<Shown | null>;
  readonly typed: ReadonlySignal<string>;
  readonly problems: ReadonlySignal<readonly Told[]>;
  /** What restoring did, in words. */
  readonly done: ReadonlySignal<string>;
  readonly busy: ReadonlySignal<boolean>;
  show(): Promise<void>;
  hide(): void;
  type(text: string): void;
  restore(): Promise<void>;
}

/** The twelve words of this browser's keys. They are asked for by a click alone, and kept nowhere here. */
export function createWordsModel(desk: Desk): WordsModel {
  const shown = signal<Shown | null>(null);
  const typed = signal('');
  const problems = signal<readonly Told[]>([]);
  const done = signal('');
  const busy = signal(false);
  const once = async (work: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    await work().catch(desk.tell);
    busy.value = false;
  };
  return {
    shown,
    typed,
    problems,
    done,
    busy,
    show: () =>
      once(async () => {
        const { words, shown: before } = await desk.ask('recoveryWords', null);
        shown.value = { words: words.split(' ').map((word, index) => ({ at: index + 1, word })), before };
        desk.focus('.words-list');
      }),
    hide: () => {
      shown.value = null;
      desk.announce(desk.say('words_hidden'));
      desk.focus('.words-own button');
    },
    type: (text) => {
      typed.value = text;
      problems.value = [];
      done.value = '';
    },
    restore: () =>
      once(async () => {
        const saved = await desk.ask('restoreWords', { words: typed.value });
        problems.value = saved.ok ? [] : saved.problems;
        if (!saved.ok) {
          desk.focus('.words-restore textarea');
          return;
        }
        // Those on the screen are no longer the ones in use.
        shown.value = null;
        typed.value = '';
        done.value = saved.value.message;
      }),
  };
}
