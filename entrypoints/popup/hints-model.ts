import { type ReadonlySignal, signal } from '@preact/signals';
import { fileName } from '../../components/controls/download';
import type { HintPart, Markup, SiteHints } from '../background/messages';
import type { Desk } from './desk';
import type { House } from './room';
import { savedValue } from './saved';

/** What the reader says of the site in front, where our guess is wrong. */
export interface HintsModel {
  /** `null` where the extension was not let in. */
  readonly hints: ReadonlySignal<SiteHints | null>;
  readonly busy: ReadonlySignal<boolean>;
  load(host: string | null): Promise<void>;
  /** Begins to point in the page, and shows it. */
  point(part: HintPart): Promise<void>;
  forget(part: HintPart): Promise<void>;
  forgetAccount(): Promise<void>;
  write(markup: Markup | null): Promise<void>;
  handOn(): Promise<void>;
  bringIn(json: string): Promise<void>;
}

export function createHintsModel(
  desk: Desk,
  tools: Pick<House, 'tab' | 'leave'>,
  reload: () => Promise<void>,
): HintsModel {
  const { ask, say } = desk;
  const hints = signal<SiteHints | null>(null);
  const busy = signal(false);
  const work = async (task: (host: string) => Promise<void>): Promise<void> => {
    const host = hints.value?.host;
    if (busy.value || !host) return;
    busy.value = true;
    try {
      await task(host);
    } catch (reason) {
      desk.tell(reason);
    } finally {
      busy.value = false;
    }
  };
  return {
    hints,
    busy,
    load: async (host) => {
      hints.value = host === null ? null : await ask('hints', { host });
    },
    point: (part) =>
      work(async () => {
        const tab = await tools.tab();
        if (!tab) return;
        savedValue(await ask('startPointing', { tab: tab.id, part }));
        tools.leave();
      }),
    forget: (part) =>
      work(async (host) => {
        hints.value = savedValue(await ask('setHint', { host, part, markup: null }));
        desk.announce(say('popup_hints_forgotten'));
        desk.focus(`[data-point="${part}"]`);
        await reload();
      }),
    forgetAccount: () =>
      work(async (host) => {
        hints.value = savedValue(await ask('nameAccount', { host, account: null }));
        desk.announce(say('popup_hints_forgotten'));
        desk.focus('.hints');
        await reload();
      }),
    write: (markup) =>
      work(async (host) => {
        hints.value = savedValue(await ask('setHint', { host, part: 'markup', markup }));
        desk.announce(say('control_saved'));
        await reload();
      }),
    handOn: () =>
      work(async () =>
        desk.download(fileName('foros', 'json'), 'application/json', await ask('exportHints', null)),
      ),
    bringIn: (json) =>
      work(async () => {
        const brought = savedValue(await ask('importHints', { json }));
        desk.announce(say('popup_hints_imported', brought.length));
        await reload();
      }),
  };
}
