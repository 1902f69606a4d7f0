import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftCheck, Questions, Rolled } from '../../../../entrypoints/background/messages';
import { registry } from '../../../../entrypoints/content/registry';
import { start } from '../../../../entrypoints/content/start';
import { view } from '../../../components/roll-bar/fake-port';
import { turns } from '../../../turns';
import { FakeApi } from '../fake-api';
import { show } from '../saved-page';

const PAGE = `<body data-board="fe"><a class="account-name">ana</a><main data-topic-id="7"><h1 class="topic-title">Hilo</h1>
<article class="post" data-post-id="1" data-author="director"><div class="post-body">Tira.</div></article>
<form class="post-form"><textarea name="message" rows="6"></textarea><button type="submit" class="send">Enviar</button></form></main></body>`;
const code = (letter: string) => `TV1 ${letter.repeat(20)} ${letter.repeat(20)}`;
const block = (n: number, words: string, letter: string) =>
  `[color=#610B0B]Tirada ${n} - Armand → [b]${words}[/b][/color]\n[color=#767676]${code(letter)}[/color]`;
const rolled = (n: number, text: string, letter: string): Rolled => ({
  kind: 'rolled',
  block: { id: `r${n}`, n, text, code: code(letter), said: `Armand: ${n}`, tone: 'good' },
});
const check = (letter: string, more: Partial<DraftCheck>): DraftCheck => ({
  ...{ code: code(letter), id: code(letter), state: 'due', words: '' },
  ...more,
});

let fake: FakeApi;
let checks: (codes: readonly string[]) => readonly DraftCheck[];
let again: Rolled;
let beacon: Rolled | null;
let sent: string[];

beforeEach(async () => {
  show(PAGE);
  checks = (codes) => codes.map((one) => ({ code: one, id: one, state: 'due', words: '' }));
  beacon = null;
  sent = [];
  document.execCommand = (command, _ui, text = '') => {
    const field = document.activeElement as HTMLTextAreaElement;
    const [from, to] = [field.selectionStart, field.selectionEnd];
    field.setRangeText(command === 'delete' ? '' : text, from, to, 'end');
    return true;
  };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  fake = new FakeApi({
    page: () => view(),
    recheck: ({ codes }: { codes: readonly string[] }) => checks(codes),
    renumber: () => again,
    autoBeacon: () => beacon,
    directsHere: () => true,
    awaitsBeacon: () => beacon !== null,
  });
  await start(document, fake.api);
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(area().value);
  });
});
afterEach(() => {
  (registry() as { end?(): void } | undefined)?.end?.();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const area = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;
const note = (): string =>
  document.querySelector('fe-de-dados')?.shadowRoot?.querySelector('.note')?.textContent ?? '';
async function send(): Promise<void> {
  document.querySelector<HTMLButtonElement>('.send')?.click();
  await turns(400);
}
const asked = <Q extends keyof Questions>(question: Q) =>
  fake.asked.filter(({ ask }) => ask === question).map(({ order }) => order);

describe('before a post with rolls is sent', () => {
  it('goes as it is when every roll is due', async () => {
    area().value = `Corro.\n${block(1, 'ÉXITO', 'B')}\nSigo.`;
    await send();
    expect(sent).toEqual([`Corro.\n${block(1, 'ÉXITO', 'B')}\nSigo.`]);
    expect(asked('recheck')).toEqual([expect.objectContaining({ codes: [code('B')] })]);
  });
  it('makes a roll again in its place, and waits for its author when it came out otherwise', async () => {
    area().value = `Corro.\n${block(1, 'ÉXITO', 'B')}\nSigo.`;
    checks = (codes) =>
      codes.includes(code('B')) ? [check('B', { state: 'renumber', words: 'Han escrito.' })] : [];
    again = rolled(1, block(1, 'FALLO', 'C'), 'C');
    await send();
    expect(area().value).toBe(`Corro.\n${block(1, 'FALLO', 'C')}\nSigo.`);
    expect(sent).toEqual([]);
    expect(note()).toBe('Han escrito. submit_now Armand: 1 submit_look_again');
    await send();
    expect(sent).toEqual([`Corro.\n${block(1, 'FALLO', 'C')}\nSigo.`]);
  });
  it('sends at once what only has another number', async () => {
    area().value = block(1, 'ÉXITO', 'B');
    checks = (codes) =>
      codes.includes(code('B')) ? [check('B', { state: 'renumber', words: 'Ya hay una 1.' })] : [];
    again = rolled(2, block(2, 'ÉXITO', 'C'), 'C');
    await send();
    expect(sent).toEqual([block(2, 'ÉXITO', 'C')]);
    expect(note()).toBe('Ya hay una 1.');
  });
  it('takes out what cannot stand there, and says so', async () => {
    area().value = `Corro.\n${block(1, 'ÉXITO', 'B')}\nSigo.`;
    checks = (codes) =>
      codes.includes(code('B')) ? [check('B', { state: 'drop', words: 'Ya respondiste.' })] : [];
    await send();
    expect(area().value).toBe('Corro.\nSigo.');
    expect(sent).toEqual([]);
    expect(note()).toBe('Ya respondiste. submit_taken_out submit_look_again');
  });
  it('tells once of a roll in the wrong place, and leaves it to its author', async () => {
    area().value = block(1, 'ÉXITO', 'B');
    checks = () => [check('B', { state: 'move', words: 'Va encima.' })];
    await send();
    expect([sent.length, note()]).toEqual([0, 'Va encima. submit_look_again']);
    await send();
    expect(sent).toHaveLength(1);
  });
  it('sends it all the same when the background does not answer', async () => {
    area().value = block(1, 'ÉXITO', 'B');
    fake.id = undefined;
    await send();
    expect(sent).toEqual([block(1, 'ÉXITO', 'B')]);
  });
});

describe('before a director’s post is sent', () => {
  const made = `[color=#610B0B]Baliza 3[/color]\n[color=#767676]${code('D')}[/color]`;
  async function writes(text: string): Promise<void> {
    area().value = text;
    area().focus();
    area().dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    await turns(60);
  }
  it('gets its baliza below the text, wherever the caret is', async () => {
    beacon = rolled(3, made, 'D');
    await writes('La luna sale.');
    area().setSelectionRange(2, 2);
    await send();
    expect(sent).toEqual([`La luna sale.\n${made}\n`]);
  });
  it('goes untouched where none is due', async () => {
    await writes('La luna sale.');
    await send();
    expect(sent).toEqual(['La luna sale.']);
    expect(asked('autoBeacon')).toEqual([]);
  });
});
