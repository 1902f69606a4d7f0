import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageView, RollOrder } from '../../../entrypoints/background/messages';
import { registry } from '../../../entrypoints/content/registry';
import { start } from '../../../entrypoints/content/start';
import { Toolbar } from '../../../entrypoints/content/toolbar';
import { block, preview, view } from '../../components/roll-bar/fake-port';
import { turns } from '../../turns';
import { FakeApi } from './fake-api';
import { show } from './saved-page';

const PAGE = `<body data-board="fe"><a class="account-name">ana</a><main data-topic-id="7" data-section-id="1"><h1 class="topic-title">Hilo</h1>
<article class="post" data-post-id="1" data-author="director"><div class="post-body">Tira.</div></article>
<form class="post-form"><textarea name="message" rows="6"></textarea></form></main></body>`;

const settle = (ms = 60): Promise<void> => turns(ms);
let fake: FakeApi;
let pageView: PageView;
let answerRoll: () => unknown;

beforeEach(async () => {
  show(PAGE);
  pageView = view();
  answerRoll = () => ({ kind: 'rolled', block: block(1) });
  document.execCommand = (_command, _ui, text = '') => {
    const field = document.activeElement as HTMLTextAreaElement;
    const at = field.selectionStart;
    field.value = field.value.slice(0, at) + text + field.value.slice(at);
    return true;
  };
  fake = new FakeApi({ page: () => pageView, preview: () => preview, roll: () => answerRoll() });
  fake.bringPanel = () => {
    const own = registry();
    if (own?.reader) own.panel = new Toolbar(own, own.reader);
  };
  await start(document, fake.api);
});
afterEach(() => {
  (registry() as { end?(): void } | undefined)?.end?.();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const area = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;
const root = (): ShadowRoot => document.querySelector('fe-de-dados')?.shadowRoot as ShadowRoot;
const opener = (): HTMLButtonElement => root().querySelector('.open') as HTMLButtonElement;
const panel = (): HTMLElement | null => root().querySelector('.panel');
async function open(): Promise<void> {
  opener().dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
  await settle();
}
async function roll(wait = 120): Promise<void> {
  root()
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle(wait);
}
const asked = (question: string) =>
  fake.asked.filter(({ ask }) => ask === question).map(({ order }) => order);

describe('the full toolbar in a page', () => {
  it('opens in the bar that was pressed, and tells the background which page it is', async () => {
    await open();
    expect(panel()?.textContent).toContain('La fábrica');
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(asked('page')).toEqual([
      expect.objectContaining({
        engine: 'board',
        topic: '7',
        section: '1',
        account: 'ana',
        markup: 'bbcode',
      }),
    ]);
  });
  it('rolls with the thread and the drafts, and the block stands in the message', async () => {
    area().value = 'Armand mira.';
    await open();
    await roll();
    const [order] = asked('roll') as RollOrder[];
    expect(order).toMatchObject({
      sheet: '1',
      offer: 'reto',
      thread: { complete: true, posts: [{ id: 1, author: 'director', text: 'Tira.' }] },
      drafts: [],
    });
    expect(order?.request).toMatch(/^[0-9a-z-]{10,}$/);
    expect(area().value).toBe(`Armand mira.\n${block(1).text}\n`);
    expect(document.activeElement).toBe(area());
    answerRoll = () => ({ kind: 'rolled', block: block(2) });
    await roll();
    expect((asked('roll')[1] as RollOrder).drafts).toEqual([block(1).code]);
  });
  it('does not offer as left over what stands in the message', async () => {
    pageView = view({ pending: [block(1)] });
    area().value = `x\n${block(1).text}`;
    await open();
    expect(root().querySelector('.notice')).toBeNull();
  });
  it('offers the block for copying when the editor is gone or takes nothing more', async () => {
    area().maxLength = 20;
    await open();
    await roll();
    expect(root().querySelector('.notice')?.textContent).toContain('bar_too_long');
    expect(root().querySelector<HTMLTextAreaElement>('.loose-text')?.value).toBe(block(1).text);
    expect(area().value).toBe('');
  });
  it('goes back to the editor with Escape', async () => {
    await open();
    const event = new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    root().querySelector('input')?.dispatchEvent(event);
    await settle();
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(area());
  });
  it('keeps its keys from the board’s hotkeys, and its changes from the board’s forms', async () => {
    await open();
    const heard: string[] = [];
    for (const type of ['keydown', 'input', 'change'])
      document.addEventListener(type, () => heard.push(type), { once: true });
    const field = root().querySelector('input') as HTMLInputElement;
    for (const type of ['keydown', 'input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    expect(heard).toEqual([]);
  });
  it('retires when the extension is gone in the middle, and leaves the text alone', async () => {
    area().value = 'Mi mensaje';
    await open();
    fake.id = undefined;
    await roll();
    expect(panel()).toBeNull();
    expect(root().querySelector('[role=status]')?.textContent).toBe('bar_gone');
    expect(area().value).toBe('Mi mensaje');
    expect(registry()).toBeUndefined();
  });
  it('knows that too from an error of another script’s class', async () => {
    await open();
    const own = registry() as { ask: unknown };
    own.ask = () => Promise.reject(Object.assign(new Error('invalidated'), { reason: 'invalidated' }));
    await roll();
    expect(root().querySelector('[role=status]')?.textContent).toBe('bar_gone');
  });
  it('says so when the background fails, and asks for the same roll again', async () => {
    answerRoll = () => {
      throw new Error('disk full');
    };
    await open();
    await roll(400);
    expect(root().querySelector('[role=alert]')?.textContent).toContain('bar_unreachable');
    answerRoll = () => ({ kind: 'rolled', block: block(1) });
    await roll();
    const requests = new Set((asked('roll') as RollOrder[]).map(({ request }) => request));
    expect(requests.size).toBe(1);
    expect(area().value).toBe(`${block(1).text}\n`);
  });
});
