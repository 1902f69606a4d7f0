import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcement, hasFixedDice } from '../../../rules/block/announce';
import { checkWords, outcomeOf } from '../../../rules/block/check';
import { readDice } from '../../../rules/block/dice-text';
import { visibleText, writeDeclared, writeHidden, writeReveal } from '../../../rules/block/write';
import { askLine, declaredLabel, writeBeacon, writeOpening } from '../../../rules/block/write-scene';
import { systems } from '../../../rules/index';
import { specText } from '../../../rules/proof/spec';
import { toy, toySystem } from './toy';

const { more: _, ...fixed } = toySystem('fijo');
const order = { dif: 12, tool: false };
const names = { personaje: 'Armand', motivo: 'Saltar' };

describe('the lines of a declaration', () => {
  const text = (clauses: Parameters<typeof writeDeclared>[2]) =>
    visibleText(writeDeclared(3, names, clauses));
  it('say who, what for and what is going to be rolled', () => {
    expect(text(announcement(fixed, order, 'es'))).toBe('Declara 3 - Armand - Saltar\n1d20');
    expect(declaredLabel('Declara 3 - Armand - Saltar\n1d20')).toBe('Saltar');
    expect(declaredLabel('Declara 3')).toBe('');
  });

  const announced = {
    ...fixed,
    announce: ({ dif }: typeof order) => [['1d20'], [`contra ${dif} con «`, { name: 'arma' }, '»']],
  };
  const roll = (block: string) => ({
    ...{ kind: 'declaracion' as const, n: 3, order: 'fijo/1;reto;dif=12', spec: [[{ n: 1, d: 20 }]] },
    ...{ dice: [[[9]]], text: block },
  });
  it('are those of the game, with any names, and any dressing of the board', () => {
    const block = text([['1d20'], ['contra 12 con «Daga»']]);
    for (const same of [block, block.replaceAll('\n', '\n\n'), block.toUpperCase(), `${block}  `]) {
      expect(checkWords([announced], roll(same))).toEqual({ outcome: 'same', language: 'es' });
    }
  });

  it('that promise another difficulty than the order are seen', () => {
    const block = text([['1d20'], ['contra 2 con «Daga»']]);
    expect(checkWords([announced], roll(block))).toMatchObject({
      outcome: 'differs',
      truth: '1d20 - contra 12 con «…»',
    });
  });

  it('tell their outcome once there are dice', () => {
    expect(outcomeOf([fixed], roll(''), 'es')).toBe('FALLO, menos 3 - 1d20: 9 - total 9 contra 12');
    expect(outcomeOf([fixed], { ...roll(''), order: '' }, 'es')).toBeNull();
    expect(outcomeOf([fixed], { ...roll(''), spec: [[{ n: 2, d: 20 }]] }, 'es')).toBeNull();
  });
});

describe('every game', () => {
  for (const system of systems) {
    it(`${system.id} announces its rolls by their dice and by nothing that is not known yet`, () => {
      const sheet = system.newSheet();
      let announced = 0;
      for (const { id } of system.offers(sheet, 'es')) {
        const plan = system.plan(sheet, id, {});
        if (!plan.ok || system.spec(plan.value.order).length === 0) continue;
        if (!hasFixedDice(system, plan.value.order)) continue;
        announced += 1;
        const { order: planned } = plan.value;
        const spec = system.spec(planned);
        const all = new Proxy(
          { ...plan.value.names, ...names },
          { getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 'x' }) },
        );
        for (const language of ['es', 'en'] as const) {
          const text = visibleText(writeDeclared(3, all, announcement(system, planned, language)));
          for (const { n, d } of spec.flat()) expect(text).toContain(`${n}d${d}`);
          const dice = spec.map((groups) => groups.map(({ n }) => Array.from({ length: n }, () => 1)));
          const roll = { kind: 'declaracion' as const, n: 3, order: system.write(planned), spec, dice, text };
          expect(checkWords(systems, roll), text).toMatchObject({ outcome: 'same' });
        }
      }
      expect(announced).toBeGreaterThan(0);
    });
  }
});

describe('dice that are known beforehand', () => {
  it('are those of an order that never asks for more', () => {
    expect(hasFixedDice(fixed, order)).toBe(true);
    expect(hasFixedDice(toy, order)).toBe(false);
  });

  it('are told for every game, with the plain rolls of a new sheet', () => {
    for (const system of systems) {
      const sheet = system.newSheet();
      const answers = system.offers(sheet, 'es').flatMap(({ id }) => {
        const plan = system.plan(sheet, id, {});
        return plan.ok ? [hasFixedDice(system, plan.value.order)] : [];
      });
      expect(answers, system.id).toContain(true);
    }
  });
});

describe('a reveal and a hidden roll', () => {
  it('name the purpose between « » and the number alone', () => {
    expect(visibleText(writeHidden(4))).toBe('Oculta 4');
    const text = visibleText(writeReveal(4, names, fixed.sentences(order, [[[15]]], 'es')));
    expect(text).toBe('Revela 4 - «Saltar» - Armand → ÉXITO, 3\n1d20: 15 - total 15 contra 12');
    const roll = {
      kind: 'revelacion' as const,
      n: 4,
      order: 'fijo/1;reto;dif=12',
      spec: [[{ n: 1, d: 20 }]],
    };
    expect(checkWords([fixed], { ...roll, dice: [[[15]]], text })).toMatchObject({ outcome: 'same' });
    const slipped = text.replace('Armand →', 'Armand → TRIUNFO - Armand →');
    expect(checkWords([fixed], { ...roll, dice: [[[15]]], text: slipped })).toMatchObject({
      outcome: 'differs',
    });
  });
});

describe('the lines of a baliza', () => {
  const spec = [
    [
      { n: 3, d: 10 },
      { n: 1, d: 6, explode: true },
    ],
  ];
  it('ask, resolve and count, and a player finds his line again', () => {
    const asks = [
      { to: 'Ana', label: 'Percepción', spec, difficulty: '12' },
      { to: '', label: '', spec, difficulty: '' },
    ];
    const resolved = [
      {
        ...{ author: 'Beto', n: 2, label: 'Atacar', spec, outcome: 'ÉXITO' },
        dice: [
          [
            [3, 10, 1],
            [6, 2],
          ],
        ],
      },
      { ...{ author: 'Eva', n: 1, label: '', spec, outcome: '' }, dice: [[[1, 1, 1], [2]]] },
    ];
    const text = visibleText(writeBeacon(7, { asks, resolved }, 'es'));
    expect(text.split('\n')).toEqual([
      'Resuelve Beto 2 - Atacar - 3d10: 3, 10, 1 - 1d6: 6, 2 → ÉXITO',
      'Resuelve Eva 1 - 3d10: 1, 1, 1 - 1d6: 2',
      'Pide 1 - Ana - Percepción - 3d10+1d6! - dificultad 12',
      'Pide 2 - todos - 3d10+1d6!',
      'Baliza 7',
    ]);
    expect(askLine(`Una historia.\n${text}`, 0)).toEqual({
      words: 'Ana - Percepción - 3d10+1d6! - dificultad 12',
      to: 'Ana',
    });
    expect(askLine(text, 1)?.to).toBeNull();
    expect(askLine(text, 2)).toBeNull();
    expect(visibleText(writeBeacon(7, { asks: asks.slice(1), resolved: [] }, 'en'))).toBe(
      'Pide 1 - everyone - 3d10+1d6!\nBaliza 7',
    );
  });

  it('of an apertura say what kind of scene it is', () => {
    const flags = { estricta: true, onePerBeacon: true };
    expect(visibleText(writeOpening(flags, 'es'))).toBe(
      'Baliza 0 - se abre la escena - solo tiradas declaradas o pedidas - una tirada inmediata por baliza',
    );
    expect(visibleText(writeOpening({ estricta: false, onePerBeacon: false }, 'en'))).toBe(
      'Baliza 0 - the scene opens',
    );
  });

  it('read from a post never throw, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (text, q) => {
        askLine(`Pide ${q + 1} - ${text}`, q);
        declaredLabel(text);
      }),
    );
  });
});

describe('dice as a director types them', () => {
  it.each([
    ['3d10', '3d10'],
    [' D20 ', '1d20'],
    ['d%', '1d100'],
    ['2d6 + 1D8!', '2d6+1d8!'],
    ['3d10 ; 2d10', '3d10 ; 2d10'],
  ])('%s is %s', (typed, said) => {
    const spec = readDice(typed);
    expect(spec.ok && specText(spec.value)).toBe(said);
    expect(readDice(said)).toEqual(spec);
  });

  it.each([
    ['', 'dice_format'],
    ['3k10', 'dice_format'],
    ['1d20+5', 'dice_format'],
    ['1d20;', 'dice_format'],
    ['0d6', 'dice_out_of_range'],
    ['101d6', 'dice_out_of_range'],
    ['1d1', 'dice_out_of_range'],
    ['1d1000001', 'dice_out_of_range'],
    [Array(9).fill('1d6').join('+'), 'dice_out_of_range'],
    [Array(9).fill('1d6').join(';'), 'dice_out_of_range'],
  ])('%j is refused as %s', (typed, code) => {
    expect(readDice(typed)).toMatchObject({ ok: false, problems: [{ code, field: 'dice' }] });
  });

  it('any text is answered', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readDice(text).ok === 'boolean'));
  });
});
