import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { sayIn } from '../../components/words';

/** The parts of the browser that WXT's fake one lacks: permissions, registered scripts, tabs that answer, words. */
export interface StandIn {
  granted: string[];
  registered: { id: string; matches?: string[]; js?: string[] }[];
  /** What each tab answers to `drafts`. */
  readonly drafts: Map<number, () => Promise<unknown>>;
  readonly executed: { target: { tabId: number; frameIds?: number[] }; files: string[] }[];
}

const event = () => {
  const listeners: ((value: { origins?: string[] }) => void)[] = [];
  return {
    addListener: (listener: (value: { origins?: string[] }) => void) => void listeners.push(listener),
    fire: (value: { origins?: string[] }) => {
      for (const listener of listeners) listener(value);
    },
  };
};

export function standIn() {
  fakeBrowser.reset();
  const say = sayIn('es');
  const here: StandIn = { granted: [], registered: [], drafts: new Map(), executed: [] };
  const onAdded = event();
  const onRemoved = event();
  const put = <T extends object>(part: T, functions: object) => Object.assign(part, functions);
  put(fakeBrowser.i18n, { getMessage: (key: string, values: string[] = []) => say(key as never, ...values) });
  put(fakeBrowser.runtime, {
    getManifest: () => ({
      manifest_version: 3,
      version: '1.0.0',
      host_permissions: ['*://*.comunidadumbria.com/*'],
    }),
  });
  put(fakeBrowser.permissions, {
    getAll: async () => ({ origins: ['*://*.comunidadumbria.com/*', ...here.granted] }),
    onAdded,
    onRemoved,
  });
  put(fakeBrowser.scripting, {
    getRegisteredContentScripts: async (filter?: { ids?: string[] }) =>
      here.registered.filter(({ id }) => !filter?.ids || filter.ids.includes(id)),
    registerContentScripts: async (scripts: StandIn['registered']) => {
      if (scripts.some(({ id }) => here.registered.some((one) => one.id === id))) {
        throw new Error('Duplicate script ID');
      }
      here.registered.push(...scripts);
    },
    unregisterContentScripts: async ({ ids }: { ids: string[] }) => {
      here.registered = here.registered.filter(({ id }) => !ids.includes(id));
    },
    executeScript: async (injection: StandIn['executed'][number]) => void here.executed.push(injection),
  });
  const open = [1, 2, 3].map((id) => ({ id, url: id === 3 ? 'https://foro.example/t/1' : '' }));
  put(fakeBrowser.tabs, {
    query: async ({ url }: { url?: string }) => (url ? open.filter((tab) => tab.url !== '') : open),
    sendMessage: async (tab: number) => {
      const answer = here.drafts.get(tab);
      if (!answer) throw new Error('Could not establish connection. Receiving end does not exist.');
      return answer();
    },
    create: vi.fn(async () => ({})),
  });
  put(fakeBrowser.action, { openPopup: vi.fn(async () => undefined) });
  return { here, onAdded, onRemoved };
}
