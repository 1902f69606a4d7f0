import { draftCodes } from '../editor/drafts';
import { insertBlock, type Writing } from '../editor/insert';
import { isTextarea } from '../editor/kind';
import { endOf } from '../editor/placed';
import { focusField, select } from '../editor/rich';
import type { ForumEditor } from '../forum';
import type { Reader, Registry, Sender } from '../registry';
import { type Bench, mend } from './mend';

/** What is done between the press of the button and the sending of the post. */
export class Preparation implements Sender {
  /** What stood in the wrong place the last time. */
  private told = '';

  constructor(
    private readonly own: Registry,
    private readonly reader: Reader,
  ) {}

  awaitsBeacon(): Promise<boolean> {
    return this.own.ask('awaitsBeacon', this.reader.ref());
  }

  async prepare(editors: readonly ForumEditor[], signal: AbortSignal): Promise<boolean> {
    const [main] = editors;
    if (!main) return true;
    const { ask, say } = this.own;
    const page = this.reader.ref(main.field);
    const thread = await this.reader.read({ signal, editing: page.editing, age: 0 });
    if (signal.aborted) return true;
    const bench: Bench = { ask, say, page, signal, writing: await this.writing(main) };
    const mended = await mend(bench, editors, thread);
    const words = [...mended.words, ...mended.misplaced];
    const stays = mended.changed || this.isNews(mended.misplaced);
    if (!signal.aborted && !stays) {
      const beacon = await ask('autoBeacon', { page, thread, codes: draftCodes(editors) });
      if (beacon?.kind === 'rolled' && !signal.aborted) {
        const placed = await atEnd(main, beacon.block.text, bench.writing);
        words.push(placed ? beacon.block.said : say('submit_no_beacon'));
      }
      if (beacon?.kind === 'refused') words.push(...beacon.problems.map(({ message }) => message));
    }
    if (stays) words.push(say('submit_look_again'));
    this.tell(editors, words, stays);
    if (mended.words.length > 0) this.own.panel?.outdated();
    return !stays;
  }

  /** What the player was told once and left as it is, is his. */
  private isNews(misplaced: readonly string[]): boolean {
    const told = misplaced.join('\n');
    const news = told !== '' && told !== this.told;
    this.told = told;
    return news;
  }

  /** The board may write otherwise than its engine does: the partida says. */
  private async writing({ field }: ForumEditor): Promise<Writing> {
    const { markup } = await this.own.ask('page', this.reader.ref(field));
    return { carets: this.own.carets, markup, firefox: import.meta.env.FIREFOX };
  }

  private tell(editors: readonly ForumEditor[], words: readonly string[], stays: boolean): void {
    for (const bar of this.own.bars.all)
      if (editors.some(({ anchor }) => anchor === bar.anchor)) bar.tell(words.join(' '), stays);
  }
}

/** The baliza goes below the director's text, wherever his caret is. */
async function atEnd(editor: ForumEditor, block: string, writing: Writing): Promise<boolean> {
  const { field } = editor;
  if (isTextarea(field)) field.setSelectionRange(field.value.length, field.value.length);
  else {
    focusField(field);
    select(field, endOf(field));
  }
  return (await insertBlock(editor, block, writing)).ok;
}
