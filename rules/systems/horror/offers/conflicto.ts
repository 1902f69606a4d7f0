import type { Chosen } from '../../../choices';
import { choiceInput, flagInput, intInput, optionsOf, textInput } from '../../../inputs';
import { good, type Read } from '../../../read';
import type { Names, RollInput } from '../../../system';
import { type Conflicto, type Rival, type Tipo, tipos } from '../order';
import { repeatOf, spendInputs } from './reto';
import {
  affordable,
  guionOf,
  type Kind,
  planned,
  poolInputs,
  poolOf,
  refuse,
  type Scene,
  threatInputs,
} from './scene';

const rivalTypeInput = (scene: Scene): RollInput =>
  choiceInput(
    scene,
    'tipo_rival',
    optionsOf(scene, tipos),
    scene.who.tipo === 'principal' ? 'monstruo' : 'principal',
  );

const quotedInputs = (scene: Scene): readonly RollInput[] => [
  intInput(scene, 'total_rival', 0, 60, 6),
  intInput(scene, 'presagios_rival', 0, 20, 0),
  intInput(scene, 'turno', 0, 1_000_000, 0),
];

/** HOR-6 (L97): against another character; the rival rolls later, has rolled, or is rolled for here. */
export const conflicto: Kind = {
  id: 'conflicto',
  open: () => true,
  inputs: (scene) => [
    ...poolInputs(scene),
    rivalTypeInput(scene),
    choiceInput(scene, 'rival', optionsOf(scene, ['rival_pendiente', 'rival_total', 'rival_tira'])),
    ...quotedInputs(scene),
    intInput(scene, 'dados_rival', 1, 20, 3),
    intInput(scene, 'rasgo_rival', 0, 30, 0),
    textInput(scene, 'nombre_rival'),
    flagInput(scene, 'danino'),
    ...threatInputs(scene),
    ...spendInputs(scene),
  ],
  plan: (scene, chosen) => {
    const rival = rivalOf(chosen);
    return rival.ok ? planConflict(scene, chosen, rival.value.rival, rival.value.names) : rival;
  },
};

function planConflict(scene: Scene, chosen: Chosen, rival: Rival, names: Names): ReturnType<Kind['plan']> {
  const pool = poolOf(scene, chosen, chosen.flag('fuerzas'));
  if (!pool.ok) return pool;
  const order: Conflicto = {
    kind: 'conflicto',
    ...pool.value.common,
    ...repeatOf(scene, chosen),
    tipo: scene.who.tipo,
    tipoRival: chosen.text('tipo_rival') as Tipo,
    rival,
    ...(chosen.flag('danino') ? { peligroso: true } : {}),
    ...(scene.ajustes.empateRepite ? { empateRepite: true } : {}),
    ...(scene.ajustes.soloVencedor ? { soloVencedor: true } : {}),
  };
  const poor = affordable(scene, order);
  if (poor) return poor;
  const guarded = guionOf(scene, order, chosen.flag('guion'));
  return guarded.ok ? planned(guarded.value, { ...pool.value.names, ...names }) : guarded;
}

/** The rival, and its name where a block of its own or dice thrown for it are told. */
function rivalOf(chosen: Chosen): Read<{ readonly rival: Rival; readonly names: Names }> {
  const kind = chosen.text('rival');
  if (kind === 'rival_pendiente') return good({ rival: { tipo: 'pendiente' }, names: {} });
  const name = chosen.text('nombre_rival').trim();
  const tirada = chosen.int('turno');
  if (name === '' && (kind === 'rival_tira' || tirada > 0)) return refuse('falta_rival', 'nombre_rival');
  if (kind === 'rival_tira') {
    const rival: Rival = { tipo: 'tira', dados: chosen.int('dados_rival'), rasgo: chosen.int('rasgo_rival') };
    return good({ rival, names: { rival: name } });
  }
  const rival: Rival = {
    tipo: 'total',
    total: chosen.int('total_rival'),
    presagios: chosen.int('presagios_rival'),
    ...(tirada > 0 ? { tirada } : {}),
  };
  return good({ rival, names: tirada > 0 ? { rival: name } : {} });
}
