import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Say } from '../../../components/words';
import type { PageVerdicts } from '../../../entrypoints/background/messages';
import { SECTIONS } from '../../board/seed';
import { type Doorman, type RunningBoard, startBoard } from '../../board/start';
import { BoardPage, type Editor } from '../pages/board-page';
import { PopupPage, type SheetText } from '../pages/popup-page';
import { RollBar, type Wish } from '../pages/roll-bar';
import { askTab } from './background';
import { type BrowserName, type OpenOptions, openPlayer, type Player, removeProfile } from './browsers';
import { Writer } from './writer';

export const ARMAND: SheetText = {
  name: 'Armand',
  system: 'plenilunio',
  fields: { astucia: 3 },
  rows: { especialidades: [{ caracteristica: 'astucia', especialidad: 'Seguir rastros' }] },
};

/** One person: an account of the board in a browser of its own, with the extension. */
export class Person {
  private constructor(
    readonly player: Player,
    readonly boardUrl: string,
    readonly account: string,
    readonly board: BoardPage,
    /** A page of the extension that stays open, to ask the background from. */
    readonly extension: Page,
    readonly say: Say,
    readonly language: 'es' | 'en',
  ) {}

  /** Logs in, and creates the character in the popup. */
  static async come(
    player: Player,
    boardUrl: string,
    account: string,
    character?: SheetText,
  ): Promise<Person> {
    const popup = await PopupPage.open(player, 'characters');
    if (character) await popup.createCharacter(character);
    const { say, language } = popup;
    const board = await new BoardPage(await player.context.newPage(), boardUrl).logIn(account);
    return new Person(player, boardUrl, account, board, popup.page, say, language);
  }
  get page(): Page {
    return this.board.page;
  }
  /** The verdicts of the rolls in the page, as the content script shows them, once there are `count` of them. */
  async verdicts(count: number, forum: Page = this.page): Promise<PageVerdicts> {
    let verdicts: PageVerdicts | null = null;
    for (let attempt = 0; attempt < 100; attempt += 1) {
      // Until the page was read once there is nothing to say of it.
      verdicts = await askTab(this.extension, forum, 'rolls').catch(() => null);
      if (verdicts && verdicts.blocks.length >= count) return verdicts;
      await forum.waitForTimeout(100);
    }
    throw new Error(`${forum.url()}: ${verdicts?.blocks.length ?? 'no'} rolls were read, not ${count}`);
  }
  async newTab(): Promise<BoardPage> {
    return new BoardPage(await this.player.context.newPage(), this.boardUrl);
  }
  /** The toolbar of an editor, opened, with `character` chosen where none was. */
  async bar(editor: Editor = this.board.editor(), character = 'Armand'): Promise<RollBar> {
    const bar = await new RollBar(editor, this.say).open();
    if ((await bar.character()) !== character) await bar.chooseCharacter(character);
    await bar.rollButton.waitFor();
    return bar;
  }
  /** Rolls in the quick reply of a thread and posts it; gives the post's id. */
  async rollAndPost(topic: number, wish: Wish = {}): Promise<number> {
    await this.board.openTopic(topic);
    await (await this.bar()).roll(wish);
    return this.board.send();
  }
}

/** A board of its own with the people of one test file, in one browser. */
export class World {
  readonly #people: Player[] = [];
  readonly #writers = new Map<string, Writer>();
  private constructor(
    readonly browser: BrowserName,
    readonly board: RunningBoard,
    readonly folder: string,
  ) {}

  /** @param doorman Sees every request to the board first. */
  static async open(browser: BrowserName, doorman?: Doorman): Promise<World> {
    const folder = mkdtempSync(join(tmpdir(), 'fe-world-'));
    const board = await startBoard({ port: 0, folder, ...(doorman ? { doorman } : {}) });
    return new World(browser, board, folder);
  }
  async person(account: string, character?: SheetText, options: OpenOptions = {}): Promise<Person> {
    const player = await openPlayer(this.browser, options);
    this.#people.push(player);
    return Person.come(player, this.board.url, account, character);
  }
  /** An account that writes without a browser. */
  async writer(account: string): Promise<Writer> {
    const writer = this.#writers.get(account) ?? (await Writer.logIn(this.board.url, this.folder, account));
    this.#writers.set(account, writer);
    return writer;
  }
  /** A new thread of the director's. */
  async thread(title: string, section: number = SECTIONS.plenilunio): Promise<number> {
    return (await this.writer('director')).thread(section, title);
  }
  async close(): Promise<void> {
    for (const player of this.#people) await player.close();
    await this.board.close();
    removeProfile(this.folder);
  }
}
