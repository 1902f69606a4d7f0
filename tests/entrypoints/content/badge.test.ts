import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockVerdict } from '../../../entrypoints/background/messages';
import { badge } from '../../../entrypoints/content/badge';
import { sayIn } from '../../components/words';

const say = sayIn('es');
const verdict = (more: Partial<BlockVerdict>): BlockVerdict => ({
  post: 1,
  index: 0,
  author: 'ana',
  kind: 'tirada',
  n: 3,
  code: 'TV1 3yQ0',
  line: 'Tirada 3 - Armand - Seguir el rastro',
  colour: 'green',
  verdicts: [{ code: 'verified', colour: 'green', words: 'VERIFICADA: alta de ana · básica' }],
  truth: null,
  outcome: null,
  ...more,
});

const refer = vi.fn(async (): Promise<string | null> => null);

// The root is closed for pages; the test keeps what `attachShadow` gave.
let root: ShadowRoot;
beforeEach(() => {
  document.body.innerHTML = '<article><div class="post-body">hola</div></article>';
  const attach = HTMLElement.prototype.attachShadow;
  vi.spyOn(HTMLElement.prototype, 'attachShadow').mockImplementation(function (this: HTMLElement, init) {
    root = attach.call(this, init);
    return root;
  });
});
afterEach(() => vi.restoreAllMocks());

function draw(...blocks: BlockVerdict[]): HTMLButtonElement[] {
  const body = document.querySelector('.post-body') as HTMLElement;
  badge(body, blocks, 'faro azul', '', say, refer, 'light').wake();
  return [...root.querySelectorAll('button')];
}
const words = (button: Element | undefined): string[] =>
  [...(button?.children ?? [])].map((part) => part.textContent ?? '');

describe('a badge', () => {
  it('says its verdict by sign and word, and which roll it is about', () => {
    expect(words(draw(verdict({}))[0])).toEqual(['✓', 'Verificada', 'Tirada 3']);
    const red = { code: 'altered', colour: 'red' as const, words: 'ALTERADA: la prueba no cuadra' };
    expect(words(draw(verdict({ colour: 'red', verdicts: [red] }))[0])).toEqual([
      '✕',
      'Alterada',
      'Tirada 3',
    ]);
  });
  it('shows the worst verdicts on it, and all of them in its reasons', () => {
    const changed = {
      code: 'text_changed',
      colour: 'amber' as const,
      words: 'TEXTO CAMBIADO: los dados son buenos',
    };
    const late = { code: 'sealed_late', colour: 'grey' as const, words: 'SELLADA CON RETRASO: en la 3' };
    const [button] = draw(
      verdict({ colour: 'amber', verdicts: [...verdict({}).verdicts, late, changed], truth: 'FALLO' }),
    );
    expect(words(button)).toEqual(['!', 'Texto cambiado', 'Tirada 3']);
    const why = root.querySelector('.why') as HTMLElement;
    expect(why.hidden).toBe(true);
    button?.click();
    expect([why.hidden, button?.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect([...why.children].map((part) => part.textContent)).toEqual([
      'VERIFICADA: alta de ana · básica',
      'SELLADA CON RETRASO: en la 3',
      'TEXTO CAMBIADO: los dados son buenos',
      say('badge_truth', 'FALLO'),
      say('badge_line', 'Tirada 3 - Armand - Seguir el rastro'),
    ]);
    button?.click();
    expect(why.hidden).toBe(true);
  });
  it('is one for each block of a post, each with its own reasons', () => {
    const buttons = draw(verdict({}), verdict({ index: 1, n: 4 }), verdict({ index: 2, kind: 'alta', n: 0 }));
    expect(buttons.map((button) => words(button)[2])).toEqual(['Tirada 3', 'Tirada 4', 'Alta']);
    buttons[1]?.click();
    expect([...root.querySelectorAll<HTMLElement>('.why')].map(({ hidden }) => hidden)).toEqual([
      true,
      false,
      true,
    ]);
    expect(buttons[1]?.getAttribute('aria-controls')).toBe(root.querySelectorAll('.why')[1]?.id);
  });
  it('shows the reader’s own mark, which no post can know', () => {
    draw(verdict({}));
    expect(root.querySelector('.mark')?.textContent).toBe('faro azul');
  });
  it('shows what a declaration came to', () => {
    draw(verdict({ kind: 'declaracion', outcome: 'ÉXITO, grado 1' }));
    expect(root.querySelector('.why')?.textContent).toContain(say('badge_outcome', 'ÉXITO, grado 1'));
  });
  it('takes words of a post as words, never as markup', () => {
    draw(verdict({ line: '<img src=x onerror=alert(1)>', author: '<b>' }));
    expect(root.querySelector('.why img')).toBeNull();
  });
  it('stands before the body and in a closed root', () => {
    draw(verdict({}));
    expect(root.mode).toBe('closed');
    expect(document.querySelector('.post-body')?.previousElementSibling).toBe(root.host);
  });

  it('offers what a block waits for in sight, what may be done again with its reasons, and says why it cannot', async () => {
    refer.mockResolvedValueOnce('Abre la respuesta.');
    const answer = { kind: 'answer', label: 'Defensa', offer: 'defensa', choices: { turno: 3 } } as const;
    const again = { kind: 'again', label: 'Activar un aspecto', offer: 'aspecto', choices: {} } as const;
    const block = verdict({ next: [answer, again] });
    const buttons = draw(block);
    expect(buttons.map(({ textContent }) => textContent)).toContain('Responder: Defensa');
    const hidden = buttons.find(({ textContent }) => textContent === 'Activar un aspecto');
    expect(hidden?.closest('.why')).not.toBeNull();
    buttons.find(({ textContent }) => textContent === 'Responder: Defensa')?.click();
    expect(refer).toHaveBeenCalledWith(block, answer);
    await expect.poll(() => root.querySelector('[role=status]')?.textContent).toBe('Abre la respuesta.');
  });
});
