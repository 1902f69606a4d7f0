import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { PartidaModel } from '../../components/partidas/partida-model';
import type {
  BlockVerdict,
  CharacterView,
  NextStep,
  PageRef,
  PageVerdicts,
  PageView,
  Partida,
  RolledBlock,
  Site,
} from '../background/messages';
import type { Desk, Games } from './desk';
import { createHintsModel, type HintsModel } from './hints-model';
import type { House } from './room';
import { savedValue } from './saved';
import { covers, hostOf, originOf } from './sites';

/** What the tab in front is. */
export type Here =
  | { readonly kind: 'looking' }
  /** No page an extension works in: the browser's own, or none known. */
  | { readonly kind: 'elsewhere' }
  /** A site the extension was not let into. */
  | { readonly kind: 'closed'; readonly origin: string }
  /** Let in, but the page has no forum this version recognises (or was not loaded again since). */
  | { readonly kind: 'unknown'; readonly origin: string | null; readonly silent: boolean }
  | { readonly kind: 'forum'; readonly page: PageRef; readonly view: PageView }
  | { readonly kind: 'failed'; readonly reason: unknown };

export interface PageModel {
  readonly here: ReadonlySignal<Here>;
  readonly sites: ReadonlySignal<readonly Site[]>;
  /** `null` while the page reads its thread; absent rolls are an empty list. */
  readonly rolls: ReadonlySignal<PageVerdicts | null>;
  readonly rollsFailed: ReadonlySignal<boolean>;
  readonly form: ReadonlySignal<PartidaForm | null>;
  readonly busy: ReadonlySignal<boolean>;
  /** What was said of this site where the guess was wrong. */
  readonly hints: HintsModel;
  load(): Promise<void>;
  choose(character: string): Promise<void>;
  openForm(): Promise<void>;
  closeForm(): Promise<void>;
  enable(origin: string, granted: Promise<boolean>): Promise<void>;
  disable(site: Site): Promise<void>;
  copyPending(block: RolledBlock): void;
  /** What a button of a block in the page does, from here. */
  refer(block: BlockVerdict, step: NextStep): Promise<void>;
  /** Why the last one could not be done, in words; '' when it was. */
  readonly refused: ReadonlySignal<string>;
  /** Opens the acta of this page's thread. */
  openActa(): Promise<void>;
}
/** The form of this page's partida; its part is loaded when it is first opened. */
export interface PartidaForm {
  readonly Form: typeof import('./partida-parts').PartidaForm;
  readonly model: PartidaModel;
  readonly games: Games;
  readonly characters: readonly CharacterView[];
  readonly scopes: readonly { readonly scope: Partida['scope']; readonly note?: string }[];
}
export function createPageModel(
  desk: Desk,
  tools: Pick<House, 'tab' | 'askTab' | 'wakeTab' | 'referIn' | 'removeOrigin' | 'openActa' | 'leave'>,
): PageModel {
  const { ask, say } = desk;
  const here = signal<Here>({ kind: 'looking' });
  const sites = signal<readonly Site[]>([]);
  const rolls = signal<PageVerdicts | null>(null);
  const rollsFailed = signal(false);
  const form = signal<PartidaForm | null>(null);
  const busy = signal(false);
  const refused = signal('');

  const look = async (): Promise<Here> => {
    const [tab, list] = await Promise.all([tools.tab(), ask('sites', null)]);
    sites.value = list;
    if (!tab) return { kind: 'elsewhere' };
    const origin = originOf(tab.url);
    const letIn = origin !== null && list.some((site) => covers(site.origin, origin));
    let page = await tools.askTab(tab.id, 'page');
    if (page === 'absent' && letIn) {
      await tools.wakeTab(tab.id);
      page = await tools.askTab(tab.id, 'page');
    }
    if (page === null) return { kind: 'unknown', origin, silent: false };
    if (page === 'absent') {
      if (!origin) return { kind: 'elsewhere' };
      return letIn ? { kind: 'unknown', origin, silent: true } : { kind: 'closed', origin };
    }
    void readRolls(tab.id);
    return { kind: 'forum', page, view: await ask('page', page) };
  };
  const readRolls = async (tab: number) => {
    const found = await tools.askTab(tab, 'rolls');
    batch(() => {
      rollsFailed.value = found === 'absent';
      rolls.value = found === 'absent' ? null : (found ?? { blocks: [], notes: [], mark: '' });
    });
  };
  const load = async () => {
    try {
      here.value = await look();
      await hints.load(siteOf(here.value));
    } catch (reason) {
      here.value = { kind: 'failed', reason };
    }
  };
  const work = async (task: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    try {
      await task();
    } catch (reason) {
      desk.tell(reason);
    } finally {
      busy.value = false;
    }
  };
  const refreshView = async (page: PageRef) => {
    here.value = { kind: 'forum', page, view: await ask('page', page) };
  };

  const hints = createHintsModel(desk, tools, load);

  return {
    here,
    hints,
    sites,
    rolls,
    rollsFailed,
    form,
    busy,
    load: async () => {
      await load();
      const open = form.value?.model;
      if (!open?.stored.value || here.value.kind !== 'forum') return;
      const found = await ask('partidaFor', here.value.page).catch(() => null);
      if (found?.partida.id === open.draft.value.id) open.refresh(found.partida);
    },
    choose: (character) =>
      work(async () => {
        if (here.value.kind !== 'forum') return;
        const { page, view: before } = here.value;
        const view = await ask('choose', { page, character }).catch((reason: unknown) => {
          // Drawn again, so that the browser's own radio mark goes back to who is active.
          here.value = { kind: 'forum', page, view: before };
          throw reason;
        });
        here.value = { kind: 'forum', page, view };
        const name = view.characters.find(({ id }) => id === view.active)?.name ?? '';
        desk.announce(say('popup_now_active', name));
      }),
    openForm: () =>
      work(async () => {
        if (here.value.kind !== 'forum') return;
        const { page } = here.value;
        const [parts, games, found, characters] = await Promise.all([
          import('./partida-parts'),
          desk.games(),
          ask('partidaFor', page),
          ask('characters', null),
        ]);
        const model = parts.createPartidaModel({
          partida: parts.withLiving(found.partida, characters),
          stored: found.stored,
          say,
          save: async (partida) => {
            const saved = savedValue(await ask('savePartida', partida));
            desk.announce(say('control_saved'));
            await refreshView(page);
            return saved;
          },
          games: games.systems,
          language: desk.language,
          saveFigures: async (partida, system, set) => {
            const saved = savedValue(await ask('setFigures', { partida, system, set }));
            desk.announce(say('control_saved'));
            return saved;
          },
        });
        form.value = {
          Form: parts.PartidaForm,
          model,
          games,
          characters,
          scopes: scopesOf(page, found.partida),
        };
        desk.focus('#partida-title');
      }),
    closeForm: async () => {
      await form.value?.model.flush();
      form.value = null;
      desk.focus('[data-form-opener] button');
    },
    enable: (origin, granted) =>
      work(async () => {
        if (!(await granted)) {
          desk.announce(say('popup_site_denied'));
          return;
        }
        savedValue(await ask('enableSite', { origin }));
        desk.announce(say('popup_site_enabled', hostOf(origin)));
        await load();
        desk.focus('#page-title');
      }),
    disable: (site) =>
      work(async () => {
        savedValue(await ask('disableSite', { origin: site.origin }));
        await tools.removeOrigin(site.origin);
        desk.announce(say('popup_site_disabled', hostOf(site.origin)));
        await load();
        desk.focus('#page-title');
      }),
    copyPending: (block) => void desk.copy(block.text, say('log_copied', block.n)),
    refused,
    refer: ({ author, n, code }, step) =>
      work(async () => {
        refused.value = '';
        const tab = await tools.tab();
        const answer = tab ? await tools.referIn(tab.id, { block: { author, n, code }, step }) : 'absent';
        if (answer !== null) {
          refused.value = answer === 'absent' ? say('popup_reload_page') : answer;
        } else if (step.kind === 'count') {
          desk.announce(say('rolls_counted'));
          await load();
        } else {
          desk.announce(say('rolls_asked'));
          tools.leave();
        }
      }),
    openActa: async () => {
      const tab = await tools.tab();
      if (tab) tools.openActa(tab.id);
    },
  };
}

/** The host of a page the extension was let into. */
const siteOf = (here: Here): string | null => {
  if (here.kind === 'forum') return here.page.host;
  return here.kind === 'unknown' && here.origin ? hostOf(here.origin) : null;
};

/** What a partida of this page may cover; the one it covers now is always among them. */
function scopesOf(page: PageRef, { scope }: Partida): PartidaForm['scopes'] {
  const all: { scope: Partida['scope']; note?: string }[] = [];
  if (page.topic !== null) all.push({ scope: { kind: 'topic', id: page.topic }, note: page.title });
  if (page.section !== null) all.push({ scope: { kind: 'section', id: page.section } });
  all.push({ scope: { kind: 'site', id: '' }, note: page.host });
  const known = all.some((one) => one.scope.kind === scope.kind && one.scope.id === scope.id);
  // Storage writes the whole site in its own way: its words win.
  if (known) return all;
  return [{ scope }, ...all.filter((one) => one.scope.kind !== scope.kind)];
}
