import { describe, expect, it } from 'vitest';
import { withQuotes } from '../../../components/acta/quoted';
import type { BlockVerdict } from '../../../entrypoints/background/messages';
import { sayIn } from '../../../entrypoints/verificar/words';
import { systems } from '../../../rules/index';
import type { Dice } from '../../../rules/proof/dice';
import { hitos } from '../../../rules/systems/hitos';
import type { Order } from '../../../rules/systems/hitos/order';

const voice = { systems, say: sayIn('es') };
const block = (n: number, order: Order, dice: Dice): BlockVerdict => ({
  ...{ post: n, index: 0, author: n === 1 ? 'Ana' : 'Beto', kind: 'tirada', n, code: `TV1 ${n}`, line: '' },
  ...{ colour: 'green', truth: null, outcome: null },
  verdicts: [{ code: 'verified', colour: 'green', words: 'VERIFICADA: básica' }],
  rolled: { order: hitos.write(order), dice },
});
const first = block(1, { kind: 'enfrentada', modificador: 4, rival: { tipo: 'pendiente' } }, [[[3, 10, 7]]]);
const answer = (dados: readonly [number, number, number]): BlockVerdict =>
  block(2, { kind: 'enfrentada', rival: { tipo: 'hecha', dados, modo: 'natural', bono: 4, tirada: 1 } }, [
    [[2, 6, 9]],
  ]);

describe('a block that quotes another', () => {
  it('truly is left as it is', () => {
    const blocks = [first, answer([3, 10, 7])];
    expect(withQuotes(voice, blocks)).toEqual(blocks);
  });

  it('with figures no roll of that number has is amber, in the same words everywhere', () => {
    const [one, other] = withQuotes(voice, [first, answer([3, 9, 7])]);
    expect(one).toEqual(first);
    expect(other).toMatchObject({ colour: 'amber' });
    expect(other?.verdicts.map(({ words }) => words)).toEqual([
      'VERIFICADA: básica',
      'Dice referirse a la tirada 1, y ninguna tirada 1 de este hilo tiene esas cifras.',
    ]);
  });

  it('that is not there is not accused: it may have been deleted', () => {
    const alone = [answer([3, 9, 7])];
    expect(withQuotes(voice, alone)).toEqual(alone);
  });
});
