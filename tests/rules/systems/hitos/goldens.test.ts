import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import { hitos } from '../../../../rules/systems/hitos';
import { clasificar, duracion, ordenar, type Trio, valor } from '../../../../rules/systems/hitos/dados';
import {
  bonificacionDano,
  dano,
  resistenciaDano,
  sumaCategoria,
  tabla7Propuesta,
} from '../../../../rules/systems/hitos/dano';
import { desenlace } from '../../../../rules/systems/hitos/desenlace';
import type { Aguante, Ataque, Order, RollOrder } from '../../../../rules/systems/hitos/order';
import { aguanteDe, iniciativaDe } from '../../../../rules/systems/hitos/personaje';
import { enfrentar, exito, leer } from '../../../../rules/systems/hitos/resolve';
import {
  esDanoMasivo,
  estadoPorDano,
  resistenciaMaxima,
  type Salud,
  sufrir,
} from '../../../../rules/systems/hitos/salud';

const cuerpo = (aguante: number, perdidos = 0): Salud => ({
  aguante,
  perdidos,
  consolidados: 0,
  estabilizado: false,
  muerto: false,
});
const success = (order: RollOrder, dados: Trio): boolean | null => exito(order, leer(order, [[dados]]));
/** A success that somebody keeps and repeats: dice as they stood, mask of those repeated, what came. */
const repeat = (
  order: RollOrder,
  dados: Trio,
  repite: number,
  nuevos: number[],
  signo: 'positiva' | 'negativa',
) => leer({ ...order, sobre: { dados, modo: 'natural' }, activaciones: [{ signo, repite }] }, [[nuevos]]);
const blow = { bd: 0, rd: 0, directo: 0, multiplicaBD: true, deSecuaz: false };

describe('examples of the seed', () => {
  it('HIT-G01 (L264): «Disparar en automático» 7, añadiendo a la tirada su puntuación de Reflejos 5', () => {
    const order: Ataque = {
      kind: 'ataque',
      base: { id: 'reflejos', valor: 5 },
      habilidad: 7,
      categoria: 'mM',
    };
    for (const dados of [
      [2, 5, 9],
      [10, 1, 4],
    ] as const) {
      expect(leer(order, [[dados]]).total).toBe(ordenar(dados).C + 12);
    }
    expect(bonificacionDano(7, null)).toBe(1);
  });

  it('HIT-G02 (L304-311): el daño provocado por el derrumbamiento es mCM+2d', () => {
    const order: Ataque = { kind: 'ataque', categoria: 'mCM', directo: { dados: 2 } };
    expect(hitos.spec(order)).toEqual([
      [
        { n: 3, d: 10 },
        { n: 2, d: 10 },
      ],
    ]);
    const outcome = desenlace(order, [
      [
        [3, 7, 5],
        [10, 4],
      ],
    ]);
    expect(outcome.kind === 'ataque' && outcome.dano.total).toBe(3 + 7 + 5 + 10 + 4);
  });

  it('HIT-G03 (L335-341): 9 / 4 = 2, ya que redondeamos hacia abajo; with the skill said first, 8 / 4 too', () => {
    expect(bonificacionDano(5, 4)).toBe(2);
    expect(bonificacionDano(4, 4)).toBe(2);
  });

  it('HIT-G04 (L341-343): el dado m por golpear con sus manos desnudas, más 2 puntos por su BD', () => {
    expect(tabla7Propuesta.find(({ ejemplo }) => ejemplo === 'desarmado')?.categoria).toBe('m');
    expect(dano([6, 3, 8], clasificar([6, 3, 8]), { ...blow, categoria: 'm', bd: 2 }).total).toBe(3 + 2);
  });

  it('HIT-G05 (L345-349): la bonificación de «Pistolero callejero» 5 a distancia es 1', () => {
    expect(bonificacionDano(5, null)).toBe(1);
  });

  it('HIT-G06 (L350): el daño que realiza el atracador es mM por su arma y más uno por su BD', () => {
    expect(tabla7Propuesta.find(({ ejemplo }) => ejemplo === 'pistola')?.categoria).toBe('mM');
    expect(dano([6, 3, 8], clasificar([6, 3, 8]), { ...blow, categoria: 'mM', bd: 1 }).total).toBe(3 + 8 + 1);
  });

  it('HIT-G07 (L445-449): solo recibe 2 puntos de daño; como el Aguante de Hugo es 6, no hay riesgo', () => {
    expect(esDanoMasivo(2, 6)).toBe(false);
    const after = sufrir(cuerpo(6), 2);
    expect(after).toEqual(cuerpo(6, 2));
    expect(estadoPorDano(6, after.perdidos)).toBe('sano');
  });

  it('HIT-G08 (L472): Danai, Aguante 9, ha perdido 20 puntos: incapacitada', () => {
    expect(estadoPorDano(9, 20)).toBe('incapacitado');
  });

  const danai: Aguante = {
    kind: 'aguante',
    uso: 'nograve',
    dificultad: 15,
    base: { id: 'aguante', valor: 9 },
    estado: 'incapacitado',
    salud: { perdidos: 20, consolidados: 0 },
  };

  it('HIT-G09 (L480-483): tira 3, 6 y 7, suficiente, pero solo recupera 3; las heridas no penalizan', () => {
    const outcome = desenlace(danai, [[[3, 6, 7]]]);
    expect(outcome).toMatchObject({ kind: 'aguante', exito: true, puntos: 3 });
    expect(outcome.lectura.total).toBe(15);
  });

  it('HIT-G10 (L484-490): repite el 3 y el 6, obteniendo un 4 y otro 7; 14 más su aguante 9 son 23', () => {
    const { dados, valor: worth, total } = repeat(danai, [3, 6, 7], 0b011, [4, 7], 'positiva');
    expect(dados).toEqual([4, 7, 7]);
    expect([worth, total]).toEqual([14, 23]);
  });

  it('HIT-G11 (L490-492): recupera el dado C, es decir 7; pasa a tener 13 perdidos y se considera herido', () => {
    const order: Aguante = {
      ...danai,
      sobre: { dados: [3, 6, 7], modo: 'natural' },
      activaciones: [{ signo: 'positiva', repite: 0b011 }],
    };
    const outcome = desenlace(order, [[[4, 7]]]);
    expect(outcome).toMatchObject({
      puntos: 7,
      despues: { salud: { perdidos: 13 }, estado: 'herido' },
    });
  });

  it('HIT-G12 (L477, L484): cuesta 1 PD decirlo y 1 PD más el aspecto', () => {
    const sheet = { ...hitos.newSheet(), fortaleza: 7, voluntad: 5, perdidos: 20, pd: 5 };
    const points = (order: Aguante, dice: Dice) =>
      (hitos.changes?.(order, dice, sheet, {}, 'es') ?? []).filter(({ field }) => field === 'pd');
    expect(points(danai, [[[3, 6, 7]]])).toMatchObject([
      { from: 5, to: 4, words: 'Puntos dramáticos 5 → 4' },
    ]);
    const both: Aguante = { ...danai, activaciones: [{ signo: 'positiva', repite: 0b011 }], pago: 'pd' };
    expect(points(both, [[[3, 6, 7]], [[4, 7]]])).toMatchObject([{ from: 5, to: 3 }]);
  });

  it('HIT-G13 (L111): dos seises equivaldrían a -6, tres cuatros equivaldrían a -4', () => {
    expect(valor([6, 6, 9], 'negativa')).toBe(-6);
    expect(valor([2, 6, 6], 'negativa')).toBe(-6);
    expect(valor([4, 4, 4], 'negativa')).toBe(-4);
    expect(valor([2, 5, 9], 'negativa')).toBe(2);
  });

  it('HIT-G14 (L81): tablas en el ajedrez, el empate es precisamente lo que ocurre', () => {
    const order: Order = {
      kind: 'enfrentada',
      tablas: true,
      rival: { tipo: 'total', total: 6, clase: 'normal' },
    };
    expect(hitos.sentences(order, [[[2, 6, 9]]], 'es').verdict).toEqual(['EMPATE, tablas']);
    const again: Order = { kind: 'enfrentada', rival: { tipo: 'total', total: 6, clase: 'normal' } };
    expect(hitos.sentences(again, [[[2, 6, 9]]], 'es').verdict).toEqual(['EMPATE, se repite']);
  });

  it.each([
    [2, 24, 2],
    [2, 35, 2],
    [3, 36, 3],
    [1, 23, 1],
  ])('HIT-G15 (L236): %i secuaces con Defensa 12 y un ataque de %i', (reached, total) => {
    const order: Ataque = {
      kind: 'ataque',
      modificador: total - 5,
      defensa: 12,
      categoria: 'm',
      aSecuaz: true,
    };
    const outcome = desenlace(order, [[[4, 5, 6]]]);
    expect(outcome.kind === 'ataque' && outcome.alcanza).toBe(reached);
  });

  it.each([
    [[10, 10, 3], 'critico', 2, 'escena', 2],
    [[10, 10, 10], 'critico', 3, 'sesion', 3],
    [[1, 1, 7], 'pifia', 2, 'escena', 1],
    [[1, 1, 1], 'pifia', 3, 'sesion', 1],
  ] as const)('HIT-G16 (L90-92, L121, L143): %j es %s', (dados, tipo, veces, lasts, factor) => {
    const clase = clasificar(dados);
    expect(clase).toEqual({ tipo, veces });
    if (clase.tipo !== 'normal') expect(duracion(clase.veces)).toBe(lasts);
    expect(dano(dados, clase, { ...blow, categoria: 'm' }).factor).toBe(factor);
  });
});

describe('boundaries', () => {
  it('HIT-D01 (L90): a critical succeeds against 30 with 5', () => {
    expect(success({ kind: 'tirada', modificador: 5, dificultad: 30 }, [10, 10, 2])).toBe(true);
  });
  it('HIT-D02 (L92): a fumble fails against 5 with 20', () => {
    expect(success({ kind: 'tirada', modificador: 20, dificultad: 5 }, [1, 1, 9])).toBe(false);
  });
  it('HIT-D03 (L109): 1, 1, 9 after a positive activation is still a fumble', () => {
    const order: RollOrder = { kind: 'tirada', modificador: 9, dificultad: 10 };
    const lectura = repeat(order, [1, 5, 9], 0b010, [1], 'positiva');
    expect(lectura.clase.tipo).toBe('pifia');
    expect(exito(order, lectura)).toBe(false);
  });
  it('HIT-D04 (L111): 10, 10, 3 after a negative activation is still a critical', () => {
    const order: RollOrder = { kind: 'tirada', modificador: 5, dificultad: 30 };
    const lectura = repeat(order, [10, 4, 3], 0b010, [10], 'negativa');
    expect(lectura.clase.tipo).toBe('critico');
    expect(exito(order, lectura)).toBe(true);
  });
  it('HIT-D05 (L360): Voluntad 5 and Fortaleza 4 give Aguante 6 and Resistencia 18', () => {
    expect(aguanteDe(4, 5)).toBe(6);
    expect(resistenciaMaxima(6)).toBe(18);
  });
  it('HIT-D06 (L369-374): damage 6 against Aguante 6 and a failed roll: all is lost, moribundo', () => {
    expect(esDanoMasivo(6, 6)).toBe(true);
    const order: Aguante = {
      kind: 'aguante',
      uso: 'masivo',
      dificultad: 12,
      base: { id: 'aguante', valor: 6 },
      dano: 6,
      salud: { perdidos: 0, consolidados: 0 },
    };
    expect(desenlace(order, [[[2, 5, 9]]])).toMatchObject({
      exito: false,
      despues: { salud: { perdidos: 18 }, estado: 'moribundo' },
    });
    expect(desenlace(order, [[[2, 6, 9]]])).toMatchObject({
      exito: true,
      despues: { salud: { perdidos: 6 }, estado: 'herido' },
    });
  });
  it('HIT-D07 (L154): of armours 2 and 3 only 3 counts, never 5', () => {
    expect(resistenciaDano([2, 3])).toBe(3);
    expect(resistenciaDano([])).toBe(0);
  });
  it('HIT-D08 (L161-167): A-1 sano, A herido, 2A incapacitado, 3A moribundo', () => {
    for (const aguante of [1, 4, 6, 9, 18]) {
      const states = [aguante - 1, aguante, 2 * aguante - 1, 2 * aguante, 3 * aguante - 1, 3 * aguante].map(
        (lost) => estadoPorDano(aguante, lost),
      );
      expect(states).toEqual(['sano', 'herido', 'herido', 'incapacitado', 'incapacitado', 'moribundo']);
    }
  });
  it('HIT-D09 (L428): moribundo with 10, 10, 4 is stable even with a total below 15', () => {
    const order: Aguante = {
      kind: 'aguante',
      uso: 'muerte',
      dificultad: 15,
      base: { id: 'aguante', valor: 1 },
    };
    expect(desenlace(order, [[[10, 10, 4]]])).toMatchObject({ estabiliza: true });
    expect(hitos.sentences(order, [[[10, 10, 4]]], 'es').verdict[0]).toMatch(/^SE ESTABILIZA/);
    expect(hitos.sentences(order, [[[2, 9, 9]]], 'es').verdict).toEqual(['MUERE']);
  });
  it('HIT-D10 (L228): a secuaz with 10, 10, 3 hits, and multiplies nothing', () => {
    const order: Ataque = { kind: 'ataque', defensa: 40, categoria: 'mM', bd: 1, deSecuaz: true };
    expect(desenlace(order, [[[10, 3, 10]]])).toMatchObject({
      impacta: true,
      dano: { factor: 1, total: 14 },
    });
    expect(hitos.sentences(order, [[[10, 3, 10]]], 'es').verdict[0]).not.toMatch(/secuela/);
  });
  it('HIT-D11 (L249): Reflejos 4, Intelecto 5 and 2, 6, 9 give initiative 12', () => {
    const order: Order = { kind: 'iniciativa', base: { id: 'iniciativa', valor: iniciativaDe(4, 5) } };
    expect(hitos.sentences(order, [[[2, 6, 9]]], 'es').verdict).toEqual(['INICIATIVA 12']);
  });
  it.each([
    [
      [3, 6, 7],
      [3, 6, 7],
    ],
    [
      [5, 2, 5],
      [2, 5, 5],
    ],
    [
      [6, 6, 6],
      [6, 6, 6],
    ],
  ] as const)('HIT-1 (L66-70): %j sorted is m, C, M %j', (dados, [m, C, M]) => {
    expect(ordenar(dados)).toEqual({ m, C, M });
  });
});

describe('rules without an example', () => {
  it('HIT-4 with hit.criticoEnEnfrentada: a critical beats, a fumble loses, two alike compare totals', () => {
    const of = (dados: Trio, bono: number) => leer({ kind: 'tirada', modificador: bono }, [[dados]]);
    expect(enfrentar(of([10, 10, 1], -20), of([5, 6, 7], 9))).toBe('gana');
    expect(enfrentar(of([1, 1, 9], 30), of([5, 6, 7], 9))).toBe('pierde');
    expect(enfrentar(of([1, 1, 9], 3), of([1, 1, 5], 2))).toBe('gana');
    expect(enfrentar(of([10, 10, 1], -20), of([5, 6, 7], 9), true)).toBe('pierde');
  });
  it('HIT-13: without a double the highest die counts; hit.triplesEnAspecto decides on three', () => {
    expect(valor([2, 5, 9], 'positiva')).toBe(9);
    expect(valor([3, 3, 9], 'positiva')).toBe(9);
    expect(valor([7, 7, 7], 'positiva')).toBe(21);
    expect(valor([7, 7, 7], 'positiva', 'dos')).toBe(14);
  });
  it('HIT-26 with hit.multiplicaBD: (dice + BD) x 2 - RD, or dice x 2 + BD - RD; never below 0', () => {
    const dados: Trio = [10, 10, 3];
    const parts = { ...blow, categoria: 'mM', bd: 2, rd: 5 } as const;
    expect(dano(dados, clasificar(dados), parts).total).toBe((3 + 10 + 2) * 2 - 5);
    expect(dano(dados, clasificar(dados), { ...parts, multiplicaBD: false }).total).toBe(
      (3 + 10) * 2 + 2 - 5,
    );
    expect(dano([1, 2, 3], clasificar([1, 2, 3]), { ...parts, categoria: 'm', rd: 9 }).total).toBe(0);
    expect(sumaCategoria([4, 9, 6], 'CM')).toBe(15);
  });
  it('HIT-31 (L383-388): what does not fit consolidates, one for one, never more than what is lost', () => {
    expect(sufrir(cuerpo(4, 10), 5)).toMatchObject({ perdidos: 12, consolidados: 3 });
    expect(sufrir(cuerpo(4, 10), 99)).toMatchObject({ perdidos: 12, consolidados: 12 });
    expect(sufrir(cuerpo(4, 10), 5, false, false)).toMatchObject({ perdidos: 12, consolidados: 0 });
  });
});
