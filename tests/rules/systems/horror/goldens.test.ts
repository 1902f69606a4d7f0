import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import type { Change, SheetData } from '../../../../rules/system';
import { horror } from '../../../../rules/systems/horror';
import { presagios, subeAmenaza, valor } from '../../../../rules/systems/horror/dados';
import { descansar, estadoDe, hayGuion } from '../../../../rules/systems/horror/estado';
import type { Conflicto, Gasto, Order, Reto } from '../../../../rules/systems/horror/order';
import { ganador, resolver } from '../../../../rules/systems/horror/resolve';
import { ordenDeActuacion, puedeActuar } from '../../../../rules/systems/horror/turnos';

const reto = (dice: number, dificultad: number, more: Partial<Reto> = {}): Reto => ({
  kind: 'reto',
  caracteristica: 'accion',
  actual: dice,
  dificultad,
  ...more,
});
const eva: SheetData = { ...horror.newSheet(), superacion: 3 };
const changes = (order: Order, dice: Dice, partida: SheetData, sheet: SheetData = eva): readonly Change[] =>
  horror.changes?.(order, dice, sheet, partida, 'es') ?? [];
const told = (list: readonly Change[]): string[] => list.map(({ target, words }) => `${target}: ${words}`);
const gasto = (que: Gasto['que'], more: Partial<Gasto> = {}): Gasto => ({ kind: 'gasto', que, ...more });

describe('examples of the seed', () => {
  it.each([
    ['HOR-G01 (L83): 3,5,6: queda 6', [3, 5, 6], 6],
    ['HOR-G02 (L85): 2,6,6: queda 6+1 = 7', [2, 6, 6], 7],
    ['HOR-G03 (L87): 6,6,6: queda 6+2 = 8', [6, 6, 6], 8],
  ] as const)('%s', (_, dados, worth) => {
    expect(valor(dados)).toBe(worth);
  });

  it.each([
    ['cuchillos', 1],
    ['espadas y pistolas', 2],
    ['rifles y motosierras', 3],
  ] as const)('HOR-G04 (L115-119): %s dan %i dados', (nombre, dados) => {
    const sheet: SheetData = { ...eva, objetos: [{ nombre, dados }] };
    const read = horror.plan(sheet, 'reto', { objetos: ['o1'] });
    expect(read.ok && horror.spec(read.value.order)).toEqual([[{ n: 3 + dados, d: 6 }]]);
    expect(read.ok && read.value.names).toEqual({ objeto1: nombre });
  });
});

describe('boundaries', () => {
  it('HOR-D01 (L91): 5 against 5 fails, more is needed; hor.superarDificultad lets it pass', () => {
    expect(resolver(reto(3, 5), [[[2, 5, 3]]]).resultado).toBe('falla');
    expect(resolver(reto(3, 5, { igualVale: true }), [[[2, 5, 3]]]).resultado).toBe('supera');
  });
  it('HOR-D02 (L81, L103): 1, 1, 1 is worth 3 and three omens', () => {
    expect([valor([1, 1, 1]), presagios([1, 1, 1])]).toEqual([3, 3]);
  });
  it('HOR-D03 (L81-91): 4, 4, 2 and a trait of 2 against 6: 5 + 2 = 7, passed', () => {
    expect(resolver(reto(3, 6, { rasgos: [2] }), [[[4, 4, 2]]])).toMatchObject({
      resultado: 'supera',
      nuestro: { valor: 5, final: 7 },
    });
  });
  it('HOR-D04 (L97): a main character wins a tie against anybody else, and only then', () => {
    expect(ganador(6, 6, 'principal', 'monstruo')).toBe('gana');
    expect(ganador(6, 6, 'secundario', 'principal')).toBe('pierde');
    expect(ganador(6, 6, 'principal', 'principal')).toBe('empata');
    expect(ganador(6, 6, 'monstruo', 'secundario')).toBe('empata');
    expect(ganador(5, 6, 'principal', 'monstruo')).toBe('pierde');
  });
  it('HOR-D05 (L95, L109): 1, 1, 4 against 6 in a dangerous reto loses 3', () => {
    expect(resolver(reto(3, 6, { peligroso: true }), [[[1, 1, 4]]])).toMatchObject({
      perdida: { de: 'nosotros', puntos: 3 },
      queda: { puntos: 0, estado: 'grave' },
    });
  });
  it('HOR-D06 (L107-109): the loser of a conflict loses one and the winner’s omens; both count for the threat', () => {
    const order: Conflicto = {
      kind: 'conflicto',
      caracteristica: 'accion',
      actual: 3,
      tipo: 'principal',
      tipoRival: 'monstruo',
      rival: { tipo: 'tira', dados: 3, rasgo: 0 },
      peligroso: true,
      amenaza: 6,
    };
    expect(
      resolver(order, [
        [
          [1, 1, 3],
          [1, 5, 6],
        ],
      ]),
    ).toMatchObject({
      resultado: 'pierde',
      presagios: 3,
      sube: true,
      perdida: { de: 'nosotros', puntos: 2 },
      queda: { puntos: 1 },
    });
  });
  it('HOR-D07 (L107): threat 5 and two omens, 2 >= 2, threat 6', () => {
    expect(subeAmenaza(2, 5)).toBe(true);
    expect(resolver(reto(3, 2, { amenaza: 5 }), [[[1, 1, 4]]])).toMatchObject({ sube: true, amenaza: 6 });
    expect(subeAmenaza(1, 5)).toBe(false);
  });
  it('HOR-D08 (L107): without omens the threat stays at 0, but for the literal reading', () => {
    expect(subeAmenaza(0, 0)).toBe(false);
    expect(subeAmenaza(0, 1)).toBe(false);
    expect(subeAmenaza(0, 0, true)).toBe(true);
    expect(subeAmenaza(0, 2, true)).toBe(false);
  });
  it('HOR-D09 (L63): a point on an own cualidad raises the threat', () => {
    expect(told(changes(gasto('cualidad'), [], { amenaza: 4 }))).toEqual([
      'sheet: Superación 3 → 2',
      'partida: Amenaza 4 → 5',
    ]);
  });
  it('HOR-D10 (L49): a point to harm another goes to that one, and the threat stays', () => {
    expect(told(changes(gasto('cualidad_contra'), [], { amenaza: 4 }))).toEqual(['sheet: Superación 3 → 2']);
    expect(told(changes(gasto('afectado'), [], { amenaza: 4 }))).toEqual(['sheet: Superación 3 → 4']);
  });
  it('HOR-D11 (L59): the director pays one of threat for a character’s cualidad, who gains a point', () => {
    expect(told(changes(gasto('dj_cualidad_contra'), [], { amenaza: 4 }))).toEqual([
      'partida: Amenaza 4 → 3',
    ]);
    expect(told(changes(gasto('dj_cualidad_contra', { soloNivel: true }), [], { amenaza: 4 }))).toEqual([]);
  });
  it('HOR-D12 (L47): at threat 8 protección de guion is refused, with the reason', () => {
    expect([hayGuion(7), hayGuion(8), hayGuion(8, true)]).toEqual([true, false, true]);
    const read = horror.plan(eva, 'superacion_gasto', { que: 'guion', amenaza_sabida: true, amenaza: 8 });
    expect(read).toMatchObject({ ok: false, problems: [{ code: 'guion_amenaza', values: { amenaza: 8 } }] });
    expect(horror.explain({ code: 'guion_amenaza', field: 'que', values: { amenaza: 8 } }, 'es')).toBe(
      'La protección de guion solo existe hasta que la amenaza llega a 8, y está en 8.',
    );
  });
  it('HOR-D13 (L7): acción 1 that loses 2 dies, that loses 1 is gravely wounded', () => {
    expect([estadoDe(-1, 3), estadoDe(0, 3), estadoDe(1, 3), estadoDe(3, 3)]).toEqual([
      'perdido',
      'grave',
      'tocado',
      'bien',
    ]);
    const words = (dados: number[]) =>
      horror.sentences(reto(1, 6, { objetos: [1], peligroso: true }), [[dados]], 'es').details.flat();
    expect(words([1, 2])).toEqual(expect.arrayContaining(['Acción 1 → menos 1', 'muere']));
    expect(words([3, 2])).toEqual(expect.arrayContaining(['Acción 1 → 0', 'gravemente herido']));
  });
  it.each([
    [[5, 3, 1], []],
    [[4, 4, 1], []],
    [[5, 5, 1], ['nueve_puntos']],
  ] as const)('HOR-D14 (L5): %j', ([accion, interaccion, cognicion], codes) => {
    const rasgos = [
      { nombre: 'a', caracteristica: 'accion', valor: accion },
      { nombre: 'b', caracteristica: 'interaccion', valor: interaccion },
      { nombre: 'c', caracteristica: 'cognicion', valor: cognicion },
    ];
    expect(
      horror.advice?.({ ...eva, accion, interaccion, cognicion, rasgos }).map(({ code }) => code),
    ).toEqual(codes);
  });
});

describe('rules without an example', () => {
  it('HOR-1 (L5): there are 19 ways to share nine points out', () => {
    let ways = 0;
    for (let a = 1; a <= 5; a++) for (let i = 1; i <= 5; i++) if (9 - a - i >= 1 && 9 - a - i <= 5) ways += 1;
    expect(ways).toBe(19);
  });
  it('HOR-3: the traits of a característica add up to its score, as advice', () => {
    const rasgos = [{ nombre: 'Correr', caracteristica: 'accion', valor: 2 }];
    const found = horror.advice?.({ ...eva, rasgos }) ?? [];
    expect(found.map(({ code, values }) => [code, values?.of, values?.has])).toEqual([
      ['puntos_rasgos', 'accion', 2],
      ['puntos_rasgos', 'interaccion', 0],
      ['puntos_rasgos', 'cognicion', 0],
    ]);
  });
  it('HOR-10: a dangerous reto that passes loses nothing, and the block says so', () => {
    const order = reto(3, 4, { peligroso: true, guion: 'usada', amenaza: 3 });
    expect(changes(order, [[[2, 5, 6]]], { amenaza: 3 })).toEqual([]);
    expect(horror.sentences(order, [[[2, 5, 6]]], 'es').verdict).toEqual(['SUPERADO']);
  });
  it('HOR-12, HOR-14, HOR-17: protección de guion saves the points and raises the threat', () => {
    const order = reto(3, 6, { peligroso: true, guion: 'usada', amenaza: 4 });
    expect(told(changes(order, [[[1, 2, 4]]], { amenaza: 4 }))).toEqual([
      'sheet: Superación 3 → 2',
      'partida: Amenaza 4 → 5',
    ]);
    expect(horror.sentences(order, [[[1, 2, 4]]], 'es').verdict).toEqual([
      'FALLO, SIN DAÑO por protección de guion, 1 presagio, AMENAZA 5',
    ]);
  });
  it('HOR-7, HOR-14: repeating costs a point, which raises the threat before the omens are measured', () => {
    const order = reto(3, 4, { repite: { tirada: 5 }, amenaza: 3 });
    // Threat 4 asks for two omens; with 3 one would have done.
    expect(resolver(order, [[[1, 5, 6]]])).toMatchObject({ sube: false, amenaza: 4 });
    expect(told(changes(order, [[[1, 5, 6]]], { amenaza: 3 }))).toEqual([
      'sheet: Superación 3 → 2',
      'partida: Amenaza 3 → 4',
    ]);
  });
  it('hor.repetirPresagios = la última takes back what the repeated roll raised', () => {
    const order = reto(3, 4, { repite: true, descuenta: true, amenaza: 4 });
    expect(told(changes(order, [[[2, 5, 6]]], { amenaza: 4 }))).toEqual(['sheet: Superación 3 → 2']);
  });
  it('HOR-12: sacar fuerzas rolls the optimal points, the loss is taken from the current ones', () => {
    const hurt = { ...eva, accion_actual: 1 };
    const read = horror.plan(hurt, 'reto', {
      caracteristica: 'accion',
      fuerzas: true,
      peligroso: true,
      dificultad: 9,
      guion: false,
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(horror.spec(read.value.order)).toEqual([[{ n: 3, d: 6 }]]);
    expect(told(changes(read.value.order, [[[2, 3, 4]]], { amenaza: 0 }, hurt))).toEqual([
      'sheet: Superación 3 → 2',
      'sheet: Acción actual 1 → 0',
      'partida: Amenaza 0 → 1',
    ]);
  });
  it('HOR-12 (L53): no es tan grave gives one in each, or two in one, never above the optimal', () => {
    expect(descansar([1, 3, 0], [3, 3, 3], null)).toEqual([2, 3, 1]);
    expect(descansar([1, 3, 0], [3, 3, 3], 0)).toEqual([3, 3, 0]);
    expect(descansar([2, 3, 0], [3, 3, 3], 0)).toEqual([3, 3, 0]);
    const hurt = { ...eva, accion_actual: 1, cognicion_actual: 2 };
    expect(told(changes(gasto('nograve'), [], { amenaza: 0 }, hurt))).toEqual([
      'sheet: Superación 3 → 2',
      'partida: Amenaza 0 → 1',
      'sheet: Acción actual 1 → 2',
      'sheet: Cognición actual 2 → 3',
    ]);
  });
  it('HOR-13: a cualidad forces the outcome, the omens count all the same', () => {
    const order = reto(2, 12, { forzado: 'exito', amenaza: 0 });
    expect(resolver(order, [[[1, 3]]])).toMatchObject({ resultado: 'supera', sube: true, amenaza: 2 });
    expect(resolver(reto(2, 1, { forzado: 'fallo' }), [[[6, 6]]]).resultado).toBe('falla');
  });
  it('HOR-16 (L67): who is no main character pays with threat, which falls', () => {
    const monster: SheetData = { ...eva, tipo: 'monstruo', accion_actual: 1 };
    const read = horror.plan(monster, 'reto', { fuerzas: true, amenaza_sabida: true, amenaza: 5 });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(told(changes(read.value.order, [[[2, 5, 6]]], { amenaza: 5 }, monster))).toEqual([
      'partida: Amenaza 5 → 4',
    ]);
    const poor = horror.plan(monster, 'reto', { fuerzas: true, amenaza_sabida: true, amenaza: 0 });
    expect(poor).toMatchObject({ ok: false, problems: [{ code: 'sin_amenaza' }] });
  });
  it('HOR-18 (L123-126): monster, main characters, secondary; everybody acts before anybody again', () => {
    const table = [
      { nombre: 'Vecina', tipo: 'secundario' },
      { nombre: 'Eva', tipo: 'principal' },
      { nombre: 'Cosa', tipo: 'monstruo' },
      { nombre: 'Luis', tipo: 'principal' },
    ] as const;
    const names = (before: string[] = []) => ordenDeActuacion(table, before).map(({ nombre }) => nombre);
    expect(names()).toEqual(['Cosa', 'Eva', 'Luis', 'Vecina']);
    expect(names(['Luis'])).toEqual(['Luis', 'Cosa', 'Eva', 'Vecina']);
    expect(puedeActuar('Eva', table, ['Cosa', 'Eva'])).toBe(false);
    expect(puedeActuar('Eva', table, ['Cosa', 'Eva'], true)).toBe(true);
    expect(puedeActuar('Eva', table, ['Cosa', 'Eva', 'Luis', 'Vecina'])).toBe(true);
  });
});
