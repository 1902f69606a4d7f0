import type { Language, RollInput, RollOffer, SheetData } from '../../system';
import {
  caracteristicaInput,
  flagInput,
  intInput,
  oposicionInput,
  poolInputs,
  respuestaInputs,
  type Scene,
} from './inputs';
import type { RollOrder } from './order';
import {
  type Asked,
  chosenRasgo,
  oposicionPart,
  type Part,
  poolPart,
  respuestaPart,
  some,
} from './pool-plan';
import { inputsOf } from './words';
import type { OfferId } from './words/inputs.form';

/** A kind of roll: what it asks, and the order that comes out of it. */
interface Offer {
  readonly id: OfferId;
  inputs(scene: Scene): readonly RollInput[];
  plan(asked: Asked, scene: Scene): Part & { readonly order: RollOrder };
}

const reto: Offer = {
  id: 'reto',
  inputs: (scene) => [caracteristicaInput(scene), oposicionInput(scene), ...poolInputs(scene)],
  plan: (asked, scene) => {
    const { rasgo, valor } = chosenRasgo(asked, scene);
    const part = poolPart(asked, scene, rasgo, valor);
    return { ...part, order: { kind: 'reto', ...part.figures, ...oposicionPart(asked) } };
  },
};

const oposicion: Offer = {
  id: 'oposicion',
  inputs: (scene) => [
    intInput('dados', scene, 1, 20, 2),
    flagInput('rivalEspecialista', scene),
    intInput('automaticos', scene, 0, 20, 0),
    ...respuestaInputs(scene),
    intInput('danoRival', scene, 0, 40, 0),
  ],
  plan: (asked) => {
    const part = respuestaPart(asked);
    const order: RollOrder = {
      kind: 'oposicion',
      valor: asked.int('dados'),
      ...(asked.flag('rivalEspecialista') ? { especialidad: true } : {}),
      ...some('automaticos', asked.int('automaticos')),
      ...part.figures,
      ...some('dano', asked.int('danoRival')),
    };
    return { ...part, order };
  },
};

export const offerList: readonly Offer[] = [reto, oposicion];

/** The rolls of a character with their inputs, in the order a player looks for them. */
export function offersOf(sheet: SheetData, language: Language, partida?: SheetData): readonly RollOffer[] {
  const scene: Scene = { sheet, language, partida };
  return offerList.map((offer) => ({
    id: offer.id,
    label: inputsOf(language).offers[offer.id],
    inputs: offer.inputs(scene),
  }));
}
