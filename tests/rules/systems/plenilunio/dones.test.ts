import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import type { Choices, SheetData } from '../../../../rules/system';
import { languages } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import {
  cruzarPuerta,
  dadosDeAcero,
  donTable,
  proteccionDelManto,
  resistirCuestaDados,
} from '../../../../rules/systems/plenilunio/reglas/dones';
import { type DonId, dones } from '../../../../rules/systems/plenilunio/terms';
import { damagedIn } from '../forbidden';
import { blockOf } from './block';

const owner = (don: DonId, puntuacion = 3, more: SheetData = {}): SheetData => ({
  ...plenilunio.newSheet(),
  voluntad: 3,
  fortuna: 3,
  dones: [{ don, puntuacion, otroDon: '' }],
  ...more,
});
function use(don: DonId, choices: Choices, dice: Dice, more?: SheetData): readonly string[] {
  const read = plenilunio.plan(owner(don, 3, more), 'don', choices);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return blockOf(read.value.order, dice, 'es', read.value.names);
}
const problems = (sheet: SheetData, offer: string, choices: Choices) => {
  const read = plenilunio.plan(sheet, offer, choices);
  return read.ok ? [] : read.problems.map(({ code }) => code);
};
const usesOf = (don: DonId) => {
  const offer = plenilunio.offers(owner(don), 'es').find(({ id }) => id === 'don');
  const input = offer?.inputs.find(({ id }) => id === 'uso');
  return input?.type === 'choice' ? input.options.map(({ id }) => id) : [];
};

describe('the 27 dones', () => {
  it('are all in the table, each with the lines of the seed', () => {
    expect(dones).toHaveLength(27);
    expect(Object.keys(donTable).sort()).toEqual([...dones].sort());
    for (const don of dones) expect(donTable[don].lineas).toMatch(/^L\d{3}(–\d{3})?$/);
  });

  for (const don of dones)
    it(`${plenilunio.term(don, 'es')}: every use that is rolled is offered, planned and told`, () => {
      const rolled = donTable[don].usos.filter(({ tipo }) => tipo !== 'auto' && tipo !== 'activar');
      const ids = usesOf(don);
      expect(ids.length).toBeGreaterThanOrEqual(rolled.length);
      for (const uso of ids)
        for (const language of languages) {
          const read = plenilunio.plan(owner(don), 'don', { uso });
          if (!read.ok) throw new Error(JSON.stringify(read.problems));
          const { order } = read.value;
          const dice = plenilunio
            .spec(order)
            .map((groups) => groups.map(({ n }) => Array.from({ length: n }, () => 5)));
          const text = blockOf(order, dice, language).join('\n');
          expect(damagedIn(text)).toEqual([]);
          expect(text).toContain(`${plenilunio.term(don, language)} 3, `);
        }
    });

  it('give automatic successes to a roll of their características, for a point of Fortuna (L399, L405…)', () => {
    const read = plenilunio.plan(owner('titan'), 'reto', {
      caracteristica: 'fortaleza',
      donAutomatico: 'titan',
    });
    expect(read.ok && read.value.order).toMatchObject({ automaticos: 3, donAutomatico: 'titan' });
    // Mudar la piel gives none, so it is not among them.
    const names = plenilunio.offers(owner('piel'), 'es')[0]?.inputs.map(({ id }) => id);
    expect(names).not.toContain('donAutomatico');
  });

  it('Gesto aciago, L409: «el daño del ataque es la Voluntad del personaje que ataca»', () => {
    expect(
      use('gesto', { contra: '2' }, [
        [
          [6, 4, 2],
          [4, 2],
        ],
      ]),
    ).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → GANA por 1, DAÑO 3',
      'Gesto aciago 3, herir con un gesto - 3d6: 6, 4, 2 = 2 éxitos - oposición 2d6: 4, 2 = 1 éxito - ' +
        'queda 1 triunfo - daño 1 × 3 = 3 - Fortuna menos 1',
    ]);
  });

  it('Robo de vida, L501: a point for each success, Voluntad for each triunfo', () => {
    const [verdict, details] = use('robo', { contra: '1' }, [[[6, 4, 4], [2]]]);
    expect(verdict).toMatch(/GANA por 3, DAÑO 5$/);
    expect(details).toMatch(/daño 2 \+ 1 × 3 = 5 - roba 5 de Resistencia - Fortuna menos 1$/);
    expect(resistirCuestaDados('robo')).toBe(false);
    expect(resistirCuestaDados('hilos')).toBe(true);
  });

  it('Limpieza espiritual, L439–441: a fracaso to repeat for each success, Fortuna for each triunfo', () => {
    expect(use('limpieza', {}, [[[6, 4, 2]]])[1]).toBe(
      'Limpieza espiritual 3, limpiar el aura - 3d6: 6, 4, 2 = 2 éxitos - sin oposición - ' +
        'quedan 1 éxito normal y 1 triunfo - el objetivo podrá repetir 2 fracasos y recupera 1 de Fortuna - ' +
        'Fortuna menos 1',
    );
    expect(use('limpieza', { uso: 'limpieza.2' }, [[[6, 4, 2]]])[1]).toContain(
      'anula 2 éxitos de Palabra de condenación',
    );
  });

  it('Palabra de condenación, L481: net successes are triunfos to repeat, each triunfo takes Fortuna', () => {
    expect(use('palabra', { contra: '1' }, [[[6, 6, 2], [2]]])[1]).toContain(
      'el objetivo tendrá que repetir 2 triunfos y pierde 2 de Fortuna',
    );
  });

  it('Manantial interior, L445–447: a hand grows back with four successes against 3', () => {
    const [verdict, details] = use('manantial', { uso: 'manantial.2.fija.mano' }, [
      [
        [4, 5, 6],
        [1, 2, 4],
      ],
    ]);
    expect(verdict).toMatch(/ÉXITO, grado 2$/);
    expect(details).toContain('acumulado de 0 a 2, hacen falta 4');
  });

  it('Puerta ignota, L485: a passenger costs one more Fortuna and one more die', () => {
    expect(cruzarPuerta(3, 2)).toEqual({ dificultad: 5, fortuna: 3 });
    const read = plenilunio.plan(owner('puerta'), 'don', { uso: 'puerta.1.conocido', pasajeros: 2 });
    expect(read.ok && read.value.order).toMatchObject({ dificultad: 5, pasajeros: 2 });
    expect(problems(owner('puerta'), 'don', { uso: 'puerta.1.conocido', pasajeros: 3 })).toEqual([
      'fortuna_corta',
    ]);
  });

  it('Ojos del tiempo, L475–477: 1 minutes, 2 days, 3 months, 4 years, 5 centuries; the future always 3', () => {
    const difficulty = (uso: string) => {
      const read = plenilunio.plan(owner('ojos'), 'don', { uso });
      return read.ok && 'dificultad' in read.value.order ? read.value.order.dificultad : null;
    };
    expect(
      ['minutos', 'dias', 'meses', 'anos', 'siglos'].map((step) => difficulty(`ojos.1.${step}`)),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(difficulty('ojos.2.fija')).toBe(3);
  });

  it('Telaraña del conocimiento, L515: 5 for one person, 4, 3, and 2 for a large group', () => {
    const ids = usesOf('telarana');
    expect(ids).toEqual(['telarana.2.uno', 'telarana.2.pocos', 'telarana.2.grupo', 'telarana.2.muchos']);
    const dice = ids.map((uso) => {
      const read = plenilunio.plan(owner('telarana'), 'don', { uso });
      return read.ok && 'dificultad' in read.value.order ? read.value.order.dificultad : null;
    });
    expect(dice).toEqual([5, 4, 3, 2]);
  });

  it('Revelar debilidad, L489: damage for each success, and with a triunfo the armour is ignored', () => {
    expect(
      use('revelar', {}, [
        [
          [6, 4, 4],
          [4, 2],
        ],
      ])[1],
    ).toContain('daño del arma más 2 e ignora la armadura');
    expect(
      use('revelar', {}, [
        [
          [4, 4, 4],
          [4, 2],
        ],
      ])[1],
    ).toContain('daño del arma más 2 - ');
  });

  it('Trance del destino, L523: against 2, Fortuna for each success and a die for each triunfo, at no cost', () => {
    const [, details] = use('trance', {}, [
      [
        [6, 6, 4],
        [4, 2],
      ],
    ]);
    expect(details).toContain('Fortuna más 2 y 2 dados más en la reserva de destino');
    expect(details).not.toContain('Fortuna menos');
  });

  it('Defensa de acero, L393: its dice join each defence and are not used up', () => {
    expect(dadosDeAcero(3)).toBe(3);
    const read = plenilunio.plan(owner('defensa'), 'defensa', {
      rival: 'Mutante',
      usa: 1,
      acero: 3,
      normales: 1,
    });
    if (!read.ok) throw new Error('it is planned');
    expect(plenilunio.spec(read.value.order)).toEqual([[{ n: 4, d: 6 }]]);
    expect(blockOf(read.value.order, [[[4, 5, 1, 2]]])[1]).toMatch(/próximo turno menos 1 dado$/);
    const alone = plenilunio.plan(owner('defensa'), 'defensa', {
      rival: 'Mutante',
      acero: 3,
      soloAcero: true,
      normales: 1,
    });
    if (!alone.ok) throw new Error('it is planned');
    expect(plenilunio.spec(alone.value.order)).toEqual([[{ n: 3, d: 6 }]]);
    expect(blockOf(alone.value.order, [[[4, 5, 1]]])[1]).not.toContain('turno');
  });

  it('Manto de protección, L461: twice the score, without a roll, and Fortuna is needed', () => {
    expect(proteccionDelManto(3)).toBe(6);
    const activate = { gasto: 'don', donActivado: 'manto' };
    const read = plenilunio.plan(owner('manto'), 'gasto', activate);
    if (!read.ok) throw new Error('it is planned');
    expect(plenilunio.spec(read.value.order)).toEqual([]);
    expect(blockOf(read.value.order, [])).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → ACTIVA UN DON',
      'Manto de protección 3 - protección 6 hasta su próximo turno - Fortuna de 3 a 2',
    ]);
    expect(problems(owner('manto', 3, { fortuna: 0 }), 'gasto', activate)).toEqual(['fortuna_corta']);
    expect(problems(owner('manto'), 'gasto', { gasto: 'don' })).toEqual(['falta_don']);
  });

  it('are not rolled without Fortuna (L380), nor by who has none', () => {
    expect(problems(owner('gesto', 3, { fortuna: 0 }), 'don', {})).toEqual(['fortuna_corta']);
    expect(problems(owner('titan', 3, { fortuna: 0 }), 'reto', { donAutomatico: 'titan' })).toEqual([
      'fortuna_corta',
    ]);
    expect(problems(plenilunio.newSheet(), 'don', {})).toEqual(['sin_dones']);
    expect(plenilunio.offers(plenilunio.newSheet(), 'es').map(({ id }) => id)).not.toContain('don');
  });
});
