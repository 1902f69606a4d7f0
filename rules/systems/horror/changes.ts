import { intField } from '../../fields';
import type { Dice } from '../../proof/dice';
import type { Change, Language, SheetData } from '../../system';
import { descansar } from './estado';
import { efectosDelGasto } from './gasto';
import { caracteristicas, type Gasto, gastoPrevio, type Order, porPunto, type RollOrder } from './order';
import { personaje } from './personaje';
import { resolver } from './resolve';
import { termOf } from './words';

/**
 * What an order does to the sheet it was made with and to the threat (HOR-9, HOR-10, HOR-12 to HOR-16). Figures
 * are taken from the sheet and the partida as they stand now, so that nothing that happened since is undone.
 */
export function changesOf(
  order: Order,
  dice: Dice,
  sheet: SheetData,
  partida: SheetData,
  language: Language,
): readonly Change[] {
  const { list, move } = mover(sheet, partida, language);
  if (order.kind === 'gasto') spend(order, sheet, move);
  else roll(order, dice, partida, move);
  return list;
}

/** HOR-7, HOR-12: what is spent to make a roll, and what that does to the threat, before any die falls. */
export function costsOf(
  order: Order,
  sheet: SheetData,
  partida: SheetData,
  language: Language,
): readonly Change[] {
  const { list, move } = mover(sheet, partida, language);
  if (order.kind === 'gasto') return list;
  const cost = gastoPrevio(order);
  if (!order.paga) move('sheet', 'superacion', -cost);
  move('partida', 'amenaza', porPunto(order) * cost);
  return list;
}

function mover(sheet: SheetData, partida: SheetData, language: Language) {
  const list: Change[] = [];
  const move: Move = (target, field, by, least = 0) => {
    const from = intField(target === 'sheet' ? sheet : partida, field);
    const to = by < 0 ? Math.max(Math.min(from, least), from + by) : from + by;
    if (to === from) return;
    list.push({ target, field, from, to, words: `${termOf(field, language)} ${from} → ${to}` });
  };
  return { list, move };
}

type Move = (target: Change['target'], field: string, by: number, least?: number) => void;

function roll(order: RollOrder, dice: Dice, partida: SheetData, move: Move): void {
  // Who did not know the threat rolled against the one that stood.
  const known: RollOrder =
    order.amenaza === undefined ? { ...order, amenaza: intField(partida, 'amenaza') } : order;
  const { perdida, queda, amenaza } = resolver(known, dice);
  const ours = perdida?.de === 'nosotros';
  const saved = ours && order.guion === 'usada';
  const cost = gastoPrevio(order) + (saved ? 1 : 0);
  if (!order.paga) move('sheet', 'superacion', -cost);
  if (ours && !saved && queda)
    move('sheet', `${order.caracteristica}_actual`, queda.puntos - order.actual, -9);
  // A pending conflict has no say on omens yet; what was spent counts all the same.
  const after = amenaza ?? (known.amenaza ?? 0) + porPunto(order) * cost;
  move('partida', 'amenaza', after - (known.amenaza ?? 0));
}

function spend(order: Gasto, sheet: SheetData, move: Move): void {
  const [superacion, threat] = efectosDelGasto(order);
  if (order.que === 'inicio') {
    move('sheet', 'superacion', (order.inicial ?? 0) - intField(sheet, 'superacion'));
    return;
  }
  // What the director gives a character is a change of that one's sheet: `afectado` is its own spend.
  if (order.que !== 'dj_cualidad_contra') move('sheet', 'superacion', superacion);
  move('partida', 'amenaza', threat < 0 && order.soloNivel ? 0 : threat);
  const { pierde } = order;
  if (pierde && !pierde.guion) move('sheet', `${pierde.caracteristica}_actual`, -pierde.puntos, -9);
  if (order.que !== 'nograve') return;
  const who = personaje(sheet);
  const points = descansar(
    caracteristicas.map((id) => who.actuales[id]),
    caracteristicas.map((id) => who.optimas[id]),
    order.dos ? caracteristicas.indexOf(order.dos) : null,
  );
  for (const [index, id] of caracteristicas.entries()) {
    move('sheet', `${id}_actual`, (points[index] ?? 0) - who.actuales[id], -9);
  }
}
