import { flagMember, member, partsOf, wholeNumber } from '../../order-parts';
import { intValue, type OrderText, readOrder } from '../../order-text';
import { bad, good, type Read } from '../../read';
import { type Categoria, categorias } from './dano';
import {
  type Activacion,
  type Comun,
  distancias,
  esAspectoId,
  type Gasto,
  type Hecha,
  type Order,
  ques,
  type Rival,
  type Situacion,
  type Uso,
  usos,
} from './order';
import { bases, clases, estados, SYSTEM, VERSION, writeText } from './order-text';

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
    ...(sobre && activaciones.length > 0 ? { sobre } : {}),
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
  const dice = direct.endsWith('d') ? wholeNumber(direct.slice(0, -1), 1, 20) : null;
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
