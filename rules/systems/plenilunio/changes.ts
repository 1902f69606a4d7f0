import { intField, rowsField } from '../../fields';
import type { Dice } from '../../proof/dice';
import type { Change, FieldValue, Language, SheetData } from '../../system';
import type { RollOrder } from './order/order';
import { isRoll, type PlenilunioOrder } from './order/order-text';
import type { SpendOrder } from './order/spend-order';
import { efectoDe } from './reglas/don-effects';
import { avanzar } from './reglas/extended';
import { puntosDeDon, recuperarFortuna, subirDestino } from './reglas/fortune';
import { dadosPropios } from './reglas/pool';
import { costeEnFortuna, usoDeLaTirada } from './reglas/rasgos';
import { trasRecuperacion } from './reglas/recovery';
import { type Outcome, resolve } from './reglas/resolve';
import { spend } from './reglas/spend';
import { lee } from './reglas/throw';
import { nivelDe } from './sheet/character';
import { termOf } from './words';

/** New values by field, of the sheet and of the partida; what stays as it was is left out at the end. */
interface State {
  readonly sheet: Readonly<Record<string, FieldValue>>;
  readonly partida: Readonly<Record<string, FieldValue>>;
}

/** What a roll or spend changes, given the state before it (PLE-18 to PLE-31, PLE-35, PLE-45, PLE-48 to PLE-50). */
export function changesOf(
  order: PlenilunioOrder,
  dice: Dice,
  sheet: SheetData,
  partida: SheetData,
  language: Language,
): readonly Change[] {
  const after = isRoll(order)
    ? afterRoll(order, resolve(order, dice), sheet, partida)
    : afterSpend(order, sheet, partida);
  return [
    ...told('sheet', sheet, after.sheet, language),
    ...told('partida', partida, after.partida, language),
  ];
}

/** What a roll costs before its dice fall: Fortuna for a don (PLE-25), dice of the reserva (PLE-18), dice owed (PLE-35). */
export function costsOf(
  order: PlenilunioOrder,
  sheet: SheetData,
  partida: SheetData,
  language: Language,
): readonly Change[] {
  if (!isRoll(order) || order.kind === 'oposicion') return [];
  const fortuna = Math.max(0, intField(sheet, 'fortuna') - costeEnFortuna(order));
  return [
    ...told(
      'sheet',
      sheet,
      { ...(costeEnFortuna(order) > 0 ? { fortuna } : {}), ...turn(order, sheet) },
      language,
    ),
    ...told('partida', partida, reserve(order, partida, 0), language),
  ];
}

function told(
  target: Change['target'],
  before: SheetData,
  after: Readonly<Record<string, FieldValue>>,
  language: Language,
): readonly Change[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? emptyOf(to);
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ target, field, from, to, words: `${termOf(field, language)}: ${shown(from, to, language)}` }];
  });
}

const emptyOf = (value: FieldValue): FieldValue =>
  typeof value === 'number' ? 0 : typeof value === 'string' ? '' : typeof value === 'boolean' ? false : [];

/** «3 → 2»; of rows, what is new in the last one. */
function shown(from: FieldValue, to: FieldValue, language: Language): string {
  if (typeof from !== 'object' && typeof to !== 'object')
    return [from, to].map((value) => termOf(`${value}`, language)).join(' → ');
  const last = (value: FieldValue): string => {
    const row = typeof value === 'object' ? value.at(-1) : value;
    return typeof row === 'object' ? Object.values(row).join(' · ') : `${row ?? '–'}`;
  };
  return last(to);
}

function afterRoll(order: RollOrder, outcome: Outcome, sheet: SheetData, partida: SheetData): State {
  // The director's dice are nobody's sheet.
  if (order.kind === 'oposicion') return { sheet: {}, partida: {} };
  const gift = giftOf(order, outcome);
  return {
    sheet: {
      ...fortune(order, outcome, sheet, gift?.efecto === 'trance' ? (gift.fortuna ?? 0) : 0),
      ...turn(order, sheet),
      ...rerolls(outcome, sheet),
      ...health(order, outcome),
      ...extended(order, outcome, sheet),
    },
    partida: reserve(order, partida, gift?.reserva ?? 0),
  };
}

function giftOf(order: RollOrder, outcome: Outcome) {
  const uso = usoDeLaTirada(order);
  return uso && 'efecto' in uso && uso.efecto ? efectoDe(uso.efecto, outcome, order.dano ?? 0) : null;
}

/** Fortuna is spent before the roll; a triunfo of destino fills it up to the new Destino (PLE-21). */
function fortune(order: RollOrder, { tirada }: Outcome, sheet: SheetData, gained: number) {
  const destino = intField(sheet, 'destino', 1);
  const spent = Math.max(0, intField(sheet, 'fortuna') - costeEnFortuna(order));
  if (!tirada.destinoSube) return { fortuna: recuperarFortuna(spent, gained, destino) };
  const risen = subirDestino(destino);
  const puntosDon = intField(sheet, 'puntosDon') + puntosDeDon(destino, risen.destino);
  return { ...risen, puntosDon };
}

/** Dice used to defend are owed by the next action; an action of one's own pays them (PLE-35). */
function turn(order: RollOrder, sheet: SheetData) {
  const owed = intField(sheet, 'dadosComprometidos');
  if (order.kind === 'defensa')
    return { dadosComprometidos: Math.min(30, owed + dadosPropios(order) - (order.acero ?? 0)) };
  return order.comprometidos === undefined ? {} : { dadosComprometidos: 0 };
}

function rerolls({ fallen }: Outcome, sheet: SheetData) {
  const left = (field: string, used: number) =>
    used > 0 ? { [field]: Math.max(0, intField(sheet, field) - used) } : {};
  return {
    ...left('repetirFracasos', fallen.fracasosOtraVez.length),
    ...left('repetirTriunfos', fallen.triunfosOtraVez.length),
  };
}

function health(order: RollOrder, { tirada, neto, contra }: Outcome) {
  if (order.kind !== 'recuperacion' || !order.salud || !contra) return {};
  const salud = trasRecuperacion(order.salud, neto, tirada.reves, lee(order, 'seisNiveles'));
  return { salud, ...(order.medicos ? { dadosMedicos: 0 } : {}) };
}

/** The row of the sheet with these figures goes on; a complete one is taken out. */
function extended(order: RollOrder, { tirada, neto, contra }: Outcome, sheet: SheetData) {
  if (!order.prolongada) return {};
  const { objetivo, acumulado } = order.prolongada;
  const to = avanzar(order.prolongada, contra ? neto : 0, tirada.reves);
  const rows = rowsField(sheet, 'accionesProlongadas');
  const at = rows.findIndex((row) => row.objetivo === objetivo && row.acumulado === acumulado);
  const row = { motivo: '', dificultad: order.dificultad ?? 0, ...rows[at], objetivo, acumulado: to };
  const others = rows.filter((_, index) => index !== at);
  return { accionesProlongadas: to >= objetivo ? others : [...others, row].slice(-10) };
}

function reserve({ destino }: RollOrder, partida: SheetData, added: number) {
  const dados = destino?.dados ?? 0;
  if (dados === 0 && added === 0) return {};
  return { reserva: Math.min(99, Math.max(0, intField(partida, 'reserva', 10) - dados) + added) };
}

function afterSpend(order: SpendOrder, sheet: SheetData, partida: SheetData): State {
  const { herida, fortuna, resistencia, reserva } = spend(order);
  return {
    sheet: {
      ...(fortuna ? { fortuna: fortuna[1] } : {}),
      ...(resistencia ? { resistencia: resistencia[1] } : {}),
      ...(herida ? { salud: herida.salud, ...(herida.inconsciente ? { inconsciente: true } : {}) } : {}),
      ...(order.kind === 'descanso' && nivelDe(sheet) !== 'inconsciente' ? { inconsciente: false } : {}),
    },
    partida: reserva ? { reserva: Math.min(99, intField(partida, 'reserva', 10) + (order.dados ?? 0)) } : {},
  };
}
