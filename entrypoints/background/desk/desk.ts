import type { Questions, Rolled, Saved, Told } from '../messages';
import { pageScripts } from '../messages';
import { readSheetData } from '../store/characters';
import { readPartida, storedPartidas } from '../store/partidas';
import { bringScript, openPopup } from '../tabs';
import { beacon } from './beacon';
import {
  characters,
  deleteCharacter,
  duplicateCharacter,
  newCharacter,
  restoreCharacter,
  saveCharacter,
} from './characters';
import { exportCharacters, importCharacters } from './characters-file';
import { check } from './checks';
import { Counter } from './counter';
import { health } from './health';
import { reveal } from './hidden';
import { exportLog, logPage } from './log';
import type { Asker, Office } from './office';
import { openScene } from './opening';
import {
  beaconOrder,
  blockOrder,
  openingOrder,
  pageRef,
  personOrder,
  planOrder,
  recheckOrder,
  rollOrder,
  threadText,
} from './orders';
import { choose, pageView, preview } from './page';
import { deletePartida, partidaFor, savePartida } from './partidas';
import { acceptKey, confirmDirector } from './people';
import { id, int, list, nothing, oneOf, or, orNull, type Reader, record, text } from './readers';
import { recoveryWords, restoreWords } from './recovery';
import { recheck, renumber } from './renumber';
import { roll } from './rolls';
import { disableSite, enableSite, sites } from './sites';
import { toldWorld } from './told';

type Order<Q extends keyof Questions> = Parameters<Questions[Q]>[0];
type Reply<Q extends keyof Questions> = ReturnType<Questions[Q]>;
/** How a question is answered: what was sent is read first, and the answer never sees anything else. */
interface Handler<Q extends keyof Questions> {
  readonly read: Reader<Order<Q>>;
  readonly answer: (order: Order<Q>, asker: Asker) => Reply<Q> | Promise<Reply<Q>>;
}
/** Every question with its answer: one without does not compile. */
export type Desk = { readonly [Q in keyof Questions]: Handler<Q> };

const MAX_FILE = 20_000_000;
const byId = record<{ id: string }>({ id: id() });

export function createDesk(office: Office): Desk {
  const counter = new Counter(office.draftsElsewhere, office.now, office.isOpen);
  const refusal = (error: unknown): readonly Told[] => {
    const problem = toldWorld(office.say, error);
    if (!problem) throw error;
    return [problem];
  };
  /** A full disk or read-only data is an answer in words, not a failure. */
  const saving = <T>(work: Promise<Saved<T>>): Promise<Saved<T>> =>
    work.catch((error) => ({ ok: false, problems: refusal(error) }));
  const rolling = (work: Promise<Rolled>): Promise<Rolled> =>
    work.catch((error) => ({ kind: 'refused', problems: refusal(error) }));
  const view = (page: Order<'page'>, asker: Asker) => pageView(office, counter, page, asker);

  return {
    page: { read: pageRef, answer: view },
    preview: { read: planOrder, answer: (order) => preview(office, order) },
    roll: { read: rollOrder, answer: (order, asker) => rolling(roll(office, counter, order, asker)) },
    check: {
      read: record<Order<'check'>>({ page: pageRef, thread: threadText }),
      answer: (order) => check(office, order),
    },
    choose: {
      read: record<Order<'choose'>>({ page: pageRef, character: id() }),
      answer: async ({ page, character }, asker) => {
        await choose(office, page, character);
        return view(page, asker);
      },
    },
    openScene: { read: openingOrder, answer: (order) => rolling(openScene(office, counter, order)) },
    beacon: { read: beaconOrder, answer: (order) => rolling(beacon(office, counter, order)) },
    reveal: { read: blockOrder, answer: (order) => rolling(reveal(office, counter, order)) },
    confirmDirector: {
      read: personOrder,
      answer: async (order, asker) => {
        await confirmDirector(office, order);
        return view(order.page, asker);
      },
    },
    acceptKey: {
      read: personOrder,
      answer: async (order, asker) => {
        await acceptKey(office, order);
        return view(order.page, asker);
      },
    },
    recheck: { read: recheckOrder, answer: (order) => recheck(office, counter, order) },
    renumber: { read: blockOrder, answer: (order) => rolling(renumber(office, counter, order)) },
    panel: {
      read: record<Order<'panel'>>({ script: oneOf(pageScripts) }),
      answer: async ({ script }, { tab, frame }) => {
        if (tab !== null) await bringScript(script, tab, frame);
        return null;
      },
    },
    openPopup: {
      read: nothing,
      answer: async (_, { tab }) => {
        await openPopup(tab);
        return null;
      },
    },

    health: { read: nothing, answer: () => health(office) },
    characters: { read: nothing, answer: () => characters(office) },
    newCharacter: {
      read: record<Order<'newCharacter'>>({ system: id(40) }),
      answer: ({ system }) => saving(newCharacter(office, system)),
    },
    saveCharacter: {
      read: record<Order<'saveCharacter'>>({
        id: id(),
        name: text(2000),
        data: (value) => readSheetData(value) ?? undefined,
      }),
      answer: (order) => saving(saveCharacter(office, order)),
    },
    duplicateCharacter: { read: byId, answer: (order) => saving(duplicateCharacter(office, order.id)) },
    deleteCharacter: { read: byId, answer: (order) => saving(deleteCharacter(office, order.id)) },
    restoreCharacter: { read: byId, answer: (order) => saving(restoreCharacter(office, order.id)) },
    exportCharacters: {
      read: record<Order<'exportCharacters'>>({ ids: list(id(), 10_000) }),
      answer: ({ ids }) => exportCharacters(office, ids),
    },
    importCharacters: {
      read: record<Order<'importCharacters'>>({ json: text(MAX_FILE) }),
      answer: ({ json }) => saving(importCharacters(office, json)),
    },
    partidas: { read: nothing, answer: () => storedPartidas(office.state) },
    savePartida: {
      read: (value) => readPartida(value) ?? undefined,
      answer: (order) => saving(savePartida(office, order)),
    },
    deletePartida: { read: byId, answer: (order) => saving(deletePartida(office, order.id)) },
    partidaFor: { read: pageRef, answer: (page) => partidaFor(office, page) },
    recoveryWords: { read: nothing, answer: () => recoveryWords(office) },
    restoreWords: {
      read: record<Order<'restoreWords'>>({ words: text(2000) }),
      answer: (order) => saving(restoreWords(office, order)),
    },
    log: {
      read: record<Order<'log'>>({
        partida: or(orNull(text(200)), null),
        before: or(orNull(id(400)), null),
        limit: int(1, 1000),
      }),
      answer: (filter) => logPage(office, filter),
    },
    exportLog: {
      read: record<Order<'exportLog'>>({
        format: oneOf(['json', 'csv'] as const),
        partida: orNull(text(200)),
      }),
      answer: (order) => exportLog(office, order),
    },

    sites: { read: nothing, answer: sites },
    enableSite: {
      read: record<Order<'enableSite'>>({ origin: id(300) }),
      answer: ({ origin }) => saving(enableSite(office, origin)),
    },
    disableSite: {
      read: record<Order<'disableSite'>>({ origin: id(300) }),
      answer: ({ origin }) => saving(disableSite(office, origin)),
    },
  };
}
