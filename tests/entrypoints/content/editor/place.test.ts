import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideTags, placeIn } from '../../../../entrypoints/content/editor/place';

/** Editor states as texts: `|` is the caret. */
function put(state: string, block = 'BLOQUE', emptyLine = false): string {
  const caret = state.indexOf('|');
  const text = state.replace('|', '');
  const { at, text: added } = placeIn(text, caret, block, emptyLine);
  return text.slice(0, at) + added + text.slice(at);
}

describe('a block on lines of its own', () => {
  it.each([
    ['|', 'BLOQUE\n'],
    ['Hola.|', 'Hola.\nBLOQUE\n'],
    ['Hola.\n|', 'Hola.\nBLOQUE\n'],
    ['Hola.\n\n|', 'Hola.\n\nBLOQUE\n'],
    ['Hola |mundo', 'Hola \nBLOQUE\nmundo'],
    ['|Hola', 'BLOQUE\nHola'],
    ['Hola|\nmundo', 'Hola\nBLOQUE\nmundo'],
    ['Hola\n|\nmundo', 'Hola\nBLOQUE\nmundo'],
    ['Hola\n  |', 'Hola\n  BLOQUE\n'],
  ])('%j becomes %j', (state, result) => {
    expect(put(state)).toBe(result);
  });
  it('leaves an empty line before it on Markdown boards, where it would go on with the quotation above', () => {
    expect(put('> cita|', 'BLOQUE', true)).toBe('> cita\n\nBLOQUE\n');
    expect(put('> cita\n|', 'BLOQUE', true)).toBe('> cita\n\nBLOQUE\n');
    expect(put('|', 'BLOQUE', true)).toBe('BLOQUE\n');
  });
});

describe('a block on a Markdown board', () => {
  it.each([
    ['```\nuno|\n```\nfin', '```\nuno\n```\n\nBLOQUE\nfin'],
    ['``|`js\nuno\n```', '```js\nuno\n```\n\nBLOQUE\n'],
    ['~~~~\n```\nuno|\n```\n~~~\n~~~~', '~~~~\n```\nuno\n```\n~~~\n~~~~\n\nBLOQUE\n'],
    ['```\nuno\n```\n\n|dos\n```\ntres\n```', '```\nuno\n```\n\nBLOQUE\ndos\n```\ntres\n```'],
    ['```\nsin fin|', '```\nsin fin\n\nBLOQUE\n'],
  ])('is not written into a box of code: %j becomes %j', (state, result) => {
    expect(put(state, 'BLOQUE', true)).toBe(result);
  });
  it.each([
    ['Hola.\n\n    |', 'Hola.\n\n    \nBLOQUE\n'],
    ['Hola.\n\t|', 'Hola.\n\t\nBLOQUE\n'],
    ['\t|', '\t\nBLOQUE\n'],
    ['Hola.    |', 'Hola.    \n\nBLOQUE\n'],
  ])('is not set in, which makes one of it: %j becomes %j', (state, result) => {
    expect(put(state, 'BLOQUE', true)).toBe(result);
  });
});

describe('a block is never written inside somebody’s tags', () => {
  it.each([
    ['[color=red]uno |dos[/color] tres', '[color=red]uno dos[/color]\nBLOQUE\n tres'],
    ['[quote="ana"]cita|[/quote]', '[quote="ana"]cita[/quote]\nBLOQUE\n'],
    ['[quote][b]ci|ta[/b][/quote]fin', '[quote][b]cita[/b][/quote]\nBLOQUE\nfin'],
    ['uno [co|lor=red]dos[/color]', 'uno [color=red]dos[/color]\nBLOQUE\n'],
    ['[b]uno[/b] |dos', '[b]uno[/b] \nBLOQUE\ndos'],
    ['[b]sin cerrar |dos', '[b]sin cerrar \nBLOQUE\ndos'],
    ['[m 3] tirada |[C 5]', '[m 3] tirada \nBLOQUE\n[C 5]'],
    ['[quote]a|[m 3][i]b[/i][/quote]c', '[quote]a[m 3][i]b[/i][/quote]\nBLOQUE\nc'],
    ['[list][*]uno|[*]dos[/list]', '[list][*]uno[*]dos[/list]\nBLOQUE\n'],
  ])('%j becomes %j', (state, result) => {
    expect(put(state)).toBe(result);
  });
  it('goes behind another roll, not into its code', () => {
    const code = '[color=#767676]TV1 3yQ0Vb1n8TzLkPq7WfRd[/color]';
    expect(put(`${code.slice(0, 25)}|${code.slice(25)}`)).toBe(`${code}\nBLOQUE\n`);
    expect(put('TV1 3yQ0Vb1n|8TzLkPq7WfRd')).toBe('TV1 3yQ0Vb1n8TzLkPq7WfRd\nBLOQUE\n');
  });
  it('never moves the caret back, and keeps every letter of the text in its order', () => {
    const part = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '[b]',
      '[/b]',
      '[quote]',
      '[/quote]',
      '[color=#610B0B]',
      '[/color]',
      '[*]',
      '[',
      ']',
      'TV1 ',
      'ñ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.nat(200), (parts, where) => {
        const text = parts.join('');
        const caret = where % (text.length + 1);
        const { at, text: added } = placeIn(text, caret, 'BLOQUE', false);
        expect(at).toBeGreaterThanOrEqual(caret);
        expect(outsideTags(text, caret)).toBeLessThanOrEqual(text.length);
        const after = text.slice(0, at) + added + text.slice(at);
        expect(after.replace(added, '')).toBe(text);
        const line = after.split('\n').find((one) => one.includes('BLOQUE'));
        expect(line?.trim()).toBe('BLOQUE');
      }),
    );
  });
});
