import { describe, expect, it } from 'vitest';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { dadosTrasDefender, repartoPosible } from '../../../../rules/systems/plenilunio/reglas/combat';
import { danoDe, trasProteccion } from '../../../../rules/systems/plenilunio/reglas/damage';
import { puntuacionParaForma } from '../../../../rules/systems/plenilunio/reglas/dones';
import { ordenActuacion } from '../../../../rules/systems/plenilunio/reglas/turns';
import { armand, character, mutant, play, refused } from './golden-characters';

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
