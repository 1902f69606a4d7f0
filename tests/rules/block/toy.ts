import { fraction } from '../../../rules/odds/fraction';
import { intValue, readOrder, writeOrder } from '../../../rules/order-text';
import { bad, good } from '../../../rules/read';
import type { System } from '../../../rules/system';

export interface ToyOrder {
  readonly dif: number;
  readonly tool: boolean;
}

/** A game of one die, small enough to read: `1d20` against a difficulty; a 20 rolls once more, apart. */
export const toySystem = (id: string): System<ToyOrder> => ({
  id,
  version: 1,
  fields: [{ id: 'fuerza', group: 'rasgos', type: 'int', min: 0, max: 9 }],
  term: (word, language) => (language === 'es' ? word : `${word}-en`),
  newSheet: () => ({ fuerza: 1 }),
  checkSheet: (data) =>
    typeof data.fuerza === 'number' && data.fuerza >= 0 && data.fuerza <= 9
      ? []
      : [{ code: 'out_of_range', field: 'fuerza', values: { min: 0, max: 9 } }],
  derived: (data) => [{ id: 'doble', label: 'Doble', value: String(Number(data.fuerza) * 2) }],
  offers: (_, language) => [
    {
      id: 'reto',
      label: language === 'es' ? 'Reto' : 'Test',
      inputs: [
        { id: 'dif', label: 'Dificultad', type: 'int', min: 1, max: 30, value: 12 },
        { id: 'herramienta', label: 'Herramienta', type: 'text', maxLength: 200, value: '' },
      ],
    },
  ],
  plan: (_, offer, choices) => {
    if (offer !== 'reto') return bad({ code: 'unknown_offer', field: '' });
    const { dif = 12, herramienta = '' } = choices;
    if (typeof dif !== 'number' || dif < 1 || dif > 30) {
      return bad({ code: 'out_of_range', field: 'dif', values: { min: 1, max: 30 } });
    }
    const tool = typeof herramienta === 'string' && herramienta !== '';
    return good({ order: { dif, tool }, names: tool ? { herramienta: String(herramienta) } : {} });
  },
  explain: (problem, language) =>
    language === 'es' ? `Cambia ${problem.field}.` : `Change ${problem.field}.`,
  spec: () => [[{ n: 1, d: 20 }]],
  more: (_, dice) => (dice[0]?.[0]?.[0] === 20 ? [[{ n: 1, d: 20 }], [{ n: 1, d: 6 }]] : null),
  write: ({ dif, tool }) =>
    writeOrder(id, 1, 'reto', [['dif', dif], ...(tool ? ([['h', true]] as const) : [])]) ?? '',
  read: (text) => {
    const order = readOrder(text);
    const dif = order && intValue(order, 'dif', 1, 30);
    if (!order || dif === null || order.kind !== 'reto') return bad({ code: 'order', field: '' });
    return good({ dif, tool: order.values.has('h') });
  },
  odds: ({ dif }) => ({
    lines: [
      { id: 'exito', label: 'Éxito', value: fraction(BigInt(Math.max(21 - dif, 0)), 20n), tone: 'good' },
    ],
  }),
  sentences: ({ dif, tool }, dice, language) => {
    const [first = 0] = dice[0]?.[0] ?? [];
    const extra = dice[1]?.[0]?.[0];
    const total = first + (extra ?? 0);
    const es = language === 'es';
    return {
      verdict: [
        total >= dif ? (es ? 'ÉXITO' : 'SUCCESS') : es ? 'FALLO' : 'FAILURE',
        `, ${total - dif < 0 ? `${es ? 'menos' : 'minus'} ${dif - total}` : total - dif}`,
      ],
      details: [
        [`1d20: ${first}`, ...(extra === undefined ? [] : [` y 1d6: ${extra}`])],
        [es ? `total ${total} contra ${dif}` : `total ${total} against ${dif}`],
        ...(tool ? [[es ? 'con «' : 'with «', { name: 'herramienta' }, '»']] : []),
      ],
    };
  },
  tone: ({ dif }, dice) => ((dice[0]?.[0]?.[0] ?? 0) >= dif ? 'good' : 'bad'),
});

export const toy = toySystem('toy');
