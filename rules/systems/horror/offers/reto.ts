import type { Chosen } from '../../../choices';
import { choiceInput, flagInput, intInput, optionsOf, textInput } from '../../../inputs';
import { good, type Read } from '../../../read';
import type { RollInput } from '../../../system';
import type { Reto } from '../order';
import {
  affordable,
  guionOf,
  type Kind,
  planned,
  poolInputs,
  poolOf,
  proponeGuion,
  refuse,
  type Scene,
  threatInputs,
} from './scene';

/** HOR-4, HOR-5, HOR-7 to HOR-10: a roll against the director's difficulty. */
export const reto: Kind = {
  id: 'reto',
  open: () => true,
  inputs: (scene) => [
    ...poolInputs(scene),
    choiceInput(scene, 'con_dificultad', optionsOf(scene, ['dificultad_sabida', 'dificultad_pendiente'])),
    intInput(scene, 'dificultad', 0, 30, 4),
    flagInput(scene, 'peligroso'),
    ...threatInputs(scene),
    ...spendInputs(scene),
    choiceInput(scene, 'forzado', optionsOf(scene, ['forzado_no', 'forzado_exito', 'forzado_fallo'])),
    textInput(scene, 'cualidad'),
  ],
  plan: (scene, chosen) => {
    const pool = poolOf(scene, chosen, chosen.flag('fuerzas'));
    if (!pool.ok) return pool;
    const extra = extrasOf(scene, chosen);
    if (!extra.ok) return extra;
    const known = chosen.text('con_dificultad') === 'dificultad_sabida';
    const order: Reto = {
      kind: 'reto',
      ...pool.value.common,
      ...extra.value.order,
      ...(known ? { dificultad: chosen.int('dificultad') } : {}),
      ...(scene.ajustes.igualVale ? { igualVale: true } : {}),
      ...(chosen.flag('peligroso') ? { peligroso: true } : {}),
    };
    if (order.repite && !known) return refuse('repite_sin_dificultad', 'con_dificultad');
    const poor = affordable(scene, order);
    if (poor) return poor;
    const guarded = guionOf(scene, order, chosen.flag('guion'));
    return guarded.ok ? planned(guarded.value, { ...pool.value.names, ...extra.value.names }) : guarded;
  },
};

/** What superación can do to a roll (HOR-12); the proposal of `hor.guionObligatoria`. */
export const spendInputs = (scene: Scene): readonly RollInput[] => [
  flagInput(scene, 'fuerzas'),
  flagInput(scene, 'repite'),
  intInput(scene, 'tirada_repetida', 0, 1_000_000, 0),
  ...(scene.ajustes.soloUltima ? [flagInput(scene, 'descuenta')] : []),
  flagInput(scene, 'guion', proponeGuion(scene)),
];

interface Extras {
  readonly order: Pick<Reto, 'repite' | 'descuenta' | 'forzado'>;
  readonly names: Readonly<Record<string, string>>;
}
function extrasOf(scene: Scene, chosen: Chosen): Read<Extras> {
  const forced = chosen.text('forzado');
  const cualidad = chosen.text('cualidad').trim();
  if (forced !== 'forzado_no' && cualidad === '') return refuse('falta_cualidad', 'cualidad');
  return good({
    order: {
      ...repeatOf(scene, chosen),
      ...(forced === 'forzado_no' ? {} : { forzado: forced === 'forzado_exito' ? 'exito' : 'fallo' }),
    },
    names: forced === 'forzado_no' ? {} : { cualidad },
  });
}

/** HOR-7: a repetition names the roll it repeats, when its number is told. */
export function repeatOf({ ajustes }: Scene, chosen: Chosen): Pick<Reto, 'repite' | 'descuenta'> {
  if (!chosen.flag('repite')) return {};
  const tirada = chosen.int('tirada_repetida');
  return {
    repite: tirada > 0 ? { tirada } : true,
    ...(ajustes.soloUltima && chosen.flag('descuenta') ? { descuenta: true } : {}),
  };
}
