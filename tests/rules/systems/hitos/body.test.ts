import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import type { Change, SheetData } from '../../../../rules/system';
import { hitos } from '../../../../rules/systems/hitos';
import { agotar, aspectosDe } from '../../../../rules/systems/hitos/aspectos';
import { puntosCuracion, sinReposo } from '../../../../rules/systems/hitos/curacion';
import { categorias, moverCategoria, tabla7Propuesta } from '../../../../rules/systems/hitos/dano';
import { desenlace } from '../../../../rules/systems/hitos/desenlace';
import { dificultadSupervision } from '../../../../rules/systems/hitos/offers/medico';
import type { Gasto, Order } from '../../../../rules/systems/hitos/order';
import { avanzar } from '../../../../rules/systems/hitos/persecucion';
import {
  esDanoMasivo,
  estabilizar,
  estadoDe,
  recuperar,
  type Salud,
  sufrir,
} from '../../../../rules/systems/hitos/salud';
import { asaltoSorpresa, ordenDeTurnos } from '../../../../rules/systems/hitos/turnos';

const cuerpo = (perdidos: number, consolidados = 0, more: Partial<Salud> = {}): Salud => ({
  aguante: 9,
  perdidos,
  consolidados,
  estabilizado: false,
  muerto: false,
  ...more,
});
/** Aguante 9, Resistencia 27. */
const sheet: SheetData = { ...hitos.newSheet(), fortaleza: 7, voluntad: 4, pd: 3, drama: 5 };
const changes = (order: Order, dice: Dice, data: SheetData = sheet, partida: SheetData = {}) =>
  hitos.changes?.(order, dice, data, partida, 'es') ?? [];
const applied = (data: SheetData, list: readonly Change[]): SheetData => ({
  ...data,
  ...Object.fromEntries(list.map(({ field, to }) => [field, to])),
});
const undone = (data: SheetData, list: readonly Change[]): SheetData => ({
  ...data,
  ...Object.fromEntries(list.map(({ field, from }) => [field, from])),
});
const gasto = (que: Gasto['que'], more: Partial<Gasto> = {}): Gasto => ({ kind: 'gasto', que, ...more });

describe('health', () => {
  it('HIT-33, HIT-34 (L436-443): stabilised, erases m or what is not consolidated, and counts as incapacitado', () => {
    expect(estabilizar(cuerpo(27), 4)).toMatchObject({ borrados: 4, salud: { perdidos: 23 } });
    expect(estabilizar(cuerpo(27, 25), 4)).toMatchObject({ borrados: 2, salud: { perdidos: 25 } });
    expect(estadoDe(estabilizar(cuerpo(27), 10).salud)).toBe('incapacitado');
    expect(estabilizar(cuerpo(27), null)).toMatchObject({ borrados: 0, secuela: true });
  });

  it('HIT-34: if all is consolidated only one point comes back', () => {
    expect(estabilizar(cuerpo(27, 27), 6)).toMatchObject({
      borrados: 1,
      salud: { perdidos: 26, consolidados: 26 },
    });
  });

  it('HIT-33: damage ends the stability of who was dying', () => {
    const stable = estabilizar(cuerpo(27), null).salud;
    expect(estadoDe(stable)).toBe('incapacitado');
    expect(estadoDe(sufrir(stable, 1))).toBe('moribundo');
    expect(estadoDe(recuperar(stable, 9))).toBe('incapacitado');
    expect(estadoDe(recuperar(stable, 10))).toBe('herido');
  });

  it('HIT-36 (L226): a secuaz never does massive damage', () => {
    expect(esDanoMasivo(40, 9)).toBe(true);
    expect(esDanoMasivo(40, 9, true)).toBe(false);
    expect(esDanoMasivo(0, 0)).toBe(false);
  });

  it('never goes below the consolidated nor above the maximum, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 30 }), { maxLength: 20 }), (events) => {
        let body = cuerpo(0);
        for (const points of events) {
          body = points < 0 ? recuperar(body, -points) : sufrir(body, points);
          expect(body.perdidos).toBeGreaterThanOrEqual(body.consolidados);
          expect(body.perdidos).toBeLessThanOrEqual(27);
          expect(body.consolidados).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('healing', () => {
  const orden = { m: 2, C: 5, M: 8 };
  const tiro = (exito: boolean, clase: 'normal' | 'critico' | 'pifia' = 'normal') => ({
    orden,
    exito,
    clase,
  });
  it.each([
    ['HIT-39 herido', 'herido', 5, 8, 2],
    ['HIT-40 incapacitado', 'incapacitado', 2, 5, 0],
  ] as const)('%s: C, M, m or m, C, nothing', (_, estado, plain, better, worse) => {
    expect(puntosCuracion(estado, { ...tiro(true), aspecto: null })).toBe(plain);
    expect(puntosCuracion(estado, { ...tiro(true), aspecto: 'positiva' })).toBe(better);
    expect(puntosCuracion(estado, { ...tiro(true, 'critico'), aspecto: null })).toBe(better);
    expect(puntosCuracion(estado, { ...tiro(true), aspecto: 'negativa' })).toBe(worse);
    expect(puntosCuracion(estado, { ...tiro(false), aspecto: null })).toBe(0);
    expect(puntosCuracion(estado, { ...tiro(false, 'pifia'), aspecto: null })).toBe(-8);
  });

  it('HIT-41 (L194): without rest one grade worse; an active incapacitado gains nothing and may lose C, m or M', () => {
    expect((['sano', 'herido', 'incapacitado', 'moribundo'] as const).map(sinReposo)).toEqual([
      'herido',
      'incapacitado',
      'activo',
      'activo',
    ]);
    expect(puntosCuracion('activo', { ...tiro(true), aspecto: null })).toBe(0);
    expect(puntosCuracion('activo', { ...tiro(false), aspecto: null })).toBe(-5);
    expect(puntosCuracion('activo', { ...tiro(false), aspecto: 'positiva' })).toBe(-2);
    expect(puntosCuracion('activo', { ...tiro(false), aspecto: 'negativa' })).toBe(-8);
  });

  it('HIT-38 (L184): a sano recovers all but the consolidated after eight hours', () => {
    const hurt = { ...sheet, perdidos: 6, consolidados: 2 };
    const order = gasto('descanso', { salud: { aguante: 9, perdidos: 6, consolidados: 2 } });
    expect(changes(order, [], hurt)).toMatchObject([{ field: 'perdidos', from: 6, to: 2 }]);
  });

  it('HIT-42 (L196): 10 for a sano, 15 for a herido, and the lost word is a setting', () => {
    expect(dificultadSupervision('sano', 20)).toBe(10);
    expect(dificultadSupervision('herido', 20)).toBe(15);
    expect(dificultadSupervision('incapacitado', 20)).toBe(20);
    const order: Order = { kind: 'supervision', dificultad: 15, modificador: 9 };
    expect(hitos.sentences(order, [[[3, 6, 7]]], 'es').verdict).toEqual([
      'ÉXITO, aspecto «Bajo supervisión médica»',
    ]);
  });
});

describe('stabilising another (HIT-33, HIT-34)', () => {
  const order: Order = { kind: 'estabilizar', dificultad: 12, modificador: 8 };
  it('erases m of the roll, at most what is not consolidated', () => {
    expect(desenlace(order, [[[3, 6, 7]]])).toMatchObject({ exito: true, borrados: 3 });
    expect(desenlace({ ...order, sinConsolidar: 2 }, [[[3, 6, 7]]])).toMatchObject({ borrados: 2 });
    expect(desenlace({ ...order, sinConsolidar: 0 }, [[[3, 6, 7]]])).toMatchObject({ borrados: 1 });
    expect(desenlace({ ...order, sinEfecto: true }, [[[3, 6, 7]]])).toMatchObject({
      exito: true,
      borrados: 0,
    });
    expect(desenlace(order, [[[1, 3, 7]]])).toMatchObject({ exito: false, borrados: 0 });
  });
});

describe('a chase (HIT-37, L200-210)', () => {
  const normal = { tipo: 'normal' } as const;
  const critico = { tipo: 'critico', veces: 2 } as const;
  const pifia = { tipo: 'pifia', veces: 2 } as const;
  it('the pursuer comes nearer, corta at least; the quarry gets away beyond muy larga', () => {
    expect(avanzar('media', 'perseguidor', 'gana', normal, normal)).toEqual({
      fin: false,
      distancia: 'corta',
    });
    expect(avanzar('corta', 'perseguidor', 'gana', normal, normal)).toEqual({
      fin: false,
      distancia: 'corta',
    });
    expect(avanzar('media', 'perseguidor', 'pierde', normal, normal)).toEqual({
      fin: false,
      distancia: 'larga',
    });
    expect(avanzar('muylarga', 'perseguido', 'gana', normal, normal)).toEqual({
      fin: true,
      favor: 'perseguido',
      por: 'distancia',
    });
    expect(avanzar('media', 'perseguidor', 'empata', normal, normal)).toEqual({
      fin: false,
      distancia: 'media',
    });
  });
  it('a critical or a fumble ends it, for or against its roller; two alike cancel', () => {
    expect(avanzar('larga', 'perseguidor', 'pierde', critico, normal)).toMatchObject({
      favor: 'perseguidor',
    });
    expect(avanzar('larga', 'perseguidor', 'gana', pifia, normal)).toMatchObject({ favor: 'perseguido' });
    expect(avanzar('larga', 'perseguido', 'gana', normal, pifia)).toMatchObject({ favor: 'perseguido' });
    expect(avanzar('larga', 'perseguido', 'gana', normal, critico)).toMatchObject({ favor: 'perseguidor' });
    expect(avanzar('larga', 'perseguido', 'gana', critico, critico)).toEqual({
      fin: false,
      distancia: 'muylarga',
    });
  });
});

describe('table 7', () => {
  it('proposes a ladder of every category whose mean damage rises', () => {
    expect(tabla7Propuesta.map(({ categoria }) => categoria)).toEqual([...categorias]);
  });
  it('HIT-27: an aspect moves one row, and there is no row beyond the ends', () => {
    expect(moverCategoria(tabla7Propuesta, 'mM', 1)).toBe('CM');
    expect(moverCategoria(tabla7Propuesta, 'm', -1)).toBe('m');
    expect(moverCategoria(tabla7Propuesta, 'mCM', 3)).toBe('mCM');
    expect(moverCategoria([], 'mM', 1)).toBe('mM');
  });
});

describe('secuaces (HIT-36)', () => {
  it('more damage than the Aguante of a secuaz takes it out; as much does not', () => {
    const order: Order = {
      kind: 'ataque',
      modificador: 9,
      defensa: 10,
      categoria: 'M',
      aSecuaz: { aguante: 7 },
    };
    expect(desenlace(order, [[[2, 5, 8]]])).toMatchObject({ fuera: true });
    expect(desenlace(order, [[[2, 5, 7]]])).toMatchObject({ fuera: false });
  });
  it('one felled by a secuaz is stable the next turn, without a roll', () => {
    const dying = { ...sheet, perdidos: 27 };
    expect(hitos.offers(dying, 'es').map(({ id }) => id)).toContain('muerte');
    expect(changes(gasto('estable_secuaz'), [], dying)).toMatchObject([
      { field: 'estabilizado', from: false, to: true },
      { field: 'secuelas' },
    ]);
  });
});

describe('dramatic points and aspects', () => {
  it.each([
    ['HIT-15 narrative', 'narrativo', 2],
    ['HIT-14, HIT-15 against another', 'contra', 2],
    ['HIT-14, HIT-15 refusing', 'rechazar', 2],
    ['HIT-21 ignoring a secuaz', 'ignorar', 2],
    ['HIT-20 a complication', 'complicacion', 4],
    ['HIT-14, HIT-15 affected', 'recibir', 4],
  ] as const)('%s moves the points', (_, que, to) => {
    expect(changes(gasto(que), [])).toMatchObject([{ target: 'sheet', field: 'pd', from: 3, to }]);
  });

  it('HIT-12 (L44), HIT-19: a session sets them to Drama and ends what lasts a scene or a session', () => {
    const before: SheetData = {
      ...sheet,
      temporales: [{ texto: 'Confiado', signo: 'positivo', duracion: 'sesion', agotado: false }],
      secuelas: [
        { texto: 'Cojera', duracion: 'permanente' },
        { texto: 'Aturdido', duracion: 'escena' },
      ],
    };
    const after = applied(before, changes(gasto('sesion'), [], before));
    expect(after.pd).toBe(5);
    expect(after.temporales).toEqual([]);
    expect(after.secuelas).toEqual([{ texto: 'Cojera', duracion: 'permanente' }]);
  });

  it('HIT-17: exhausting marks the own aspect, wherever it stands', () => {
    const data: SheetData = {
      ...sheet,
      concepto: 'Mercenaria',
      rasgo_fortaleza: 'Dura como el hierro',
      hitos: [
        { texto: 'Nací en el puerto', agotado: false },
        { texto: 'Perdí un brazo', agotado: true },
      ],
    };
    expect(aspectosDe(data)).toEqual([
      { id: 'c', texto: 'Mercenaria', agotado: false },
      { id: 'rf', texto: 'Dura como el hierro', agotado: false },
      { id: 'i1', texto: 'Nací en el puerto', agotado: false },
      { id: 'i2', texto: 'Perdí un brazo', agotado: true },
    ]);
    expect(agotar(data, 'rf')).toEqual({ field: 'rasgo_fortaleza_agotado', from: false, to: true });
    expect(agotar(data, 'i1')?.to).toMatchObject([{ agotado: true }, { agotado: true }]);
    expect(agotar(data, 'i9')).toBeNull();
    expect(changes(gasto('agotar', { aspecto: 'i1' }), [], data)).toMatchObject([
      { field: 'hitos', words: 'Hitos 1: agotado' },
    ]);
  });
});

describe('changes', () => {
  it('damage below Aguante is lost at once; more of it waits for the roll (HIT-30)', () => {
    const order = gasto('dano', { dano: 4, salud: { aguante: 9, perdidos: 0, consolidados: 0 } });
    expect(changes(order, [])).toMatchObject([
      { field: 'perdidos', from: 0, to: 4, words: 'Puntos de Resistencia perdidos 0 → 4' },
    ]);
    expect(changes({ ...order, dano: 9 }, [])).toEqual([]);
    expect(hitos.sentences({ ...order, dano: 9 }, [], 'es').verdict).toEqual([
      'DAÑO MASIVO, falta la tirada de Aguante contra 12',
    ]);
    expect(changes({ ...order, dano: 9, deSecuaz: true }, [])).toMatchObject([{ to: 9 }]);
  });

  it('HIT-35 (L175): an incapacitado gets a temporary secuela, gone when sano', () => {
    const hurt = { ...sheet, perdidos: 15 };
    const order = gasto('dano', { dano: 4, salud: { aguante: 9, perdidos: 15, consolidados: 0 } });
    const after = applied(hurt, changes(order, [], hurt));
    expect(after.secuelas).toEqual([{ texto: 'Por decidir', duracion: 'hasta_sano' }]);
    const heal: Order = {
      kind: 'aguante',
      uso: 'recuperacion',
      dificultad: 10,
      base: { id: 'aguante', valor: 9 },
      estado: 'herido',
      salud: { perdidos: 9, consolidados: 0 },
    };
    const better = applied(
      { ...after, perdidos: 9 },
      changes(heal, [[[3, 5, 8]]], { ...after, perdidos: 9 }),
    );
    expect(better).toMatchObject({ perdidos: 4, secuelas: [] });
  });

  it('the roll of the dying kills, or makes stable with a permanent secuela (HIT-33, HIT-34)', () => {
    const dying = { ...sheet, perdidos: 27 };
    const order: Order = {
      kind: 'aguante',
      uso: 'muerte',
      dificultad: 15,
      base: { id: 'aguante', valor: 9 },
    };
    expect(changes(order, [[[1, 2, 3]]], dying)).toMatchObject([{ field: 'muerto', to: true }]);
    expect(changes(order, [[[1, 6, 7]]], dying)).toEqual([]);
    expect(changes(order, [[[10, 10, 1]]], dying)).toMatchObject([
      { field: 'estabilizado', to: true },
      { field: 'secuelas', to: [{ duracion: 'permanente' }] },
    ]);
  });

  it('set each field once, so that undoing gives the sheet back', () => {
    const body = { aguante: 9, perdidos: 15, consolidados: 0 };
    const orders: [Order, Dice][] = [
      [gasto('dano', { dano: 4, salud: body }), []],
      [gasto('sesion'), []],
      [
        { kind: 'aguante', uso: 'masivo', dificultad: 12, dano: 12, base: { id: 'aguante', valor: 9 } },
        [[[1, 2, 3]]],
      ],
      [
        {
          kind: 'aguante',
          uso: 'nograve',
          dificultad: 15,
          base: { id: 'aguante', valor: 9 },
          estado: 'incapacitado',
        },
        [[[3, 6, 7]]],
      ],
    ];
    for (const [order, dice] of orders) {
      const before: SheetData = {
        ...sheet,
        perdidos: 15,
        estabilizado: false,
        muerto: false,
        secuelas: [],
        temporales: [],
      };
      const list = changes(order, dice, before);
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list.map(({ field }) => field)).size).toBe(list.length);
      expect(undone(applied(before, list), list)).toEqual(before);
      expect(hitos.checkSheet(applied(before, list))).toEqual([]);
    }
  });
});

describe('the order of a fight', () => {
  it('HIT-24: highest initiative first; those who tie roll again', () => {
    const { orden, empates } = ordenDeTurnos([
      { nombre: 'Hugo', iniciativa: 9 },
      { nombre: 'Danai', iniciativa: 14 },
      { nombre: 'Ryan', iniciativa: 9 },
    ]);
    expect(orden.map(({ nombre }) => nombre)).toEqual(['Danai', 'Hugo', 'Ryan']);
    expect(empates.map((group) => group.map(({ nombre }) => nombre))).toEqual([['Hugo', 'Ryan']]);
  });
  it('HIT-23: a round of surprise for those aware, unless all or none are', () => {
    expect(asaltoSorpresa({ Danai: true, Guardia: false })).toEqual(['Danai']);
    expect(asaltoSorpresa({ Danai: true, Guardia: true })).toEqual([]);
    expect(asaltoSorpresa({ Danai: false, Guardia: false })).toEqual([]);
  });
});
