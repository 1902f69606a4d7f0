// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { writeIn } from '../../../rules/block/markup/all';
import { visibleText, writeLines, writeSpend } from '../../../rules/block/write';

const lines = writeLines(
  3,
  { personaje: 'Armand', motivo: 'Seguir el rastro', especialidad: 'Seguir rastros' },
  {
    verdict: ['ÉXITO, grado 1'],
    details: [
      ['Astucia 3, «', { name: 'especialidad' }, '»'],
      ['3d6: 1, 4, 6 = 3 éxitos'],
      ['oposición 2d6: 5, 6 = 2 éxitos'],
    ],
  },
);
const code = 'TV1 2rT1N9QWCw0Q90n1plsJ ZGqJ';

describe('a roll in words', () => {
  it('says who, what for and outcome first, then how it came about', () => {
    expect(visibleText(lines)).toBe(
      'Tirada 3 - Armand - Seguir el rastro → ÉXITO, grado 1\n' +
        'Astucia 3, «Seguir rastros» - 3d6: 1, 4, 6 = 3 éxitos - oposición 2d6: 5, 6 = 2 éxitos',
    );
  });

  it('has one line when there are no details', () => {
    const short = writeLines(1, { personaje: 'A', motivo: 'B' }, { verdict: ['2d6: 3, 4'], details: [] });
    expect(visibleText(short)).toBe('Tirada 1 - A - B → 2d6: 3, 4');
  });

  it('is never written with a name left out', () => {
    expect(() => writeLines(1, { personaje: 'A' }, { verdict: ['B'], details: [] })).toThrow(/motivo/);
    expect(() =>
      writeLines(1, { personaje: 'A', motivo: 'B' }, { verdict: [{ name: 'toString' }], details: [] }),
    ).toThrow(/toString/);
  });
});

describe('a roll in the markup of its board', () => {
  it('is one colour tag per line on BBCode boards', () => {
    expect(writeIn.bbcode(lines, code, '#610B0B')).toBe(
      '[color=#610B0B]Tirada 3 - Armand - Seguir el rastro → [b]ÉXITO, grado 1[/b][/color]\n' +
        '[color=#610B0B]Astucia 3, «Seguir rastros» - 3d6: 1, 4, 6 = 3 éxitos - oposición 2d6: 5, 6 = 2 éxitos[/color]\n' +
        `[color=#767676]${code}[/color]`,
    );
  });

  it('is coloured, escaped HTML on HTML boards', () => {
    const written = writeIn.html(
      [
        [
          { text: 'a < b & "c" ', bold: false },
          { text: "<i>'", bold: true },
        ],
      ],
      code,
      '#610B0B',
    );
    expect(written).toBe(
      '<span style="color: #610B0B">a &lt; b &amp; &quot;c&quot; <strong>&lt;i&gt;&#39;</strong></span>' +
        `<br><span style="color: #767676">${code}</span>`,
    );
    const page = document.createElement('div');
    page.innerHTML = written;
    expect(page.textContent).toBe(`a < b & "c" <i>'${code}`);
    expect(page.querySelector('i')).toBeNull();
  });

  it('has its outcome in bold and its code in back-ticks on Markdown boards', () => {
    expect(writeIn.markdown(lines, code, '#610B0B').split('\n')).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → **ÉXITO, grado 1**',
      'Astucia 3, «Seguir rastros» - 3d6: 1, 4, 6 = 3 éxitos - oposición 2d6: 5, 6 = 2 éxitos',
      `\`${code}\``,
    ]);
  });

  it('has no line for a code when there are no dice', () => {
    const words = writeSpend({ personaje: 'A', motivo: 'B' }, { verdict: ['GASTA 1'], details: [] });
    expect(writeIn.bbcode(words, null, '#610B0B')).toBe('[color=#610B0B]A - B → [b]GASTA 1[/b][/color]');
    expect(writeIn.html(words, null, '#610B0B')).toBe(
      '<span style="color: #610B0B">A - B → <strong>GASTA 1</strong></span>',
    );
    expect(writeIn.markdown(words, null, '#610B0B')).toBe('A - B → **GASTA 1**');
    expect(writeIn.plain(words, null, '#610B0B')).toBe('A - B → GASTA 1');
  });

  it('is words alone where nothing else is known', () => {
    expect(writeIn.plain(lines, code, '#610B0B')).toBe(`${visibleText(lines)}\n${code}`);
  });
});
