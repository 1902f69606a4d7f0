import type { FrameLocator, Locator, Page } from 'playwright-core';
import { PASSWORD } from '../../board/seed';

/** Threads of a new board, as `tests/board/scenes.ts` has them. */
export const TOPIC = { fabrica: 1, puerto: 2, faro: 3, casa: 4, charla: 5 } as const;

/** A tab on the board, used as a person uses it. */
export class BoardPage {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async logIn(name: string): Promise<this> {
    await this.page.goto(`${this.url}/login`);
    await this.page.fill('input[name=name]', name);
    await this.page.fill('input[name=password]', PASSWORD);
    await this.page.click('.login-form button');
    await this.page.locator('.account-name').waitFor();
    return this;
  }
  async openTopic(id: number, page = 1): Promise<this> {
    await this.page.goto(`${this.url}/topic/${id}?page=${page}`);
    return this;
  }
  async openReply(id: number, quote?: number): Promise<this> {
    await this.page.goto(`${this.url}/topic/${id}/reply${quote === undefined ? '' : `?quote=${quote}`}`);
    return this;
  }
  async openEdit(post: number): Promise<this> {
    await this.page.goto(`${this.url}/post/${post}/edit`);
    return this;
  }
  /** «Editar aquí»: an editor that was not in the page when it loaded. */
  async editHere(post: number): Promise<Editor> {
    await this.post(post).locator('.edit-here').click();
    const form = this.post(post).locator('form.post-form');
    await form.waitFor();
    return new Editor(this.page, form);
  }
  /** The quick reply of a thread, or the editor of a page that has only one. */
  editor(): Editor {
    return new Editor(
      this.page,
      this.page.locator('.quick form.post-form, main > .card form.post-form').first(),
    );
  }
  post(id: number): Locator {
    return this.page.locator(`#p${id}`);
  }
  body(id: number): Locator {
    return this.post(id).locator('.post-body');
  }
  /** Sends the form and gives the id of the post that was written or changed. */
  async send(editor: Editor = this.editor()): Promise<number> {
    await editor.form.locator('.send').click();
    await this.page.waitForURL(/#p\d+$/);
    return Number(/#p(\d+)$/.exec(this.page.url())?.[1]);
  }
  /** Writes a post with the board alone, without the toolbar. */
  async writePost(topic: number, message: string): Promise<number> {
    await this.openReply(topic);
    await this.editor().replaceText(message);
    return this.send();
  }
  /** The BBCode of a post, from its edit form. */
  async source(post: number): Promise<string> {
    await this.openEdit(post);
    return this.editor().draft();
  }
  async rewrite(post: number, change: (message: string) => string): Promise<void> {
    await this.openEdit(post);
    const editor = this.editor();
    await editor.replaceText(change(await editor.draft()));
    await this.send(editor);
  }
}

export type EditorKind = 'plain' | 'wysiwyg' | 'source';

/** One editor of the board, whatever its skin. */
export class Editor {
  constructor(
    readonly page: Page,
    readonly form: Locator,
  ) {}

  async kind(): Promise<EditorKind> {
    if ((await this.form.getAttribute('data-skin')) !== 'sceditor') return 'plain';
    const container = this.form.locator('.sceditor-container');
    await container.waitFor();
    return /\bsourceMode\b/.test((await container.getAttribute('class')) ?? '') ? 'source' : 'wysiwyg';
  }
  get frame(): FrameLocator {
    return this.form.frameLocator('.sceditor-container iframe');
  }
  /** The element a person types in. */
  async field(): Promise<Locator> {
    const kind = await this.kind();
    if (kind === 'plain') return this.form.locator('textarea[name=message]');
    return kind === 'source'
      ? this.form.locator('.sceditor-container > textarea')
      : this.frame.locator('body');
  }
  async toSource(): Promise<void> {
    if ((await this.kind()) === 'wysiwyg') await this.form.locator('.sceditor-button-source').click();
  }
  /** Back from the source: the editor draws what it understands. */
  async toVisual(): Promise<void> {
    if ((await this.kind()) === 'source') await this.form.locator('.sceditor-button-source').click();
  }
  /** What would be sent now, as BBCode. */
  async draft(): Promise<string> {
    const area = this.form.locator('textarea[name=message]');
    if ((await this.kind()) === 'plain') return area.inputValue();
    return area.evaluate((node) => {
      const { sceditor } = window as unknown as { sceditor: { instance(area: Element): { val(): string } } };
      return sceditor.instance(node).val();
    });
  }
  async replaceText(text: string): Promise<void> {
    await this.toSource();
    await (await this.field()).fill(text);
  }
  /** Types with the keyboard where the caret is. */
  async type(text: string): Promise<void> {
    await (await this.field()).pressSequentially(text);
  }
  async hasFocus(): Promise<boolean> {
    const field = await this.field();
    return field.evaluate((node) => node.ownerDocument.activeElement === node && document.hasFocus());
  }
}
