import { type Say, sayWith } from '../../components/words';
import type { PageScript, SiteHints } from '../background/messages';
import { type Api, type Ask, askWith, isAlive, reasonOf, Unanswered } from './ask';
import type { Bar } from './bar';
import { Bars } from './bars';
import { Carets } from './editor/caret';
import { mayHoldEditor } from './editor/find';
import { isFrame } from './editor/kind';
import type { ForumEditor } from './forum';
import { type Mark, markOf } from './forums/marks';
import { holdsMarker, pageHoldsMarker } from './marker';
import { type Panel, type Reader, type Registry, register, registry, type Sender } from './registry';
import { Hold, type Holder } from './submit/hold';
import { tabListener } from './tab';
import { type Change, watchPage } from './watch';

/** What is heard of a page from the beginning: three listeners for all bars, badges and editors (C4). */
const HEARD = ['focusin', 'mousedown', 'click'];

/** The script of one page: what it hangs on it, and how all of it is taken away again. */
class Page implements Registry, Holder {
  readonly bars: Bars;
  reader: Reader | null = null;
  panel: Panel | null = null;
  submit: Sender | null = null;
  private readonly stops: (() => void)[] = [];
  /** Made when they are first needed: most pages are only read. */
  private ownCarets: Carets | undefined;
  private ownHold: Hold | undefined;
  private frames = false;
  private watching = false;
  private holding = false;
  private answering = false;
  /** Address for which it was asked whether posts get a baliza by themselves. */
  private asked = '';

  constructor(
    readonly page: Document,
    private readonly mark: Mark,
    private readonly api: Api,
    readonly ask: Ask,
    readonly say: Say,
    public hints: SiteHints | null,
  ) {
    this.bars = new Bars(page, say, {
      enter: (field) => {
        this.carets.enter(field);
        this.holdPosts();
        void this.askForBeacon();
      },
      approach: (bar) => this.approach(bar),
      press: (bar, keyboard) => void this.press(bar, keyboard),
      gone: (bar) => this.panel?.leave(bar),
    });
    this.bars.pointed = hints?.editor ?? null;
  }

  get carets(): Carets {
    this.ownCarets ??= new Carets();
    return this.ownCarets;
  }
  private get hold(): Hold {
    this.ownHold ??= new Hold(this.page, this.bars, this);
    return this.ownHold;
  }
  get engine(): string {
    return this.mark.id;
  }

  /** Hangs the bars, has the rolls read, and stays to watch only where there is, or may come, something to do. */
  async begin(): Promise<void> {
    if (mayHoldEditor(this.page)) {
      await firstFrame();
      if (registry() !== this) return;
      this.takeOver();
      this.review();
    }
    const rolls = await pageHoldsMarker(this.page.body);
    if (registry() !== this) return;
    if (rolls && this.bars.all.length === 0) this.takeOver();
    if (this.bars.all.length === 0 && !rolls && !this.hints) {
      if (this.mark.id === 'generic') return this.end();
      // Whoever asks which thread this is brings the reader, which has the page answer (`popup/tab.ts`).
      if (!this.mark.late) return;
    }
    if (rolls || this.hints) this.answer();
    this.watch();
    await this.look(rolls ? [this.page.body] : []);
  }

  /** Takes away what an older copy left, whose extension is gone: nobody answers for it any more. */
  private takeOver(): void {
    for (const old of [...this.page.getElementsByTagName('fe-de-dados')]) old.remove();
  }

  /** Bars for the editors there are now. Whoever rolls in another tab asks what stands in them. */
  private review(): void {
    this.bars.review();
    if (this.bars.all.length > 0) this.answer();
  }

  async mend(hints: SiteHints): Promise<void> {
    const before = this.hints;
    this.hints = hints;
    const alike =
      hints.editor === (before?.editor ?? null) &&
      hints.posts === (before?.posts ?? null) &&
      hints.markup === (before?.markup ?? null);
    // Who reads is asked for anew each time: nothing of the page changes with it.
    if (alike) return;
    this.bars.pointed = hints.editor;
    this.panel?.end();
    this.reader?.end();
    this.panel = this.reader = this.submit = null;
    this.bars.removeAll();
    this.review();
    this.answer();
    this.watch();
    await this.look((await pageHoldsMarker(this.page.body)) ? [this.page.body] : []);
  }

  /** Takes everything away: nodes, listeners, observers. */
  end(): void {
    this.stop();
    this.bars.removeAll();
    this.reader?.end();
  }

  /** The extension was updated or removed while the page was open: what the player wrote stays as it is. */
  retire(): void {
    for (const bar of this.bars.all) bar.retire(this.say('bar_gone'));
    this.reader?.wake();
    this.stop();
  }

  private stop(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.panel?.end();
    this.ownCarets?.end();
    register(undefined);
  }

  answer(): void {
    if (this.answering) return;
    this.answering = true;
    const { api } = this;
    const listener = tabListener(() => this.need('reader'));
    api.runtime?.onMessage.addListener(listener);
    this.stops.push(() => {
      if (isAlive(api)) api.runtime?.onMessage.removeListener(listener);
    });
  }

  private watch(): void {
    if (this.watching) return;
    this.watching = true;
    this.stops.push(watchPage(this.page, (change) => void this.changed(change)));
    for (const type of HEARD) {
      this.page.defaultView?.addEventListener(type, this.heard, true);
      this.stops.push(() => this.page.defaultView?.removeEventListener(type, this.heard, true));
    }
    // A board that puts the caret into its editor does so before we come.
    if (this.page.activeElement !== this.page.body) this.holdPosts();
    this.listenToFrames();
  }

  private readonly heard = (event: Event): void => {
    this.holdPosts(event);
    if (event.type === 'focusin') this.bars.focused(event);
    else if (event.type === 'mousedown') this.bars.touched(event);
    else {
      this.bars.clicked(event as UIEvent);
      this.reader?.wake(event);
    }
  };

  /** Nothing is sent before somebody has done something in the page: until then nothing listens for it. */
  private holdPosts(first?: Event): void {
    if (this.holding) return;
    this.holding = true;
    this.stops.push(this.hold.listen(first));
  }

  private async changed({ added, within, editors, gone }: Change): Promise<void> {
    if (editors) this.review();
    else if (gone) this.bars.prune();
    if (editors) this.listenToFrames();
    await this.look(added.filter(holdsMarker), within);
  }

  private async look(roots: readonly Node[], within: ReadonlySet<Node> = new Set()): Promise<void> {
    if (roots.length === 0 && !this.reader) return;
    // Without an answer there are no badges: none is better than a wrong one.
    await this.need('reader')
      .then((reader) => reader.look(roots, within))
      .catch(() => undefined);
  }

  /** Has a later script brought into the page, once. @throws Unanswered */
  private async need<S extends PageScript>(script: S): Promise<NonNullable<Registry[S]>> {
    if (!this[script]) await this.ask('panel', { script });
    const there: Registry[S] = this[script];
    if (!there) throw new Unanswered('failed');
    return there;
  }

  // Frames tell nobody that the focus went into them; the window learns that it lost it.
  private listenToFrames(): void {
    const view = this.page.defaultView;
    if (this.frames || !view || this.page.getElementsByTagName('iframe').length === 0) return;
    this.frames = true;
    const look = (): void => {
      const active = this.page.activeElement as HTMLElement | null;
      if (active && isFrame(active)) this.bars.enter(active);
    };
    const blurred = (): void => {
      look();
      // Firefox says first that the focus goes, and then where.
      setTimeout(look, 0);
    };
    view.addEventListener('blur', blurred);
    this.stops.push(() => view.removeEventListener('blur', blurred));
  }

  /** A director who begins to write: does his post get a baliza? Nothing is read where nobody directs. */
  private async askForBeacon(): Promise<void> {
    const { href, hostname } = this.page.location;
    if (this.asked === href) return;
    this.asked = href;
    this.hold.awaiting = false;
    try {
      if (!this.reader && !(await this.ask('directsHere', { host: hostname }))) return;
      this.hold.awaiting = await (await this.sender()).awaitsBeacon();
    } catch {
      this.asked = ''; // Asked again with the next editor.
    }
  }

  private async sender(): Promise<Sender> {
    await this.need('reader');
    return this.need('submit');
  }

  async prepare(editors: readonly ForumEditor[], signal: AbortSignal): Promise<boolean> {
    const go = await (await this.sender()).prepare(editors, signal);
    // The post that stays after sending (a quick reply) begins anew.
    this.asked = '';
    return go;
  }
  checking(editors: readonly ForumEditor[]): void {
    this.tell(editors, 'submit_checking');
  }
  unchecked(editors: readonly ForumEditor[]): void {
    this.tell(editors, 'submit_unchecked');
  }
  private tell(editors: readonly ForumEditor[], word: 'submit_checking' | 'submit_unchecked'): void {
    for (const bar of this.bars.all)
      if (editors.some(({ anchor }) => anchor === bar.anchor)) bar.tell(this.say(word));
  }

  private approach(bar: Bar): void {
    const editor = this.bars.editorOf(bar);
    if (editor) this.carets.keep(editor.field);
  }

  private async press(bar: Bar, keyboard: boolean): Promise<void> {
    bar.tell('');
    bar.button.setAttribute('aria-busy', 'true');
    try {
      await this.need('reader');
      (await this.need('panel')).toggle(bar, keyboard);
    } catch (cause) {
      if (reasonOf(cause) === 'invalidated') this.retire();
      else bar.tell(this.say('bar_no_panel'));
    } finally {
      bar.button.removeAttribute('aria-busy');
    }
  }
}

/** An extension that was updated takes its words with it; the one sentence that tells of it is kept. */
function lastingSay(api: Api): Say {
  const say = sayWith((key, values) => api.i18n?.getMessage(key, values) ?? '');
  let gone = '';
  return (word, ...values) => {
    if (!isAlive(api)) return word === 'bar_gone' ? gone : '';
    // With the first word anybody needs: most pages need none.
    gone ||= say('bar_gone');
    return say(word, ...values);
  };
}

/** The page's first frame: what is asked of its style before costs it a reckoning of its own. */
const firstFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 200); // A page that is not shown draws no frames.
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve, 0);
    });
  });

/**
 * Begins on a page, once: a second copy of the script finds the first and leaves.
 *
 * @param hints What the reader said of this site, where somebody has asked.
 */
export async function start(page: Document, api: Api, hints: SiteHints | null = null): Promise<void> {
  if (registry() || !page.body || page.defaultView?.top !== page.defaultView) return;
  const own = new Page(page, markOf(page), api, askWith(api), lastingSay(api), hints);
  register(own);
  // Whatever a board does to us, its page is left as it was.
  await own.begin().catch(() => own.end());
}
