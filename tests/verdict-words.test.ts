import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { es } from '../rules/proof/wording/es';

const guide = readFileSync('docs/lo-que-prueba.md', 'utf8');
const words: Record<string, { message: string }> = JSON.parse(
  readFileSync('public/_locales/es/messages.json', 'utf8'),
);
/** Everything a verdict or note can begin with, as it is written where it is made. */
const said = [
  ...Object.values(es).map((sentence) => String(sentence)),
  ...Object.entries(words)
    .filter(([key]) => key.startsWith('verdict_'))
    .map(([, { message }]) => message),
].join('\n');

describe('the guide of the verdicts', () => {
  it('names each as the extension writes it', () => {
    const named = [...guide.matchAll(/\*\*([A-ZÁÉÍÓÚÑ]{4}[^*]*)\*\*/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(30);
    for (const name of named) expect(said, name).toContain(name);
  });

  it('forgets none', () => {
    const heads = Object.values(es).map(
      (sentence) => /[`']([A-ZÁÉÍÓÚÑ][A-ZÁÉÍÓÚÑ ]+[A-ZÁÉÍÓÚÑ])/.exec(String(sentence))?.[1],
    );
    for (const head of heads) if (head) expect(guide, head).toContain(head);
  });
});
