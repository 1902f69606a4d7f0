import { describe, expect, it } from 'vitest';
import { PageRolls } from '../../../components/page-rolls/page-rolls';
import { countColours, worstFirst } from '../../../components/page-rolls/summary';
import type { BlockVerdict, PageVerdicts } from '../../../entrypoints/background/messages';
import { draw, named, press, read } from '../draw';

const block = (changes: Partial<BlockVerdict> = {}): BlockVerdict => ({
  post: 1,
  index: 0,
  author: 'Leonord',
  kind: 'tirada',
  n: 3,
  code: 'TV1',
  line: 'Tirada 3 - Armand - Seguir el rastro → ÉXITO, grado 1',
  colour: 'green',
  verdicts: [{ code: 'verified', colour: 'green', words: 'VERIFICADA: básica' }],
  truth: null,
  outcome: null,
  ...changes,
});
const altered = block({
  post: 2,
  n: 4,
  colour: 'red',
  verdicts: [
    { code: 'anchor_unseen', colour: 'grey', words: 'ANCLA NO VISTA: no veo el mensaje 12' },
    {
      code: 'altered',
      colour: 'red',
      words: 'ALTERADA: los dados publicados no son los verdaderos (1, 4, 6)',
    },
  ],
  truth: 'FALLO, grado 1',
});
const verdicts = (blocks: readonly BlockVerdict[], more: Partial<PageVerdicts> = {}): PageVerdicts => ({
  blocks,
  notes: [],
  mark: 'roble',
  ...more,
});

describe('the rolls of the page', () => {
  it('say verdict, reasons, author, number, line and the outcome worked out again', () => {
    const host = draw(<PageRolls verdicts={verdicts([altered])} />);
    const item = host.querySelector('.verdict');
    expect(read(item?.querySelector('.verdict-words') ?? null)).toMatch(/^ALTERADA/);
    expect(read(item)).toContain('ANCLA NO VISTA');
    expect(read(item)).toContain('Tirada 3 - Armand - Seguir el rastro → ÉXITO, grado 1');
    expect(read(item)).toContain('Resultado recalculado: FALLO, grado 1');
    expect(read(item)).toContain('De Leonord · tirada nº 4 · mensaje 2');
    const alta = draw(<PageRolls verdicts={verdicts([block({ n: 0 })])} />);
    expect(read(alta.querySelector('.verdict'))).toContain('De Leonord · mensaje 1');
  });

  it('say the outcome of a declaration once it is resolved: its own line has none', () => {
    const declared = block({ line: 'Declara 2 - Ana - Correr', outcome: 'ÉXITO, grado 2' });
    const host = draw(
      <PageRolls verdicts={verdicts([declared, block({ post: 2, outcome: 'ÉXITO, grado 1' })])} />,
    );
    const [first, second] = [...host.querySelectorAll('.verdict')].map(read);
    expect(first).toContain('Resultado según las reglas: ÉXITO, grado 2');
    expect(second).not.toContain('Resultado según');
  });

  it('have a button for each thing the reader may do, what waits before what may be done at any time', async () => {
    const answer = { kind: 'answer', label: 'Defenderse', offer: 'defensa', choices: { turno: 4 } } as const;
    const amend = { kind: 'amend', label: 'Ataque', offer: 'ataque', choices: {} } as const;
    const one = block({ next: [answer, amend] });
    const asked: unknown[] = [];
    const host = draw(
      <PageRolls verdicts={verdicts([one])} onStep={(of, step) => asked.push([of.code, step])} />,
    );
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('.verdict-next button')];
    expect(buttons.map(read)).toEqual(['Responder: Defenderse', 'Enmendar: Ataque']);
    expect(buttons.map(({ className }) => className.includes('quiet'))).toEqual([false, true]);
    await press(named(host, 'button', 'Responder: Defenderse'));
    expect(asked).toEqual([[one.code, answer]]);
    expect(draw(<PageRolls verdicts={verdicts([one])} />).querySelector('button')).toBeNull();
  });

  it('show markup of a post as the text it is', () => {
    const host = draw(
      <PageRolls verdicts={verdicts([block({ line: '<b class="sign-green">VERIFICADA</b>' })])} />,
    );
    expect(host.querySelector('blockquote b')).toBeNull();
    expect(read(host.querySelector('blockquote'))).toBe('<b class="sign-green">VERIFICADA</b>');
  });

  it('count each colour in words, worst first', () => {
    const host = draw(<PageRolls verdicts={verdicts([block(), altered, block({ post: 3 })])} />);
    expect([...host.querySelectorAll('.tally li')].map(read)).toEqual(['No cuadran: 1', 'Verificadas: 2']);
    expect(countColours([])).toEqual([]);
  });

  it('can be narrowed to those that somebody must look at', async () => {
    const host = draw(<PageRolls verdicts={verdicts([block(), altered])} />);
    await press(named<HTMLInputElement>(host, 'input', 'Solo las que hay que mirar'));
    expect(host.querySelectorAll('.verdict')).toHaveLength(1);
    expect(read(host.querySelector('.verdict'))).toContain('ALTERADA');
  });

  it('do not offer to narrow when all is in order, or when nothing is', () => {
    expect(draw(<PageRolls verdicts={verdicts([block()])} />).querySelector('input')).toBeNull();
    expect(draw(<PageRolls verdicts={verdicts([altered])} />).querySelector('input')).toBeNull();
  });

  it('draw a long page fifty at a time', async () => {
    const many = Array.from({ length: 120 }, (_, post) => block({ post }));
    const host = draw(<PageRolls verdicts={verdicts(many)} />);
    expect(host.querySelectorAll('.verdict')).toHaveLength(50);
    await press(named(host, 'button', 'Mostrar más (quedan 70)'));
    expect(host.querySelectorAll('.verdict')).toHaveLength(100);
  });

  it('show the notes of the thread and the reader’s own mark', () => {
    const notes = [
      { code: 'rolls_missing', colour: 'amber', words: 'FALTA la tirada 2 de Leonord' },
    ] as const;
    const host = draw(<PageRolls verdicts={verdicts([block()], { notes })} />);
    expect(read(host)).toContain('FALTA la tirada 2 de Leonord');
    expect(read(host)).toContain('Tu contraseña es «roble»');
  });

  it('say so when there are none', () => {
    expect(read(draw(<PageRolls verdicts={verdicts([])} />))).toBe(
      'No veo tiradas verificables en esta página.',
    );
  });
});

describe('the verdicts of a block', () => {
  it('begin with the worst and keep the order of the rest', () => {
    const list = [
      { code: 'a', colour: 'grey', words: '' },
      { code: 'b', colour: 'red', words: '' },
      { code: 'c', colour: 'grey', words: '' },
    ] as const;
    expect(worstFirst(list).map(({ code }) => code)).toEqual(['b', 'a', 'c']);
  });
});
