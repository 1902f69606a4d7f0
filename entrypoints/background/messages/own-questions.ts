/** What only our own pages may ask. */
import type { SheetData } from '../../../rules/system';
import type { HintPart, SiteHints } from './hints';
import type { OwnMoveQuestions } from './moves';
import type { Markup, PageRef } from './page';
import type { CharacterView, Health, LogFilter, LogRow, Partida, Saved, Site } from './popup';

export interface OwnQuestions extends OwnMoveQuestions {
  health(order: null): Health;
  characters(order: null): readonly CharacterView[];
  newCharacter(order: { system: string }): Saved<CharacterView>;
  saveCharacter(order: { id: string; name: string; data: SheetData }): Saved<CharacterView>;
  duplicateCharacter(order: { id: string }): Saved<CharacterView>;
  deleteCharacter(order: { id: string }): Saved<null>;
  restoreCharacter(order: { id: string }): Saved<CharacterView>;
  exportCharacters(order: { ids: readonly string[] }): string;
  importCharacters(order: { json: string }): Saved<readonly CharacterView[]>;
  partidas(order: null): readonly Partida[];
  savePartida(order: Partida): Saved<Partida>;
  /**
   * Sets some settings and figures of one game in a stored partida; the others stay. Problems have the id of the
   * setting or field. Answers the partida as it is then.
   */
  setFigures(order: { partida: string; system: string; set: SheetData }): Saved<Partida>;
  deletePartida(order: { id: string }): Saved<null>;
  /** The partida a page belongs to, or a proposal for a new one. */
  partidaFor(order: PageRef): { readonly partida: Partida; readonly stored: boolean };
  /**
   * The twelve words all keys of this browser come from, made now if there are none; from then on they count as
   * shown. `shown`: they had been before. Only for our own pages.
   */
  recoveryWords(order: null): { readonly words: string; readonly shown: boolean };
  /**
   * Takes the keys of twelve words written down elsewhere. Problems: `words_count`, one `word_unknown` per word,
   * `words_checksum`. `kept`: the keys of before were others and are kept as a backup; `message` says so.
   */
  restoreWords(order: { words: string }): Saved<{ readonly kept: boolean; readonly message: string }>;
  log(order: LogFilter): readonly LogRow[];
  exportLog(order: { format: 'json' | 'csv'; partida: string | null }): string;

  sites(order: null): readonly Site[];
  /** To be asked once the browser has granted the permission; registers the script and starts it in open tabs. */
  enableSite(order: { origin: string }): Saved<Site>;
  /** Takes the script away; the permission is given back by whoever asked for it. */
  disableSite(order: { origin: string }): Saved<null>;
  /** Forgets what was pointed at (`markup` is `null` then), or says how a site writes; open pages follow at once. */
  setHint(order: { host: string; part: HintPart | 'markup'; markup: Markup | null }): Saved<SiteHints>;
  /** Begins the pointing in the page of a tab and shows that tab; what is pointed at is kept by the page itself. */
  startPointing(order: { tab: number; part: HintPart }): Saved<null>;
  /** All that was said of sites, as a file. */
  exportHints(order: null): string;
  /** Brings in such a file: all of it or nothing. */
  importHints(order: { json: string }): Saved<readonly SiteHints[]>;
}
