import { Failure } from '../../components/controls/failure';
import { RollModel } from '../../components/roll-bar/model';
import { mountRollBar } from '../../components/roll-bar/mount';
import type { Placing, RollPort, Step } from '../../components/roll-bar/port';
import type {
  NextStep,
  NextView,
  PageView,
  Questions,
  RolledBlock,
  ThreadText,
} from '../background/messages';
import { reasonOf } from './ask';
import type { Bar } from './bar';
import { copyText } from './copy';
import { insertBlock, type Writing } from './editor/insert';
import type { Inserted } from './editor/outcome';
import { focusField } from './editor/rich';
import { spelledIn } from './pointed/layer';
import type { Panel, Reader, Registry } from './registry';
import { mend } from './submit/mend';

const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** The full toolbar of a page: one, which moves to the bar it is opened in. */
export class Toolbar implements Panel {
  private readonly model: RollModel;
  private leaving = new AbortController();
  private view: PageView | null = null;
  private at: { readonly bar: Bar; unmount(): void } | null = null;

  constructor(
    private readonly own: Registry,
    private readonly reader: Reader,
  ) {
    this.model = new RollModel(this.port(), own.say);
    // A thread that is being read is read for nobody once the page is left.
    own.page.defaultView?.addEventListener('pagehide', this.left);
  }

  toggle(bar: Bar, focus: boolean): void {
    const here = this.at?.bar === bar;
    this.close();
    if (!here) void this.open(bar, focus);
  }

  async refer(bar: Bar, block: Pick<NextView, 'author' | 'n' | 'code'>, step: NextStep): Promise<void> {
    if (this.at?.bar !== bar) {
      this.close();
      await this.open(bar, true);
    }
    bar.host.scrollIntoView({ block: 'nearest' });
    this.model.refer(block, step);
  }

  private open(bar: Bar, focus: boolean): Promise<void> {
    const { say } = this.own;
    const language = say('popup_language') === 'en' ? 'en' : 'es';
    const unmount = mountRollBar(bar.panel, this.model, say, language, focus);
    bar.button.setAttribute('aria-expanded', 'true');
    this.at = { bar, unmount };
    return this.model.open();
  }

  leave(bar: Bar): void {
    if (this.at?.bar === bar) this.close();
  }

  outdated(): void {
    this.model.done.value = null;
  }

  end(): void {
    this.close();
    this.leaving.abort();
    this.own.page.defaultView?.removeEventListener('pagehide', this.left);
  }

  // A page the browser keeps may be come back to: what is asked for then is a new reading.
  private readonly left = (): void => {
    this.leaving.abort();
    this.leaving = new AbortController();
  };

  private close(): void {
    this.at?.unmount();
    this.at?.bar.button.setAttribute('aria-expanded', 'false');
    this.at = null;
  }

  private port(): RollPort {
    const { reader } = this;
    const page = () => reader.ref(this.field());
    return {
      page: async () => this.keep(await this.ask('page', page())),
      choose: async (character) => this.keep(await this.ask('choose', { page: page(), character })),
      preview: (plan) => this.ask('preview', { page: page(), ...plan }),
      roll: async (wish, step) => {
        const thread = await this.threadFor(step);
        await this.mendDrafts(thread);
        return this.ask('roll', { page: page(), ...wish, thread, drafts: reader.drafts() });
      },
      next: () => this.ask('next', page()),
      count: (order) => this.ask('count', { page: page(), ...order }),
      move: (order) => this.ask('move', { page: page(), ...order }),
      reveal: async (order, step) =>
        this.ask('reveal', { page: page(), thread: await this.threadFor(step, 'revealing'), ...order }),
      openScene: async (order, step) =>
        this.ask('openScene', { page: page(), thread: await this.threadFor(step, 'opening'), ...order }),
      beacon: async (order, step) =>
        this.ask('beacon', { page: page(), thread: await this.threadFor(step, 'beacon'), ...order }),
      confirmDirector: async (order) =>
        this.keep(await this.ask('confirmDirector', { page: page(), ...order })),
      acceptKey: async (order) => this.keep(await this.ask('acceptKey', { page: page(), ...order })),
      authors: () => [...new Set(reader.forum.posts(this.own.page).flatMap(({ author }) => author || []))],
      nameAccount: async (name) => {
        const account = spelledIn(reader.forum.posts(this.own.page), name.trim()) ?? name;
        const saved = await this.ask('nameAccount', { host: this.own.page.location.hostname, account });
        if (!saved.ok) return { problems: saved.problems };
        await this.own.mend(saved.value);
        return this.keep(await this.ask('page', page()));
      },
      place: (block) => this.place(block),
      copy: (text) => (this.at ? copyText(text, this.at.bar.panel) : Promise.resolve(false)),
      isDraft: ({ code }) =>
        code !== '' && reader.drafts().some((draft) => squeezed(draft).includes(squeezed(code))),
      openPopup: (view) => void this.ask('openPopup', view ? { view } : null).catch(() => undefined),
      wordsLater: () => void this.ask('wordsLater', null).catch(() => undefined),
      close: () => this.closeToEditor(),
      newId: () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-'),
    };
  }

  private keep(view: PageView): PageView {
    this.view = view;
    return view;
  }

  /** Asks the background, and says in words why there is no answer. @throws Failure */
  private async ask<Q extends keyof Questions>(
    question: Q,
    order: Parameters<Questions[Q]>[0],
  ): Promise<ReturnType<Questions[Q]>> {
    const { own } = this;
    try {
      return await own.ask(question, order);
    } catch (cause) {
      const reason = reasonOf(cause);
      if (reason === 'invalidated') own.retire();
      const word = { invalidated: 'bar_gone', unreachable: 'bar_unreachable', failed: 'bar_failed' } as const;
      throw new Failure(own.say(word[reason]), cause instanceof Error ? cause.message : null, { cause });
    }
  }

  private async threadFor(
    step: (step: Step) => void,
    then: Exclude<Step['kind'], 'reading'> = 'rolling',
  ): Promise<ThreadText> {
    const thread = await this.reader.read({
      signal: this.leaving.signal,
      editing: this.reader.ref(this.field()).editing,
      progress: (pages) => step({ kind: 'reading', pages }),
    });
    step({ kind: then });
    return thread;
  }

  /** Where the toolbar's blocks go. */
  private field(): HTMLElement | undefined {
    const bar = this.at?.bar;
    return (bar && this.own.bars.editorOf(bar)?.field) ?? undefined;
  }

  /** What stands in the message already is brought to where the thread is before another roll follows it. */
  private async mendDrafts(thread: ThreadText): Promise<void> {
    const bar = this.at?.bar;
    const editor = bar && this.own.bars.editorOf(bar);
    if (!editor) return;
    const { ask, say } = this.own;
    const page = this.reader.ref(editor.field);
    const bench = { ask, say, page, writing: this.writing(), signal: this.leaving.signal };
    // Without an answer the roll says so itself; what stands there is looked at again before it is sent.
    const mended = await mend(bench, [editor], thread).catch(() => null);
    const words = mended ? [...mended.words, ...mended.misplaced] : [];
    if (words.length > 0) bar.tell(words.join(' '));
  }

  private writing(): Writing {
    return {
      carets: this.own.carets,
      markup: this.view?.markup ?? this.reader.forum.markup,
      firefox: import.meta.env.FIREFOX,
    };
  }

  private async place(block: RolledBlock): Promise<Placing> {
    const bar = this.at?.bar;
    const editor = bar ? this.own.bars.editorOf(bar) : null;
    if (!editor) return { ok: false, why: this.own.say('bar_no_editor') };
    const inserted = await insertBlock(editor, block.text, this.writing());
    return inserted.ok ? inserted : { ok: false, why: this.why(inserted) };
  }

  private why(inserted: Exclude<Inserted, { ok: true }>): string {
    const { say } = this.own;
    if (inserted.why === 'too_long') return say('bar_too_long', inserted.length, inserted.most);
    return say(`bar_${inserted.why}`);
  }

  private closeToEditor(): void {
    const bar = this.at?.bar;
    this.close();
    const field = bar && this.own.bars.editorOf(bar)?.field;
    if (!field) return;
    focusField(field);
  }
}
