import { intField, rowsField, textField } from '../../fields';
import type { Dice } from '../../proof/dice';
import type { Change, FieldValue, Language, SheetData, SheetRow } from '../../system';
import { ajustes } from './ajustes';
import { agotar } from './aspectos';
import { cuerpoTras, desenlace } from './desenlace';
import { cuerpoTrasGasto, puntosDe } from './gasto';
import type { AspectoId, Gasto, Order, RollOrder } from './order';
import { personaje } from './personaje';
import { leer } from './resolve';
import { type Estado, estadoDe, type Salud } from './salud';
import { labelOf, termOf } from './words';

/**
 * What an order does to the sheet it was made with, and to what the director has (HIT-12 to HIT-22, HIT-30 to
 * HIT-41). Figures are taken from the sheet as it stands now, so that nothing that happened since is undone.
 */
export function changesOf(
  order: Order,
  dice: Dice,
  sheet: SheetData,
  partida: SheetData,
  language: Language,
): readonly Change[] {
  const to = new Cambios(sheet, partida, language);
  if (order.kind === 'gasto') spend(order, to);
  else roll(order, dice, to);
  return to.list;
}

/** What is paid before the dice fall: to say «no es tan grave» (HIT-22), and for an aspect that is activated now (HIT-13). */
export function costsOf(
  order: Order,
  sheet: SheetData,
  partida: SheetData,
  language: Language,
): readonly Change[] {
  const to = new Cambios(sheet, partida, language);
  // An aspect kept for a failure is paid when the roll fails.
  if (order.kind !== 'gasto')
    pay(order, order.siFalla === undefined && (order.activaciones ?? []).length > 0, to);
  return to.list;
}

class Cambios {
  readonly list: Change[] = [];
  constructor(
    readonly sheet: SheetData,
    readonly partida: SheetData,
    readonly language: Language,
  ) {}

  set(
    field: string,
    from: FieldValue,
    to: FieldValue,
    words?: string,
    target: Change['target'] = 'sheet',
  ): void {
    if (JSON.stringify(from) === JSON.stringify(to)) return;
    const told = words ?? `${termOf(field, this.language)} ${this.#said(from)} → ${this.#said(to)}`;
    this.list.push({ target, field, from, to, words: told });
  }

  // What a list gains or loses is told by its caller.
  #said(value: FieldValue): string {
    if (typeof value === 'boolean') return labelOf(value ? 'yes' : 'no', this.language);
    return Array.isArray(value) ? String(value.length) : String(value);
  }

  /** HIT-16: a player's points, or the director's for everybody else. Once for an order: a change replaces. */
  points(by: number, exact?: number): void {
    const own = textField(this.sheet, 'tipo', 'pj') === 'pj';
    const [field, data] = own ? (['pd', this.sheet] as const) : (['pd_director', this.partida] as const);
    const from = intField(data, field);
    this.set(field, from, exact ?? Math.max(0, from + by), undefined, own ? 'sheet' : 'partida');
  }

  exhaust(id: AspectoId): void {
    const mark = agotar(this.sheet, id);
    if (!mark) return;
    const name = termOf(mark.field, this.language);
    const word = labelOf('marked_exhausted', this.language);
    this.set(
      mark.field,
      mark.from,
      mark.to,
      Array.isArray(mark.to) ? `${name} ${id.slice(1)}: ${word}` : undefined,
    );
  }

  body(happens: (before: Salud) => Salud): void {
    const before = personaje(this.sheet, ajustes(this.partida)).salud;
    const after = happens(before);
    this.set('perdidos', before.perdidos, after.perdidos);
    this.set('consolidados', before.consolidados, after.consolidados);
    this.set('estabilizado', before.estabilizado, after.estabilizado);
    this.set('muerto', before.muerto, after.muerto);
    this.injuries(estadoDe(before), estadoDe(after), before.estabilizado || !after.estabilizado);
  }

  /**
   * HIT-35 (L175-176): an incapacitado gets a temporary secuela, which goes when he is sano; HIT-34 (L171): who
   * comes back from dying gets a permanent one. The player writes what it is.
   */
  injuries(before: Estado, after: Estado, kept: boolean): void {
    const rows = rowsField(this.sheet, 'secuelas');
    const lasting = (row: SheetRow): boolean => textField(row, 'duracion') !== 'hasta_sano';
    const texto = labelOf('new_injury', this.language);
    let next: readonly SheetRow[] = rows;
    const worse = before === 'sano' || before === 'herido';
    if (worse && after === 'incapacitado' && rows.every(lasting)) {
      next = [...next, { texto, duracion: 'hasta_sano' }];
    }
    if (before === 'moribundo' && !kept) next = [...next, { texto, duracion: 'permanente' }];
    if (after === 'sano' && before !== 'sano') next = next.filter(lasting);
    this.set('secuelas', rows, next);
  }
}

function roll(order: RollOrder, dice: Dice, to: Cambios): void {
  pay(order, leer(order, dice).pasos.length > 0, to);
  if (order.kind !== 'aguante') return;
  const outcome = desenlace(order, dice);
  if (outcome.kind === 'aguante') to.body((before) => cuerpoTras(order, outcome, before));
}

function pay(order: RollOrder, activated: boolean, to: Cambios): void {
  // HIT-22: to say «no es tan grave» costs a point, whatever the roll gives.
  const declared = order.kind === 'aguante' && order.uso === 'nograve' ? -1 : 0;
  const paid = !activated ? 0 : order.pago === 'pd' ? -1 : order.pago === 'recibe' ? 1 : 0;
  to.points(declared + paid);
  if (activated && typeof order.pago === 'object') to.exhaust(order.pago.agota);
}

function spend(order: Gasto, to: Cambios): void {
  if (order.que === 'sesion') {
    newSession(to);
    return;
  }
  const by = puntosDe(order.que);
  if (by !== 0) to.points(by);
  if (order.que === 'agotar' && order.aspecto) to.exhaust(order.aspecto);
  to.body((before) => cuerpoTrasGasto(order, before));
}

/** HIT-12 (L44), HIT-19 (L121): points equal to Drama; what lasts a scene or a session is over. */
function newSession(to: Cambios): void {
  to.points(0, intField(to.sheet, 'drama'));
  for (const field of ['temporales', 'secuelas'] as const) {
    const rows = rowsField(to.sheet, field);
    to.set(
      field,
      rows,
      rows.filter((row) => !['escena', 'sesion'].includes(textField(row, 'duracion'))),
    );
  }
}
