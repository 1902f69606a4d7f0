import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { check } from '../../../entrypoints/background/desk/checks';
import { Counter } from '../../../entrypoints/background/desk/counter';
import { roll } from '../../../entrypoints/background/desk/rolls';
import type { Markup } from '../../../entrypoints/background/messages';
import { textOf } from '../../../entrypoints/content/text';
import { page, post, rollOrder, type TestOffice, tab, wake } from '../background/desk/office';
import { boards, htmlBoards } from './board-render';

let office: TestOffice;
beforeEach(async () => {
  office = await wake();
});

/** What players write, and what they should not: every one of these breaks something somewhere. */
const HOSTILE = [
  ...[
    '8)',
    '[x]',
    '[0]',
    '[*]',
    '[b]',
    '[/color]',
    '(c)',
    ':D',
    ' :)',
    'C: 5',
    ':dado:',
    '<3',
    '--',
    '...',
    '…',
  ],
  ...[
    '“así”',
    "'así'",
    '"así"',
    '*a*',
    '_a_',
    '~~a~~',
    '`a`',
    '](x)',
    '\\*',
    '&#65;',
    '&amp;',
    '<b>',
    '🎲',
    '⚔️',
  ],
  ...[
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u202e',
    'أهلا',
    'é',
    '  ',
    '\t',
    '/me',
    '# ',
    '- ',
    '1. ',
    '====',
    '|3|',
    'TV1 ',
  ],
  ...[
    '@ana',
    '[quote]',
    '[code]',
    'http://a.b/c_',
    '日本',
    '€',
    '½',
    '«rojo»',
    '- opposición 5',
    '3d6: 1, 2, 3',
  ],
];
const label = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.stringMatching(/^[A-Za-zñáé ]{1,8}$/)), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
  .filter((text) => /[A-Za-z]{2}/.test(text));

/** Words of the author around the block, with what else stands in a post. */
const around = (block: string, markup: Markup): string => {
  const line = markup === 'html' ? '<br>' : '\n';
  return `Armand se agacha, y sonríe.${line}${line}${block}${line}Y sigue.`;
};
const QUOTE =
  '<blockquote><cite>beto escribió:</cite>Tirada 9 - Beto - Nada → <b>FALLO</b><br>TV1 3yQ0Vb1n8TzLkPq7WfRd</blockquote>';
const REST =
  '<div class="signature">TV1 firma</div><p class="postedit"><em>Editado</em></p><div class="codebox"><pre><code>TV1 3yQ0Vb1n8TzLkPq7WfRd</code></pre></div>';

/** Rolls, posts as the board shows it, reads the page, and asks what the thread says of it. */
async function readBack(label: string, markup: Markup, show: (typed: string) => string) {
  // A thread of its own each time: the roll before was never posted in this one.
  const topic = crypto.randomUUID();
  const made = await roll(
    office,
    new Counter(office.draftsElsewhere, office.now),
    rollOrder(crypto.randomUUID(), { label, page: page({ markup, topic }) }),
    tab(1),
  );
  if (made.kind !== 'rolled') return { refused: made.kind, verdicts: [], text: '' };
  const body = document.createElement('div');
  body.innerHTML = QUOTE + show(around(made.block.text, markup)) + REST;
  const text = textOf(body);
  const thread = { posts: [post(500, 'Director', 'Hola'), post(501, 'Ana', text)], complete: true };
  const { blocks } = await check(office, { page: page({ account: 'Director', topic }), thread });
  return { refused: null, verdicts: blocks.map(({ verdicts }) => verdicts.map(({ code }) => code)), text };
}

describe.each([
  ...Object.entries(boards).map(
    ([name, show]) => [name, (name === 'nodebb' ? 'markdown' : 'bbcode') as Markup, show] as const,
  ),
  ...Object.entries(htmlBoards).map(([name, show]) => [name, 'html' as Markup, show] as const),
  ['a board without markup', 'plain' as Markup, boards.fluxbb ?? String] as const,
])('a roll on %s', (_name, markup, show) => {
  it('is read back as it was written and verifies, whatever its player calls it', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(label, async (words) => {
        const read = await readBack(words, markup, show);
        if (read.refused !== null) return;
        made += 1;
        expect(read.verdicts, read.text).toEqual([['verified'], ['verified']]);
      }),
      { numRuns: 12 },
    );
    expect(made).toBeGreaterThan(6);
  });
});

describe('the boards of these tests', () => {
  it.each([
    ['smf', '→ 8)', '8)'],
    ['phpbb', 'a 8-)', '8-)'],
    ['mybb', '(c)3', '©'],
    ['mybb', 'd6:Dado', 'alt="Sad"'],
    ['fluxbb', 'a :D', 'big_smile'],
    ['nodebb', 'C: 5', 'title="C:"'],
    ['nodebb', '**a**', '<strong>'],
  ])('%s breaks %j, so that what survives them survives something', (board, typed, shown) => {
    const html = boards[board]?.(typed) ?? '';
    expect(html).toContain(shown);
    expect(html).not.toContain(`>${typed}<`);
  });
});
