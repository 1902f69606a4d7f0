import { dotted, flagPair, type Pair, somePair } from '../../order-parts';
import { writeOrder } from '../../order-text';
import {
  type Aguante,
  type Ataque,
  type BaseId,
  type Comun,
  distancias,
  type EstadoVivo,
  type Gasto,
  type Hecha,
  type Order,
  ques,
  type Rival,
  type RollOrder,
  usos,
} from './order';

/**
 * Text form of an order, `hitos/1;ataque;s=r3.4;d=12;w=m.2`. Keys: s sum (base, skill, modifier, penalty) ·
 * d difficulty or Defensa · a activations (p or n, mask) · sf an aspect on failure · o dice of an earlier block (hexadecimal), how they
 * are read and its number ·
 * t two of a triple · p extended · e rival · y draw · v totals only · x distance · b part · w blow (category,
 * BD, RD, direct, rows) · f Defensa · q, z secuaz · g critical without BD, no points erased, none consolidated ·
 * ag paid with a point, or the aspect exhausted · pd points before · dr Drama · u use · l health · j damage · k state · h no rest · c points not consolidated.
 */
export const SYSTEM = 'hitos';
export const VERSION = 1;

export const bases: readonly (readonly [letter: string, id: BaseId])[] = [
  ['f', 'fortaleza'],
  ['r', 'reflejos'],
  ['v', 'voluntad'],
  ['i', 'intelecto'],
  ['a', 'aguante'],
  ['n', 'iniciativa'],
];
export const estados: readonly EstadoVivo[] = ['sano', 'herido', 'incapacitado', 'moribundo'];
export const clases = ['normal', 'critico', 'pifia'] as const;

/** The text, or `null` when the order is too long for its 64 bytes. */
export const writeText = (order: Order): string | null =>
  writeOrder(
    SYSTEM,
    VERSION,
    order.kind,
    order.kind === 'gasto' ? spendPairs(order) : [...commonPairs(order), ...ownPairs(order)],
  );

function commonPairs(order: Comun): Pair[] {
  const letter = bases.find(([, id]) => id === order.base?.id)?.[0] ?? '';
  const sum = dotted(
    order.base && letter + order.base.valor,
    order.habilidad,
    order.modificador || undefined,
    order.penalizacion,
  );
  const activations = (order.activaciones ?? [])
    .map(({ signo, repite }) => signo.charAt(0) + repite)
    .join('');
  return [
    ...(sum ? [['s', sum] as const] : []),
    ...(activations ? [['a', activations] as const] : []),
    ...(order.siFalla ? [['sf', order.siFalla === 'cero' ? 0 : true] as const] : []),
    ...(order.sobre ? [['o', dotted(diceText(order.sobre), order.sobre.tirada)] as const] : []),
    ...flagPair('t', order.triples),
    ...(order.pago ? [['ag', paymentText(order.pago)] as const] : []),
  ];
}

const paymentText = (pago: NonNullable<Comun['pago']>): string | true =>
  pago === 'pd' ? true : pago === 'recibe' ? 'r' : pago.agota;

const spendPairs = (order: Gasto): Pair[] => [
  ['u', ques.indexOf(order.que)],
  ...somePair('pd', order.pd),
  ...somePair('j', order.dano),
  ...(order.salud
    ? [
        [
          'l',
          dotted(order.salud.aguante, order.salud.perdidos, order.salud.consolidados || undefined),
        ] as const,
      ]
    : []),
  ...flagPair('q', order.deSecuaz),
  ...flagPair('g', order.sinConsolidados),
  ...(order.aspecto ? [['ag', order.aspecto] as const] : []),
  ...somePair('dr', order.drama),
];

function ownPairs(order: RollOrder): Pair[] {
  switch (order.kind) {
    case 'tirada':
      return [
        ...somePair('d', order.dificultad),
        ...(order.prolongada
          ? [['p', dotted(order.prolongada.llevas, order.prolongada.necesarias)] as const]
          : []),
      ];
    case 'enfrentada':
      return [
        ...rivalPairs(order.rival),
        ...flagPair('y', order.tablas),
        ...flagPair('v', order.soloTotales),
      ];
    case 'persecucion':
      return [
        ...rivalPairs(order.rival),
        ['x', distancias.indexOf(order.distancia)],
        ...flagPair('b', order.papel === 'perseguido'),
        ...flagPair('v', order.soloTotales),
      ];
    case 'iniciativa':
      return [];
    case 'ataque':
      return attackPairs(order);
    case 'aguante':
      return aguantePairs(order);
    case 'estabilizar':
      return [
        ['d', order.dificultad],
        ...somePair('c', order.sinConsolidar),
        ...flagPair('g', order.sinEfecto),
      ];
    case 'supervision':
      return [['d', order.dificultad]];
  }
}

const rivalPairs = (rival: Rival): Pair[] => {
  if (rival.tipo === 'pendiente') return [];
  if (rival.tipo === 'tira') return [['e', `b${rival.bono}`]];
  if (rival.tipo === 'hecha') return [['e', dotted(`d${diceText(rival)}`, rival.bono, rival.tirada)]];
  return [['e', `${rival.clase.charAt(0)}${rival.total}`]];
};

/** Three dice and how they are read: `7a3p`. */
export const diceText = ({ dados, modo }: Pick<Hecha, 'dados' | 'modo'>): string =>
  dados.map((face) => face.toString(16)).join('') +
  (modo === 'positiva' ? 'p' : modo === 'negativa' ? 'q' : '');

function attackPairs(order: Ataque): Pair[] {
  const direct =
    order.directo && ('dados' in order.directo ? `${order.directo.dados}d` : String(order.directo.suma));
  const { situacion, aSecuaz } = order;
  return [
    ...somePair('d', order.defensa),
    ...(situacion && situacion !== 'normal'
      ? [['f', typeof situacion === 'string' ? situacion.charAt(0) : situacion.total] as const]
      : []),
    [
      'w',
      dotted(order.categoria, order.bd || undefined, order.rd || undefined, direct, order.pasos || undefined),
    ],
    ...flagPair('q', order.deSecuaz),
    ...(aSecuaz ? [['z', aSecuaz === true ? true : aSecuaz.aguante] as const] : []),
    ...flagPair('g', order.criticoSinBD),
  ];
}

const aguantePairs = (order: Aguante): Pair[] => [
  ['u', usos.indexOf(order.uso)],
  ['d', order.dificultad],
  ...(order.salud
    ? [['l', dotted(order.salud.perdidos, order.salud.consolidados || undefined)] as const]
    : []),
  ...somePair('j', order.dano),
  ...somePair('k', order.estado && estados.indexOf(order.estado)),
  ...flagPair('h', order.sinReposo),
  ...flagPair('g', order.sinConsolidados),
];
