import { describe, expect, it } from 'vitest';
import {
  alcanza,
  dificultadDeAlcance,
  puedeActuar,
  rasgoParaCubrirse,
} from '../../../../../rules/systems/plenilunio/reglas/combat';
import { dificultadDeRecuperacion } from '../../../../../rules/systems/plenilunio/reglas/recovery';
import {
  armadurasDelManual,
  armasDelManual,
  danoDelArma,
} from '../../../../../rules/systems/plenilunio/reglas/weapons';

describe('a turn of combat', () => {
  it('a die is enough for an action without a roll, none is not (PLE-40, L280)', () => {
    expect(puedeActuar(1)).toBe(true);
    expect(puedeActuar(0)).toBe(false);
  });

  it('medium range is shot at difficulty 3 (L265), and a weapon reaches its range and what is nearer', () => {
    expect(dificultadDeAlcance.medio).toBe(3);
    expect(alcanza('medio', 'corto')).toBe(true);
    expect(alcanza('medio', 'medio')).toBe(true);
    expect(alcanza('medio', 'largo')).toBe(false);
  });

  it('cover is taken with the higher of Combate and Astucia (L267)', () => {
    expect(rasgoParaCubrirse(3, 4)).toBe('astucia');
    expect(rasgoParaCubrirse(4, 4)).toBe('combate');
  });
});

describe('the tables', () => {
  it('agree with what the seed tells of them', () => {
    const armour = (name: string) => armadurasDelManual.find(({ nombre }) => nombre === name)?.penalizacion;
    // L316: «la chaqueta… tiene penalización 1… pieles, que tienen penalización 2».
    expect(armour('Chaqueta de cuero')).toBe(1);
    expect(armour('Pieles')).toBe(2);
    // L302: bare hands do Fortaleza.
    expect(danoDelArma(null, 3)).toBe(3);
    // L263: short arms and shotguns reach medium range at most; L253: fire arms add a die in melee.
    for (const { nombre, alcance, bonus } of armasDelManual)
      if (/Pistola|Revólver|Escopeta/.test(nombre)) expect([alcance, bonus]).toEqual(['medio', 1]);
    // L257: bows and crossbows add none.
    for (const { nombre, bonus } of armasDelManual) if (/Arco|Ballesta/.test(nombre)) expect(bonus).toBe(0);
  });

  it('make recovery harder for who does not rest, and hardest in danger (L364)', () => {
    expect(dificultadDeRecuperacion('herido')).toBe(3);
    expect(dificultadDeRecuperacion('herido', 'actividad')).toBe(4);
    expect(dificultadDeRecuperacion('herido', 'peligro')).toBe(5);
    expect(dificultadDeRecuperacion('sano')).toBeNull();
    expect(dificultadDeRecuperacion('muerto')).toBeNull();
  });
});
