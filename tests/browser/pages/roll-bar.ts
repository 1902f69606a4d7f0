import type { Locator } from 'playwright-core';
import type { Say } from '../../../components/words';
import { systemById } from '../../../rules/index';
import type { Language } from '../../../rules/system';
import type { Editor } from './board-page';

/** The label of a field of a roll, by its id in the game: tests do not break when the game finds better words. */
export function inputLabel(system: string, offer: string, input: string, language: Language): string {
  const offers = systemById(system)?.offers({}, language) ?? [];
  const found = offers.find(({ id }) => id === offer)?.inputs.find(({ id }) => id === input);
  if (!found) throw new TypeError(`${system} has no ${offer}/${input}`);
  return found.label;
}

/** What a player sets before rolling: the label of each field and its value, an option by its id or label. */
export interface Wish {
  /** Label of the kind of roll, where the character has several. */
  readonly offer?: string;
  readonly inputs?: Readonly<Record<string, string | number | boolean>>;
  /** Motivo. */
  readonly label?: string;
}

/** The roll toolbar of one editor, in its shadow root. */
export class RollBar {
  readonly host: Locator;
  constructor(
    readonly editor: Editor,
    readonly say: Say,
  ) {
    this.host = editor.form.locator('fe-de-dados');
  }

  get opener(): Locator {
    return this.host.locator('button.open');
  }
  get form(): Locator {
    return this.host.locator('.panel form.form');
  }
  get rollButton(): Locator {
    return this.host.getByRole('button', { name: this.say('bar_roll'), exact: true });
  }
  /** What came out, as the live region says it. */
  get said(): Locator {
    return this.host.locator('.live .said');
  }
  /** A roll that exists and does not stand in the message. */
  get loose(): Locator {
    return this.host
      .locator('.notice')
      .filter({ has: this.host.page().getByRole('button', { name: this.say('bar_copy') }) });
  }
  /** What did not work, or is to be known first; words of guidance are neither. */
  get notices(): Locator {
    return this.host.locator('.notice-bad, .notice-warn');
  }
  button(name: string): Locator {
    return this.host.getByRole('button', { name, exact: true });
  }

  async open(): Promise<this> {
    if ((await this.opener.getAttribute('aria-expanded')) !== 'true') await this.opener.click();
    // Without a character there is nothing to set: the form is there and empty.
    await this.host.locator('.panel header').waitFor();
    return this;
  }
  /** The name of the character that rolls here. */
  async character(): Promise<string> {
    const choice = this.host.getByLabel(this.say('bar_character'), { exact: true });
    return choice.evaluate((node) => (node as HTMLSelectElement).selectedOptions[0]?.textContent ?? '');
  }
  async chooseCharacter(name: string): Promise<void> {
    await this.host.getByLabel(this.say('bar_character'), { exact: true }).selectOption({ label: name });
  }

  async set({ offer, inputs = {}, label }: Wish): Promise<void> {
    if (offer !== undefined) await this.pick(offer);
    for (const [name, value] of Object.entries(inputs)) await this.write(name, value);
    if (label !== undefined) await this.form.getByLabel(this.say('bar_label'), { exact: true }).fill(label);
  }
  /** Sets everything and presses «Tirar»; ends when the block stands in the editor. */
  async roll(wish: Wish = {}): Promise<string> {
    await this.set(wish);
    await this.rollButton.click();
    await this.said.waitFor();
    return ((await this.said.textContent()) ?? '').trim();
  }

  private async pick(offer: string): Promise<void> {
    const chip = this.form.locator('.chip-one', { hasText: offer });
    if ((await chip.count()) > 0) await chip.first().click();
    else
      await this.form.getByLabel(this.say('bar_roll_kind'), { exact: true }).selectOption({ label: offer });
  }
  private async write(name: string, value: string | number | boolean): Promise<void> {
    const field = this.form.getByLabel(name, { exact: true });
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate((node) => node.tagName)) === 'SELECT') {
      await field.selectOption(String(value));
    } else await field.fill(String(value));
  }
}

/** The badges of one post of the board. */
export class Badges {
  readonly host: Locator;
  constructor(post: Locator) {
    this.host = post.locator('.post-main > fe-de-dados');
  }
  /** Headline of each badge, with its sign and number: «✓ Verificada Tirada 1». */
  async headlines(): Promise<string[]> {
    const buttons = this.host.locator('button:not(.next)');
    await buttons.first().waitFor();
    const texts = await buttons.allInnerTexts();
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  }
  /** The reasons behind the badge at a place, unfolded. */
  async reasons(at = 0): Promise<string[]> {
    const button = this.host.locator('button:not(.next)').nth(at);
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    return this.host.locator('.why').nth(at).locator('p').allInnerTexts();
  }
}
