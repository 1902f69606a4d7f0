import type { SheetGame } from '../../components/sheet/settle';
import { explainCommon } from '../../rules/common-words';
import { checkFields } from '../../rules/fields';
import type { SheetData, SheetField } from '../../rules/system';

const fields: readonly SheetField[] = [
  { id: 'fuerza', group: 'rasgos', type: 'int', min: 1, max: 5 },
  { id: 'mana', group: 'rasgos', type: 'int', min: 1, max: 5 },
  { id: 'lema', group: 'persona', type: 'text', maxLength: 10 },
  { id: 'vivo', group: 'persona', type: 'flag' },
  { id: 'tipo', group: 'persona', type: 'choice', options: ['pj', 'pnj'] },
  { id: 'hitos', group: 'cosas', type: 'texts', maxItems: 3, maxLength: 10 },
  {
    id: 'armas',
    group: 'cosas',
    type: 'rows',
    maxItems: 3,
    columns: [
      { id: 'nombre', type: 'text', maxLength: 10 },
      { id: 'dados', type: 'int', min: 0, max: 3 },
      { id: 'magica', type: 'flag' },
    ],
  },
];
const terms: Readonly<Record<string, string>> = {
  fuerza: 'Fuerza',
  mana: 'Maná',
  lema: 'Lema',
  vivo: 'Vivo',
  tipo: 'Tipo',
  pj: 'Protagonista',
  pnj: 'Secundario',
  hitos: 'Hitos',
  armas: 'Armas',
  nombre: 'Nombre',
  dados: 'Dados',
  magica: 'Mágica',
  rasgos: 'Rasgos',
  persona: 'Persona',
  cosas: 'Cosas',
  juego: 'Juego de prueba',
};
const term = (id: string): string => terms[id] ?? id;

/** A small game with every kind of field and one rule between two fields: fuerza and mana add up to 6. */
export const fakeGame: SheetGame = {
  id: 'juego',
  fields,
  term,
  newSheet: () => ({ fuerza: 3, mana: 3, lema: '', vivo: true, tipo: 'pj', hitos: [], armas: [] }),
  checkSheet: (data) => {
    const problems = checkFields(fields, data);
    const { fuerza = 3, mana = 3 } = data;
    const adds = typeof fuerza === 'number' && typeof mana === 'number' && fuerza + mana === 6;
    return problems.length > 0 || adds ? problems : [{ code: 'sum', field: 'fuerza' }];
  },
  advice: ({ lema }) => (lema === 'raro' ? [{ code: 'odd', field: 'lema' }] : []),
  derived: (data: SheetData) => [{ id: 'vida', label: 'Vida', value: String(2 * Number(data.fuerza)) }],
  explain: (problem, language) => {
    if (problem.code === 'odd') return 'Un lema raro: pregunta a quien dirige.';
    if (problem.code === 'sum') return 'Fuerza y Maná deben sumar 6. Sube una o baja la otra.';
    const label = problem.field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return explainCommon(problem, term(label), language) ?? problem.code;
  },
};
