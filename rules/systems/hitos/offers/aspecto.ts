import type { Chosen } from '../../../choices';
import { choiceInput, intInput, manyInput, optionsOf, textInput } from '../../../inputs';
import { good, type Read } from '../../../read';
import type { Names, RollInput } from '../../../system';
import { aspectosDe } from '../aspectos';
import type { Mascara } from '../dados';
import type { Comun, Hecha, RollOrder } from '../order';
import { readText } from '../order-read';
import { modoDe, readDados } from './rival';
import {
  dificultadDe,
  dificultadInputs,
  type Kind,
  NONE,
  planned,
  refuse,
  type Scene,
  triplesOf,
} from './scene';

const OTHER = 'ajeno';

/** Own aspects, and any other of the scene (HIT-18); exhausted ones are shown, and refused with the reason. */
const aspectOptions = (scene: Scene) => [
  ...aspectosDe(scene.data).map(({ id, texto, agotado }) => ({
    id,
    label: agotado ? `${texto} (${scene.say('agotado')})` : texto,
  })),
  { id: OTHER, label: scene.say('aspecto_ajeno') },
];

const otherInput = (scene: Scene): RollInput => textInput(scene, 'texto_aspecto');
const paymentInput = (scene: Scene): RollInput =>
  choiceInput(scene, 'pago', optionsOf(scene, ['pago_pd', 'pago_agotar']));

/** For a roll that is to be made: what to activate should it fail. */
export const siFallaInputs = (scene: Scene): readonly RollInput[] => [
  choiceInput(scene, 'si_falla', [{ id: NONE, label: scene.say('si_falla_nada') }, ...aspectOptions(scene)]),
  otherInput(scene),
  paymentInput(scene),
];

interface Activado {
  readonly common: Pick<Comun, 'pago' | 'siFalla'>;
  readonly names: Names;
}

/** The aspect to activate on failure, and how it is paid; nothing when none was chosen. */
export function siFallaOf(scene: Scene, chosen: Chosen, spent = 0): Read<Activado> {
  const id = chosen.text('si_falla');
  if (id === NONE) return good({ common: {}, names: {} });
  const aspect = aspectOf(scene, chosen, id, 'si_falla', spent);
  if (!aspect.ok) return aspect;
  const siFalla = scene.ajustes.repiteCero ? 'cero' : true;
  return good({ common: { siFalla, pago: aspect.value.pago }, names: { aspecto: aspect.value.texto } });
}

/** HIT-13, HIT-16, HIT-17: a point of the player's or the director's, or the own aspect, which must not be exhausted. */
function aspectOf(
  scene: Scene,
  chosen: Chosen,
  id: string,
  field: string,
  spent: number,
): Read<{ readonly texto: string; readonly pago: NonNullable<Comun['pago']> }> {
  const own = aspectosDe(scene.data).find((aspecto) => aspecto.id === id);
  const texto = own?.texto ?? chosen.text('texto_aspecto').trim();
  if (texto === '') return refuse('falta_aspecto', 'texto_aspecto');
  if (own?.agotado) return refuse('aspecto_agotado', field);
  if (chosen.text('pago') === 'pago_agotar') {
    return own ? good({ texto, pago: { agota: own.id } }) : refuse('pago_ajeno', 'pago');
  }
  return pointsOf(scene) < 1 + spent ? refuse('sin_pd', 'pago') : good({ texto, pago: 'pd' });
}

/** HIT-16: characters that are no player's spend what the director has. */
export const pointsOf = ({ who, partida }: Scene): number =>
  who.pj ? who.pd : typeof partida.pd_director === 'number' ? partida.pd_director : Number.POSITIVE_INFINITY;

const REPITE = ['repite_1', 'repite_2', 'repite_3'];

/** HIT-13, HIT-14: an aspect activated on a roll of an earlier block, whose chosen dice are thrown again here. */
export const aspecto: Kind = {
  id: 'aspecto',
  open: () => true,
  inputs: (scene) => [
    choiceInput(scene, 'aspecto', aspectOptions(scene)),
    manyInput(scene, 'repite', optionsOf(scene, REPITE)),
    choiceInput(scene, 'signo', optionsOf(scene, ['signo_positiva', 'signo_negativa'])),
    paymentInput(scene),
    otherInput(scene),
    textInput(scene, 'dados', 12),
    choiceInput(scene, 'modo', optionsOf(scene, ['modo_natural', 'modo_positiva', 'modo_negativa'])),
    intInput(scene, 'turno', 0, 1_000_000, 0),
    intInput(scene, 'bono', -40, 60, 0),
    ...dificultadInputs(scene),
    textInput(scene, 'orden', 64),
  ],
  plan: (scene, chosen) => {
    const dados = readDados(chosen.text('dados'));
    if (!dados) return refuse('dados_ilegibles', 'dados');
    const repite: Mascara = chosen.many('repite').reduce((mask, id) => mask | (1 << REPITE.indexOf(id)), 0);
    if (repite === 0 && !scene.ajustes.repiteCero) return refuse('repite_ninguno', 'repite');
    const base = baseOf(scene, chosen);
    if (!base.ok) return base;
    const paid = paidOf(scene, chosen);
    if (!paid.ok) return paid;
    const tirada = chosen.int('turno');
    const sobre: Hecha = { dados, modo: modoDe(chosen.text('modo')), ...(tirada > 0 ? { tirada } : {}) };
    const signo = chosen.text('signo') === 'signo_negativa' ? 'negativa' : 'positiva';
    return planned(
      { ...base.value, ...triplesOf(scene), sobre, activaciones: [{ signo, repite }], ...paid.value.common },
      paid.value.names,
    );
  },
};

/**
 * In favour it is paid for. Against, the roller is the one affected: the point that was given for it is his
 * (HIT-14); an aspect exhausted against him gives none, unless `hit.agotarParaDanar` says so.
 */
function paidOf(scene: Scene, chosen: Chosen): Read<Activado> {
  if (chosen.text('signo') === 'signo_positiva') {
    const aspect = aspectOf(scene, chosen, chosen.text('aspecto'), 'aspecto', 0);
    return aspect.ok
      ? good({ common: { pago: aspect.value.pago }, names: { aspecto: aspect.value.texto } })
      : aspect;
  }
  const own = aspectosDe(scene.data).find(({ id }) => id === chosen.text('aspecto'));
  const texto = own?.texto ?? chosen.text('texto_aspecto').trim();
  if (texto === '') return refuse('falta_aspecto', 'texto_aspecto');
  const gains = chosen.text('pago') === 'pago_pd' || scene.ajustes.agotarDaPD;
  return good({ common: gains ? { pago: 'recibe' } : {}, names: { aspecto: texto } });
}

/** The roll that is repeated: as its block's order tells, or a plain one of the sum and difficulty typed. */
function baseOf(scene: Scene, chosen: Chosen): Read<RollOrder> {
  const typed = chosen.text('orden').trim();
  if (typed === '') {
    const added = chosen.int('bono');
    return good({ kind: 'tirada', ...(added ? { modificador: added } : {}), ...dificultadDe(scene, chosen) });
  }
  const read = readText(typed);
  return read.ok && read.value.kind !== 'gasto' && !read.value.sobre
    ? good(read.value)
    : refuse('bad_order', 'orden');
}
