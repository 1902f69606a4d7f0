import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { BlockVerdict } from '../../../entrypoints/background/messages';

const SIGNS = { green: '✓', grey: '○', amber: '!', red: '✗' } as const;
const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

/** Tells the tour: numbered scenes, the blocks as they were posted, the verdicts, and a picture of each. */
export class Teller {
  #scene = 0;
  #picture = 0;
  readonly pictures: string[] = [];
  constructor(private readonly folder: string) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  scene(title: string): void {
    this.#scene += 1;
    console.log(`\n${this.#scene}. ${title}`);
  }
  say(sentence: string): void {
    console.log(`   ${sentence}`);
  }
  /** A post as it was sent. */
  post(author: string, bbcode: string): void {
    console.log(`   Mensaje de ${author}, tal como se envía:\n${indented(bbcode.trimEnd(), '   │ ')}`);
  }
  /** What the extension of the reader says of each roll. */
  verdicts(reader: string, blocks: readonly BlockVerdict[]): void {
    for (const { author, line, colour, verdicts, truth } of blocks) {
      console.log(`   ${SIGNS[colour]} ${reader} lee de ${author}: ${line || '(sin línea legible)'}`);
      for (const { words } of verdicts) console.log(`       ${words}`);
      if (truth) console.log(`       Lo que de verdad salió: ${truth}`);
    }
  }
  async picture(name: string, page: Page, fullPage = false): Promise<void> {
    this.#picture += 1;
    const path = join(this.folder, `${String(this.#picture).padStart(2, '0')}-${name}.png`);
    await page.screenshot({ path, fullPage });
    this.pictures.push(path);
  }
}
