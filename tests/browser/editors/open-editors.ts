import type { Page } from 'playwright-core';
import { type BrowserName, type OpenOptions, openPlayer, type Player } from '../harness/browsers';
import { ARMAND } from '../harness/world';
import { PopupPage } from '../pages/popup-page';
import { EditorTab } from './editor-tab';
import { editorCases } from './list';
import { type EditorServer, startEditors } from './server';

/** A browser with the extension and Armand in it, before the pages of all editors: one tab for all of them. */
export class Editors {
  private constructor(
    readonly server: EditorServer,
    readonly player: Player,
    readonly page: Page,
    /** A page of the extension that stays open, to ask the background from. */
    readonly extension: Page,
    private readonly popup: PopupPage,
  ) {}

  static async open(browser: BrowserName, options: OpenOptions = {}): Promise<Editors> {
    const server = await startEditors();
    const player = await openPlayer(browser, options);
    const popup = await PopupPage.open(player, 'characters');
    await popup.createCharacter(ARMAND);
    const page = await player.context.newPage();
    // An editor with unsaved text asks before its page is left.
    page.on('dialog', (dialog) => void dialog.accept());
    return new Editors(server, player, page, popup.page, popup);
  }
  tab(id: string): EditorTab {
    const editor = editorCases.find((one) => one.id === id);
    if (!editor) throw new TypeError(`no editor ${id}`);
    return new EditorTab(this.page, editor, this.server, this.popup.say);
  }
  async close(): Promise<void> {
    await this.player.close();
    await this.server.close();
  }
}
