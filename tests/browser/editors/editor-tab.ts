import type { Locator, Page } from 'playwright-core';
import type { Say } from '../../../components/words';
import { Editor } from '../pages/board-page';
import { RollBar } from '../pages/roll-bar';
import type { Inside, InsideWindow } from './inside/fe';
import { linesOf } from './lines';
import type { EditorCase } from './list';
import type { EditorServer } from './server';

/** One test page with its editor, used as a person uses it. */
export class EditorTab {
  constructor(
    readonly page: Page,
    readonly editor: EditorCase,
    readonly server: EditorServer,
    readonly say: Say,
  ) {}

  /** @param field Attributes for the form's own field. */
  address(field = ''): string {
    const address = new URL(this.server.address(this.editor));
    if (field !== '') address.searchParams.set('field', field);
    return address.href;
  }
  async open(field = ''): Promise<this> {
    await this.page.goto(this.address(field));
    await this.ready();
    await this.bar.opener.waitFor();
    return this;
  }
  /** The editor stands. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => (globalThis as InsideWindow).inside !== undefined);
  }
  get form(): Locator {
    return this.page.locator('form.post-form');
  }
  get bar(): RollBar {
    return new RollBar(new Editor(this.page, this.form), this.say);
  }
  get field(): Locator {
    const { frame, field } = this.editor;
    return frame ? this.page.frameLocator(frame).locator(field) : this.page.locator(field).first();
  }
  inside<T>(ask: (inside: Inside) => T): Promise<T> {
    return this.page.evaluate(`(${ask})(globalThis.inside)`) as Promise<T>;
  }
  /** What the editor would send, line by line. */
  async lines(): Promise<string[]> {
    return linesOf(await this.data(), this.editor.data);
  }
  data(): Promise<string> {
    return this.inside((inside) => inside.data());
  }
  async draft(): Promise<string[] | null> {
    const draft = await this.inside((inside) => inside.draft);
    return draft === null ? null : linesOf(draft, this.editor.data);
  }
  async fill(text: string): Promise<void> {
    await this.page.evaluate((content) => (globalThis as InsideWindow).inside?.fill(content), text);
  }
  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  /** Letters where the caret is; ASCII, since Playwright types nothing else into a frame of stock Firefox. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
  /** The toolbar open, with its character chosen. */
  async toolbar(): Promise<RollBar> {
    const bar = await this.bar.open();
    if ((await bar.character()) !== 'Armand') await bar.chooseCharacter('Armand');
    await bar.rollButton.waitFor();
    return bar;
  }
  /** Rolls with a reason typed in the toolbar; answers why the block is not in the editor, if it is not. */
  async roll(label: string): Promise<string | null> {
    const bar = await this.toolbar();
    await bar.set({ label });
    await bar.rollButton.click();
    await bar.said.or(bar.loose).first().waitFor();
    if ((await bar.loose.count()) === 0) return null;
    return ((await bar.loose.first().textContent()) ?? '').replace(/\s+/g, ' ');
  }
  /** Whether the editor's own event told the board of what stands there, at once or a moment later. */
  async drafted(lines: readonly string[]): Promise<boolean> {
    for (let wait = 0; wait < 25; wait += 1) {
      if ((await this.draft())?.join('\n') === lines.join('\n')) return true;
      await this.page.waitForTimeout(100);
    }
    return false;
  }
  /** Redo, by the key that this editor knows. */
  async redo(wanted: readonly string[]): Promise<string[]> {
    await this.keys('ControlOrMeta+y');
    const lines = await this.lines();
    if (lines.join('\n') === wanted.join('\n')) return lines;
    await this.keys('ControlOrMeta+Shift+Z');
    return this.lines();
  }
  /** The caret behind everything. */
  async toEnd(): Promise<void> {
    await this.field.click({ position: { x: 5, y: 5 } });
    await this.keys('ControlOrMeta+End');
  }
  /** Presses the button; ends when the board has the post. @throws when the toolbar keeps it back */
  async send(): Promise<void> {
    const kept = await this.press();
    if (kept !== null) throw new Error(`the post was kept back: ${kept}`);
  }
  /** Presses the button; answers why the toolbar keeps the post back, `null` when the board has it. */
  async press(): Promise<string | null> {
    const kept = this.bar.host.locator('.note[data-stops]');
    await this.form.locator('.send').click();
    await this.page.locator('#sent').or(kept).first().waitFor();
    return (await kept.count()) === 0 ? null : kept.textContent();
  }
}
