import type { Chosen } from '../../../choices';
import { choiceInput, flagInput, intInput, textInput } from '../../../inputs';
import type { Read } from '../../../read';
import type { Plan, RollInput } from '../../../system';
import { aspectosDe } from '../aspectos';
import { BODY, puntosDe } from '../gasto';
import type { Gasto, Order, Que } from '../order';
import { NAMED } from '../sentences-spend';
import { pointsOf } from './aspecto';
import { type Kind, planned, refuse, type Scene } from './scene';

const QUES: readonly Que[] = [
  'narrativo',
  'contra',
  'rechazar',
  'ignorar',
  'complicacion',
  'recibir',
  'agotar',
  'sesion',
];

const bodyOf = ({ who }: Scene): NonNullable<Gasto['salud']> => ({
  aguante: who.aguante,
  perdidos: who.salud.perdidos,
  consolidados: who.salud.consolidados,
});

/** HIT-12, HIT-15 to HIT-21: what dramatic points are spent on, and how they are won. */
export const gasto: Kind = {
  id: 'gasto',
  open: () => true,
  inputs: (scene) => [
    choiceInput(
      scene,
      'que',
      quesOf(scene).map((que) => ({ id: que, label: scene.say(`que_${que}`) })),
    ),
    choiceInput(scene, 'aspecto', [
      ...aspectosDe(scene.data).map(({ id, texto }) => ({ id, label: texto })),
      { id: 'ajeno', label: scene.say('aspecto_ajeno') },
    ]),
    textInput(scene, 'texto_aspecto'),
  ],
  plan: (scene, chosen) => {
    const que = chosen.text('que') as Que;
    if (pointsOf(scene) + puntosDe(que) < 0) return refuse('sin_pd', 'que');
    if (que === 'agotar') return exhaust(scene, chosen);
    const names = NAMED.includes(que) ? named(scene, chosen) : {};
    if (!names) return refuse('falta_aspecto', 'texto_aspecto');
    const order: Gasto = {
      kind: 'gasto',
      que,
      ...(puntosDe(que) !== 0 || que === 'sesion' ? points(scene) : {}),
      ...(BODY.includes(que) ? { salud: bodyOf(scene) } : {}),
      ...(que === 'sesion' ? { drama: scene.who.drama } : {}),
    };
    return planned(order, names);
  },
};

/** What can be done now: a sano rests, a dying one is stabilised. */
function quesOf({ who }: Scene): readonly Que[] {
  const rests = who.estado === 'sano' && who.salud.perdidos > who.salud.consolidados;
  const dying = who.estado === 'moribundo';
  return [
    ...QUES,
    ...(rests ? (['descanso'] as const) : []),
    ...(dying ? (['estable_secuaz', 'estable_aspecto'] as const) : []),
  ];
}

const points = (scene: Scene): Pick<Gasto, 'pd'> => {
  const pd = pointsOf(scene);
  return Number.isFinite(pd) ? { pd } : {};
};

function named(scene: Scene, chosen: Chosen): { readonly aspecto: string } | null {
  const own = aspectosDe(scene.data).find(({ id }) => id === chosen.text('aspecto'));
  const texto = own?.texto ?? chosen.text('texto_aspecto').trim();
  return texto === '' ? null : { aspecto: texto };
}

function exhaust(scene: Scene, chosen: Chosen): Read<Plan<Order>> {
  const own = aspectosDe(scene.data).find(({ id }) => id === chosen.text('aspecto'));
  if (!own) return refuse('pago_ajeno', 'aspecto');
  if (own.agotado) return refuse('aspecto_agotado', 'aspecto');
  return planned({ kind: 'gasto', que: 'agotar', aspecto: own.id }, { aspecto: own.texto });
}

/** HIT-29 to HIT-31: damage that needs no roll; a massive one says which roll it waits for. */
export const dano: Kind = {
  id: 'dano',
  open: ({ who }) => who.estado !== 'muerto',
  inputs: (scene): readonly RollInput[] => [
    intInput(scene, 'dano_recibido', 0, 300, 4),
    flagInput(scene, 'usa_rd', true),
    flagInput(scene, 'de_secuaz'),
  ],
  plan: (scene, chosen) => {
    const rd = chosen.flag('usa_rd') ? scene.who.rd : 0;
    return planned({
      kind: 'gasto',
      que: 'dano',
      dano: Math.max(0, chosen.int('dano_recibido') - rd),
      salud: bodyOf(scene),
      ...(chosen.flag('de_secuaz') ? { deSecuaz: true } : {}),
      ...(scene.ajustes.consolidado ? {} : { sinConsolidados: true }),
    });
  },
};
