import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HintPart, SiteHints } from '../../../../entrypoints/background/messages';
import { askWith } from '../../../../entrypoints/content/ask';
import { mendPage } from '../../../../entrypoints/content/pointed/mend';
import { Pointing } from '../../../../entrypoints/content/pointed/pointing';
import { registry } from '../../../../entrypoints/content/registry';
import { start } from '../../../../entrypoints/content/start';
import { sayIn } from '../../../components/words';
import { turns } from '../../../turns';
import { FakeApi } from '../fake-api';
import { FakeScreen } from '../fake-screen';
import { show } from '../saved-page';

const POSTS = [11, 18]
  .map(
    (n) =>
      `<div class="mensaje" id="m${n}"><b class="nick">ana</b><div class="cuerpo">Hola ${n} a todos, TV1 no es de nadie</div></div>`,
  )
  .join('');
// A place to write no guess takes for one: it is called after something else and has one row.
const PAGE = `<body><div id="hilo">${POSTS}</div><form id="f"><textarea name="subject" rows="1"></textarea></form><button id="otro">Otro</button></body>`;

let fake: FakeApi;
let pointing: Pointing | null = null;
let kept: SiteHints;
beforeEach(() => {
  new FakeScreen().install();
  kept = { host: 'localhost', editor: null, posts: null, markup: null, account: null };
  fake = new FakeApi({
    point: ({ part, selector }: { part: HintPart; selector: string }) => {
      kept = { ...kept, [part]: selector };
      return { ok: true, value: kept };
    },
  });
  show(PAGE);
});
afterEach(() => {
  pointing?.end();
  pointing = null;
  (registry() as { end?(): void } | undefined)?.end?.();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const begin = (part: HintPart): void => {
  pointing = new Pointing({
    page: document,
    part,
    ask: askWith(fake.api),
    say: sayIn('es'),
    mend: (hints) => mendPage(document, fake.api, hints),
  });
};
const layer = () => document.querySelector('fe-de-dados-pointing');
const root = (): ShadowRoot => {
  const shadow = layer()?.shadowRoot;
  if (!shadow) throw new Error('no layer');
  return shadow;
};
const words = (): string => root().querySelector('.words')?.textContent ?? '';
const button = (label: string): HTMLButtonElement => {
  const found = [...root().querySelectorAll('button')].find((one) => one.textContent === label);
  if (!found) throw new Error(`no button «${label}»`);
  return found;
};
const clickOn = (node: Element | null): void => {
  document.elementsFromPoint = () => [layer(), node].filter((one): one is Element => one !== null);
  root()
    .querySelector('.catch')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};
const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', {
    key: name,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  (root().activeElement ?? document.body).dispatchEvent(event);
  return event;
};
const quiet = (): Promise<void> => turns(20);
const bars = () => [...document.querySelectorAll('fe-de-dados')];

describe('pointing at the editor', () => {
  it('gives it a bar, in a page that had nothing to do', async () => {
    show(PAGE.replaceAll('TV1', 'eso'));
    await start(document, fake.api);
    expect([bars().length, registry()]).toEqual([0, undefined]);
    begin('editor');
    clickOn(document.querySelector('textarea'));
    expect(words()).toBe('¿Es este el editor?');
    expect(root().querySelectorAll('.frame.sure')).toHaveLength(1);
    button('Sí, es este').click();
    await quiet();
    expect(kept.editor).toBe('textarea[name="subject"]');
    await vi.waitFor(() =>
      expect(bars().map((bar) => bar.nextElementSibling?.tagName)).toEqual(['TEXTAREA']),
    );
    expect(words()).toBe('Guardado: en localhost este es el editor.');
  });
  it('takes the bars from what was taken for one', async () => {
    show(
      '<body><textarea name="notas" rows="5"></textarea><textarea name="texto" rows="5"></textarea></body>',
    );
    await start(document, fake.api);
    expect(bars()).toHaveLength(2);
    begin('editor');
    clickOn(document.querySelector('[name=texto]'));
    button('Sí, es este').click();
    await quiet();
    expect(bars().map((bar) => bar.nextElementSibling?.getAttribute('name'))).toEqual(['texto']);
  });
  it('is done by keyboard alone: Tab outlines, Enter chooses', () => {
    begin('editor');
    expect(root().activeElement?.textContent).toBe('Cuadro 1 de 1');
    expect(root().querySelectorAll('.frame')).toHaveLength(1);
    key('Tab');
    expect(root().activeElement?.textContent).toBe('Cancelar');
    key('Tab');
    expect(root().activeElement?.textContent).toBe('Cuadro 1 de 1');
    (root().activeElement as HTMLElement).click();
    expect(root().activeElement?.textContent).toBe('Sí, es este');
  });
  it('says when there is no place to write', () => {
    begin('editor');
    clickOn(document.querySelector('.cuerpo'));
    expect(words()).toContain('Ahí no hay ningún sitio donde escribir.');
  });
});

describe('pointing at the posts', () => {
  it('outlines all, says whose they are, and keeps them only after a yes', async () => {
    begin('posts');
    clickOn(document.querySelector('#m18 .cuerpo'));
    expect(words()).toBe('¿Son estos los mensajes? Hay 2 en esta página y este lo firma «ana».');
    expect(root().querySelectorAll('.frame')).toHaveLength(2);
    expect(fake.asked).toEqual([]);
    button('Sí, son estos').click();
    await quiet();
    expect(kept.posts).toBe('div.mensaje[id^="m"]');
    expect(
      registry()
        ?.reader?.forum.posts(document)
        .map(({ id }) => id),
    ).toEqual([11, 18]);
  });
  it('goes on where the posts were read otherwise before', async () => {
    show(PAGE.replace('name="subject" rows="1"', 'name="texto" rows="5"'));
    await start(document, fake.api);
    const before = registry()?.reader;
    await mendPage(document, fake.api, { ...kept, posts: 'div.mensaje' });
    expect(registry()?.reader).not.toBe(before);
    expect(registry()?.reader?.forum.partial).toBe(true);
  });
});

describe('the page below', () => {
  it('gets no key, and is left as it was', () => {
    const before = document.documentElement.outerHTML;
    const pressed = vi.fn();
    document.addEventListener('keydown', pressed);
    const other = document.querySelector<HTMLElement>('#otro');
    other?.focus();
    begin('posts');
    key('j');
    expect(key('Escape').defaultPrevented).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    document.removeEventListener('keydown', pressed);
    expect(document.documentElement.outerHTML).toBe(before);
    expect(document.activeElement).toBe(other);
    pointing = null;
  });
  it('is given back when it is left', () => {
    begin('posts');
    window.dispatchEvent(new Event('pagehide'));
    expect(layer()).toBeNull();
  });
  it('says when nothing could be kept', async () => {
    fake.id = undefined;
    begin('editor');
    clickOn(document.querySelector('textarea'));
    button('Sí, es este').click();
    await quiet();
    expect(words()).not.toContain('Guardado');
  });
});
