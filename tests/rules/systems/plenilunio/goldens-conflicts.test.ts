import { describe, expect, it } from 'vitest';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { avanzar } from '../../../../rules/systems/plenilunio/reglas/extended';
import { dadosDeAyuda, mejorHerramienta } from '../../../../rules/systems/plenilunio/reglas/joint';
import { armand, character, play, refused } from './golden-characters';

describe('worked examples of the seed: conflicts and long actions', () => {
  it('PLE-G07, L77: «2, 2 y 6… 1, 3, 6 y 6, dos triunfos que se convierten en cuatro éxitos… ventaja de tres»', () => {
    const watch = play(armand, 'conflicto', { caracteristica: 'astucia' });
    expect(watch.block([[[2, 2, 6]]], 'Vigilar')[0]).toBe(
      'Tirada 3 - Armand - Vigilar → 1 ÉXITO, pendiente de la oposición',
    );
    const hidden = character({
      nombre: 'Figura',
      sutileza: 4,
      especialidades: [{ caracteristica: 'sutileza', especialidad: 'Esconderse' }],
    });
    const answer = play(hidden, 'conflicto', {
      caracteristica: 'sutileza',
      especialidad: '0',
      contra: 'respuesta',
      rival: 'Armand',
      turno: 3,
      sencillos: 1,
    });
    expect(answer.outcome([[[1, 3, 6, 6]]])).toMatchObject({ veredicto: 'exito', grado: 3 });
    // The rival's fracaso is no revés: he has triunfos.
    expect(answer.outcome([[[1, 3, 6, 6]]]).tirada.reves).toBe(false);
    expect(answer.block([[[1, 3, 6, 6]]], 'Esconderse')).toEqual([
      'Tirada 3 - Figura - Esconderse → GANA por 3',
      'Sutileza 4, «Esconderse» - 4d6: 1, 3, 6, 6 = 4 éxitos, cada 6 vale 2 - ' +
        'contra Armand, tirada 3, 1 éxito (1 triunfo) - quedan 1 triunfo doble y medio triunfo doble',
    ]);
  });

  it('PLE-G07 as the seed tells it: the director answers and the player does not see who rolled', () => {
    const director = play(character({ nombre: 'Director' }), 'oposicion', {
      dados: 4,
      rivalEspecialista: true,
      rival: 'Armand',
      turno: 3,
      sencillos: 1,
    });
    expect(director.outcome([[[1, 3, 6, 6]]])).toMatchObject({ veredicto: 'fallo', grado: 3 });
    expect(director.block([[[1, 3, 6, 6]]])[1]).toMatch(/^oposición 4d6: 1, 3, 6, 6 = 4 éxitos/);
  });

  it('PLE-G09, L93: «tres éxitos… no supera… cuatro éxitos, lo que le da un total de siete» of five', () => {
    const action = { objetivo: 5, acumulado: 0 };
    const first = avanzar(action, 3, false);
    const second = avanzar({ ...action, acumulado: first }, -1, false);
    const third = avanzar({ ...action, acumulado: second }, 4, false);
    expect([first, second, third]).toEqual([3, 3, 7]);
    const last = play(armand, 'prolongada', {
      caracteristica: 'astucia',
      oposicion: '3',
      objetivo: 5,
      acumulado: 3,
      herramientas: 2,
    });
    const dice = [
      [
        [4, 5, 6, 5, 1],
        [2, 3, 1],
      ],
    ];
    expect(last.block(dice, 'Desencasquillar')).toEqual([
      'Tirada 3 - Armand - Desencasquillar → ÉXITO, grado 4, ¡COMPLETADA!',
      'Astucia 3, herramientas +2 - 5d6: 4, 5, 6, 5, 1 = 4 éxitos - oposición 3d6: 2, 3, 1 = 0 éxitos - ' +
        'quedan 3 éxitos normales y 1 triunfo - acumulado de 3 a 7, hacen falta 5',
    ]);
  });

  it('PLE-G10, L96: «si un jugador obtiene un revés… pierde los éxitos que haya acumulado»', () => {
    expect(avanzar({ objetivo: 5, acumulado: 3 }, -1, true)).toBe(0);
    const order = { caracteristica: 'cultura', oposicion: '3', objetivo: 5, acumulado: 3 };
    const block = play(armand, 'prolongada', order).block([
      [
        [1, 2],
        [1, 2, 3],
      ],
    ]);
    expect(block[0]).toMatch(/RESULTADO AMBIGUO, ¡REVÉS!$/);
    expect(block[1]).toMatch(/acumulado de 3 a 0, hacen falta 5$/);
  });

  it('PLE-G11, L109: «el grupo tirará cinco dados frente a los cuatro dados de dificultad»', () => {
    expect(dadosDeAyuda(4, [3, 1])).toBe(1);
    const mark = character({ nombre: 'Mark', fortaleza: 4 });
    const slab = { oposicion: '4', ayudantes: 'Lin', ayudante1: 3, ayudante2: 1 };
    const joint = play(mark, 'conjunta', slab);
    expect(joint.spec).toEqual([
      [
        { n: 5, d: 6 },
        { n: 4, d: 6 },
      ],
    ]);
    expect(
      joint.block(
        [
          [
            [4, 4, 1, 2, 6],
            [5, 1, 2, 3],
          ],
        ],
        'Abrir la losa',
      )[1],
    ).toMatch(
      /^Fortaleza 4, ayuda de Lin \+1 - 5d6: 4, 4, 1, 2, 6 = 3 éxitos - oposición 4d6: 5, 1, 2, 3 = 1 éxito/,
    );
    // PLE-G12 and G13, L117: a lever adds a die, a hydraulic jack two.
    expect(play(mark, 'conjunta', { ...slab, herramientas: 1 }).spec[0]?.[0]).toEqual({ n: 6, d: 6 });
    expect(play(mark, 'conjunta', { ...slab, herramientas: 2 }).spec[0]?.[0]).toEqual({ n: 7, d: 6 });
    // PLE-G14, L119: both together add the better one only.
    expect(mejorHerramienta([1, 2])).toBe(2);
  });

  it('PLE-15, L100: a helper with more coordinates himself, and a partida may stop at two', () => {
    const helped = { ayudantes: 'Lin', ayudante1: 5 };
    expect(refused(armand, 'conjunta', helped)).toEqual(['otro_coordina']);
    const many = { ayudantes: 'Lin, Mark y Sophie', ayudante1: 2, ayudante2: 2, ayudante3: 2 };
    expect(refused(armand, 'conjunta', many)).toEqual([]);
    expect(refused(armand, 'conjunta', many, { 'ple.maxAyudantes': 'dos' })).toEqual(['dos_ayudantes']);
    expect(refused(armand, 'conjunta', { ayudante1: 2 })).toEqual(['falta_ayudante']);
  });

  it('PLE-G16, L159: «añade tres dados a la reserva», and each player gets three Fortuna, up to Destino', () => {
    const twist = play(character({ nombre: 'Director' }), 'giro', { dados: 3 }, { reserva: 8 });
    expect(twist.block([])).toEqual([
      'Tirada 3 - Director - Pelear → GIRO DE LA TRAMA, 3 dados de destino',
      'cada personaje jugador recupera 3 de Fortuna, hasta su Destino - reserva de destino de 8 a 11',
    ]);
    const tired = character({ destino: 4, fortuna: 2 });
    const back = play(tired, 'gasto', { gasto: 'giro', coste: 3 });
    expect(plenilunio.changes?.(back.order, [], tired, {}, 'es')).toEqual([
      { target: 'sheet', field: 'fortuna', from: 2, to: 4, words: 'Fortuna: 2 → 4' },
    ]);
  });
});
