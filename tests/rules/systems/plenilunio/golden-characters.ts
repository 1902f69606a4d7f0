import type { Dice } from '../../../../rules/proof/dice';
import type { Choices, SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { isRoll } from '../../../../rules/systems/plenilunio/order/order-text';
import { resolve } from '../../../../rules/systems/plenilunio/reglas/resolve';
import { blockOf } from './block';

/** A character with its name, which is no field of the sheet. */
export type Character = SheetData & { readonly nombre: string };
export const character = (own: SheetData): Character => ({
  nombre: 'Christopher',
  ...plenilunio.newSheet(),
  ...own,
});

export const armand = character({
  nombre: 'Armand',
  fortaleza: 3,
  combate: 3,
  astucia: 3,
  cultura: 2,
  destino: 5,
  fortuna: 5,
  especialidades: [
    { caracteristica: 'astucia', especialidad: 'Seguir rastros' },
    { caracteristica: 'combate', especialidad: 'Artes marciales' },
  ],
});
export const mutant = character({
  nombre: 'Mutante',
  tipo: 'criatura',
  fortaleza: 3,
  voluntad: 1,
  combate: 3,
  destino: 3,
  resistencia: 12,
  proteccion: 2,
});

/** A roll as it is made: chosen by inputs, planned, and read with these dice. */
export function play(sheet: Character, offer: string, choices: Choices, partida?: SheetData) {
  const read = plenilunio.plan(sheet, offer, choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { order, names } = read.value;
  return {
    order,
    spec: plenilunio.spec(order),
    outcome: (dice: Dice) => {
      if (!isRoll(order)) throw new Error('a spend has no dice');
      return resolve(order, dice);
    },
    block: (dice: Dice, motivo = 'Pelear') =>
      blockOf(order, dice, 'es', { personaje: sheet.nombre, motivo, ...names }),
  };
}
export const refused = (sheet: SheetData, offer: string, choices: Choices, partida?: SheetData) => {
  const read = plenilunio.plan(sheet, offer, choices, partida);
  return read.ok ? [] : read.problems.map(({ code }) => code);
};
