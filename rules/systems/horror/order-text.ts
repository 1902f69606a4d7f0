import { flagPair, type Pair, somePair } from '../../order-parts';
import { writeOrder } from '../../order-text';
import {
  type Conflicto,
  efectos,
  type Gasto,
  type Order,
  type Perdida,
  ques,
  type Reto,
  type Rival,
} from './order';

/**
 * Text form of an order, `horror/1;reto;c=a3;o=2;r=2;d=6;m=4`. Keys: c característica and current points ·
 * f optimal points used · o objects · r traits · m threat · t repeats (the number of the roll) · w taken back ·
 * p peligroso · g guion (`u`: spent) · q paid with threat · mg, li variants · d difficulty · ge equal passes · x forced ·
 * k who against whom · e rival · y, v variants of a conflict · u use · s superación · n two in one ·
 * a, b current and optimal points · z twice · l threat is a level only · i initial superación · c, p, g points lost,
 * of which score, and who pays guion (`s`, `a`).
 */
export const SYSTEM = 'horror';
export const VERSION = 1;

/** The text, or `null` when the order is too long for its 64 bytes. */
export const writeText = (order: Order): string | null =>
  writeOrder(SYSTEM, VERSION, order.kind, order.kind === 'gasto' ? spendPairs(order) : rollPairs(order));

const list = (values: readonly number[] | undefined): string | undefined => values?.join('.');

function rollPairs(order: Reto | Conflicto): Pair[] {
  return [
    ['c', order.caracteristica.charAt(0) + order.actual],
    ...somePair('f', order.optima),
    ...somePair('o', list(order.objetos)),
    ...somePair('r', list(order.rasgos)),
    ...somePair('m', order.amenaza),
    ...(order.repite ? [['t', order.repite === true ? true : order.repite.tirada] as const] : []),
    ...flagPair('w', order.descuenta),
    ...flagPair('p', order.peligroso),
    ...(order.guion ? [['g', order.guion === 'usada' ? 'u' : true] as const] : []),
    ...(order.paga ? [['q', order.paga === 'nivel' ? 0 : true] as const] : []),
    ...flagPair('mg', order.mejorGrupo),
    ...flagPair('li', order.literal),
    ...(order.kind === 'reto' ? retoPairs(order) : conflictoPairs(order)),
  ];
}

const retoPairs = (order: Reto): Pair[] => [
  ...somePair('d', order.dificultad),
  ...flagPair('ge', order.igualVale),
  ...somePair('x', order.forzado?.charAt(0)),
];

const conflictoPairs = (order: Conflicto): Pair[] => [
  ['k', order.tipo.charAt(0) + order.tipoRival.charAt(0)],
  ...somePair('e', rivalText(order.rival)),
  ...flagPair('y', order.empateRepite),
  ...flagPair('v', order.soloVencedor),
];

function rivalText(rival: Rival): string | undefined {
  if (rival.tipo === 'pendiente') return undefined;
  if (rival.tipo === 'tira') return `b${rival.dados}.${rival.rasgo}`;
  return `t${rival.total}.${rival.presagios}${rival.tirada === undefined ? '' : `.${rival.tirada}`}`;
}

const spendPairs = (order: Gasto): Pair[] => [
  ['u', ques.indexOf(order.que)],
  ...somePair('s', order.superacion),
  ...somePair('m', order.amenaza),
  ...somePair('x', order.efecto && efectos.indexOf(order.efecto)),
  ...somePair('n', order.dos?.charAt(0)),
  ...somePair('a', list(order.actuales)),
  ...somePair('b', list(order.optimas)),
  ...flagPair('z', order.doble),
  ...flagPair('l', order.soloNivel),
  ...somePair('i', order.inicial),
  ...(order.pierde ? lossPairs(order.pierde) : []),
];

const lossPairs = ({ caracteristica, actual, puntos, guion }: Perdida): Pair[] => [
  ['c', caracteristica.charAt(0) + actual],
  ['p', puntos],
  ...somePair('g', guion?.charAt(0)),
];
