import type { Say } from '../../../components/words';
import type { HintPart, SiteHints } from '../../background/messages';
import { type Ask, reasonOf } from '../ask';
import { guessAuthor } from '../forums/generic';
import { themeBehind } from '../theme';
import { type Button, type Layer, layOver } from './bar';
import { Frames } from './frames';
import { type Target, type Targets, targetsAt, targetsIn } from './targets';

/** What the pointing works with. */
export interface PointingTools {
  readonly page: Document;
  readonly part: HintPart;
  readonly ask: Ask;
  readonly say: Say;
  /** The page goes on by what was pointed at. */
  mend(hints: SiteHints): Promise<void>;
}

/** Milliseconds the last words stay, where nobody closes them. */
const GOODBYE = 6000;

/**
 * A reader shows which part of the page is the editor, or the posts: with pointer or finger what is under it is
 * outlined and chosen by a click, with the keyboard what was found stands in a row. What is chosen is outlined,
 * and kept only after a yes. The page below gets no click and no key of it, and nothing is left behind.
 */
export class Pointing {
  private readonly layer: Layer;
  private readonly frames: Frames;
  private readonly before: Element | null;
  private targets: Targets | null = null;
  private over: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tools: PointingTools) {
    const { page, say } = tools;
    this.before = page.activeElement;
    this.layer = layOver(page, say('point_title'), themeBehind(page.body));
    this.frames = new Frames(this.layer.frames);
    const { catcher } = this.layer;
    catcher.addEventListener('pointermove', this.moved);
    catcher.addEventListener('click', this.clicked);
    const view = page.defaultView;
    view?.addEventListener('keydown', this.key, true);
    view?.addEventListener('scroll', this.scrolled, { capture: true, passive: true });
    view?.addEventListener('resize', this.scrolled);
    view?.addEventListener('pagehide', this.ended);
    this.look();
  }

  /** Takes everything away. */
  end(): void {
    clearTimeout(this.timer);
    const view = this.tools.page.defaultView;
    view?.removeEventListener('keydown', this.key, true);
    view?.removeEventListener('scroll', this.scrolled, { capture: true });
    view?.removeEventListener('resize', this.scrolled);
    view?.removeEventListener('pagehide', this.ended);
    this.layer.host.remove();
    (this.before as HTMLElement | null)?.focus?.({ preventScroll: true });
  }

  private readonly ended = (): void => this.end();

  /** Begins, or begins anew. */
  private look(why?: string): void {
    const { say, part } = this.tools;
    this.targets = null;
    this.frames.show([], false);
    const found = targetsIn(part, this.tools.page);
    const words = [why, say(`point_${part}`), found.length > 0 ? say('point_keys') : ''];
    this.layer.show(words.filter(Boolean).join(' '), [
      found.map((target, at) => this.numbered(target, at, found.length)),
      [this.cancel()],
    ]);
  }

  private numbered(target: Target, at: number, of: number): Button {
    const { say, part } = this.tools;
    return {
      label:
        part === 'editor' ? say('point_editor_n', at + 1, of) : say('point_posts_n', target.nodes.length),
      one: true,
      focus: () => {
        target.nodes[0]?.scrollIntoView({ block: 'nearest' });
        this.outline(target, false);
      },
      press: () => this.choose({ all: [target], at: 0 }),
    };
  }

  private cancel(): Button {
    return { label: this.tools.say('point_cancel'), press: this.ended };
  }

  private choose(targets: Targets): void {
    const { say, part } = this.tools;
    const target = targets.all[targets.at];
    if (!target) {
      this.look(say(`point_${part}_none`));
      return;
    }
    this.targets = targets;
    this.outline(target, true);
    const step = (by: number, label: string): Button[] =>
      targets.all[targets.at + by]
        ? [{ label, press: () => this.choose({ ...targets, at: targets.at + by }) }]
        : [];
    this.layer.show(this.question(target), [
      [
        { label: say(`point_${part}_yes`), main: true, press: () => void this.keep(target) },
        ...step(1, say('point_larger')),
        ...step(-1, say('point_smaller')),
        { label: say('point_other'), press: () => this.look() },
        this.cancel(),
      ],
    ]);
  }

  private question({ nodes }: Target): string {
    const { say, part } = this.tools;
    if (part === 'editor') return say('point_editor_chosen');
    const author = nodes[0] && guessAuthor(nodes[0]);
    return author ? say('point_posts_chosen', nodes.length, author) : say('point_posts_nobody', nodes.length);
  }

  private async keep({ selector }: Target): Promise<void> {
    const { page, part, ask, say, mend } = this.tools;
    const host = page.location.hostname;
    try {
      const saved = await ask('point', { host, part, selector });
      if (saved.ok) {
        await mend(saved.value);
        this.goodbye(say(`point_${part}_done`, host));
      } else this.look(saved.problems.map(({ message }) => message).join(' '));
    } catch (cause) {
      this.goodbye(say(reasonOf(cause) === 'invalidated' ? 'bar_gone' : 'bar_unreachable'));
    }
  }

  /** The page is given back at once; the words stay a moment. */
  private goodbye(words: string): void {
    this.targets = null;
    this.frames.show([], false);
    this.layer.catcher.remove();
    this.layer.show(words, [[{ label: this.tools.say('control_close'), main: true, press: this.ended }]]);
    this.timer = setTimeout(this.ended, GOODBYE);
  }

  private outline(target: Target, sure: boolean): void {
    this.frames.show(target.nodes, sure);
    this.layer.avoid(target.nodes[0]);
  }

  /** What lies under the layer at a point of the screen. */
  private under({ clientX, clientY }: MouseEvent): Element | null {
    const { page } = this.tools;
    return page.elementsFromPoint(clientX, clientY).find((node) => node !== this.layer.host) ?? null;
  }

  private readonly moved = (event: PointerEvent): void => {
    if (this.targets || event.pointerType === 'touch') return;
    const place = this.under(event);
    if (place === this.over) return;
    this.over = place;
    const { all, at } = place ? targetsAt(this.tools.part, place) : { all: [], at: 0 };
    this.frames.show(all[at]?.nodes ?? [], false);
  };

  private readonly clicked = (event: MouseEvent): void => {
    event.preventDefault();
    const place = this.under(event);
    if (place) this.choose(targetsAt(this.tools.part, place));
  };

  // The page has keys of its own, and none of these is meant for it.
  private readonly key = (event: KeyboardEvent): void => {
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      if (this.targets) this.look();
      else this.end();
    } else if (event.key === 'Tab') this.turn(event);
  };

  /** The keyboard stays on the bar. */
  private turn(event: KeyboardEvent): void {
    const root = this.layer.host.shadowRoot;
    const buttons = [...(root?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(root?.activeElement as HTMLElement);
    event.preventDefault();
    const by = event.shiftKey ? -1 : 1;
    buttons[(at + by + buttons.length) % buttons.length]?.focus({ preventScroll: true });
  }

  private readonly scrolled = (): void => this.frames.place();
}
