import { describe, expect, it } from 'vitest';
import { draftCodes } from '../../../../entrypoints/content/editor/drafts';

const area = (value: string) => {
  const field = document.createElement('textarea');
  field.value = value;
  return { field, anchor: field };
};
const CODE = 'TV1 3yQ0Vb1n8TzLkPq7WfRd HmB2c9C4d8F6g1H3j7K5';

describe('the rolls on their way', () => {
  it('are the codes in open editors, as they stand there', () => {
    const text = `Hola\n[color=#610B0B]Tirada 1[/color]\n[color=#767676]${CODE}[/color]\nfin`;
    expect(draftCodes([area(text), area('nada'), area(`\`${CODE}\``)])).toEqual([CODE, CODE]);
  });
  it('are not those somebody quotes', () => {
    expect(draftCodes([area(`[quote="ana"]x [quote]${CODE}[/quote] ${CODE}[/quote] hola`)])).toEqual([]);
    const rich = document.createElement('div');
    rich.innerHTML = `<blockquote>${CODE}</blockquote><p>Hola</p><p>${CODE}</p>`;
    expect(draftCodes([{ field: rich, anchor: rich }])).toEqual([CODE]);
  });
  it('are not those somebody quotes in Markdown', () => {
    const text = `> @ana dijo:\n> **Tirada 1**\n> \`${CODE}\`\n\nBien.\n\`${CODE}\``;
    expect(draftCodes([area(text)])).toEqual([CODE]);
  });
  it('need more than the marker', () => {
    expect(draftCodes([area('TV1 es el protocolo')])).toEqual([]);
  });
});
