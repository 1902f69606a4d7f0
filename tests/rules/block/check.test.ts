import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWords, type ProvedRoll } from '../../../rules/block/check';
import { cleanName } from '../../../rules/block/names';
import { throwAll } from '../../../rules/block/throw';
import { visibleText, writeLines } from '../../../rules/block/write';
import type { Dice } from '../../../rules/proof/dice';
import type { Language, Names } from '../../../rules/system';
import { anyText } from './any-text';
import { toy } from './toy';

const names: Names = { personaje: 'Armand', motivo: 'Seguir el rastro', herramienta: 'Lupa' };
const order = { dif: 12, tool: true };

/** A posted roll of the toy game, honest unless `change` touches its text. */
function post(
  change: (text: string) => string = (text) => text,
  { dice = [[[15]]] as Dice, language = 'es' as Language, with: who = names, asked = order, n = 3 } = {},
): ProvedRoll {
  const text = visibleText(writeLines(n, who, toy.sentences(asked, dice, language)));
  const { spec } = throwAll(toy, asked, (list) => list.map((_, segment) => dice[segment] ?? []));
  return { n, order: toy.write(asked), spec, dice, text: change(text) };
}
const check = (roll: ProvedRoll) => checkWords([toy], roll);
const swap = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
};

describe('the words of an honest roll', () => {
  it('are those of the rules, in either language', () => {
    expect(post().text).toBe(
      'Tirada 3 - Armand - Seguir el rastro → ÉXITO, 3\n1d20: 15 - total 15 contra 12 - con «Lupa»',
    );
    expect(check(post())).toEqual({ outcome: 'same', language: 'es' });
    expect(check(post(undefined, { language: 'en' }))).toEqual({ outcome: 'same', language: 'en' });
  });

  it('may have any names, changed by hand too', () => {
    for (const [from, to] of [
      ['Armand', 'Eva - la otra'],
      ['Seguir el rastro', 'Éxito seguro 20'],
      ['Armand - ', ''],
      ['Lupa', 'Lupa de plata, la de su madre'],
    ] as const) {
      expect(check(post(swap(from, to))), to).toMatchObject({ outcome: 'same' });
    }
  });

  it('may be retouched by boards, editors and typographers', () => {
    for (const [from, to] of [
      [' - ', ' – '],
      [' - ', '\u00a0—  '],
      ['\n', ' '],
      ['\n', '\n\n \n'],
      ['«Lupa»', '“Lupa”'],
      ['«Lupa»', "'Lupa'"],
      ['«Lupa»', '« Lupa »'],
      ['ÉXITO', 'E\u0301XITO'],
      ['ÉXITO', 'Éxito'],
      ['ÉXITO, 3', '**ÉXITO, 3**'],
      ['contra', 'con\u200btra'],
      ['«Lupa»', '«Lupa»\n`'],
    ] as const) {
      expect(check(post(swap(from, to))), JSON.stringify(to)).toMatchObject({ outcome: 'same' });
    }
  });

  it('are looked for at the end where the first words of the block are gone', () => {
    expect(check(post((text) => `De A → B. ${text.replace('Tirada 3', 'Roll 3')}`))).toMatchObject({
      outcome: 'same',
    });
  });
});

describe('the words of another outcome', () => {
  const truth = 'ÉXITO, 3 - 1d20: 15 - total 15 contra 12 - con «…»';
  it('are told with the true one', () => {
    for (const [from, to] of [
      ['ÉXITO, 3', 'FALLO, menos 3'],
      ['ÉXITO, 3', 'ÉXITO, 13'],
      ['1d20: 15', '1d20: 16'],
      ['contra 12', 'contra 2'],
      ['contra 12', 'contra 12 y basta'],
      [' - total 15 contra 12', ''],
      ['rastro →', 'rastro → ÉXITO, 9 →'],
      ['«Lupa»', '«Lupa» - 1d20: 20'],
      ['«Lupa»', '«Lupa = 20»'],
      ['ÉXITO, 3', 'ÉXITO, -3'],
      ['ÉXITO, 3', 'ÉXITO, +3'],
    ] as const) {
      expect(check(post(swap(from, to))), to).toEqual({ outcome: 'differs', language: 'es', truth });
    }
  });

  it('are told in the language of the post', () => {
    expect(check(post(swap('SUCCESS', 'FAILURE'), { language: 'en' }))).toMatchObject({
      language: 'en',
      truth: 'SUCCESS, 3 - 1d20: 15 - total 15 against 12 - with «…»',
    });
  });

  it('are found whatever figure or word of them is changed', () => {
    const honest = post().text;
    const free = [honest.indexOf('Armand'), honest.indexOf(' →')] as const;
    const tool = [honest.indexOf('Lupa'), honest.indexOf('Lupa') + 4] as const;
    const inside = (at: number, [from, to]: readonly [number, number]) => at >= from && at < to;
    for (const [at, letter] of [...honest].entries()) {
      if (at < free[0] || inside(at, free) || inside(at, tool) || !/[\p{L}\d→]/u.test(letter)) continue;
      const changed = honest.slice(0, at) + (letter === '7' ? '8' : '7') + honest.slice(at + 1);
      expect(check({ ...post(), text: changed }), changed).toMatchObject({ outcome: 'differs' });
    }
  });
});

describe('the dice of another order', () => {
  it('are told, whether too many, too few or of another kind', () => {
    const asked = [[{ n: 1, d: 20 }]];
    for (const [spec, dice] of [
      [
        [
          [
            { n: 1, d: 20 },
            { n: 1, d: 6 },
          ],
        ],
        [[[15], [2]]],
      ],
      [[[{ n: 2, d: 20 }]], [[[15, 3]]]],
      [
        [
          [
            { n: 1, d: 6 },
            { n: 1, d: 20 },
          ],
        ],
        [[[2], [15]]],
      ],
      [[[{ n: 1, d: 20, explode: true }]], [[[15]]]],
    ] as const) {
      expect(check({ ...post(), spec, dice })).toEqual({ outcome: 'other_dice', asked });
    }
  });

  it('follow what the first dice ask for', () => {
    const both = [[{ n: 1, d: 20 }], [{ n: 1, d: 6 }]];
    expect(check(post(undefined, { dice: [[[20]], [[4]]] }))).toEqual({ outcome: 'same', language: 'es' });
    expect(check({ ...post(), spec: [[{ n: 1, d: 20 }]], dice: [[[20]]] })).toEqual({
      outcome: 'other_dice',
      asked: both,
    });
    expect(check({ ...post(), spec: both, dice: [[[19]], [[4]]] })).toMatchObject({ outcome: 'other_dice' });
  });
});

describe('an order these rules do not know', () => {
  it.each([
    ['', 'no_order'],
    ['azar/1;reto;dif=12', 'system'],
    ['sin barra', 'system'],
    ['toy/2;reto;dif=12', 'version'],
    ['toy/1;reto;dif=99', 'order'],
    ['toy/1;otro;dif=12', 'order'],
  ])('%j is not judged', (text, why) => {
    expect(check({ ...post(), order: text })).toEqual({ outcome: 'unknown', why });
  });
});

describe('whatever is thrown at it', () => {
  const name = anyText(40)
    .map((text) => cleanName(text, 'x'))
    .map((read) => (read.ok ? read.value : 'Ana'));

  it('an honest roll with any clean names is the same', () => {
    fc.assert(
      fc.property(
        name,
        name,
        name,
        fc.integer({ min: 1, max: 19 }),
        (personaje, motivo, herramienta, die) => {
          const roll = post(undefined, { with: { personaje, motivo, herramienta }, dice: [[[die]]] });
          expect(check(roll)).toEqual({ outcome: 'same', language: 'es' });
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('any text gets an answer, soon', () => {
    fc.assert(
      fc.property(anyText(60), fc.string(), (text, orderText) => {
        expect(check({ ...post(), text }).outcome).toBe('differs');
        expect(check({ ...post(), order: orderText }).outcome).toBe('unknown');
      }),
    );
  });

  it('a long story before or inside the block changes nothing', () => {
    const story = 'De la torre → al patio, 12 pasos - y vuelta. '.repeat(2000);
    const noFirstWords = post().text.replace('Tirada 3', 'Roll 3');
    expect(check({ ...post(), text: story + noFirstWords }).outcome).toBe('same');
    expect(check({ ...post(), text: story }).outcome).toBe('differs');
    expect(check({ ...post(), text: `Tirada 3 - Armand → ÉXITO, 9 ${story}${post().text}` }).outcome).toBe(
      'differs',
    );
  });
});
