import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../entrypoints/content/text';

const body = (html: string): Element =>
  new DOMParser().parseFromString(`<div id="b">${html}</div>`, 'text/html').querySelector('#b') ??
  document.body;
const text = (html: string, notWords?: string): string => textOf(body(html), notWords);

describe('the text of a post', () => {
  it('breaks lines where a person sees them break, whatever the board writes', () => {
    expect(text('uno<br>dos')).toBe('uno\ndos');
    expect(text('uno<br />\ndos')).toBe('uno\ndos');
    expect(text('<p>uno</p><p>dos</p>')).toBe('uno\n\ndos');
    expect(text('<div>uno</div><div>dos</div>')).toBe('uno\n\ndos');
    expect(text('<span>uno</span>\n<span>dos</span>')).toBe('uno dos');
  });
  it('never glues the end of a line to the code below it', () => {
    expect(text('<span style="color: #610B0B">Tirada 3 → <b>ÉXITO</b></span><br><span>TV1 3yQ0</span>')).toBe(
      'Tirada 3 → ÉXITO\nTV1 3yQ0',
    );
  });
  it('folds white space and no-break spaces into one', () => {
    expect(text('a&nbsp;&nbsp; b\t\n  c')).toBe('a b c');
  });
  it('takes the code of a smiley for what its author typed, and else its name', () => {
    expect(text('<img alt=":D" title="Very Happy">')).toBe(':D');
    expect(text('<img alt="😎" title="8)">')).toBe('8)');
    expect(text('<img alt="🎲">')).toBe('🎲');
    expect(text('a <img alt="Smile" title="Smile"> b')).toBe('a Smile b');
    expect(text('a<img src="x.png">b')).toBe('ab');
  });
  it('leaves a gap where a quotation or an example stood, so that nothing runs on across it', () => {
    const code = 'TV1 3yQ0Vb1n8TzLkPq7WfRd';
    expect(text(`antes<blockquote>${code}</blockquote>después`)).toBe('antes\n|\ndespués');
    expect(text(`<div class="quotebox"><cite>ana</cite><blockquote>${code}</blockquote></div>hola`)).toBe(
      'hola',
    );
    expect(text(`${code}<pre><code>x</code></pre>${code}`)).toBe(`${code}\n|\n${code}`);
  });
  it('keeps inline code, where Markdown boards show our codes', () => {
    expect(text('<p>Tirada<br><code>TV1 3yQ0</code></p>')).toBe('Tirada\nTV1 3yQ0');
  });
  it('leaves out signatures, edit notes, editors and what is ours', () => {
    const html =
      'hola<p class="postedit">Editado</p><div class="signature">firma</div><form><textarea>borrador</textarea></form><fe-de-dados>✓ Verificada</fe-de-dados>';
    expect(text(html)).toBe('hola');
  });
  it('leaves out what the board of the page wants left out', () => {
    expect(text('hola <span class="charla">aparte</span>', '.charla')).toBe('hola');
  });
  it('reads the blockquote that is the body of a vBulletin post', () => {
    expect(text('<blockquote class="postcontent">hola</blockquote>')).toBe('hola');
  });
  it('composes letters, as most boards do when they store them', () => {
    expect(text('ÉXITO')).toBe('ÉXITO');
  });
  it('gives back any line of plain letters that stands alone', () => {
    const line = fc.stringMatching(/^[A-Za-z0-9áéíñ«»:,.=·→-]{1,40}$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const div = document.createElement('div');
        lines.forEach((one, at) => {
          if (at > 0) div.append(document.createElement('br'));
          div.append(document.createTextNode(one));
        });
        expect(textOf(div)).toBe(lines.join('\n').replace(/^[|\s]+|[|\s]+$/g, ''));
      }),
    );
  });
});
