import type { Bars } from '../bars';
import { isTextarea } from '../editor/kind';
import type { ForumEditor } from '../forum';
import { MARKER } from '../marker';

/** Buttons by which boards send a post without a form of its own (forums.md §1). */
const SENDS =
  '#quick_reply_submit,.composer-submit,[component="topic/quickreply/button"],.save-or-cancel .create,.Composer .item-submit button';
/** Composers that send with Ctrl+Enter too, without a press of their button (NodeBB, Discourse, Flarum). */
const KEYED = '.composer-submit,.save-or-cancel .create,.Composer .item-submit button';
/** The rich editor of XenForo sends its form with Ctrl+Enter, by its own script; as BBCode it does not. */
const KEYED_RICH = 'form[data-xf-init] button[type=submit]';
const SUBMITS = 'button,input[type=submit],input[type=image]';
/** What buttons of a post's form are called that do not send it. */
const NOT_SENDING =
  /preview|draft|cancel|attach|load|delete|poll|file|^save$|^rem(?:$|ove)|^add_(?:to|bcc)|recipient/i;

/** Milliseconds a post is held, at most. */
const PATIENCE = 5000;
/** How long what was looked at may go without another look: boards that send in two steps. */
const CLEARED = 5000;

/** What the holding asks of the page. */
export interface Holder {
  /** Looks at the post; answers whether it may go. */
  prepare(editors: readonly ForumEditor[], signal: AbortSignal): Promise<boolean>;
  /** Shows that it is being looked at. */
  checking(editors: readonly ForumEditor[]): void;
  /** It was let go without having been looked at. */
  unchecked(editors: readonly ForumEditor[]): void;
}

/**
 * Holds a post that has rolls of ours, or gets a baliza, between the press of its button and the sending, for as
 * long as they are looked at and a few seconds at most. It then goes by the same button; whatever fails, it goes.
 * Posts without anything of ours are never touched.
 */
export class Hold {
  /** Posts of this page get a baliza by themselves. */
  awaiting = false;
  private readonly held = new WeakSet<Element>();
  private readonly cleared = new WeakMap<Element, { readonly text: string; readonly until: number }>();
  private letting = false;

  constructor(
    private readonly page: Document,
    private readonly bars: Bars,
    private readonly holder: Holder,
  ) {}

  /**
   * Answers how to stop.
   *
   * @param first What brought it here, where that is an event of the page: who begins to listen does not hear it.
   */
  listen(first?: Event): () => void {
    const view = this.page.defaultView;
    if (first?.type === 'click') this.pressed(first);
    view?.addEventListener('click', this.pressed, true);
    view?.addEventListener('submit', this.sent, true);
    view?.addEventListener('keydown', this.keyed, true);
    return () => {
      view?.removeEventListener('click', this.pressed, true);
      view?.removeEventListener('submit', this.sent, true);
      view?.removeEventListener('keydown', this.keyed, true);
    };
  }

  private readonly pressed = (event: Event): void => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(`${SENDS},${SUBMITS}`);
    if (!button || button.closest('fe-de-dados')) return;
    // A button without a name may do anything (cancel, bring back a draft): the form's own event tells if it sends.
    const form = button.getAttribute('name') ? formOf(button) : null;
    const scope = button.matches(SENDS) ? this.around(button) : form;
    if (scope && sends(button)) this.hold(event, scope, () => button.click());
  };

  private readonly keyed = (event: Event): void => {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    const target = event.composedPath()[0];
    if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
    const keyed = target.closest('.fr-element') ? KEYED_RICH : KEYED;
    const buttons = [...this.page.querySelectorAll<HTMLElement>(keyed)].filter(sends);
    const button = buttons.find((one) => this.around(one)?.contains(target));
    const scope = button && this.around(button);
    if (scope) this.hold(event, scope, () => button.click());
  };

  private readonly sent = (event: Event): void => {
    const form = event.target;
    const { submitter = null } = event as SubmitEvent;
    if (!(form instanceof HTMLFormElement) || (submitter && !sends(submitter))) return;
    this.hold(event, form, (changed) => {
      const button = submitter?.isConnected ? (submitter as HTMLElement) : null;
      // What was written meanwhile some boards copy into their own field when the button is pressed.
      if (changed && button) button.click();
      // By the form's own function: boards have fields called «submit».
      else HTMLFormElement.prototype.requestSubmit.call(form, button);
    });
  };

  /** The nearest element around a button that holds an editor too. */
  private around(button: Element): Element | null {
    const anchors = this.bars.editors().map(({ anchor }) => anchor);
    for (let up: Element | null = button; up; up = up.parentElement)
      if (anchors.some((anchor) => up?.contains(anchor))) return up;
    return null;
  }

  private hold(event: Event, scope: Element, send: (changed: boolean) => void): void {
    if (this.letting) return;
    const editors = this.bars.editors().filter(({ anchor }) => scope.contains(anchor));
    if (editors.length === 0) return;
    if (!this.awaiting && !editors.some(holdsCode)) return;
    const cleared = this.cleared.get(scope);
    if (cleared && cleared.until > performance.now() && cleared.text === textOfAll(editors)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.held.has(scope)) return;
    this.held.add(scope);
    const before = textOfAll(editors);
    void this.look(editors).then((go) => {
      this.held.delete(scope);
      if (!go || !scope.isConnected) return;
      const text = textOfAll(editors);
      this.cleared.set(scope, { text, until: performance.now() + CLEARED });
      this.let(() => send(text !== before));
    });
  }

  private async look(editors: readonly ForumEditor[]): Promise<boolean> {
    const limit = new AbortController();
    this.holder.checking(editors);
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    const looked = await Promise.race([this.holder.prepare(editors, limit.signal).catch(() => null), late]);
    limit.abort();
    if (looked === null) this.holder.unchecked(editors);
    return looked ?? true;
  }

  private let(send: () => void): void {
    this.letting = true;
    try {
      send();
    } finally {
      this.letting = false;
    }
  }
}

const formOf = (button: HTMLElement): HTMLFormElement | null => {
  const { form, type } = button as HTMLButtonElement | HTMLInputElement;
  return type === 'submit' || type === 'image' ? form : null;
};

function sends(button: HTMLElement): boolean {
  const { name, id } = button as HTMLButtonElement;
  // `type="cancel"` is none, so browsers take it for a button that sends (MyBB's edit in place).
  const calls = [name, id, button.dataset.action ?? '', button.getAttribute('type') ?? ''];
  return !calls.some((one) => NOT_SENDING.test(one));
}

const textOfAll = (editors: readonly ForumEditor[]): string =>
  editors.map(({ field }) => (isTextarea(field) ? field.value : field.innerHTML)).join('\n');

const QUOTED_LINE = /^ {0,3}>.*$/gm;
const QUOTE = /\[quote[^\]]*\](?:(?!\[quote)[\s\S])*?\[\/quote\]/gi;
const times = (text: string | null): number => (text ?? '').split(MARKER).length;

/** Whether a code stands in an editor outside of quotations. */
function holdsCode({ field }: ForumEditor): boolean {
  if (!isTextarea(field)) {
    const quoted = [...field.querySelectorAll('blockquote')].filter(
      (one) => !one.parentElement?.closest('blockquote'),
    );
    return times(field.textContent) - 1 > quoted.reduce((sum, one) => sum + times(one.textContent) - 1, 0);
  }
  let text = field.value.replace(QUOTED_LINE, '');
  for (let last = ''; text !== last && text.includes(MARKER); ) {
    last = text;
    text = text.replace(QUOTE, '');
  }
  return text.includes(MARKER);
}
