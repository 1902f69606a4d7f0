import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean } from '../../../../../rules/odds/distribution';
import { toNumber } from '../../../../../rules/odds/fraction';
import { exitosLaw, netoLaw, revesChance } from '../../../../../rules/systems/plenilunio/odds/laws';
import type { RollOrder } from '../../../../../rules/systems/plenilunio/order/order';
import { cancelar, triunfosQueQuedan } from '../../../../../rules/systems/plenilunio/reglas/cancel';
import { danoDe, danoDeUnidades } from '../../../../../rules/systems/plenilunio/reglas/damage';
import { exitosDe } from '../../../../../rules/systems/plenilunio/reglas/dice';
import {
  aliento,
  dadosDeDestinoPosibles,
  fortunaInicial,
  recuperarFortuna,
  subirDestino,
} from '../../../../../rules/systems/plenilunio/reglas/fortune';
import { nivelesDe, nivelTras, recibir } from '../../../../../rules/systems/plenilunio/reglas/health';
import { dadosDeAyuda } from '../../../../../rules/systems/plenilunio/reglas/joint';
import { trasRecuperacion } from '../../../../../rules/systems/plenilunio/reglas/recovery';
import { resolve } from '../../../../../rules/systems/plenilunio/reglas/resolve';
import { adelantar, ordenActuacion } from '../../../../../rules/systems/plenilunio/reglas/turns';
import { played } from '../orders';

const lado = fc.record({
  normales: fc.nat(8),
  sencillos: fc.nat(6),
  dobles: fc.nat(6),
});

describe('cancelling (PLE-8, PLE-9)', () => {
  it('leaves exactly the successes that are not cancelled, and never a negative count', () => {
    fc.assert(
      fc.property(lado, fc.nat(30), fc.boolean(), (side, contra, doblesPrimero) => {
        const queda = cancelar(side, contra, doblesPrimero);
        const left = exitosDe(queda) + (queda.medio ? 1 : 0);
        expect(left).toBe(Math.max(0, exitosDe(side) - contra));
        for (const count of [queda.normales, queda.sencillos, queda.dobles])
          expect(count).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes triunfos only when no plain success is left, whatever the opposition is made of', () => {
    fc.assert(
      fc.property(lado, fc.nat(30), fc.boolean(), (side, contra, doblesPrimero) => {
        const queda = cancelar(side, contra, doblesPrimero);
        if (triunfosQueQuedan(queda) < side.sencillos + side.dobles || queda.medio)
          expect(queda.normales).toBe(0);
      }),
    );
  });

  it('does the same damage in either order of triunfos', () => {
    fc.assert(
      fc.property(lado, fc.nat(30), fc.nat(12), (side, contra, arma) => {
        const damage = (first: boolean) => {
          const { normales, sencillos, dobles, medio } = cancelar(side, contra, first);
          return normales + (sencillos + 2 * dobles + (medio ? 1 : 0)) * arma;
        };
        expect(damage(true)).toBe(damage(false));
        expect(danoDe(side, contra, arma)).toBe(damage(false));
        const triunfos = side.sencillos + 2 * side.dobles;
        expect(danoDeUnidades(side.normales, triunfos, contra, arma)).toBe(damage(false));
      }),
    );
  });

  it('harms nobody who does not have less', () => {
    fc.assert(
      fc.property(lado, fc.nat(30), fc.nat(12), (side, more, arma) => {
        expect(danoDe(side, exitosDe(side) + more, arma)).toBe(0);
      }),
    );
  });
});

describe('a roll', () => {
  const pool = (valor: number, more: Partial<RollOrder> = {}): RollOrder => ({
    kind: 'reto',
    rasgo: 'fortaleza',
    valor,
    ...more,
  });

  it('suffers no revés with a success, nor with automatic ones unless the partida says so (PLE-12)', () => {
    fc.assert(
      fc.property(played(), ({ order, dice }) => {
        const { tirada, fallen } = resolve(order, dice);
        if (!tirada.reves) return;
        const own = [...fallen.propios, ...fallen.triunfosOtraVez, ...fallen.fracasosOtraVez];
        expect([...own, ...fallen.destino]).toContain(1);
        expect(order.kind).not.toBe('oposicion');
        if (order.automaticos) expect(order.marcas).toContain('revesConAutomaticos');
        else if (!order.marcas?.includes('revesSinDestino')) expect(exitosDe(tirada.lado)).toBe(0);
      }),
      { numRuns: 400 },
    );
  });

  it('is never bettered by armour, and a specialty never lowers it (PLE-3, PLE-43)', () => {
    const average = (order: RollOrder) => toNumber(mean(exitosLaw(order)));
    for (let dice = 1; dice <= 6; dice++) {
      for (let armadura = 1; armadura <= 3; armadura++)
        expect(average(pool(dice, { especialidad: true, armadura }))).toBeLessThanOrEqual(
          average(pool(dice, { especialidad: true })),
        );
      expect(average(pool(dice, { especialidad: true }))).toBeGreaterThan(average(pool(dice)));
    }
  });

  it('has a chance of revés that does not depend on the difficulty', () => {
    for (const dificultad of [0, 1, 3, 6])
      expect(revesChance(pool(3, { dificultad }))).toEqual(revesChance(pool(3)));
  });

  it('is won more often with every die more, and less often against every die more', () => {
    const win = (valor: number, dificultad: number) => {
      const neto = netoLaw(pool(valor, { dificultad }));
      return neto ? neto.weights.slice(1 - neto.from).reduce((all, weight) => all + weight, 0n) : 0n;
    };
    for (let dice = 1; dice <= 6; dice++) {
      // Two more sides of the same total: the same denominators are compared.
      expect(win(dice + 1, 3) * 6n ** BigInt(dice)).toBeGreaterThan(win(dice, 3) * 6n ** BigInt(dice + 1));
      expect(win(3, dice + 1)).toBeLessThan(win(3, dice) * 2n);
    }
  });
});

describe('Fortuna and Destino', () => {
  const destino = fc.integer({ min: 1, max: 10 });

  it('never go over Destino, nor Destino over 10 (PLE-21, PLE-24)', () => {
    fc.assert(
      fc.property(destino, fc.nat(10), fc.nat(20), (of, fortuna, more) => {
        const held = Math.min(of, fortuna);
        expect(recuperarFortuna(held, more, of)).toBeLessThanOrEqual(of);
        expect(recuperarFortuna(held, more, of)).toBeGreaterThanOrEqual(held);
        const risen = subirDestino(of);
        expect(risen.destino).toBe(Math.min(10, of + 1));
        expect(risen.fortuna).toBe(risen.destino);
      }),
    );
  });

  it('come back no more at the end of the road (PLE-31, L195)', () => {
    expect(recuperarFortuna(4, 3, 10)).toBe(4);
    expect(fortunaInicial(4, 10)).toBe(4);
    expect(fortunaInicial(4, 9)).toBe(9);
    expect(dadosDeDestinoPosibles(10, 10)).toBe(0);
    expect(dadosDeDestinoPosibles(10, 9)).toBe(5);
    expect(dadosDeDestinoPosibles(3, 1)).toBe(3);
    // «Los puntos de Fortuna del personaje se recuperarán hasta el máximo… es la última vez».
    expect(subirDestino(9)).toEqual({ destino: 10, fortuna: 10 });
  });

  it('catch half a breath, rounded as the partida says (PLE-27, L173)', () => {
    expect(aliento(5, 15, false)).toBe(10);
    expect(aliento(5, 12, false)).toBe(8);
    expect(aliento(5, 12, true)).toBe(9);
    expect(aliento(15, 15, true)).toBe(15);
  });
});

describe('health', () => {
  const niveles = fc.constantFrom(...nivelesDe(false));

  it('is lost by severity and never past death (PLE-45, PLE-46)', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(36),
        niveles,
        fc.nat(4),
        (dano, aguante, resistencia, salud, fortuna) => {
          const hit = recibir({
            dano,
            proteccion: 0,
            aguante,
            resistencia,
            salud,
            fortuna,
            enCero: false,
            seis: false,
          });
          expect(hit.severidad).toBe(Math.min(4, Math.floor(dano / aguante)));
          expect(hit.queda).toBe(Math.max(0, hit.severidad - fortuna));
          const order = nivelesDe(false);
          expect(order.indexOf(hit.salud)).toBe(Math.min(4, order.indexOf(salud) + hit.queda));
          expect(hit.resistencia).toBe(Math.max(0, resistencia - dano));
          expect(hit.inconsciente).toBe(resistencia - dano < 0);
        },
      ),
    );
  });

  it('recovers by a level, stays, or worsens with a revés, which kills a malherido (PLE-49, L358–360)', () => {
    expect(trasRecuperacion('herido', 1, false, false)).toBe('magullado');
    expect(trasRecuperacion('herido', 0, false, false)).toBe('herido');
    expect(trasRecuperacion('herido', -2, false, false)).toBe('herido');
    expect(trasRecuperacion('herido', -2, true, false)).toBe('malherido');
    expect(trasRecuperacion('malherido', -1, true, false)).toBe('muerto');
    expect(trasRecuperacion('malherido', -1, true, true)).toBe('muerto');
    expect(trasRecuperacion('magullado', 3, false, false)).toBe('sano');
  });

  it('has six levels where the partida reads L332 so', () => {
    expect(nivelTras('malherido', 1, true)).toBe('inconsciente');
    expect(nivelTras('malherido', 1, false)).toBe('muerto');
    expect(nivelTras('sano', 4, true)).toBe('inconsciente');
    expect(nivelTras('sano', 4, false)).toBe('muerto');
  });
});

describe('turns and helpers', () => {
  const fighter = fc.record({
    nombre: fc.string({ minLength: 1, maxLength: 4 }),
    destino: fc.integer({ min: 1, max: 10 }),
    jugador: fc.boolean(),
    combate: fc.integer({ min: 0, max: 6 }),
  });

  it('go by Destino, then players first, then Combate; who is still tied waits for the director (PLE-32)', () => {
    fc.assert(
      fc.property(fc.array(fighter, { maxLength: 8 }), (all) => {
        const order = ordenActuacion(all);
        expect(order.flat()).toHaveLength(all.length);
        const flat = order.flatMap((group, place) => group.map((one) => ({ ...one, place })));
        for (const a of flat)
          for (const b of flat) {
            if (a.destino > b.destino) expect(a.place).toBeLessThan(b.place);
            if (a.destino !== b.destino) continue;
            if (a.jugador && !b.jugador) expect(a.place).toBeLessThan(b.place);
            if (a.jugador && b.jugador && a.combate > b.combate) expect(a.place).toBeLessThan(b.place);
            if (!a.jugador && !b.jugador) expect(a.place).toBe(b.place);
          }
      }),
    );
  });

  it('may be taken earlier, and the others keep their order (PLE-29, L224)', () => {
    expect(adelantar(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(adelantar(['a', 'b'], 0, 1)).toEqual(['a', 'b']);
    expect(adelantar(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });

  it('add a die each from half the coordinator up, without rounding (PLE-15, L103)', () => {
    expect(dadosDeAyuda(5, [3, 2])).toBe(1);
    expect(dadosDeAyuda(4, [2])).toBe(1);
    expect(dadosDeAyuda(3, [1])).toBe(0);
    expect(dadosDeAyuda(3, [4])).toBeNull();
    expect(dadosDeAyuda(0, [0])).toBe(0);
  });
});
