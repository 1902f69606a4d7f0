import type { Questions } from '../../../entrypoints/background/messages';
import type { Api, TabListener } from '../../../entrypoints/content/ask';
import { bringReader } from '../../../entrypoints/content/reader';
import { registry } from '../../../entrypoints/content/registry';
import { Preparation } from '../../../entrypoints/content/submit/prepare';

type Answers = { [Q in keyof Questions]?: (order: never) => unknown };

/** A browser with a background that answers from a table, and brings the later scripts into the page itself. */
export class FakeApi {
  readonly asked: { ask: keyof Questions; order: unknown }[] = [];
  readonly listeners = new Set<TabListener>();
  id: string | undefined = 'fe';
  /** What `panel.js` does; by default nothing comes. */
  bringPanel: () => void = () => {};

  constructor(private readonly answers: Answers = {}) {}

  /** What Chromium leaves of it when the extension is gone: nothing. */
  get api(): Api {
    const self = this;
    const runtime = {
      id: 'fe',
      sendMessage: (message: unknown) => this.answer(message as { ask: keyof Questions; order: never }),
      onMessage: {
        addListener: (listener: TabListener) => this.listeners.add(listener),
        removeListener: (listener: TabListener) => this.listeners.delete(listener),
      },
    } as unknown as NonNullable<Api['runtime']>;
    return {
      get runtime() {
        return self.id === undefined ? undefined : runtime;
      },
      get i18n() {
        return self.id === undefined
          ? undefined
          : { getMessage: (key: string, values: string[]) => [key, ...values].join(' ') };
      },
    } as Api;
  }

  private async answer({ ask, order }: { ask: keyof Questions; order: never }): Promise<unknown> {
    if (!this.id) throw new Error('Extension context invalidated.');
    this.asked.push({ ask, order });
    if (ask === 'panel') {
      const own = registry();
      const { script } = order as { script: string };
      if (script === 'panel') this.bringPanel();
      else if (script === 'submit' && own?.reader) own.submit ??= new Preparation(own, own.reader);
      else if (own) bringReader(own);
      return { ok: true, value: null };
    }
    const answer = this.answers[ask];
    return answer ? { ok: true, value: await answer(order) } : { ok: false, failure: 'no answer' };
  }

  /** Brings the reader into the page, as the popup does where nobody answers. */
  wake(): void {
    const own = registry();
    if (own) bringReader(own);
  }

  /** Asks the page as the popup does. */
  askTab(tab: string): Promise<unknown> {
    return new Promise((resolve) => {
      const taken = [...this.listeners].map((listener) => listener({ tab }, null, resolve));
      if (!taken.includes(true)) resolve('absent');
    });
  }
}
