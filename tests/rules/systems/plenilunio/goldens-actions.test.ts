import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import type { Choices, SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { isRoll } from '../../../../rules/systems/plenilunio/order/order-text';
import { dadosTrasDefender, repartoPosible } from '../../../../rules/systems/plenilunio/reglas/combat';
import { danoDe, trasProteccion } from '../../../../rules/systems/plenilunio/reglas/damage';
import { puntuacionParaForma } from '../../../../rules/systems/plenilunio/reglas/dones';
import { avanzar } from '../../../../rules/systems/plenilunio/reglas/extended';
import { descansar, recibir, severidadDe } from '../../../../rules/systems/plenilunio/reglas/health';
import { dadosDeAyuda, mejorHerramienta } from '../../../../rules/systems/plenilunio/reglas/joint';
import { dadosDisponibles } from '../../../../rules/systems/plenilunio/reglas/pool';
import { resolve } from '../../../../rules/systems/plenilunio/reglas/resolve';
import { ordenActuacion } from '../../../../rules/systems/plenilunio/reglas/turns';
import { blockOf } from './block';

/** A character with its name, which is no field of the sheet. */
type Character = SheetData & { readonly nombre: string };
const character = (own: SheetData): Character => ({
  nombre: 'Christopher',
  ...plenilunio.newSheet(),
  ...own,
});

const armand = character({
  nombre: 'Armand',
  fortaleza: 3,
  combate: 3,
  astucia: 3,
  cultura: 2,
  destino: 5,
  fortuna: 5,
  especialidades: [
    { caracteristica: 'astucia', especialidad: 'Seguir rastros' },
    { caracteristica: 'combate', especialidad: 'Artes marciales' },
  ],
});
const mutant = character({
  nombre: 'Mutante',
  tipo: 'criatura',
  fortaleza: 3,
  voluntad: 1,
  combate: 3,
  destino: 3,
  resistencia: 12,
  proteccion: 2,
});

/** A roll as it is made: chosen by inputs, planned, and read with these dice. */
function play(sheet: Character, offer: string, choices: Choices, partida?: SheetData) {
  const read = plenilunio.plan(sheet, offer, choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { order, names } = read.value;
  return {
    order,
    spec: plenilunio.spec(order),
    outcome: (dice: Dice) => {
      if (!isRoll(order)) throw new Error('a spend has no dice');
      return resolve(order, dice);
    },
    block: (dice: Dice, motivo = 'Pelear') =>
      blockOf(order, dice, 'es', { personaje: sheet.nombre, motivo, ...names }),
  };
}
const refused = (sheet: SheetData, offer: string, choices: Choices, partida?: SheetData) => {
  const read = plenilunio.plan(sheet, offer, choices, partida);
  return read.ok ? [] : read.problems.map(({ code }) => code);
};

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

describe('worked examples of the seed: combat', () => {
  it('PLE-G17, L222: Armand, with Destino 5, acts before the mutant, with 3', () => {
    const fight = [
      { nombre: 'Mutante', destino: 3, jugador: false, combate: 3 },
      { nombre: 'Armand', destino: 5, jugador: true, combate: 3 },
    ];
    expect(ordenActuacion(fight).map((group) => group.map(({ nombre }) => nombre))).toEqual([
      ['Armand'],
      ['Mutante'],
    ]);
  });

  it('PLE-G18, L235: «2, 3 y 4… 5 y 6… tres éxitos frente a uno… gana el conflicto y hiere»', () => {
    const attack = play(mutant, 'ataque', { danoRival: 3 });
    expect(attack.block([[[2, 3, 4]]])).toEqual([
      'Tirada 3 - Mutante - Pelear → 1 ÉXITO, pendiente de la defensa',
      'Combate 3 - 3d6: 2, 3, 4 = 1 éxito - falta la defensa - daño del arma 3',
    ]);
    const asked = plenilunio.answer?.(attack.order, [[[2, 3, 4]]], 7);
    expect(asked).toMatchObject({ offer: 'defensa', choices: { turno: 7, normales: 1, danoRival: 3 } });
    const defence = play(armand, 'defensa', {
      ...asked?.choices,
      rival: 'el mutante',
      usa: 2,
      especialidad: '1',
      proteccionRival: 2,
    });
    expect(defence.spec).toEqual([[{ n: 2, d: 6 }]]);
    const outcome = defence.outcome([[[5, 6]]]);
    expect(outcome).toMatchObject({ veredicto: 'exito', grado: 2 });
    // PLE-G23, L291: the plain success of Armand is cancelled, a whole double triunfo is left.
    expect(outcome.queda).toEqual({ normales: 0, sencillos: 0, dobles: 1, medio: false });
    // PLE-G24 and G25, L302 and L312: 2 × 3 = 6, less 2 of protection = 4.
    expect(defence.block([[[5, 6]]])).toEqual([
      'Tirada 3 - Armand - Pelear → GANA por 2, DAÑO 4',
      'Combate 3, usa 2 de 3 dados, «Artes marciales» - 2d6: 5, 6 = 3 éxitos, cada 6 vale 2 - ' +
        'contra el mutante, tirada 7, 1 éxito (1 normal) - queda 1 triunfo doble - ' +
        'daño 2 × 3 = 6, menos 2 de protección = 4 - próximo turno menos 2 dados',
    ]);
    expect(danoDe(outcome.sujeto, 1, 3)).toBe(6);
    expect(trasProteccion(6, 2)).toBe(4);
  });

  it('PLE-G19, L239: «como tiene Combate 3 aún podrá atacarlo con un dado… sustraer dos dados de su total»', () => {
    const { order } = play(armand, 'defensa', { rival: 'el mutante', usa: 2 });
    const changes = plenilunio.changes?.(order, [[[5, 6]]], armand, {}, 'es');
    expect(changes).toEqual([
      {
        target: 'sheet',
        field: 'dadosComprometidos',
        from: 0,
        to: 2,
        words: 'Dados ya usados para defenderse: 0 → 2',
      },
    ]);
    const after = character({ ...armand, dadosComprometidos: 2 });
    expect(play(after, 'ataque', {}).spec).toEqual([[{ n: 1, d: 6 }]]);
    expect(play(after, 'reto', { caracteristica: 'astucia' }).spec).toEqual([[{ n: 1, d: 6 }]]);
    expect(dadosTrasDefender(3, 2)).toBe(1);
    // The action pays the dice back.
    const paid = play(after, 'ataque', {});
    expect(plenilunio.changes?.(paid.order, [[[5]]], after, {}, 'es')).toMatchObject([
      { field: 'dadosComprometidos', from: 2, to: 0 },
    ]);
  });

  it('PLE-35, L233: who defends with every die loses the next turn', () => {
    const all = play(armand, 'defensa', { rival: 'el mutante', normales: 1, danoRival: 3 });
    expect(all.block([[[1, 2, 2]]])).toEqual([
      'Tirada 3 - Armand - Pelear → PIERDE por 1, ¡REVÉS!, RECIBE DAÑO 1',
      'Combate 3 - 3d6: 1, 2, 2 = 0 éxitos y 1 fracaso - contra el mutante, tirada 1, 1 éxito (1 normal) - ' +
        'a la oposición le queda 1 éxito normal - daño 1 - pierde su próximo turno',
    ]);
  });

  it('PLE-G20, L247: Sophie, Combate 5, attacks one mutant with 3 dice and another with 2', () => {
    expect(repartoPosible(5, [3, 2])).toBe(true);
    expect(repartoPosible(5, [3, 3])).toBe(false);
    expect(repartoPosible(5, [5, 0])).toBe(false);
    const sophie = character({ nombre: 'Sophie', combate: 5 });
    expect(play(sophie, 'ataque', { usa: 3 }).spec).toEqual([[{ n: 3, d: 6 }]]);
    expect(play(sophie, 'ataque', { usa: 2 }).spec).toEqual([[{ n: 2, d: 6 }]]);
  });

  it('PLE-G21, L265: «un reto con su Combate 2 a dificultad 3», and the pistol gives no dice', () => {
    const frank = character({
      nombre: 'Frank',
      combate: 2,
      armas: [{ nombre: 'Pistola', bonus: 1, dano: 6, masFortaleza: false, alcance: 'medio' }],
    });
    const shot = play(frank, 'distancia', { alcance: 'medio' });
    expect(shot.order).toMatchObject({ valor: 2, dificultad: 3, dano: 6 });
    expect(shot.spec).toEqual([
      [
        { n: 2, d: 6 },
        { n: 3, d: 6 },
      ],
    ]);
    expect(
      shot.block(
        [
          [
            [4, 6],
            [1, 2, 3],
          ],
        ],
        'Disparar',
      )[0],
    ).toBe('Tirada 3 - Frank - Disparar → ÉXITO, grado 2, DAÑO 7');
    // PLE-37, L253: in melee the same pistol adds a die.
    expect(play(frank, 'ataque', {}).spec).toEqual([[{ n: 3, d: 6 }]]);
    // L263: short arms reach medium range at most; bare hands reach none.
    expect(refused(frank, 'distancia', { alcance: 'largo' })).toEqual(['fuera_de_alcance']);
    expect(refused(armand, 'distancia', { alcance: 'corto' })).toEqual(['fuera_de_alcance']);
    // PLE-39, L267: at a target under cover the difficulty has two dice more.
    expect(play(frank, 'distancia', { alcance: 'medio', cubierto: true }).order).toMatchObject({
      dificultad: 5,
    });
  });

  it('PLE-G22, L270: cover is rolled against 3 with the two dice that are left', () => {
    // The example gives the mutant two dice left; with his Combate 3 (L235) that is what one used die leaves.
    const cover = play(character({ ...mutant, dadosComprometidos: 1, astucia: 2 }), 'cubierto', {
      oposicion: '3',
    });
    expect(cover.spec).toEqual([
      [
        { n: 2, d: 6 },
        { n: 3, d: 6 },
      ],
    ]);
    expect(
      cover.block(
        [
          [
            [5, 6],
            [1, 2, 3],
          ],
        ],
        'Cubrirse',
      ),
    ).toEqual([
      'Tirada 3 - Mutante - Cubrirse → ÉXITO, grado 2',
      'Combate 3, ya usados menos 1 - 2d6: 5, 6 = 2 éxitos - oposición 3d6: 1, 2, 3 = 0 éxitos - ' +
        'quedan 1 éxito normal y 1 triunfo - dispararle tiene 2 dados más de dificultad',
    ]);
    const clever = play(character({ ...mutant, astucia: 4 }), 'cubierto', {});
    expect(clever.order).toMatchObject({ rasgo: 'astucia', valor: 4 });
  });

  it('PLE-G28, L346: «Aguante de 4… 4 puntos de daño… magullado»', () => {
    const hurt = play(mutant, 'dano', { golpe: 6 });
    expect(hurt.block([], 'Golpe de Armand')).toEqual([
      'Tirada 3 - Mutante - Golpe de Armand → HERIDA LEVE, pasa a MAGULLADO',
      'daño 6, menos 2 de protección = 4 - Aguante 4 - Resistencia de 12 a 8',
    ]);
    expect(plenilunio.changes?.(hurt.order, [], mutant, {}, 'es')).toEqual([
      { target: 'sheet', field: 'resistencia', from: 12, to: 8, words: 'Resistencia: 12 → 8' },
      {
        target: 'sheet',
        field: 'salud',
        from: 'sano',
        to: 'magullado',
        words: 'Nivel de salud: Sano → Magullado',
      },
    ]);
  });

  it('PLE-G29, L471: a ferret with Fortaleza 1, Combate 1, Sutileza 3, Presencia 1 needs a don of 3', () => {
    expect(puntuacionParaForma([1, 1, 3, 1])).toBe(3);
  });
});

describe('boundary cases: health', () => {
  it('PLE-D06, L328: severity by damage, with Aguante 4', () => {
    expect([3, 4, 7, 8, 12, 16, 40].map((dano) => severidadDe(dano, 4))).toEqual([0, 1, 1, 2, 3, 4, 4]);
  });

  it('PLE-D07, L171: two of Fortuna take two levels off a critical wound, Resistencia is lost whole', () => {
    const strong = character({ fortaleza: 3, voluntad: 1, resistencia: 12, fortuna: 2, destino: 3 });
    const hit = play(strong, 'dano', { golpe: 12, fortuna: 2 });
    expect(plenilunio.changes?.(hit.order, [], strong, {}, 'es')).toMatchObject([
      { field: 'fortuna', from: 2, to: 0 },
      { field: 'resistencia', from: 12, to: 0 },
      { field: 'salud', from: 'sano', to: 'magullado' },
    ]);
    expect(hit.block([])[1]).toBe(
      'daño 12 - Aguante 4 - gasta 2 de Fortuna, la herida crítica queda en leve - Resistencia de 12 a 0 - ' +
        'Fortuna de 2 a 0',
    );
    expect(refused(strong, 'dano', { golpe: 12, fortuna: 3 })).toEqual(['fortuna_corta']);
    expect(refused(strong, 'dano', { golpe: 4, fortuna: 2 })).toEqual(['fortuna_de_sobra']);
  });

  it('PLE-D08, L320 and L344: at 0 the character stands; by the other reading he does not', () => {
    const golpe = {
      dano: 3,
      proteccion: 0,
      aguante: 6,
      resistencia: 3,
      salud: 'sano',
      fortuna: 0,
      seis: false,
    } as const;
    expect(recibir({ ...golpe, enCero: false })).toMatchObject({ resistencia: 0, inconsciente: false });
    expect(recibir({ ...golpe, enCero: true })).toMatchObject({ resistencia: 0, inconsciente: true });
    expect(recibir({ ...golpe, dano: 4, enCero: false })).toMatchObject({ inconsciente: true });
    const weak = character({ resistencia: 3 });
    const block = (partida: SheetData) => play(weak, 'dano', { golpe: 3 }, partida).block([])[0];
    expect(block({})).toMatch(/SIN HERIDA$/);
    expect(block({ 'ple.inconsciente': 'cero' })).toMatch(/SIN HERIDA, INCONSCIENTE$/);
  });

  it('PLE-D11, L352–356: a rest with Aguante 5 gives 15, 10 or 5', () => {
    expect(descansar(2, 5, 'sano')).toBe(15);
    expect(descansar(2, 5, 'magullado')).toBe(15);
    expect(descansar(2, 5, 'herido')).toBe(10);
    expect(descansar(2, 5, 'malherido')).toBe(5);
  });

  it('PLE-D12, L455: healing hands on a malherido are rolled against the recovery table, 4 dice', () => {
    const healer = character({ dones: [{ don: 'curativas', puntuacion: 4, otroDon: '' }] });
    const heal = play(healer, 'don', { uso: 'curativas.1.malherido' });
    expect(heal.order).toMatchObject({ rasgo: 'curativas', valor: 4, dificultad: 4 });
    expect(
      heal.block(
        [
          [
            [6, 5, 4, 2],
            [4, 1, 2, 3],
          ],
        ],
        'Curar a Lin',
      ),
    ).toEqual([
      'Tirada 3 - Christopher - Curar a Lin → ÉXITO, grado 2',
      'Manos curativas 4, curar - 4d6: 6, 5, 4, 2 = 3 éxitos - oposición 4d6: 4, 1, 2, 3 = 1 éxito - ' +
        'quedan 1 éxito normal y 1 triunfo - recupera 6 de Resistencia y 1 nivel de salud - Fortuna menos 1',
    ]);
  });

  it('PLE-13, L233: the pool never goes below no dice', () => {
    expect(dadosDisponibles({ kind: 'reto', rasgo: 'astucia', valor: 1, heridas: 2 })).toBe(0);
  });
});
