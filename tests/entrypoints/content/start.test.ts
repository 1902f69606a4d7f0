import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageVerdicts } from '../../../entrypoints/background/messages';
import { registry } from '../../../entrypoints/content/registry';
import { start } from '../../../entrypoints/content/start';
import { FakeApi } from './fake-api';
import { FakeScreen } from './fake-screen';
import { show } from './saved-page';

const CODE = 'TV1 3yQ0Vb1n8TzLkPq7WfRd HmB2c9C4d8F6g1H3j7K5';
const FORM = '<form class="post-form"><textarea name="message" rows="6"></textarea></form>';
const thread = (posts: string, rest = FORM): string =>
  `<body data-board="fe"><a class="account-name">ana</a><main data-topic-id="7" data-section-id="1"><h1 class="topic-title">Hilo</h1><div id="posts">${posts}</div>${rest}</main></body>`;
const post = (id: number, text: string): string =>
  `<article class="post" data-post-id="${id}" data-author="ana"><div class="post-body">${text}</div></article>`;

const verdicts = (posts: readonly { id: number; text: string }[]): PageVerdicts => ({
  blocks: posts
    .filter(({ text }) => text.includes('TV1 '))
    .map(({ id }) => ({
      post: id,
      index: 0,
      author: 'ana',
      kind: 'tirada',
      n: 3,
      code: 'TV1 3yQ0',
      line: 'Tirada 3 - Armand',
      colour: 'green' as const,
      verdicts: [{ code: 'verified', colour: 'green' as const, words: 'VERIFICADA: básica' }],
      truth: null,
      outcome: null,
    })),
  notes: [],
  mark: 'faro azul',
});
const judge = () =>
  new FakeApi({
    check: (order: { thread: { posts: { id: number; text: string }[] } }) => verdicts(order.thread.posts),
  });

/** Posts come near the screen when the test says so. */
let screen: FakeScreen;
let listeners: string[];
beforeEach(() => {
  screen = new FakeScreen().install();
  listeners = [];
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      listeners.push(String(args[0]));
      (add as (...all: unknown[]) => void)(...args);
    });
  }
});
afterEach(() => {
  (registry() as { end?(): void } | undefined)?.end?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const hosts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('fe-de-dados')];
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));
const body = (id: number): HTMLElement | null => document.querySelector(`[data-post-id="${id}"] .post-body`);

describe('a page', () => {
  it('without editor and without rolls is left as it was', async () => {
    show('<body><p>Hola</p></body>');
    const before = document.documentElement.outerHTML;
    const fake = new FakeApi();
    await start(document, fake.api);
    expect(document.documentElement.outerHTML).toBe(before);
    expect([fake.asked, fake.listeners.size, listeners, registry()]).toEqual([[], 0, [], undefined]);
  });
  it('of a thread nobody can write in only says which thread it is, once somebody asks', async () => {
    show(thread(post(1, 'hola'), ''));
    const fake = judge();
    await start(document, fake.api);
    expect([hosts(), listeners, fake.asked]).toEqual([[], [], []]);
    expect(await fake.askTab('page')).toBe('absent');
    fake.wake();
    expect(await fake.askTab('page')).toMatchObject({
      engine: 'board',
      topic: '7',
      section: '1',
      account: 'ana',
    });
    expect(await fake.askTab('rolls')).toBeNull();
  });
  it('gets one bar before each editor, once, also when the script comes twice', async () => {
    show(thread('', `${FORM}${FORM}`));
    const fake = new FakeApi();
    await start(document, fake.api);
    await start(document, fake.api);
    expect(hosts().map((host) => host.nextElementSibling?.tagName)).toEqual(['TEXTAREA', 'TEXTAREA']);
    expect(fake.asked).toEqual([]);
  });
  it('is cleared of what an older copy left whose extension is gone', async () => {
    show(thread('', `<form><fe-de-dados></fe-de-dados><textarea name="message" rows="6"></textarea></form>`));
    await start(document, new FakeApi().api);
    expect(hosts()).toHaveLength(1);
    expect(hosts()[0]?.shadowRoot).not.toBeNull();
  });
});

describe('bars', () => {
  it('come with editors that come later, and go with those that go', async () => {
    show(thread('', FORM));
    await start(document, new FakeApi().api);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', FORM);
    await quiet();
    expect(hosts()).toHaveLength(2);
    document.querySelectorAll('form')[1]?.remove();
    await quiet();
    expect(hosts()).toHaveLength(1);
  });
  it('come when a person enters an editor that was hidden before', async () => {
    show(
      thread('', `${FORM}<form style="display:none"><textarea id="late" name="message"></textarea></form>`),
    );
    await start(document, new FakeApi().api);
    expect(hosts()).toHaveLength(1);
    const late = document.getElementById('late') as HTMLTextAreaElement;
    (late.parentElement as HTMLElement).style.display = '';
    late.focus();
    expect(hosts()).toHaveLength(2);
  });
  it('move with an editor the board builds over its textarea', async () => {
    show(thread('', FORM));
    await start(document, new FakeApi().api);
    const [bar] = hosts();
    const area = document.querySelector('textarea') as HTMLTextAreaElement;
    area.style.display = 'none';
    area.insertAdjacentHTML('afterend', '<div class="sceditor-container"><textarea></textarea></div>');
    await quiet();
    expect(hosts()).toEqual([bar]);
    expect(bar?.nextElementSibling?.className).toBe('sceditor-container');
  });
  it('ask for the full toolbar when they are pressed, and say so when it does not come', async () => {
    show(thread('', FORM));
    const fake = new FakeApi();
    await start(document, fake.api);
    const root = hosts()[0]?.shadowRoot as ShadowRoot;
    root.querySelector('button')?.click();
    await quiet();
    expect(fake.asked.map(({ order }) => order)).toEqual([{ script: 'reader' }, { script: 'panel' }]);
    expect(root.querySelector('[role=status]')?.textContent).toBe('bar_no_panel');
    const toggle = vi.fn();
    fake.bringPanel = () => {
      const own = registry();
      if (own)
        own.panel = {
          refer: async () => undefined,
          toggle,
          leave: () => {},
          outdated: () => {},
          end: () => {},
        };
    };
    root.querySelector('button')?.click();
    await quiet();
    expect(toggle).toHaveBeenCalledTimes(1);
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
  });
  it('keep the focus in the editor when they are pressed with the mouse', async () => {
    show(thread('', FORM));
    await start(document, new FakeApi().api);
    const button = hosts()[0]?.shadowRoot?.querySelector('button') as HTMLElement;
    const down = new MouseEvent('mousedown', { bubbles: true, composed: true, cancelable: true });
    button.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });
  it('retire with a sentence when the extension is gone, and leave the text alone', async () => {
    show(thread('', FORM));
    const fake = new FakeApi();
    await start(document, fake.api);
    const area = document.querySelector('textarea') as HTMLTextAreaElement;
    area.value = 'Mi mensaje';
    fake.id = undefined;
    const root = hosts()[0]?.shadowRoot as ShadowRoot;
    root.querySelector('button')?.click();
    await quiet();
    expect(root.querySelector('button')).toBeNull();
    expect(root.querySelector('[role=status]')?.textContent).toBe('bar_gone');
    expect(area.value).toBe('Mi mensaje');
    area.focus();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', FORM);
    await quiet();
    expect(hosts()).toHaveLength(1);
    expect(registry()).toBeUndefined();
  });
});

describe('badges', () => {
  it('are asked for in one question for the whole page, with the text of posts that hold a roll', async () => {
    show(thread(post(1, 'hola') + post(2, `Tirada 3<br>${CODE}`) + post(3, CODE)));
    const fake = judge();
    await start(document, fake.api);
    const checks = fake.asked.filter(({ ask }) => ask === 'check');
    expect(checks.map(({ order }) => order)).toEqual([
      {
        page: expect.objectContaining({ topic: '7' }),
        thread: {
          complete: true,
          posts: [
            { id: 1, author: 'ana', text: '' },
            { id: 2, author: 'ana', text: `Tirada 3\n${CODE}` },
            { id: 3, author: 'ana', text: CODE },
          ],
        },
      },
    ]);
  });
  it('are asked for in the order of the thread, whichever the reader has his posts in', async () => {
    show(thread(post(3, CODE) + post(2, 'sí') + post(1, CODE)));
    const fake = judge();
    await start(document, fake.api);
    const orders = fake.asked.filter(({ ask }) => ask === 'check').map(({ order }) => order);
    expect(orders).toMatchObject([{ thread: { posts: [{ id: 1 }, { id: 2 }, { id: 3 }] } }]);
  });
  it('are not asked for anew while a post is edited in its place, nor is it forgotten', async () => {
    show(thread(post(1, CODE) + post(2, CODE)));
    const fake = judge();
    await start(document, fake.api);
    const checks = () => fake.asked.filter(({ ask }) => ask === 'check');
    const edited = body(2);
    if (edited) edited.innerHTML = '<p>Motivo</p><textarea></textarea>';
    await vi.waitFor(() => expect(document.querySelector('.post-body > fe-de-dados')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(checks()).toHaveLength(1);
    if (edited) edited.innerHTML = `${CODE} y más`;
    await vi.waitFor(() => expect(checks()).toHaveLength(2));
  });
  it('are drawn when their post comes near the screen, before the body, where no author writes', async () => {
    show(thread(post(1, 'hola') + post(2, CODE)));
    await start(document, judge().api);
    expect(screen.watched).toEqual([body(2)]);
    expect(body(2)?.previousElementSibling).toBeNull();
    screen.show(body(2));
    expect(body(2)?.previousElementSibling?.tagName).toBe('FE-DE-DADOS');
    expect(body(2)?.querySelector('fe-de-dados')).toBeNull();
    expect(screen.watched).toEqual([]);
  });
  it('cannot be read or drawn by the page: their root is closed', async () => {
    show(thread(post(2, CODE)));
    await start(document, judge().api);
    screen.show(body(2));
    expect(body(2)?.previousElementSibling?.shadowRoot).toBeNull();
  });
  it('are not drawn for quotations, examples and texts outside of posts', async () => {
    show(
      thread(
        post(1, `<blockquote>${CODE}</blockquote>hola`) + post(2, `<pre>${CODE}</pre>`),
        `<p>${CODE}</p>${FORM}`,
      ),
    );
    const fake = judge();
    await start(document, fake.api);
    expect(screen.watched).toEqual([]);
    expect(await fake.askTab('rolls')).toMatchObject({ blocks: [] });
  });
  it('come for posts that come without loading the page', async () => {
    show(thread(post(1, 'hola')));
    const fake = judge();
    await start(document, fake.api);
    expect(fake.asked).toEqual([]);
    document.getElementById('posts')?.insertAdjacentHTML('beforeend', post(2, CODE));
    await quiet();
    expect(screen.watched).toEqual([body(2)]);
  });
  it('follow a post that is edited where it stands', async () => {
    show(thread(post(1, CODE)));
    await start(document, judge().api);
    screen.show(body(1));
    expect(hosts()).toHaveLength(2);
    (body(1) as HTMLElement).innerHTML = 'Sin tirada ya, pero con algunas palabras más.';
    await quiet();
    expect(hosts()).toHaveLength(1);
  });
  it('are none when the background fails: no badge is better than a wrong one', async () => {
    show(thread(post(1, CODE)));
    const fake = new FakeApi();
    await start(document, fake.api);
    expect(screen.watched).toEqual([]);
    expect(await fake.askTab('rolls')).toBeNull();
  });
  it('come after all when the background failed once: it is asked again', async () => {
    show(thread(post(1, CODE)));
    let failures = 2; // A question goes out twice before it has failed.
    const fake = new FakeApi({
      check: (order: { thread: { posts: { id: number; text: string }[] } }) => {
        failures -= 1;
        if (failures >= 0) throw new Error('busy');
        return verdicts(order.thread.posts);
      },
    });
    const checks = () => fake.asked.filter(({ ask }) => ask === 'check').length;
    await start(document, fake.api);
    expect(screen.watched).toEqual([]);
    expect(checks()).toBe(2);
    await vi.waitFor(() => expect(screen.watched).toEqual([body(1)]), { timeout: 3_000 });
    expect(checks()).toBe(3);
  });
  it('come when the popup asks after a failure, without waiting', async () => {
    show(thread(post(1, CODE)));
    let failures = 2; // A question goes out twice before it has failed.
    const fake = new FakeApi({
      check: (order: { thread: { posts: { id: number; text: string }[] } }) => {
        failures -= 1;
        if (failures >= 0) throw new Error('busy');
        return verdicts(order.thread.posts);
      },
    });
    await start(document, fake.api);
    expect(await fake.askTab('rolls')).toMatchObject({ blocks: [{ post: 1 }] });
    expect(screen.watched).toEqual([body(1)]);
  });
});

describe('the popup', () => {
  it('learns the verdicts and the rolls on their way', async () => {
    show(thread(post(1, CODE)));
    const fake = judge();
    await start(document, fake.api);
    (document.querySelector('textarea') as HTMLTextAreaElement).value = `Hola\n${CODE}`;
    expect(await fake.askTab('drafts')).toEqual([CODE]);
    expect(await fake.askTab('rolls')).toMatchObject({ blocks: [{ post: 1 }], mark: 'faro azul' });
  });
  it('gets no answer to what is not its question', async () => {
    show(thread(post(1, CODE)));
    const fake = judge();
    await start(document, fake.api);
    expect(await fake.askTab('secrets')).toBe('absent');
  });
});

describe('a long page', () => {
  const LAST = 200;
  const posts = (from: number, to: number): string =>
    Array.from({ length: to - from + 1 }, (_, at) => post(from + at, CODE)).join('');
  /** Posts after this one are below the screen. */
  const below = (last: number): void => {
    screen.far = (node) => Number(node.closest('article')?.dataset.postId) > last;
  };
  const asked = (fake: FakeApi) =>
    fake.asked
      .filter(({ ask }) => ask === 'check')
      .map(({ order }) => (order as { thread: { complete: boolean; posts: { text: string }[] } }).thread)
      .map(({ complete, posts: read }) => [read.length, read.every(({ text }) => text === CODE), complete]);

  it('is read as far as its reader comes, and judged as a thread that goes on', async () => {
    show(thread(posts(1, LAST)));
    below(10);
    const fake = judge();
    await start(document, fake.api);
    await quiet();
    expect(asked(fake)).toEqual([[50, true, false]]);
    below(60);
    screen.show(body(51));
    await quiet();
    expect(asked(fake)).toEqual([
      [50, true, false],
      [100, true, false],
    ]);
  });
  it('is caught up with at once by a reader who comes in far below, in one more question', async () => {
    show(thread(posts(1, LAST)));
    below(180);
    const fake = judge();
    await start(document, fake.api);
    await quiet();
    expect(asked(fake)).toEqual([
      [50, true, false],
      [LAST, true, true],
    ]);
    expect(screen.watched).toHaveLength(LAST);
  });
  it('is read whole for the popup', async () => {
    show(thread(posts(1, LAST)));
    below(10);
    const fake = judge();
    await start(document, fake.api);
    const { blocks } = (await fake.askTab('rolls')) as PageVerdicts;
    expect(blocks.map(({ post: id }) => id)).toEqual(Array.from({ length: LAST }, (_, at) => at + 1));
    expect(asked(fake).at(-1)).toEqual([LAST, true, true]);
  });
  it('takes no notice of posts that come below, until its reader does', async () => {
    show(thread(posts(1, 3)));
    below(3);
    const fake = judge();
    await start(document, fake.api);
    expect(asked(fake)).toEqual([[3, true, true]]);
    document.getElementById('posts')?.insertAdjacentHTML('beforeend', posts(4, 40));
    await quiet();
    document.getElementById('posts')?.insertAdjacentHTML('beforeend', posts(41, 60));
    await quiet();
    expect(asked(fake)).toHaveLength(1);
    below(LAST);
    screen.show(body(4));
    await quiet();
    expect(asked(fake)[1]?.[0]).toBeGreaterThan(40);
  });
  it('reads what comes above what was read, wherever its reader is', async () => {
    show(thread(posts(21, 40)));
    below(LAST);
    const fake = judge();
    await start(document, fake.api);
    document.getElementById('posts')?.insertAdjacentHTML('afterbegin', posts(1, 20));
    await quiet();
    expect(asked(fake).map(([read]) => read)).toEqual([20, 40]);
  });
});

describe('what is heard of a page', () => {
  it('are three things, for all its bars and badges, until somebody does something in it', async () => {
    show(thread(post(1, CODE) + post(2, CODE), `${FORM}${FORM}`));
    await start(document, judge().api);
    screen.show(body(1));
    screen.show(body(2));
    expect(hosts()).toHaveLength(4);
    expect(listeners.sort()).toEqual(['click', 'focusin', 'mousedown']);
    document.querySelector('textarea')?.focus();
    expect(listeners).toEqual(expect.arrayContaining(['submit', 'keydown']));
  });
  it('is enough to send a post with the first click that comes', async () => {
    show(thread('', FORM.replace('</form>', '<button name="post">Enviar</button></form>')));
    const fake = judge();
    await start(document, fake.api);
    (document.querySelector('textarea') as HTMLTextAreaElement).value = CODE;
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    document.querySelector('button')?.click();
    expect(sent).not.toHaveBeenCalled();
    expect(fake.asked.map(({ order }) => order)).toContainEqual({ script: 'reader' });
  });
  it('reaches the buttons of a badge, whose root is closed', async () => {
    const roots: ShadowRoot[] = [];
    const attach = HTMLElement.prototype.attachShadow;
    vi.spyOn(HTMLElement.prototype, 'attachShadow').mockImplementation(function (this: HTMLElement, init) {
      const root = attach.call(this, init);
      roots.push(root);
      return root;
    });
    show(thread(post(1, CODE)));
    await start(document, judge().api);
    screen.show(body(1));
    const button = roots.at(-1)?.querySelector('button');
    button?.click();
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    button?.click();
    expect(button?.getAttribute('aria-expanded')).toBe('false');
  });
});
