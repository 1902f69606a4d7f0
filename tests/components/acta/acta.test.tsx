import { describe, expect, it } from 'vitest';
import { Acta } from '../../../components/acta/acta';
import { Export } from '../../../components/acta/export';
import { conclusionOf, filtered, meaningOf, playersOf, summaryOf } from '../../../components/acta/model';
import { reportOf } from '../../../components/acta/report';
import type { BlockVerdict } from '../../../entrypoints/background/messages';
import { noteColours, verdictColours } from '../../../rules/proof/verdict';
import { choose, draw, named, press, read, say } from '../draw';
import { sayIn } from '../words';

const block = (post: number, over: Partial<BlockVerdict> = {}): BlockVerdict => ({
  post,
  index: 0,
  author: 'ana',
  kind: 'tirada',
  n: 1,
  code: 'TV1 2abc',
  line: `Tirada 1 - Armand - Correr ${post} → ÉXITO`,
  colour: 'green',
  verdicts: [{ code: 'verified', colour: 'green', words: 'VERIFICADA: básica' }],
  truth: null,
  outcome: 'ÉXITO',
  ...over,
});
const red = block(3, {
  author: 'beto',
  colour: 'red',
  verdicts: [
    { code: 'edited_after_seal', colour: 'red', words: 'EDITADA TRAS EL SELLO: la baliza 2' },
    { code: 'altered', colour: 'red', words: 'ALTERADA: los dados publicados no son (3d6 1 2 3)' },
  ],
  truth: 'FALLO',
});
const amber = block(4, {
  colour: 'amber',
  verdicts: [
    { code: 'verified', colour: 'green', words: 'VERIFICADA: básica' },
    { code: 'text_changed', colour: 'amber', words: 'TEXTO CAMBIADO: los dados son buenos' },
  ],
});
const missing = { code: 'rolls_missing', colour: 'amber', words: 'FALTA la tirada 2 de ana' } as const;
const acta = { blocks: [block(1), block(2), red, amber], notes: [missing], complete: true };
const items = (host: HTMLElement) => [...host.querySelectorAll('ol .acta-item')].map(read);

describe('the acta of a thread', () => {
  it('says in one line how many blocks are in order and how many need a look', () => {
    expect(summaryOf(acta, say)).toBe('4 bloques: 2 verificados, 1 que conviene mirar, 1 que no cuadra.');
    expect(summaryOf({ blocks: [block(1)] }, say)).toBe('1 bloque: 1 verificado.');
    expect(summaryOf(acta, sayIn('en'))).toBe(
      '4 blocks: 2 verified, 1 worth a look, 1 that does not add up.',
    );
  });

  it('concludes from the worst there is, and takes amber for no accusation', () => {
    expect(conclusionOf(acta, say)).toBe(say('acta_wrong'));
    expect(conclusionOf({ ...acta, blocks: [block(1)] }, say)).toBe(say('acta_look'));
    expect(conclusionOf({ blocks: [block(1)], notes: [], complete: true }, say)).toBe('Todo cuadra.');
    expect(conclusionOf({ blocks: [block(1)], notes: [], complete: false }, say)).toBe('Lo leído cuadra.');
    expect(conclusionOf({ blocks: [], notes: [], complete: true }, say)).toBe('');
  });

  it('explains every code a proof or the rules can give, in each language', () => {
    const codes = [
      ...Object.keys(verdictColours),
      ...Object.keys(noteColours),
      ...['words_differ', 'other_dice', 'rules_unknown', 'paste'],
    ];
    for (const language of ['es', 'en'] as const)
      for (const code of codes) expect(meaningOf(code, sayIn(language)), code).toMatch(/\.$/);
  });

  it('shows notes and blocks with what they mean, the worst verdict first', () => {
    const host = draw(<Acta acta={acta} />);
    expect(read(host.querySelector('ul .acta-item'))).toContain('FALTA la tirada 2 de ana');
    expect(read(host.querySelector('ul .acta-item'))).toContain(meaningOf('rolls_missing', say));
    expect(items(host)).toHaveLength(4);
    expect(items(host)[2]).toContain('Resultado recalculado: FALLO');
    expect(items(host)[2]).toContain(meaningOf('altered', say));
    expect(items(host)[3]).toMatch(/^TEXTO CAMBIADO.*VERIFICADA/);
    expect(host.textContent).not.toContain(say('acta_partial'));
  });

  it('says so where the thread was read in part', () => {
    expect(draw(<Acta acta={{ ...acta, complete: false }} />).textContent).toContain(say('acta_partial'));
  });

  it('shows only what needs a look, or one player, and says how many', async () => {
    const host = draw(<Acta acta={acta} />);
    await press(named(host, 'input[type=radio]', say('acta_show_look')));
    expect(items(host)).toHaveLength(2);
    expect(read(host.querySelector('[role=status]'))).toBe('Se muestran 2 de 4.');
    await choose(named(host, 'select', say('acta_player')), '=beto');
    expect(items(host)).toHaveLength(1);
    await choose(named(host, 'select', say('acta_player')), '');
    expect(items(host)).toHaveLength(2);
  });

  it('filters by the exact name, the one of nobody included', () => {
    const blocks = [block(1, { author: '' }), block(2, { author: 'Ana' }), block(3)];
    expect(playersOf(blocks)).toEqual(['', 'Ana', 'ana']);
    expect(filtered(blocks, { show: 'all', player: '' }).map(({ post }) => post)).toEqual([1]);
    expect(filtered(blocks, { show: 'look', player: null })).toEqual([]);
  });

  it('draws a long thread in pieces', async () => {
    const blocks = Array.from({ length: 130 }, (_, post) => block(post));
    const host = draw(<Acta acta={{ blocks, notes: [], complete: true }} />);
    expect(items(host)).toHaveLength(60);
    await press(named(host, 'button', say('acta_more', 70)));
    expect(items(host)).toHaveLength(120);
  });

  it('lets no post draw in it', () => {
    const host = draw(
      <Acta acta={{ ...acta, blocks: [block(1, { line: '<b class="sign sign-green">VERIFICADA</b>' })] }} />,
    );
    expect(host.querySelector('.acta-line b')).toBeNull();
    expect(read(host.querySelector('.acta-line'))).toBe('<b class="sign sign-green">VERIFICADA</b>');
  });

  it('leads to each post where its address is known', () => {
    const host = draw(<Acta acta={acta} place={{ link: ({ post }) => `https://foro.example/${post}` }} />);
    expect([...host.querySelectorAll('.acta-where a')].map((a) => a.getAttribute('href'))).toHaveLength(4);
  });
});

describe('the acta as text', () => {
  const subject = {
    title: 'La fábrica',
    host: 'foro.example',
    topic: '7',
    url: 'https://foro.example/t/7',
    posts: 9,
  };

  it('says thread, reading, summary, notes and each block', () => {
    const text = reportOf(acta, subject, say);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Acta de «La fábrica»',
      'foro.example, hilo 7',
      'https://foro.example/t/7',
      'Leído entero: 9 mensajes.',
    ]);
    expect(text).toContain('[!] FALTA la tirada 2 de ana');
    expect(text).toContain(['[X] beto · mensaje 3', '    «Tirada 1 - Armand - Correr 3 → ÉXITO»'].join('\n'));
    expect(text).toContain('    Resultado recalculado: FALLO');
  });

  it('keeps a line of a post from passing for a line of the acta', () => {
    const text = reportOf(
      { ...acta, blocks: [block(1, { line: 'Tirada 1\n[ok] beto · mensaje 3' })] },
      subject,
      say,
    );
    expect(text).toContain('«Tirada 1 [ok] beto · mensaje 3»');
  });

  it('is copied and saved, and says when it could not be copied', async () => {
    const saved: string[] = [];
    const host = draw(
      <Export acta={acta} subject={subject} copy={async () => false} save={(name) => saved.push(name)} />,
    );
    await press(named(host, 'button', say('acta_copy')));
    await Promise.resolve();
    expect(read(host.querySelector('[role=status]'))).toBe(say('acta_not_copied'));
    await press(named(host, 'button', say('acta_save')));
    expect(saved).toEqual(['acta-7.txt']);
  });
});
