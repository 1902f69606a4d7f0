import type { How } from '../../../entrypoints/background/messages';
import type { RollBar } from './roll-bar';

/** What a director asks for. */
export interface AskText {
  readonly to?: string;
  readonly label?: string;
  readonly dice: string;
  readonly difficulty?: string;
}

/** What the toolbar has for a table with a director: ways to roll, requests, hidden rolls, the director's tools. */
export class TableTools {
  constructor(readonly bar: RollBar) {}

  /** Chooses how the next roll is made. */
  async choose(how: How): Promise<void> {
    const { host, say } = this.bar;
    const name = say(`level_name_${how}`);
    const chip = host.locator('.levels .chip').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
    if (!(await chip.isVisible())) await host.locator('details.how > summary').click();
    await chip.click();
  }
  /** Says that the next roll answers the request whose line holds these words. */
  async answer(words: string): Promise<void> {
    await this.bar.host.locator('.chip-button', { hasText: words }).first().click();
  }
  /** Opens a hidden roll of one's own. */
  async reveal(n: number): Promise<void> {
    await this.bar.button(this.bar.say('level_reveal_one', n)).click();
    await this.bar.said.waitFor();
  }

  private async openDirector(): Promise<void> {
    const details = this.bar.host.locator('details.director');
    await details.waitFor();
    if ((await details.getAttribute('open')) === null) await details.locator('> summary').click();
  }
  async openScene({ strict = false } = {}): Promise<void> {
    const { host, say } = this.bar;
    await this.openDirector();
    if (strict) await host.getByLabel(say('director_strict'), { exact: true }).check();
    await this.bar.button(say('director_open')).click();
    await this.bar.said.waitFor();
  }
  /** Puts the baliza of this message in, with what it asks for. */
  async beacon(...asks: readonly AskText[]): Promise<void> {
    const { host, say } = this.bar;
    await this.openDirector();
    for (const [at, { to = '', label = '', dice, difficulty = '' }] of asks.entries()) {
      await this.bar.button(say('director_ask')).click();
      const ask = host.locator('fieldset.ask').nth(at);
      await ask.getByLabel(say('director_ask_to'), { exact: true }).fill(to);
      await ask.getByLabel(say('director_ask_label'), { exact: true }).fill(label);
      await ask.getByLabel(say('director_ask_dice'), { exact: true }).fill(dice);
      await ask.getByLabel(say('director_ask_difficulty'), { exact: true }).fill(difficulty);
    }
    await this.bar.button(say('director_beacon')).click();
    await this.bar.said.waitFor();
  }
}
