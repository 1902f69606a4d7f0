import { intField } from '../../../fields';
import type { RollOrder } from '../order/order';
import {
  alcancesDeTiro,
  alcanza,
  DADOS_A_CUBIERTO,
  dificultadDeAlcance,
  rasgoParaCubrirse,
} from '../reglas/combat';
import { dadosDeAcero } from '../reglas/dones';
import { settingOf } from '../settings';
import { donesDe } from '../sheet/character';
import { type ArmaEnMano, armasDe, sinArmas } from '../sheet/weapons';
import { inputsOf, termOf } from '../words';
import {
  choiceInput,
  contraInput,
  flagInput,
  intInput,
  named,
  oposicionInput,
  poolInputs,
  respuestaInputs,
  type Scene,
} from './inputs';
import type { Offer } from './offer';
import {
  type Asked,
  contraPart,
  oposicionPart,
  poolPart,
  respuestaPart,
  some,
  withMarcas,
} from './pool-plan';

const armaInput = (scene: Scene, weapons: readonly ArmaEnMano[]) =>
  choiceInput(
    'arma',
    scene,
    [
      { id: '', label: inputsOf(scene.language).unarmed },
      ...weapons.map(({ nombre, fila }) => ({ id: `${fila}`, label: nombre })),
    ],
    weapons[0] ? `${weapons[0].fila}` : '',
  );

const chosenWeapon = (asked: Asked, { sheet }: Scene): ArmaEnMano =>
  armasDe(sheet).find(({ fila }) => `${fila}` === asked.text('arma')) ?? sinArmas(sheet);

const combate = ({ sheet }: Scene) => ({ rasgo: 'combate', valor: intField(sheet, 'combate') }) as const;

const usa = (asked: Asked): Partial<RollOrder> => some('usa', asked.int('usa'));

const protections = (asked: Asked): Partial<RollOrder> => {
  const [propia, rival] = [asked.int('proteccion'), asked.int('proteccionRival')];
  return propia + rival > 0 ? { protecciones: { propia, rival } } : {};
};

const protectionInputs = (scene: Scene) => [
  intInput('proteccion', scene, 0, 40, intField(scene.sheet, 'proteccion')),
  intInput('proteccionRival', scene, 0, 40, 0),
];

const meleeTie = ({ partida }: Scene) =>
  settingOf(partida, 'empateCuerpoACuerpo') === 'repetir' ? (['empateSeRepite'] as const) : [];

/** Melee (PLE-34 to PLE-37): the weapon's dice are added before the pool is split. */
export const ataque: Offer = {
  id: 'ataque',
  inputs: (scene) => [
    armaInput(scene, armasDe(scene.sheet)),
    contraInput(scene, 'contra.defensa'),
    intInput('usa', scene, 0, 30, 0),
    flagInput('rivalEspecialista', scene),
    intInput('danoRival', scene, 0, 40, 0),
    ...protectionInputs(scene),
    ...poolInputs(scene, { armadura: true }),
  ],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, combate(scene));
    const against = contraPart(asked);
    const weapon = chosenWeapon(asked, scene);
    const here = against.figures.dificultad !== undefined;
    const order: RollOrder = {
      kind: 'ataque',
      ...part.figures,
      ...some('arma', weapon.bonus),
      ...usa(asked),
      ...against.figures,
      dano: weapon.dano,
      // The rival's figures only matter where his dice fall in this block: otherwise his defence tells them.
      ...(here ? { ...some('danoRival', asked.int('danoRival')), ...protections(asked) } : {}),
      ...withMarcas(part.figures, here ? meleeTie(scene) : [], against.marcas),
    };
    return { order, names: part.names, problems: [...part.problems, ...against.problems] };
  },
};

/** Defence (PLE-33, PLE-35): dice of the next turn, and those of Defensa de acero beside them. */
export const defensa: Offer = {
  id: 'defensa',
  inputs: (scene) => {
    const acero = donesDe(scene.sheet).find(({ don }) => don === 'defensa');
    return [
      ...respuestaInputs(scene),
      intInput('danoRival', scene, 0, 40, 0),
      armaInput(scene, armasDe(scene.sheet)),
      intInput('usa', scene, 0, 30, 0),
      ...(acero
        ? [intInput('acero', scene, 0, dadosDeAcero(acero.puntuacion), 0), flagInput('soloAcero', scene)]
        : []),
      ...protectionInputs(scene),
      ...poolInputs(scene, {
        armadura: true,
        heridas: settingOf(scene.partida, 'penalizacionEnRecuperacion') !== 'ninguna',
      }),
    ];
  },
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, combate(scene));
    const answer = respuestaPart(asked);
    const weapon = chosenWeapon(asked, scene);
    const order: RollOrder = {
      kind: 'defensa',
      ...part.figures,
      ...some('arma', weapon.bonus),
      ...(asked.flag('soloAcero') ? { usa: 0 } : usa(asked)),
      ...some('acero', asked.int('acero')),
      ...answer.figures,
      dano: weapon.dano,
      danoRival: asked.int('danoRival'),
      ...protections(asked),
      ...withMarcas(part.figures, meleeTie(scene)),
    };
    return {
      order,
      names: { ...part.names, ...answer.names },
      problems: [...part.problems, ...answer.problems],
    };
  },
};

/** A shot (PLE-38): a reto whose difficulty is the range; the weapon gives no dice, its sights may. */
export const distancia: Offer = {
  id: 'distancia',
  inputs: (scene) => [
    armaInput(scene, shooting(scene)),
    {
      ...named('alcance', scene),
      type: 'choice',
      options: [
        ...alcancesDeTiro.map((id) => ({
          id,
          label: `${termOf(id, scene.language)}, ${inputsOf(scene.language).dificultad(null, dificultadDeAlcance[id])}`,
        })),
        { id: 'pendiente', label: inputsOf(scene.language).options['alcance.pendiente'] },
      ],
      value: 'corto',
    },
    flagInput('cubierto', scene),
    intInput('dadosExtra', scene, 0, 10, 0),
    intInput('usa', scene, 0, 30, 0),
    ...poolInputs(scene, { armadura: true }),
  ],
  plan: (asked, scene) => {
    const part = poolPart(asked, scene, combate(scene));
    const weapon = chosenWeapon(asked, scene);
    const range = alcancesDeTiro.find((id) => id === asked.text('alcance'));
    const more = (asked.flag('cubierto') ? DADOS_A_CUBIERTO : 0) + asked.int('dadosExtra');
    const tooFar = range && (weapon.alcance === 'cuerpo' || !alcanza(weapon.alcance, range));
    return {
      order: {
        kind: 'distancia',
        ...part.figures,
        ...usa(asked),
        ...(range ? { dificultad: dificultadDeAlcance[range] + more } : {}),
        dano: weapon.dano,
      },
      names: part.names,
      problems: [...part.problems, ...(tooFar ? [{ code: 'fuera_de_alcance', field: 'alcance' }] : [])],
    };
  },
};

const shooting = ({ sheet }: Scene) => armasDe(sheet).filter(({ alcance }) => alcance !== 'cuerpo');

/** Taking cover (PLE-39). */
export const cubierto: Offer = {
  id: 'cubierto',
  inputs: (scene) => [
    oposicionInput(scene),
    intInput('usa', scene, 0, 30, 0),
    ...poolInputs(scene, { armadura: true }),
  ],
  plan: (asked, scene) => {
    const rasgo = rasgoParaCubrirse(intField(scene.sheet, 'combate'), intField(scene.sheet, 'astucia'));
    const part = poolPart(asked, scene, { rasgo, valor: intField(scene.sheet, rasgo) });
    const order: RollOrder = {
      kind: 'cubierto',
      ...part.figures,
      ...usa(asked),
      ...oposicionPart(asked, scene),
    };
    return { ...part, order };
  },
};
