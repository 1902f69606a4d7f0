import { hintParts, markups, moveActs, type OwnQuestions, type Saved } from '../messages';
import { readSheetData } from '../store/characters';
import { readPartida, storedPartidas } from '../store/partidas';
import {
  characters,
  deleteCharacter,
  duplicateCharacter,
  newCharacter,
  restoreCharacter,
  saveCharacter,
} from './characters';
import { exportCharacters, importCharacters } from './characters-file';
import { type Answers, type Order, refusalOf } from './handler';
import { health } from './health';
import { exportHints, importHints, setHint, startPointing } from './hints';
import { exportLog, logPage } from './log';
import { settleMove } from './moves';
import type { Office } from './office';
import { pageRef } from './orders';
import { deletePartida, partidaFor, savePartida, setFigures } from './partidas';
import { id, int, list, nothing, oneOf, or, orNull, record, text } from './readers';
import { recoveryWords, restoreWords } from './recovery';
import { disableSite, enableSite, sites } from './sites';

const MAX_FILE = 20_000_000;
const byId = record<{ id: string }>({ id: id() });

/** What only our own pages are answered: characters, partidas, words, log, sites. */
export function ownDesk(office: Office): Answers<keyof OwnQuestions> {
  /** A full disk or read-only data is an answer in words, not a failure. */
  const saving = <T>(work: Promise<Saved<T>>): Promise<Saved<T>> =>
    work.catch((error) => ({ ok: false, problems: refusalOf(office, error) }));

  return {
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
    setFigures: {
      read: record<Order<'setFigures'>>({
        partida: id(),
        system: id(40),
        set: (value) => readSheetData(value) ?? undefined,
      }),
      answer: (order) => saving(setFigures(office, order)),
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

    moveInLog: {
      read: record<Order<'moveInLog'>>({ id: id(), act: oneOf(moveActs) }),
      answer: (order) => saving(settleMove(office, { ...order, host: null })),
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

    setHint: {
      read: record<Order<'setHint'>>({
        host: id(253),
        part: oneOf([...hintParts, 'markup'] as const),
        markup: orNull(oneOf(markups)),
      }),
      answer: (order) => saving(setHint(office, order)),
    },
    startPointing: {
      read: record<Order<'startPointing'>>({ tab: int(0, Number.MAX_SAFE_INTEGER), part: oneOf(hintParts) }),
      answer: (order) => startPointing(office, order),
    },
    exportHints: { read: nothing, answer: () => exportHints(office) },
    importHints: {
      read: record<Order<'importHints'>>({ json: text(MAX_FILE) }),
      answer: ({ json }) => saving(importHints(office, json)),
    },
  };
}
