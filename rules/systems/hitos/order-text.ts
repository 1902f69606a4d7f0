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
 * d difficulty or Defensa · a activations (p or n, mask) · o dice of an earlier block (hexadecimal), how they
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

type Pair = readonly [string, string | number | true];

/** The text, or `null` when the order is too long for its 64 bytes. */
export const writeText = (order: Order): string | null =>
  writeOrder(
    SYSTEM,
    VERSION,
    order.kind,
    order.kind === 'gasto' ? spendPairs(order) : [...commonPairs(order), ...ownPairs(order)],
  );

const flag = (key: string, on: unknown): Pair[] => (on ? [[key, true]] : []);
const some = (key: string, value: number | undefined): Pair[] => (value === undefined ? [] : [[key, value]]);

function commonPairs(order: Comun): Pair[] {
  const letter = bases.find(([, id]) => id === order.base?.id)?.[0] ?? '';
  const sum = parts(
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
    ...(order.sobre ? [['o', parts(diceText(order.sobre), order.sobre.tirada)] as const] : []),
    ...flag('t', order.triples),
    ...(order.pago ? [['ag', order.pago === 'pd' ? true : order.pago.agota] as const] : []),
  ];
}

const spendPairs = (order: Gasto): Pair[] => [
  ['u', ques.indexOf(order.que)],
  ...some('pd', order.pd),
  ...some('j', order.dano),
  ...(order.salud
    ? [
        [
          'l',
          parts(order.salud.aguante, order.salud.perdidos, order.salud.consolidados || undefined),
        ] as const,
      ]
    : []),
  ...flag('q', order.deSecuaz),
  ...(order.aspecto ? [['ag', order.aspecto] as const] : []),
  ...some('dr', order.drama),
];

function ownPairs(order: RollOrder): Pair[] {
  switch (order.kind) {
    case 'tirada':
      return [
        ...some('d', order.dificultad),
        ...(order.prolongada
          ? [['p', parts(order.prolongada.llevas, order.prolongada.necesarias)] as const]
          : []),
      ];
    case 'enfrentada':
      return [...rivalPairs(order.rival), ...flag('y', order.tablas), ...flag('v', order.soloTotales)];
    case 'persecucion':
      return [
        ...rivalPairs(order.rival),
        ['x', distancias.indexOf(order.distancia)],
        ...flag('b', order.papel === 'perseguido'),
        ...flag('v', order.soloTotales),
      ];
    case 'iniciativa':
      return [];
    case 'ataque':
      return attackPairs(order);
    case 'aguante':
      return aguantePairs(order);
    case 'estabilizar':
      return [['d', order.dificultad], ...some('c', order.sinConsolidar), ...flag('g', order.sinEfecto)];
    case 'supervision':
      return [['d', order.dificultad]];
  }
}

const rivalPairs = (rival: Rival): Pair[] => {
  if (rival.tipo === 'pendiente') return [];
  if (rival.tipo === 'tira') return [['e', `b${rival.bono}`]];
  if (rival.tipo === 'hecha') return [['e', parts(`d${diceText(rival)}`, rival.bono, rival.tirada)]];
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
    ...some('d', order.defensa),
    ...(situacion && situacion !== 'normal'
      ? [['f', typeof situacion === 'string' ? situacion.charAt(0) : situacion.total] as const]
      : []),
    [
      'w',
      parts(order.categoria, order.bd || undefined, order.rd || undefined, direct, order.pasos || undefined),
    ],
    ...flag('q', order.deSecuaz),
    ...(aSecuaz ? [['z', aSecuaz === true ? true : aSecuaz.aguante] as const] : []),
    ...flag('g', order.criticoSinBD),
  ];
}

const aguantePairs = (order: Aguante): Pair[] => [
  ['u', usos.indexOf(order.uso)],
  ['d', order.dificultad],
  ...(order.salud
    ? [['l', parts(order.salud.perdidos, order.salud.consolidados || undefined)] as const]
    : []),
  ...some('j', order.dano),
  ...some('k', order.estado && estados.indexOf(order.estado)),
  ...flag('h', order.sinReposo),
  ...flag('g', order.sinConsolidados),
];

/** Values joined by dots; the empty ones at the end are left out. */
function parts(...values: readonly (string | number | undefined)[]): string {
  return values
    .map((value) => value ?? '')
    .join('.')
    .replace(/\.+$/, '');
}

/** Reads an order of any version; the problem is always `bad_order`. */
export function readText(text: string): Read<Order> {
  const found = readOrder(text);
  const order = found && found.system === SYSTEM && found.version === VERSION ? readVersion1(found) : null;
  return order && writeText(order) === text ? good(order) : bad({ code: 'bad_order', field: '' });
}

// Whatever is malformed makes the order come out otherwise than it was written, or null: readText compares.
function readVersion1(text: OrderText): Order | null {
  const common = readCommon(text);
  const difficulty = optional('dificultad', intValue(text, 'd', -20, 99));
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
        ...optional('sinConsolidar', intValue(text, 'c', 0, 180)),
        ...isSet(text, 'g', 'sinEfecto'),
      };
    }
    default:
      return null;
  }
}

function readCommon(text: OrderText): Comun {
  const [base = '', ...numbers] = split(text, 's');
  const id = bases.find(([letter]) => letter === base.charAt(0))?.[1];
  const valor = int(base.slice(1), 0, 60);
  const penalty = int(numbers[2], 2, 5);
  const [done = '', turn] = split(text, 'o');
  const sobre = readDone(done, turn);
  const activaciones = readActivations(text.values.get('a') ?? '');
  return {
    ...(id && valor !== null ? { base: { id, valor } } : {}),
    ...optional('habilidad', int(numbers[0], 0, 20)),
    ...optional('modificador', int(numbers[1], -60, 60)),
    ...(penalty === 2 || penalty === 5 ? { penalizacion: penalty } : {}),
    ...(activaciones.length > 0 ? { activaciones } : {}),
    ...(sobre && activaciones[0]?.repite ? { sobre } : {}),
    ...readPayment(text.values.get('ag')),
    ...(text.values.has('t') ? { triples: 'dos' } : {}),
  };
}

function readPayment(value: string | undefined): Pick<Comun, 'pago'> {
  if (value === undefined) return {};
  if (value === '') return { pago: 'pd' };
  return esAspectoId(value) ? { pago: { agota: value } } : {};
}

function readSpend(text: OrderText): Gasto | null {
  const que = ques[intValue(text, 'u', 0, ques.length - 1) ?? -1];
  if (!que) return null;
  const [a, b, c] = split(text, 'l');
  const aguante = int(a, 0, 60);
  const perdidos = int(b, 0, 180);
  const consolidados = c === undefined ? 0 : int(c, 1, perdidos ?? 0);
  const aspecto = text.values.get('ag') ?? '';
  return {
    kind: 'gasto',
    que,
    ...optional('pd', intValue(text, 'pd', 0, 99)),
    ...optional('dano', intValue(text, 'j', 0, 300)),
    ...(aguante !== null && perdidos !== null && consolidados !== null
      ? { salud: { aguante, perdidos, consolidados } }
      : {}),
    ...isSet(text, 'q', 'deSecuaz'),
    ...(esAspectoId(aspecto) ? { aspecto } : {}),
    ...optional('drama', intValue(text, 'dr', 0, 20)),
  };
}

function readDone(text: string, turn: string | undefined): Hecha | null {
  const [a = 0, b = 0, c = 0] = [...text].map((digit) => Number.parseInt(digit, 16));
  if (!/^[1-9a]{3}[pq]?$/.test(text)) return null;
  const modo = text.endsWith('p') ? 'positiva' : text.endsWith('q') ? 'negativa' : 'natural';
  return { dados: [a, b, c], modo, ...optional('tirada', int(turn, 1, 1_000_000)) };
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
  const [a, b] = split(text, 'p');
  const necesarias = int(b, 1, 99);
  const llevas = necesarias === null ? null : int(a, 0, necesarias - 1);
  return llevas === null || necesarias === null ? {} : { prolongada: { llevas, necesarias } };
}

function readRival(text: OrderText): Rival {
  const [value = '', bonus, turn] = split(text, 'e');
  if (value.startsWith('d')) {
    const done = readDone(value.slice(1), turn);
    const bono = int(bonus, -99, 199);
    return done && bono !== null ? { tipo: 'hecha', ...done, bono } : { tipo: 'pendiente' };
  }
  const number = int(value.slice(1), -99, 199);
  if (number === null) return { tipo: 'pendiente' };
  if (value.startsWith('b')) return { tipo: 'tira', bono: number };
  const clase = clases.find((name) => name.charAt(0) === value.charAt(0)) ?? 'normal';
  return { tipo: 'total', total: number, clase };
}

function readOpposed(text: OrderText, common: Comun): Order | null {
  const opposed = { ...common, rival: readRival(text), ...isSet(text, 'v', 'soloTotales') };
  if (text.kind === 'enfrentada') return { kind: 'enfrentada', ...opposed, ...isSet(text, 'y', 'tablas') };
  const distancia = distancias[intValue(text, 'x', 0, 3) ?? -1];
  const papel = text.values.has('b') ? 'perseguido' : 'perseguidor';
  return distancia ? { kind: 'persecucion', ...opposed, distancia, papel } : null;
}

function readAttack(text: OrderText, common: Comun): Order | null {
  const [category, bd, rd, direct = '', rows] = split(text, 'w');
  const categoria = categorias.find((name): name is Categoria => name === category);
  if (!categoria) return null;
  const dice = direct.endsWith('d') ? int(direct.slice(0, -1), 1, 30) : null;
  const sum = int(direct, 0, 300);
  const secuaz = text.values.get('z');
  return {
    kind: 'ataque',
    ...common,
    ...optional('defensa', intValue(text, 'd', -20, 99)),
    ...readSituation(text),
    categoria,
    ...optional('bd', int(bd, 0, 30)),
    ...optional('rd', int(rd, 0, 60)),
    ...(dice !== null ? { directo: { dados: dice } } : sum !== null ? { directo: { suma: sum } } : {}),
    ...optional('pasos', int(rows, -6, 6)),
    ...isSet(text, 'q', 'deSecuaz'),
    ...(secuaz === undefined ? {} : { aSecuaz: secuaz === '' || { aguante: int(secuaz, 0, 60) ?? -1 } }),
    ...isSet(text, 'g', 'criticoSinBD'),
  };
}

function readSituation(text: OrderText): { situacion?: Situacion } {
  const value = text.values.get('f');
  if (value === 'd') return { situacion: 'desprevenido' };
  if (value === 'i') return { situacion: 'indefenso' };
  const total = int(value, 1, 20);
  return total === null ? {} : { situacion: { total } };
}

function readAguante(text: OrderText, common: Comun): Order | null {
  const uso: Uso | undefined = usos[intValue(text, 'u', 0, usos.length - 1) ?? -1];
  const dificultad = intValue(text, 'd', -20, 99);
  if (!uso || dificultad === null) return null;
  const [lost, fixed] = split(text, 'l');
  const perdidos = int(lost, 0, 180);
  const consolidados = fixed === undefined ? 0 : int(fixed, 1, perdidos ?? 0);
  const estado = estados[intValue(text, 'k', 0, 3) ?? -1];
  return {
    kind: 'aguante',
    ...common,
    uso,
    dificultad,
    ...(perdidos !== null && consolidados !== null ? { salud: { perdidos, consolidados } } : {}),
    ...optional('dano', intValue(text, 'j', 0, 300)),
    ...(estado ? { estado } : {}),
    ...isSet(text, 'h', 'sinReposo'),
    ...isSet(text, 'g', 'sinConsolidados'),
  };
}

const split = (text: OrderText, key: string): string[] => text.values.get(key)?.split('.') ?? [];

function int(text: string | undefined, min: number, max: number): number | null {
  if (text === undefined || !/^(0|-?[1-9][0-9]{0,5})$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

const optional = <K extends string>(key: K, value: number | null): { [P in K]?: number } =>
  value === null ? {} : ({ [key]: value } as { [P in K]?: number });

const isSet = <K extends string>(text: OrderText, key: string, name: K): { [P in K]?: true } =>
  text.values.has(key) ? ({ [name]: true } as { [P in K]?: true }) : {};
