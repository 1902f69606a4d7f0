import type { Language, RollOffer, SheetData } from '../../../system';
import { inputsOf } from '../words';
import { conflicto, conjunta, oposicion, prolongada, reto } from './actions';
import { ataque, cubierto, defensa, distancia } from './combat';
import { don, gasto, giro } from './gifts';
import { atencion, dano, descanso, recuperacion } from './health';
import type { Scene } from './inputs';
import type { Offer } from './offer';

/** In the order a player looks for them; what the director does comes last. */
export const offerList: readonly Offer[] = [
  reto,
  conflicto,
  ataque,
  defensa,
  distancia,
  cubierto,
  don,
  prolongada,
  conjunta,
  dano,
  gasto,
  descanso,
  recuperacion,
  atencion,
  oposicion,
  giro,
];

/** The rolls of a character with their inputs; a don is only offered to who has one that is rolled. */
export function offersOf(sheet: SheetData, language: Language, partida?: SheetData): readonly RollOffer[] {
  const scene: Scene = { sheet, language, partida };
  return offerList
    .map((offer) => ({
      id: offer.id,
      label: inputsOf(language).offers[offer.id],
      inputs: offer.inputs(scene),
    }))
    .filter(({ id, inputs }) => id !== 'don' || inputs.length > 0);
}
