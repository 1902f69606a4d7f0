import {
  dotted,
  flagMember,
  flagPair,
  member,
  type Pair,
  partsOf,
  somePair,
  wholeNumber,
} from '../../order-parts';
import { intValue, type OrderText, readOrder, writeOrder } from '../../order-text';
import { bad, good, type Read } from '../../read';
import { type Categoria, categorias } from './dano';
import {
  type Activacion,
  type Aguante,
  type Ataque,
  type BaseId,
  type Comun,
  distancias,
  type EstadoVivo,
  esAspectoId,
  type Gasto,
  type Hecha,
  type Order,
  ques,
  type Rival,
  type RollOrder,
  type Situacion,
  type Uso,
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
const SYSTEM = 'hitos';
const VERSION = 1;

const bases: readonly (readonly [letter: string, id: BaseId])[] = [
  ['f', 'fortaleza'],
  ['r', 'reflejos'],
  ['v', 'voluntad'],
  ['i', 'intelecto'],
  ['a', 'aguante'],
  ['n', 'iniciativa'],
];
const estados: readonly EstadoVivo[] = ['sano', 'herido', 'incapacitado', 'moribundo'];
const clases = ['normal', 'critico', 'pifia'] as const;

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

/** Reads an order of any version; the problem is always `bad_order`. */
export function readText(text: string): Read<Order> {
  const found = readOrder(text);
  const order = found && found.system === SYSTEM && found.version === VERSION ? readVersion1(found) : null;
  return order && writeText(order) === text ? good(order) : bad({ code: 'bad_order', field: '' });
}

// Whatever is malformed makes the order come out otherwise than it was written, or null: readText compares.
function readVersion1(text: OrderText): Order | null {
  const common = readCommon(text);
  const difficulty = member('dificultad', intValue(text, 'd', -20, 99));
  switch (text.kind) {
    case 'tirada':
      return { kind: 'tirada', ...common, ...difficulty, ...readExtended(text) };
    case 'enfrentada':
    case 'persecucion':
      return readOpposed(text, common);
    case 'iniciativa':
      return { kind: 'iniciativa', ...common };
    case 'gasto':
      return readSpend(text);
    case 'ataque':
      return readAttack(text, common);
    case 'aguante':
      return readAguante(text, common);
    case 'estabilizar':
    case 'supervision': {
      const dificultad = difficulty.dificultad;
      if (dificultad === undefined) return null;
      if (text.kind === 'supervision') return { kind: 'supervision', ...common, dificultad };
      return {
        kind: 'estabilizar',
        ...common,
        dificultad,
        ...member('sinConsolidar', intValue(text, 'c', 0, 180)),
        ...flagMember(text, 'g', 'sinEfecto'),
      };
    }
    default:
      return null;
  }
}

function readCommon(text: OrderText): Comun {
  const [base = '', ...numbers] = partsOf(text, 's');
  const id = bases.find(([letter]) => letter === base.charAt(0))?.[1];
  const valor = wholeNumber(base.slice(1), 0, 60);
  const penalty = wholeNumber(numbers[2], 2, 5);
  const [done = '', turn] = partsOf(text, 'o');
  const sobre = readDone(done, turn);
  const activaciones = readActivations(text.values.get('a') ?? '');
  return {
    ...(id && valor !== null ? { base: { id, valor } } : {}),
    ...member('habilidad', wholeNumber(numbers[0], 0, 20)),
    ...member('modificador', wholeNumber(numbers[1], -60, 60)),
    ...(penalty === 2 || penalty === 5 ? { penalizacion: penalty } : {}),
    ...(activaciones.length > 0 ? { activaciones } : readOnFailure(text.values.get('sf'))),
    ...(sobre && activaciones[0]?.repite ? { sobre } : {}),
    ...readPayment(text.values.get('ag')),
    ...(text.values.has('t') ? { triples: 'dos' } : {}),
  };
}

const readOnFailure = (value: string | undefined): Pick<Comun, 'siFalla'> =>
  value === undefined ? {} : { siFalla: value === '0' ? 'cero' : true };

function readPayment(value: string | undefined): Pick<Comun, 'pago'> {
  if (value === undefined) return {};
  if (value === '') return { pago: 'pd' };
  if (value === 'r') return { pago: 'recibe' };
  return esAspectoId(value) ? { pago: { agota: value } } : {};
}

function readSpend(text: OrderText): Gasto | null {
  const que = ques[intValue(text, 'u', 0, ques.length - 1) ?? -1];
  if (!que) return null;
  const [a, b, c] = partsOf(text, 'l');
  const aguante = wholeNumber(a, 0, 60);
  const perdidos = wholeNumber(b, 0, 180);
  const consolidados = c === undefined ? 0 : wholeNumber(c, 1, perdidos ?? 0);
  const aspecto = text.values.get('ag') ?? '';
  return {
    kind: 'gasto',
    que,
    ...member('pd', intValue(text, 'pd', 0, 99)),
    ...member('dano', intValue(text, 'j', 0, 300)),
    ...(aguante !== null && perdidos !== null && consolidados !== null
      ? { salud: { aguante, perdidos, consolidados } }
      : {}),
    ...flagMember(text, 'q', 'deSecuaz'),
    ...flagMember(text, 'g', 'sinConsolidados'),
    ...(esAspectoId(aspecto) ? { aspecto } : {}),
    ...member('drama', intValue(text, 'dr', 0, 20)),
  };
}

function readDone(text: string, turn: string | undefined): Hecha | null {
  const [a = 0, b = 0, c = 0] = [...text].map((digit) => Number.parseInt(digit, 16));
  if (!/^[1-9a]{3}[pq]?$/.test(text)) return null;
  const modo = text.endsWith('p') ? 'positiva' : text.endsWith('q') ? 'negativa' : 'natural';
  return { dados: [a, b, c], modo, ...member('tirada', wholeNumber(turn, 1, 1_000_000)) };
}

// A block has at most eight segments (protocol §4.5): the throw and seven rerolls.
function readActivations(text: string): Activacion[] {
  if (!/^([pn][0-7]){1,7}$/.test(text)) return [];
  return (text.match(/../g) ?? []).map((pair) => ({
    signo: pair.startsWith('p') ? 'positiva' : 'negativa',
    repite: Number(pair.charAt(1)),
  }));
}

function readExtended(text: OrderText): Pick<Order & { kind: 'tirada' }, 'prolongada'> {
  const [a, b] = partsOf(text, 'p');
  const necesarias = wholeNumber(b, 1, 99);
  const llevas = necesarias === null ? null : wholeNumber(a, 0, necesarias - 1);
  return llevas === null || necesarias === null ? {} : { prolongada: { llevas, necesarias } };
}

function readRival(text: OrderText): Rival {
  const [value = '', bonus, turn] = partsOf(text, 'e');
  if (value.startsWith('d')) {
    const done = readDone(value.slice(1), turn);
    const bono = wholeNumber(bonus, -99, 199);
    return done && bono !== null ? { tipo: 'hecha', ...done, bono } : { tipo: 'pendiente' };
  }
  const number = wholeNumber(value.slice(1), -99, 199);
  if (number === null) return { tipo: 'pendiente' };
  if (value.startsWith('b')) return { tipo: 'tira', bono: number };
  const clase = clases.find((name) => name.charAt(0) === value.charAt(0)) ?? 'normal';
  return { tipo: 'total', total: number, clase };
}

function readOpposed(text: OrderText, common: Comun): Order | null {
  const opposed = { ...common, rival: readRival(text), ...flagMember(text, 'v', 'soloTotales') };
  if (text.kind === 'enfrentada')
    return { kind: 'enfrentada', ...opposed, ...flagMember(text, 'y', 'tablas') };
  const distancia = distancias[intValue(text, 'x', 0, 3) ?? -1];
  const papel = text.values.has('b') ? 'perseguido' : 'perseguidor';
  return distancia ? { kind: 'persecucion', ...opposed, distancia, papel } : null;
}

function readAttack(text: OrderText, common: Comun): Order | null {
  const [category, bd, rd, direct = '', rows] = partsOf(text, 'w');
  const categoria = categorias.find((name): name is Categoria => name === category);
  if (!categoria) return null;
  const dice = direct.endsWith('d') ? wholeNumber(direct.slice(0, -1), 1, 30) : null;
  const sum = wholeNumber(direct, 0, 300);
  const secuaz = text.values.get('z');
  return {
    kind: 'ataque',
    ...common,
    ...member('defensa', intValue(text, 'd', -20, 99)),
    ...readSituation(text),
    categoria,
    ...member('bd', wholeNumber(bd, 0, 30)),
    ...member('rd', wholeNumber(rd, 0, 60)),
    ...(dice !== null ? { directo: { dados: dice } } : sum !== null ? { directo: { suma: sum } } : {}),
    ...member('pasos', wholeNumber(rows, -6, 6)),
    ...flagMember(text, 'q', 'deSecuaz'),
    ...(secuaz === undefined
      ? {}
      : { aSecuaz: secuaz === '' || { aguante: wholeNumber(secuaz, 0, 60) ?? -1 } }),
    ...flagMember(text, 'g', 'criticoSinBD'),
  };
}

function readSituation(text: OrderText): { situacion?: Situacion } {
  const value = text.values.get('f');
  if (value === 'd') return { situacion: 'desprevenido' };
  if (value === 'i') return { situacion: 'indefenso' };
  const total = wholeNumber(value, 1, 20);
  return total === null ? {} : { situacion: { total } };
}

function readAguante(text: OrderText, common: Comun): Order | null {
  const uso: Uso | undefined = usos[intValue(text, 'u', 0, usos.length - 1) ?? -1];
  const dificultad = intValue(text, 'd', -20, 99);
  if (!uso || dificultad === null) return null;
  const [lost, fixed] = partsOf(text, 'l');
  const perdidos = wholeNumber(lost, 0, 180);
  const consolidados = fixed === undefined ? 0 : wholeNumber(fixed, 1, perdidos ?? 0);
  const estado = estados[intValue(text, 'k', 0, 3) ?? -1];
  return {
    kind: 'aguante',
    ...common,
    uso,
    dificultad,
    ...(perdidos !== null && consolidados !== null ? { salud: { perdidos, consolidados } } : {}),
    ...member('dano', intValue(text, 'j', 0, 300)),
    ...(estado ? { estado } : {}),
    ...flagMember(text, 'h', 'sinReposo'),
    ...flagMember(text, 'g', 'sinConsolidados'),
  };
}
