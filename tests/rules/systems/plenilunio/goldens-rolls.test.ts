import { describe, expect, it } from 'vitest';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import type { RollOrder } from '../../../../rules/systems/plenilunio/order/order';
import { isRoll } from '../../../../rules/systems/plenilunio/order/order-text';
import { cancelar } from '../../../../rules/systems/plenilunio/reglas/cancel';
import { danoDe } from '../../../../rules/systems/plenilunio/reglas/damage';
import { countClases, exitosDe } from '../../../../rules/systems/plenilunio/reglas/dice';
import { resolve } from '../../../../rules/systems/plenilunio/reglas/resolve';
import { blockOf } from './block';

const armand: RollOrder = { kind: 'reto', rasgo: 'astucia', valor: 3 };
const tracker: RollOrder = { ...armand, especialidad: true };
const exitos = (order: RollOrder, dice: number[]) => exitosDe(resolve(order, [[dice]]).tirada.lado);

describe('worked examples of the seed: rolls', () => {
  it('PLE-G01, L35: «Astucia, en la que Armand tiene una puntuación de 3… coge tres dados»', () => {
    expect(plenilunio.spec(armand)).toEqual([[{ n: 3, d: 6 }]]);
  });

  it('PLE-G02, L39: «1, 4 y 6. El 1 es un fracaso… El 4 es un éxito y el 6 es un triunfo»', () => {
    expect(countClases([1, 4, 6])).toEqual({ fracasos: 1, fallos: 0, exitos: 1, triunfos: 1 });
    expect(exitos(armand, [1, 4, 6])).toBe(2);
  });

  it('PLE-G03, L47: «el triunfo cuenta como dos éxitos, lo que le deja con un total de tres éxitos»', () => {
    expect(exitos(tracker, [1, 4, 6])).toBe(3);
  });

  it('PLE-G04, L51: Astucia is rolled and «Armas cortas», of Combate, is applied', () => {
    const leonord: RollOrder = { kind: 'reto', rasgo: 'astucia', valor: 2, especialidad: 'combate' };
    expect(plenilunio.spec(leonord)).toEqual([[{ n: 2, d: 6 }]]);
    expect(exitos(leonord, [3, 6])).toBe(2);
    expect(blockOf(leonord, [[[3, 6]]], 'es', { especialidad: 'Armas cortas' })[1]).toBe(
      'Astucia 2, «Armas cortas» (Combate) - 2d6: 3, 6 = 2 éxitos, cada 6 vale 2 - falta la oposición',
    );
  });

  it('PLE-G05, L55–59: «obtiene un 5 y un 6: un éxito y un triunfo, es decir, dos éxitos»', () => {
    const { contra } = resolve({ ...tracker, dificultad: 2 }, [
      [
        [1, 4, 6],
        [5, 6],
      ],
    ]);
    expect(contra).toEqual({ normales: 1, sencillos: 1, dobles: 0 });
    expect(contra && exitosDe(contra)).toBe(2);
  });

  it('PLE-G06, L59–63: «el balance es de un éxito a su favor»', () => {
    const order: RollOrder = { ...tracker, dificultad: 2 };
    const dice = [
      [
        [1, 4, 6],
        [5, 6],
      ],
    ];
    const outcome = resolve(order, dice);
    expect(outcome).toMatchObject({ veredicto: 'exito', grado: 1 });
    expect(outcome.tirada.reves).toBe(false);
    expect(outcome.queda).toEqual({ normales: 0, sencillos: 0, dobles: 0, medio: true });
    expect(blockOf(order, dice)).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → ÉXITO, grado 1',
      'Astucia 3, «Seguir rastros» - 3d6: 1, 4, 6 = 3 éxitos, cada 6 vale 2 - ' +
        'oposición 2d6: 5, 6 = 2 éxitos - queda medio triunfo doble',
    ]);
    expect(blockOf(order, dice, 'en')).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → SUCCESS, degree 1',
      'Cunning 3, «Seguir rastros» - 3d6: 1, 4, 6 = 3 successes, each 6 counts 2 - ' +
        'opposition 2d6: 5, 6 = 2 successes - half a double triumph left',
    ]);
  });

  it('PLE-G06 pending: the player throws, the director answers, and the result is the same', () => {
    expect(blockOf(tracker, [[[1, 4, 6]]])).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → 3 ÉXITOS, pendiente de la oposición',
      'Astucia 3, «Seguir rastros» - 3d6: 1, 4, 6 = 3 éxitos, cada 6 vale 2 - falta la oposición',
    ]);
    const asked = plenilunio.answer?.(tracker, [[[1, 4, 6]]], 3);
    expect(asked).toEqual({
      offer: 'oposicion',
      nameInput: 'rival',
      choices: { turno: 3, normales: 1, sencillos: 0, dobles: 1 },
    });
    const planned = plenilunio.plan(plenilunio.newSheet(), 'oposicion', {
      ...asked?.choices,
      rival: 'Armand',
      dados: 2,
    });
    if (!planned.ok) throw new Error('the answer is planned');
    const { order, names } = planned.value;
    if (!isRoll(order)) throw new Error('an answer is rolled');
    expect(resolve(order, [[[5, 6]]])).toMatchObject({ veredicto: 'exito', grado: 1 });
    expect(plenilunio.answered?.(order)).toEqual({
      turn: 3,
      figures: plenilunio.figures?.(tracker, [[[1, 4, 6]]]),
    });
    expect(blockOf(order, [[[5, 6]]], 'es', { personaje: 'Director', ...names })).toEqual([
      'Tirada 3 - Director - Seguir el rastro → ÉXITO para Armand, grado 1',
      'oposición 2d6: 5, 6 = 2 éxitos - contra Armand, tirada 3, 3 éxitos (1 normal y 1 triunfo doble) - ' +
        'queda medio triunfo doble',
    ]);
  });

  it('PLE-G08, L83: «2, 3, 5 y 5… un 1 y un 3… no consigue identificar… y además sufre un revés»', () => {
    // The text says «los dados de Saber»; the same paragraph asks for «una tirada de Cultura».
    const order: RollOrder = { kind: 'reto', rasgo: 'cultura', valor: 2, dificultad: 4 };
    const dice = [
      [
        [1, 3],
        [2, 3, 5, 5],
      ],
    ];
    expect(resolve(order, dice)).toMatchObject({ veredicto: 'fallo', grado: 2 });
    expect(resolve(order, dice).tirada.reves).toBe(true);
    expect(blockOf(order, dice)).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → FALLO, grado 2, ¡REVÉS!',
      'Cultura 2 - 2d6: 1, 3 = 0 éxitos y 1 fracaso - oposición 4d6: 2, 3, 5, 5 = 2 éxitos - ' +
        'a la oposición le quedan 2 éxitos normales',
    ]);
  });

  it('PLE-G15, L154: two triunfos on destino dice «acumula cinco éxitos… de 3 a 4»', () => {
    const order: RollOrder = {
      kind: 'reto',
      rasgo: 'cultura',
      valor: 3,
      destino: { dados: 2, actual: 3, reserva: 10 },
      dificultad: 4,
    };
    const dice = [
      [
        [4, 2, 3],
        [6, 6],
        [4, 5, 2, 3],
      ],
    ];
    const outcome = resolve(order, dice);
    expect(exitosDe(outcome.sujeto)).toBe(5);
    expect(outcome).toMatchObject({ veredicto: 'exito', grado: 3 });
    expect(outcome.tirada.destinoSube).toBe(true);
    expect(blockOf(order, dice)).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → ÉXITO, grado 3, ¡DESTINO 4!',
      'Cultura 3 - 3d6: 4, 2, 3 y destino 2d6: 6, 6 = 5 éxitos, cada 6 de destino vale 2 - ' +
        'oposición 4d6: 4, 5, 2, 3 = 2 éxitos - quedan 1 triunfo doble y medio triunfo doble - ' +
        'Destino de 3 a 4, Fortuna 4 - reserva de destino 8',
    ]);
  });

  it('PLE-G23 and G24, L291 and L302: the plain success goes first, the triunfo does 2 × 3 = 6', () => {
    const own = { normales: 1, sencillos: 0, dobles: 1 };
    expect(cancelar(own, 1)).toEqual({ normales: 0, sencillos: 0, dobles: 1, medio: false });
    expect(danoDe(own, 1, 3)).toBe(6);
  });

  it('PLE-G26, L316: «un fracaso, dos éxitos y un triunfo… cuatro éxitos» with penalty 1', () => {
    const mark: RollOrder = {
      kind: 'reto',
      rasgo: 'fortaleza',
      valor: 4,
      especialidad: true,
      armadura: 1,
    };
    expect(resolve(mark, [[[1, 4, 6, 6]]]).tirada).toMatchObject({
      convertidos: 1,
      lado: { normales: 2, sencillos: 0, dobles: 1 },
    });
    expect(exitos(mark, [1, 4, 6, 6])).toBe(4);
    expect(blockOf(mark, [[[1, 4, 6, 6]]], 'es', { especialidad: 'Trepar' })[1]).toBe(
      'Fortaleza 4, «Trepar» - 4d6: 1, 4, 6, 6 = 4 éxitos, cada 6 vale 2 - ' +
        'armadura 1, 1 triunfo pasa a éxito normal - falta la oposición',
    );
  });

  it('PLE-G27, L316: «un fracaso y tres éxitos» with penalty 2', () => {
    const mark: RollOrder = {
      kind: 'reto',
      rasgo: 'fortaleza',
      valor: 4,
      especialidad: true,
      armadura: 2,
    };
    expect(resolve(mark, [[[1, 4, 6, 6]]]).tirada).toMatchObject({
      convertidos: 2,
      lado: { normales: 3, sencillos: 0, dobles: 0 },
    });
    expect(exitos(mark, [1, 4, 6, 6])).toBe(3);
  });
});

describe('boundary cases: rolls', () => {
  it('PLE-D01, L289 and L300: a double triunfo against one success is half cancelled and does W once', () => {
    const order: RollOrder = {
      kind: 'ataque',
      rasgo: 'combate',
      valor: 1,
      especialidad: true,
      dificultad: 1,
      dano: 3,
    };
    expect(resolve(order, [[[6], [4]]])).toMatchObject({ veredicto: 'exito', grado: 1 });
    expect(danoDe({ normales: 0, sencillos: 0, dobles: 1 }, 1, 3)).toBe(3);
  });

  it('PLE-D02, L57 and L81: 0 against 0 with a fracaso is ambiguous and a revés', () => {
    const outcome = resolve({ ...armand, valor: 2, dificultad: 2 }, [
      [
        [1, 2],
        [3, 3],
      ],
    ]);
    expect(outcome.veredicto).toBe('ambiguo');
    expect(outcome.tirada.reves).toBe(true);
  });

  it('PLE-D03, L81: no success and no fracaso is a failure without revés', () => {
    const outcome = resolve({ ...armand, valor: 2, dificultad: 1 }, [[[2, 3], [5]]]);
    expect(outcome).toMatchObject({ veredicto: 'fallo', grado: 1 });
    expect(outcome.tirada.reves).toBe(false);
  });

  it('PLE-D04, L314: without a fracaso the armour converts nothing', () => {
    expect(exitos({ ...tracker, armadura: 1 }, [6, 6, 4])).toBe(5);
  });

  it('PLE-D05, L314: a penalty larger than the triunfos converts them all', () => {
    expect(exitos({ ...tracker, valor: 2, armadura: 3 }, [6, 1])).toBe(1);
  });

  it('PLE-D09, L195: with Destino 10 the reserva is closed', () => {
    const sheet = { ...plenilunio.newSheet(), destino: 10, fortuna: 10 };
    expect(plenilunio.plan(sheet, 'reto', { destino: 1 })).toEqual({
      ok: false,
      problems: [{ code: 'destino_diez', field: 'destino' }],
    });
  });

  it('PLE-D10, L142–144: from a reserva of three, five dice are refused and three are not', () => {
    const sheet = plenilunio.newSheet();
    const partida = { reserva: 3 };
    const asked = plenilunio.plan(sheet, 'reto', { destino: 5 }, partida);
    expect(asked).toEqual({
      ok: false,
      problems: [{ code: 'reserva_corta', field: 'destino', values: { asked: 5, left: 3 } }],
    });
    expect(!asked.ok && asked.problems.map((problem) => plenilunio.explain(problem, 'es'))).toEqual([
      'Pides 5 dados de destino y en la reserva quedan 3. Pide 3 como mucho.',
    ]);
    expect(plenilunio.plan(sheet, 'reto', { destino: 3 }, partida).ok).toBe(true);
  });
});
