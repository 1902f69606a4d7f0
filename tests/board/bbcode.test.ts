// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quoteOf, renderBBCode } from './bbcode';

const shown = (source: string): string => renderBBCode(source).text;
const read = (source: string): string => {
  const body = document.createElement('div');
  body.innerHTML = shown(source);
  return body.textContent ?? '';
};

describe('colours', () => {
  it('keeps the colour as typed, as the engines do', () => {
    expect(shown('[color=#610B0B]Tirada 3[/color]')).toBe('<span style="color: #610B0B">Tirada 3</span>');
  });
  it('takes tags in capitals', () => {
    expect(shown('[COLOR=#610B0B][B]x[/B][/COLOR]')).toBe(
      '<span style="color: #610B0B"><strong>x</strong></span>',
    );
  });
  it('lets no style through a colour', () => {
    expect(shown('[color=red;background:url(x)]y[/color]')).toBe('<span>y</span>');
  });
});

describe('what anyone may type', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['[url=javascript:alert(1)]x[/url]', '<span>x</span>'],
    ['[img onerror=alert(1)]x"y[/img]', '<span>x&quot;y</span>'],
    ['[script]x[/script]', '[script]x[/script]'],
    ['[style=color:red]z[/style]', '[style=color:red]z[/style]'],
    ['[m=3 C="5"]', '[m=3 C=&quot;5&quot;]'],
  ])('%s stays text', (source, expected) => {
    expect(shown(source)).toBe(expected);
  });
  it('survives twenty thousand nested tags', () => {
    expect(shown(`${'[b]'.repeat(20_000)}x${'[/b]'.repeat(20_000)}`)).toContain('x');
  });
});

describe('line ends, code and quotes', () => {
  it('writes a line end as a break', () => {
    expect(shown('a\nb')).toBe('a<br>\nb');
  });
  it('leaves everything in a code box as typed', () => {
    expect(shown('[code][b]8)[/b]\n<i>[/code]')).toBe('<pre class="code-box">[b]8)[/b]\n&lt;i&gt;</pre>');
  });
  it('shows who is quoted, from its own quote link and without quote marks', () => {
    const quote =
      '<blockquote class="post-quote" data-quoted="101"><cite>ana escribió:</cite><div>hola</div></blockquote>';
    expect(shown(quoteOf({ id: 101, author: 'ana', message: 'hola' }))).toBe(quote);
    expect(shown('[quote=ana pid=101]hola[/quote]')).toBe(quote);
  });
  it('makes a face of a smiley after white space, and of none glued to a word', () => {
    expect(shown('x :) y:)')).toBe('x <img class="smiley" src="/smileys/sonrisa.svg" alt=":)"> y:)');
    expect(shown('(12, 17, 8)')).toContain('alt="8)"');
  });
});

describe('texts that survive every board', () => {
  const samples = JSON.parse(readFileSync('tests/vectors/forum-samples.json', 'utf8')) as {
    safe_everywhere: { inline: string[] };
  };
  it.each(samples.safe_everywhere.inline)('%s', (text) => {
    expect(read(`[color=#610B0B]Tirada ${text} fin[/color]`)).toBe(`Tirada ${text} fin`);
  });
});
