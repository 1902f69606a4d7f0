import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bars } from '../../../../entrypoints/content/bars';
import { Hold, type Holder } from '../../../../entrypoints/content/submit/hold';
import { show } from '../saved-page';

const CODE = 'TV1 2rT1N9QWCw0Q90n1plsJ ZGqJLGfGF9SVyvcJKlbQ';
const PAGE = `<body><form id="post"><textarea name="message" rows="6"></textarea>
<button id="send" type="submit" name="post" value="1">Enviar</button>
<button id="look" type="submit" name="preview">Previsualizar</button></form>
<div class="composer"><textarea class="write" rows="6"></textarea><button type="button" class="bold">B</button>
<button type="button" class="composer-submit" data-action="post">Enviar</button></div></body>`;

const settle = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const one = <E extends Element = HTMLElement>(selector: string): E => document.querySelector(selector) as E;
const area = () => one<HTMLTextAreaElement>('#post textarea');

let stop: () => void;
let hold: Hold;
let answer: Promise<boolean>;
let sent: string[];
const holder = {
  prepare: vi.fn<Holder['prepare']>(() => answer),
  checking: vi.fn<Holder['checking']>(),
  unchecked: vi.fn<Holder['unchecked']>(),
};

beforeEach(() => {
  show(PAGE);
  vi.clearAllMocks();
  answer = Promise.resolve(true);
  sent = [];
  const events = { press: () => {}, approach: () => {}, enter: () => {}, gone: () => {} };
  hold = new Hold(document, new Bars(document, (word) => word, events), holder);
  stop = hold.listen();
  one('#post').addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    sent.push((submitter as HTMLButtonElement | null)?.id ?? '');
  });
  one('.composer-submit').addEventListener('click', () => sent.push('composer'));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a post without anything of ours', () => {
  it('is never touched', async () => {
    area().value = 'Hola.';
    one('#send').click();
    expect(sent).toEqual(['send']);
    expect(holder.prepare).not.toHaveBeenCalled();
  });
  it('is not, also when it quotes a roll', () => {
    area().value = `[quote=beto]Tirada 1\n${CODE}[/quote]\nBien.`;
    one('#send').click();
    expect(sent).toEqual(['send']);
  });
  it('is not, quoted as Markdown does', () => {
    one<HTMLTextAreaElement>('.write').value = `> @beto dijo:\n> Tirada 1\n> \`${CODE}\`\n\nBien.`;
    one('.composer-submit').click();
    expect(sent).toEqual(['composer']);
  });
  it('is held where the director’s posts get a baliza', async () => {
    hold.awaiting = true;
    one('#send').click();
    expect(sent).toEqual([]);
    await settle();
    expect(sent).toEqual(['send']);
  });
});

describe('a post with a roll', () => {
  beforeEach(() => {
    area().value = `Tirada 1\n${CODE}`;
  });

  it('is looked at, and then goes once, by the same button', async () => {
    one('#send').click();
    expect(sent).toEqual([]);
    expect(holder.checking).toHaveBeenCalledOnce();
    await settle();
    expect(sent).toEqual(['send']);
    expect(holder.prepare.mock.calls[0]?.[0].map(({ field }) => field)).toEqual([area()]);
  });
  it('is not sent twice, however often the button is pressed', async () => {
    let go: (yes: boolean) => void = () => {};
    answer = new Promise((resolve) => {
      go = resolve;
    });
    for (let press = 0; press < 4; press += 1) one('#send').click();
    go(true);
    await settle();
    expect(sent).toEqual(['send']);
    expect(holder.prepare).toHaveBeenCalledOnce();
  });
  it('stays when something in it was changed, and goes with the next press', async () => {
    answer = Promise.resolve(false);
    one('#send').click();
    await settle();
    expect(sent).toEqual([]);
    answer = Promise.resolve(true);
    one('#send').click();
    await settle();
    expect(sent).toEqual(['send']);
  });
  it('goes as it is when looking fails, and says so', async () => {
    answer = Promise.reject(new Error('no answer'));
    one('#send').click();
    await settle();
    expect(sent).toEqual(['send']);
    expect(holder.unchecked).toHaveBeenCalledOnce();
  });
  it('goes as it is after a few seconds, and nothing is written in it any more', async () => {
    vi.useFakeTimers();
    answer = new Promise(() => {});
    one('#send').click();
    await vi.advanceTimersByTimeAsync(6000);
    expect(sent).toEqual(['send']);
    expect(holder.unchecked).toHaveBeenCalledOnce();
    expect(holder.prepare.mock.calls[0]?.[1].aborted).toBe(true);
  });
  it('is not held for a preview', () => {
    one('#look').click();
    expect(sent).toEqual(['look']);
  });
  it.each([
    '<input type="submit" name="rem" value="Quitar adjunto">',
    '<input type="submit" name="add_to" value="Añadir">',
    '<input type="submit" name="remove_u[2]" value="x">',
    '<button type="cancel">Cancelar edición</button>',
  ])('is not held by a button that does something else: %s', (button) => {
    one('#post').insertAdjacentHTML('beforeend', button);
    one<HTMLElement>('#post > :last-child').click();
    expect(holder.prepare).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });
  it('is not held by a button without a name that sends nothing, and is by one that does', async () => {
    one('#post').insertAdjacentHTML(
      'beforeend',
      '<button id="recover">Recuperar</button><button>Guardar</button>',
    );
    const pressed = vi.fn((event: Event) => event.preventDefault());
    one('#recover').addEventListener('click', pressed);
    one('#recover').click();
    expect(pressed).toHaveBeenCalledOnce();
    expect(holder.prepare).not.toHaveBeenCalled();
    one<HTMLElement>('#post > :last-child').click();
    expect(holder.prepare).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    await settle();
    expect(sent).toHaveLength(1);
  });
  it('goes by its button when the looking has written in it: boards copy the text when that is pressed', async () => {
    const pressed: string[] = [];
    one('#post').insertAdjacentHTML('beforeend', '<button id="own">Guardar</button>');
    one('#own').addEventListener('click', () => pressed.push(area().value));
    one('#own').click();
    await settle();
    expect(pressed).toHaveLength(1);
    let go: (yes: boolean) => void = () => {};
    answer = new Promise((resolve) => {
      go = resolve;
    });
    area().value = `Tirada 2\n${CODE}`;
    one('#own').click();
    area().value = `Tirada 3\n${CODE}`;
    go(true);
    await settle();
    expect(pressed).toEqual([`Tirada 1\n${CODE}`, `Tirada 2\n${CODE}`, `Tirada 3\n${CODE}`]);
    expect(sent).toHaveLength(2);
  });
  it('is held too when the form is sent without its button', async () => {
    one<HTMLFormElement>('#post').requestSubmit();
    expect(sent).toEqual([]);
    await settle();
    expect(sent).toHaveLength(1);
  });
  it('is held on boards whose button sends no form', async () => {
    area().value = '';
    one<HTMLTextAreaElement>('.write').value = CODE;
    one('.bold').click();
    expect(holder.prepare).not.toHaveBeenCalled();
    one('.composer-submit').click();
    expect(sent).toEqual([]);
    await settle();
    expect(sent).toEqual(['composer']);
  });
  describe('in a composer that sends with Ctrl+Enter', () => {
    const press = (selector: string, init: KeyboardEventInit = { ctrlKey: true }) =>
      one(selector).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      );
    beforeEach(() => {
      one<HTMLTextAreaElement>('.write').value = CODE;
      one('.composer').addEventListener('keydown', () => sent.push('key'));
    });

    it('is looked at, and then goes once, by its button', async () => {
      press('.write');
      press('.write', { metaKey: true });
      expect(sent).toEqual([]);
      await settle();
      expect(sent).toEqual(['composer']);
      expect(holder.prepare).toHaveBeenCalledOnce();
    });
    it('goes on to its next line with Enter alone', () => {
      press('.write', {});
      expect(sent).toEqual(['key']);
    });
    it('is looked at in XenForo’s rich editor, and not as BBCode, where the board sends nothing', async () => {
      show(
        `<form data-xf-init="ajax-submit"><div class="fr-box"><div class="fr-element" contenteditable="true"><p>${CODE}</p></div></div><textarea rows="6">${CODE}</textarea><button type="submit" id="xf">Enviar</button></form>`,
      );
      one('form').addEventListener('submit', (event) => {
        event.preventDefault();
        sent.push('xf');
      });
      press('textarea');
      await settle();
      expect(holder.prepare).not.toHaveBeenCalled();
      press('.fr-element');
      expect(sent).toEqual([]);
      await settle();
      expect(sent).toEqual(['xf']);
    });
    it('is not sent from another editor of the page', () => {
      press('#post textarea');
      expect(holder.prepare).not.toHaveBeenCalled();
    });
    it('is let be without a roll in it', () => {
      one<HTMLTextAreaElement>('.write').value = 'Hola.';
      press('.write');
      expect(sent).toEqual(['key']);
    });
  });
});
