import { describe, expect, it } from 'vitest';
import type { SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { descansar, recibir, severidadDe } from '../../../../rules/systems/plenilunio/reglas/health';
import { dadosDisponibles } from '../../../../rules/systems/plenilunio/reglas/pool';
import { character, play, refused } from './golden-characters';

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
