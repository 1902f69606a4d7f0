import type { Locator, Page } from 'playwright-core';
import type { Say } from '../../../components/words';
import type { View } from '../../../entrypoints/popup/route';
import { systemById } from '../../../rules/index';
import { ask, tabId } from '../harness/background';
import { closeTab, extensionPage, type Player } from '../harness/browsers';
import { languageOf, wordsOf } from '../harness/words';

/** What a test writes in a sheet: numbers and texts by field id, rows as lists. */
export interface SheetText {
  readonly name: string;
  readonly system: string;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly rows?: Readonly<Record<string, readonly Readonly<Record<string, string | number>>[]>>;
}

/** The extension's popup, opened as a page about one tab of the forum. */
export class PopupPage {
  private constructor(
    readonly player: Player,
    readonly page: Page,
    readonly language: 'es' | 'en',
    readonly say: Say,
  ) {}

  /** Opens it on a view; `forum` is the tab it is about, as the toolbar button would have it. */
  static async open(player: Player, view: View, forum?: Page): Promise<PopupPage> {
    let page = await extensionPage(player, `popup.html#${view}`, '#tab-panel');
    if (forum) {
      const address = `popup.html?tab=${await tabId(page, forum)}#${view}`;
      await closeTab(player, page);
      page = await extensionPage(player, address, '#tab-panel');
    }
    const language = await languageOf(page);
    return new PopupPage(player, page, language, wordsOf(language));
  }

  async go(view: View): Promise<void> {
    await this.page.locator(`#tab-${view}`).click();
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Creates a character and fills its sheet as a person does; ends when it is stored. */
  async createCharacter({ name, system, fields = {}, rows = {} }: SheetText): Promise<void> {
    const game = systemById(system);
    if (!game) throw new TypeError(`no system ${system}`);
    const term = (id: string): string => game.term(id, this.language);
    await this.button(this.say('popup_new_character')).click();
    await this.button(term(system)).click();
    const sheet = this.page.locator('form.sheet');
    const label = (place: Locator, id: string): Locator => place.getByLabel(term(id), { exact: true });
    await sheet.getByLabel(this.say('sheet_name'), { exact: true }).fill(name);
    for (const [id, value] of Object.entries(fields)) await write(label(sheet, id), value, term);
    for (const [id, lines] of Object.entries(rows)) {
      const list = sheet.getByRole('group', { name: term(id), exact: true });
      for (const [at, line] of lines.entries()) {
        const card = list.locator('[data-row]').nth(at);
        if ((await card.count()) === 0) await list.locator('[data-add] button').click();
        for (const [column, value] of Object.entries(line)) await write(label(card, column), value, term);
      }
    }
    await this.stored({ name, system, fields, rows });
  }

  /** «Guardado» may still be that of the field before: the store itself says when everything is there. */
  private async stored(sheet: SheetText): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const own = (await ask(this.page, 'characters', null)).find(({ name }) => name === sheet.name);
      if (own && holds(own.data, sheet)) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`${sheet.name} was not stored as typed`);
  }

  /** Opens the sheet of a character. */
  async open(name: string): Promise<void> {
    await this.page.locator('.item-open', { hasText: name }).first().click();
    await this.page.locator('#sheet-title', { hasText: name }).waitFor();
  }
  /** Pastes text into the import panel. */
  async importText(json: string): Promise<void> {
    const paste = this.page.getByLabel(this.say('popup_import_paste'), { exact: true });
    if ((await paste.count()) === 0) await this.button(this.say('popup_import')).click();
    await paste.fill(json);
    await this.button(this.say('popup_import_do')).click();
  }

  /** «¿Quién tira aquí?» */
  async chooseCharacter(name: string): Promise<void> {
    await this.page.locator('.chip', { hasText: name }).click();
  }
  async activeCharacter(): Promise<string> {
    const chosen = this.page.locator('.chip').filter({ has: this.page.locator('input:checked') });
    return ((await chosen.textContent()) ?? '').trim();
  }
  /** The verdicts of the page's rolls, as the extension's own words. */
  async rolls(): Promise<{ words: string; line: string }[]> {
    const items = this.page.locator('.verdict');
    await items.first().waitFor();
    return items.evaluateAll((nodes) =>
      nodes.map((node) => ({
        words: node.querySelector('.verdict-words')?.textContent ?? '',
        line: node.querySelector('.verdict-line')?.textContent ?? '',
      })),
    );
  }
}

type Line = Readonly<Record<string, unknown>>;
const holds = (data: Line, { fields = {}, rows = {} }: SheetText): boolean =>
  Object.entries(fields).every(([id, value]) => data[id] === value) &&
  Object.entries(rows).every(([id, lines]) =>
    lines.every((line, at) =>
      Object.entries(line).every(([column, value]) => (data[id] as readonly Line[])[at]?.[column] === value),
    ),
  );

async function write(field: Locator, value: string | number, term: (id: string) => string): Promise<void> {
  const tag = await field.evaluate((node) => node.tagName);
  if (tag === 'SELECT') await field.selectOption({ label: term(String(value)) });
  else await field.fill(String(value));
}
