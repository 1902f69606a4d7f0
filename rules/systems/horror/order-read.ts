import { flagMember, member, wholeNumber } from '../../order-parts';
import { intValue, type OrderText, readOrder } from '../../order-text';
import { bad, good, type Read } from '../../read';
import {
  type Caracteristica,
  type Comun,
  type Conflicto,
  caracteristicas,
  efectos,
  type Gasto,
  type Order,
  type Perdida,
  ques,
  type Reto,
  type Rival,
  type Tipo,
  tipos,
} from './order';
import { SYSTEM, VERSION, writeText } from './order-text';

/** Reads an order of any version; the problem is always `bad_order`. */
export function readText(text: string): Read<Order> {
  const found = readOrder(text);
  const order = found && found.system === SYSTEM && found.version === VERSION ? readVersion1(found) : null;
  return order && writeText(order) === text ? good(order) : bad({ code: 'bad_order', field: '' });
}

// Whatever is malformed makes the order come out otherwise than it was written, or null: readText compares.
function readVersion1(text: OrderText): Order | null {
  if (text.kind === 'gasto') return readSpend(text);
  const common = readCommon(text);
  // A block throws 1 to 100 dice (protocol §4.5).
  if (!common) return null;
  if (text.kind === 'reto') return readReto(text, common);
  return text.kind === 'conflicto' ? readConflicto(text, common) : null;
}

const byLetter = <T extends string>(list: readonly T[], letter: string): T | undefined =>
  list.find((one) => one.charAt(0) === letter);

function readScore(text: OrderText): Pick<Comun, 'caracteristica' | 'actual'> | null {
  const score = text.values.get('c') ?? '';
  const caracteristica = byLetter(caracteristicas, score.charAt(0));
  const actual = wholeNumber(score.slice(1), -9, 5);
  return caracteristica && actual !== null ? { caracteristica, actual } : null;
}

function readCommon(text: OrderText): Comun | null {
  const score = readScore(text);
  if (!score) return null;
  const { caracteristica, actual } = score;
  const optima = intValue(text, 'f', 1, 5);
  const objetos = ints(text, 'o', 1, 3, 6);
  const dice = Math.max(0, optima ?? actual) + (objetos ?? []).reduce((sum, value) => sum + value, 0);
  if (dice < 1) return null;
  const repeated = text.values.get('t');
  const guion = text.values.get('g');
  const payer = text.values.get('q');
  return {
    caracteristica,
    actual,
    ...member('optima', optima),
    ...(objetos ? { objetos } : {}),
    ...readTraits(text),
    ...member('amenaza', intValue(text, 'm', 0, 99)),
    ...(repeated === undefined
      ? {}
      : { repite: repeated === '' || { tirada: wholeNumber(repeated, 1, 1_000_000) ?? 0 } }),
    ...flagMember(text, 'w', 'descuenta'),
    ...flagMember(text, 'p', 'peligroso'),
    ...(guion === undefined ? {} : { guion: guion === '' ? 'disponible' : 'usada' }),
    ...(payer === undefined ? {} : { paga: payer === '' ? 'amenaza' : 'nivel' }),
    ...flagMember(text, 'mg', 'mejorGrupo'),
    ...flagMember(text, 'li', 'literal'),
  };
}

function readTraits(text: OrderText): Pick<Comun, 'rasgos'> {
  const rasgos = ints(text, 'r', 1, 5, 6);
  return rasgos ? { rasgos } : {};
}

function readReto(text: OrderText, common: Comun): Reto {
  const forced = text.values.get('x');
  return {
    kind: 'reto',
    ...common,
    ...member('dificultad', intValue(text, 'd', 0, 60)),
    ...flagMember(text, 'ge', 'igualVale'),
    ...(forced === 'e' || forced === 'f' ? { forzado: forced === 'e' ? 'exito' : 'fallo' } : {}),
  };
}

function readConflicto(text: OrderText, common: Comun): Conflicto | null {
  const who = text.values.get('k') ?? '';
  const tipo: Tipo | undefined = byLetter(tipos, who.charAt(0));
  const tipoRival: Tipo | undefined = byLetter(tipos, who.charAt(1));
  if (!tipo || !tipoRival) return null;
  return {
    kind: 'conflicto',
    ...common,
    tipo,
    tipoRival,
    rival: readRival(text.values.get('e') ?? ''),
    ...flagMember(text, 'y', 'empateRepite'),
    ...flagMember(text, 'v', 'soloVencedor'),
  };
}

function readRival(text: string): Rival {
  const [first, second, turn] = text.slice(1).split('.');
  if (text.startsWith('b')) {
    const dados = wholeNumber(first, 1, 20);
    const rasgo = wholeNumber(second, 0, 30);
    if (dados !== null && rasgo !== null) return { tipo: 'tira', dados, rasgo };
  }
  const total = wholeNumber(first, 0, 99);
  const presagios = wholeNumber(second, 0, 20);
  return text.startsWith('t') && total !== null && presagios !== null
    ? { tipo: 'total', total, presagios, ...member('tirada', wholeNumber(turn, 1, 1_000_000)) }
    : { tipo: 'pendiente' };
}

function readSpend(text: OrderText): Gasto | null {
  const que = ques[intValue(text, 'u', 0, ques.length - 1) ?? -1];
  if (!que) return null;
  const efecto = efectos[intValue(text, 'x', 0, efectos.length - 1) ?? -1];
  const dos: Caracteristica | undefined = byLetter(caracteristicas, text.values.get('n') ?? '');
  const actuales = three(ints(text, 'a', -9, 5, 3));
  const optimas = three(ints(text, 'b', 1, 5, 3));
  const loss = que === 'perdida' ? readLoss(text) : null;
  if (que === 'perdida' && !loss) return null;
  return {
    kind: 'gasto',
    que,
    ...member('superacion', intValue(text, 's', 0, 99)),
    ...member('amenaza', intValue(text, 'm', 0, 99)),
    ...(efecto ? { efecto } : {}),
    ...(dos ? { dos } : {}),
    ...(actuales ? { actuales } : {}),
    ...(optimas ? { optimas } : {}),
    ...flagMember(text, 'z', 'doble'),
    ...flagMember(text, 'l', 'soloNivel'),
    ...member('inicial', intValue(text, 'i', 0, 99)),
    ...(loss ? { pierde: loss } : {}),
  };
}

const PAYERS = ['superacion', 'amenaza'] as const;

function readLoss(text: OrderText): Perdida | null {
  const score = readScore(text);
  const puntos = intValue(text, 'p', 1, 21);
  if (!score || puntos === null) return null;
  const guion = byLetter(PAYERS, text.values.get('g') ?? '');
  return { ...score, puntos, ...(guion ? { guion } : {}) };
}

const three = (values: readonly number[] | null): readonly [number, number, number] | null => {
  const [a, b, c] = values ?? [];
  return a === undefined || b === undefined || c === undefined ? null : [a, b, c];
};

function ints(
  text: OrderText,
  key: string,
  min: number,
  max: number,
  most: number,
): readonly number[] | null {
  const values = (text.values.get(key) ?? '').split('.').map((part) => wholeNumber(part, min, max));
  const found = values.filter((value) => value !== null);
  return found.length === values.length && found.length <= most ? found : null;
}
