import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { throwAll } from '../../../../rules/block/throw';
import { spell } from '../../../../rules/block/write';
import { add, fraction, percent } from '../../../../rules/odds/fraction';
import { rollDice } from '../../../../rules/proof/dice';
import type { Choices, SheetData } from '../../../../rules/system';
import { notation } from '../../../../rules/systems/notation';
import { games } from '../../../../rules/systems/notation/games';
import { fill } from '../../../../rules/systems/notation/games/fill';
import type { Blank, Template } from '../../../../rules/systems/notation/games/form';
import { readNotation } from '../../../../rules/systems/notation/read';

const { forbidden }: { forbidden: Record<string, { re: string; flags: string }[]> } = JSON.parse(
  readFileSync('tests/vectors/forum-samples.json', 'utf8'),
);
const live = Object.values(forbidden).flatMap((list) => list.map(({ re, flags }) => new RegExp(re, flags)));

const sheetOf = (juego: string, more: SheetData = {}): SheetData => ({
  ...notation.newSheet(),
  juego,
  ...more,
});
function planned(offer: string, choices: Choices = {}) {
  const plan = notation.plan(sheetOf(offer.split('.')[0] ?? ''), offer, choices);
  if (!plan.ok) throw new Error(plan.problems.map((one) => notation.explain(one, 'es')).join());
  return plan.value.order;
}
/** The verdict of an offer for given dice. */
const verdict = (offer: string, choices: Choices, ...groups: readonly (readonly number[])[]): string =>
  spell(notation.sentences(planned(offer, choices), [groups], 'es').verdict, {});
const chances = (offer: string, choices: Choices = {}) =>
  Object.fromEntries(
    notation.odds(planned(offer, choices), 'es').lines.map(({ label, value }) => [label, percent(value)]),
  );

/** Values of a blank to try: its ends and what it offers. */
const samples = (blank: Blank): readonly string[] => {
  if (blank.type === 'int') return [...new Set([blank.min, blank.value, blank.max])].map(String);
  return blank.type === 'flag' ? ['0', '1'] : blank.options.map(({ id }) => id);
};
const combinations = ({ inputs }: Template): readonly (readonly string[])[] =>
  inputs.reduce<string[][]>(
    (all, blank) => all.flatMap((values) => samples(blank).map((value) => [...values, value])),
    [[]],
  );

describe('every ready-made game', () => {
  const seeds = [1, 2, 3].map((one) => new Uint8Array(64).fill(one));
  for (const game of games) {
    it(`${game.id}: every blank gives a roll that is told in words, in both languages, and read back`, () => {
      for (const template of game.rolls) {
        for (const values of combinations(template)) {
          const text = fill(template, values);
          const read = readNotation(text);
          if (!read.ok) throw new Error(`${game.id}.${template.id} ${text}: ${read.problems[0]?.code}`);
          const order = notation.read(`notation/1;${[`@${game.id}.${template.id}`, ...values].join(';')}`);
          // Pools may all be left at no dice: then there is nothing to roll.
          if (
            !order.ok &&
            notation.read('notation/1;1d6').ok &&
            /^0d6=6\+0d6=6\+0d6=6|^0d10>=6\+0d10/.test(text)
          )
            continue;
          if (!order.ok) throw new Error(`${game.id}.${template.id} ${values}`);
          for (const seed of seeds) {
            const { dice } = throwAll(notation, order.value, (list) => rollDice(seed, list));
            for (const language of ['es', 'en'] as const) {
              const told = spell(notation.sentences(order.value, dice, language).verdict, {});
              expect(told).toMatch(/[A-ZÁÉÍÓÚ]{2}/);
              expect(told).not.toMatch(/[{}]|NaN|Infinity/);
              for (const re of live) expect(told).not.toMatch(re);
            }
          }
        }
      }
    }, 60_000);

    it(`${game.id}: the chances of its bands add up to 1`, () => {
      for (const template of game.rolls) {
        const offer = `${game.id}.${template.id}`;
        const { lines } = notation.odds(planned(offer), 'es');
        const bands = lines.filter(({ id }) => id.startsWith('banda'));
        // Damage has a total and nothing to pass.
        expect(bands.length, offer).toBeGreaterThan(offer === 'd20.dano' ? 0 : 1);
        expect(
          bands.reduce((sum, { value }) => add(sum, value), fraction(0n)),
          offer,
        ).toEqual(fraction(1n));
      }
    });
  }

  it('has a name of its own, and so has each of its rolls', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    for (const { id, rolls } of games) {
      expect(id).toMatch(/^[a-z0-9]{2,12}$/);
      expect(new Set(rolls.map((roll) => roll.id)).size).toBe(rolls.length);
    }
  });
});

describe('outcomes as players of those games know them', () => {
  it('Apocalypse World: 6 or less, 7 to 9, 10 or more', () => {
    expect(verdict('pbta.mov', { mod: 2 }, [2, 2])).toBe('FALLO, 6');
    expect(verdict('pbta.mov', { mod: 2 }, [2, 3])).toBe('ÉXITO CON COSTE, 7');
    expect(verdict('pbta.mov', { mod: 2 }, [5, 3])).toBe('ÉXITO, 10');
    expect(verdict('pbta.mov', { mod: -1, dados: 'ventaja' }, [1, 6, 5])).toBe('ÉXITO, 10');
    expect(chances('pbta.mov', { mod: 0 })).toMatchObject({
      ÉXITO: '16.7',
      'ÉXITO CON COSTE': '41.7',
      FALLO: '41.7',
    });
  });

  it('La Llamada de Cthulhu: degrees, fumbles from 96 below 50, bonus dice', () => {
    const roll = (valor: number, total: number) => verdict('coc7.hab', { valor }, [total]);
    expect(roll(60, 1)).toBe('CRÍTICO');
    expect(roll(60, 12)).toBe('ÉXITO EXTREMO');
    expect(roll(60, 30)).toBe('ÉXITO DIFÍCIL');
    expect(roll(60, 60)).toBe('ÉXITO');
    expect(roll(60, 61)).toBe('FALLO');
    expect(roll(60, 99)).toBe('FALLO');
    expect(roll(60, 100)).toBe('PIFIA');
    expect(roll(49, 96)).toBe('PIFIA');
    expect(verdict('coc7.hab', { valor: 60, dados: 'b1' }, [5, 3, 7])).toBe('ÉXITO');
    expect(verdict('coc7.hab', { valor: 60, dados: 'p1' }, [5, 3, 7])).toBe('FALLO');
    expect(chances('coc7.hab', { valor: 50 })).toMatchObject({
      CRÍTICO: '1.0',
      'ÉXITO EXTREMO': '9.0',
      PIFIA: '1.0',
    });
  });

  it('La Llamada de Cthulhu: a pushed roll that fails has consequences', () => {
    expect(verdict('coc7.forzada', { valor: 60 }, [61])).toBe('FALLO CON CONSECUENCIAS');
    expect(verdict('coc7.forzada', { valor: 60 }, [12])).toBe('ÉXITO EXTREMO');
  });

  it('D&D: a critical doubles the dice of the damage, not what is added', () => {
    expect(verdict('d20.dano', { dados: 2, caras: '6', mod: 3 }, [4, 5])).toBe('DAÑO 12');
    expect(verdict('d20.dano', { dados: 2, caras: '6', mod: 3, critico: true }, [4, 5, 1, 1])).toBe(
      'DAÑO 14',
    );
    expect(verdict('d20.dano', { dados: 1, caras: '4', mod: -3 }, [1])).toBe('SIN DAÑO, menos 2');
  });

  it('says which dice are of which kind, and what a pair of tens adds', () => {
    const details = (offer: string, choices: Choices, ...groups: readonly (readonly number[])[]) =>
      notation
        .sentences(planned(offer, choices), [groups], 'es')
        .details.slice(1)
        .map((clause) => spell(clause, {}))
        .join(' - ');
    expect(details('v5.reserva', { dados: 3, ansia: 2, dif: 3 }, [10, 7, 2], [10, 3])).toBe(
      '3d10: 10, 7, 2 = 2 - ansia 2d10: 10, 3 = 1 - total 2 + 1 = 3 - más 2 por las parejas de 10',
    );
    expect(details('v5.reserva', { dados: 0, ansia: 1, dif: 1 }, [6])).toContain('ansia 1d10: 6');
    expect(details('yearzero.reserva', { atr: 1, hab: 1, equipo: 0 }, [6], [1])).toBe(
      'atributo 1d6: 6 = 1 - habilidad 1d6: 1 = 0 - total 1 + 0 + 0 = 1',
    );
    expect(details('savage.comodin', { dado: 'd8' }, [8, 5], [3])).toContain('salvaje 1d6: 3');
  });

  it('asks first for any success where success has several names, or stands behind other outcomes', () => {
    expect(chances('coc7.hab', { valor: 50 })).toMatchObject({ 'Cualquier éxito': '50.0' });
    expect(chances('savage.comodin', { dado: 'd6' })).toMatchObject({ 'Cualquier éxito': '75.0' });
    // Its only success stands behind the botch.
    const [lucky] = notation.odds(planned('ars.estres'), 'es').lines;
    expect(lucky?.label).toBe('ÉXITO');
    expect(chances('pbta.mov', { mod: 0 })).toMatchObject({ 'Cualquier éxito': '58.3' });
    expect(chances('d20.prueba')).not.toHaveProperty('Cualquier éxito');
    expect(chances('fate.escala')).not.toHaveProperty('Cualquier éxito');
    const [first] = notation.odds(planned('v5.reserva'), 'es').lines;
    expect(first?.label).toBe('Cualquier éxito');
  });

  it('FATE: the ladder, and style from three shifts on', () => {
    expect(verdict('fate.escala', { hab: 3 }, [3, 1, 2, 3])).toBe('GRANDE, 4');
    expect(verdict('fate.escala', { hab: -2 }, [1, 1, 1, 1])).toBe('PEOR QUE TERRIBLE, menos 6');
    expect(verdict('fate.accion', { hab: 2, dif: 2 }, [3, 3, 3, 2])).toBe('ÉXITO CON ESTILO, margen 3');
    expect(verdict('fate.accion', { hab: 2, dif: 2 }, [2, 2, 2, 2])).toBe('EMPATE');
    expect(verdict('fate.accion', { hab: 0, dif: -1 }, [1, 1, 2, 2])).toBe('FALLO, margen menos 1');
  });

  it('Savage Worlds: raises, and snake eyes', () => {
    expect(verdict('savage.comodin', { dado: 'd8' }, [8, 5], [6, 2])).toBe('ÉXITO CON 2 AUMENTOS');
    expect(verdict('savage.comodin', { dado: 'd8' }, [5], [3])).toBe('ÉXITO');
    expect(verdict('savage.comodin', { dado: 'd8' }, [1], [1])).toBe('PIFIA, doble 1');
    expect(verdict('savage.comodin', { dado: 'd8' }, [8, 1], [1])).toBe('ÉXITO CON 1 AUMENTO');
    expect(chances('savage.extra', { dado: 'd6' })).toMatchObject({ FALLO: '50.0' });
    expect(chances('savage.comodin', { dado: 'd8' })).toMatchObject({ 'PIFIA, doble 1': '2.1' });
  });

  it('D&D and the d20: natural 20 and 1, advantage, degrees of Pathfinder 2', () => {
    expect(verdict('d20.ataque', { mod: 7, cd: 30 }, [20])).toBe('IMPACTO CRÍTICO, 20 natural');
    expect(verdict('d20.ataque', { mod: 40, cd: 15 }, [1])).toBe('FALLA, 1 natural');
    expect(verdict('d20.ataque', { mod: 7, cd: 15, dados: 'ventaja' }, [4, 17])).toBe('IMPACTA, 24');
    expect(verdict('d20.prueba', { mod: 5, cd: 15 }, [10])).toBe('ÉXITO, margen 0');
    expect(verdict('d20.pf2', { mod: 5, cd: 15 }, [20])).toBe('ÉXITO CRÍTICO');
    expect(verdict('d20.pf2', { mod: 0, cd: 30 }, [20])).toBe('FALLO');
    expect(verdict('d20.pf2', { mod: 0, cd: 25 }, [15])).toBe('FALLO CRÍTICO');
    expect(verdict('d20.mym', { mod: 5, cd: 15 }, [15])).toBe('ÉXITO, grado 2');
    expect(verdict('d20.mym', { mod: 5, cd: 15 }, [9])).toBe('FALLO, grado 1');
    expect(chances('d20.ataque', { mod: 0, cd: 11, dados: 'ventaja' })).toMatchObject({
      'IMPACTO CRÍTICO, 20 natural': '9.8',
      'FALLA, 1 natural': '0.3',
    });
  });

  it('World of Darkness: botches, chronicles, and hunger dice', () => {
    expect(verdict('mdt.reserva', { dados: 4, dif: 6 }, [2, 1, 5, 3])).toBe('FRACASO');
    expect(verdict('mdt.reserva', { dados: 4, dif: 6 }, [8, 1, 5, 3])).toBe('FALLO');
    expect(verdict('mdt.reserva', { dados: 3, dif: 6, esp: true }, [10, 7, 6, 2])).toBe(
      'ÉXITO COMPLETO, 3 éxitos',
    );
    expect(verdict('cdt.reserva', { dados: 3 }, [10, 8, 2, 3])).toBe('ÉXITO, 2 éxitos');
    expect(verdict('cdt.suerte', {}, [1])).toBe('FALLO DRAMÁTICO');
    const v5 = { dados: 3, ansia: 2, dif: 3 };
    expect(verdict('v5.reserva', v5, [10, 7, 2], [10, 3])).toBe('CRÍTICO CONFLICTIVO, 5 éxitos');
    expect(verdict('v5.reserva', v5, [10, 10, 2], [4, 3])).toBe('CRÍTICO, 4 éxitos');
    expect(verdict('v5.reserva', v5, [6, 7, 2], [1, 3])).toBe('FALLO BESTIAL, éxitos: 2');
    expect(verdict('v5.reserva', { dados: 0, ansia: 2, dif: 2 }, [6, 7])).toBe('ÉXITO, éxitos: 2');
  });

  it('roll-under games', () => {
    expect(verdict('aquelarre.hab', { valor: 45 }, [5])).toBe('CRÍTICO');
    expect(verdict('aquelarre.hab', { valor: 45 }, [6])).toBe('ÉXITO, por 39');
    expect(verdict('aquelarre.hab', { valor: 45 }, [94])).toBe('FALLO, por 49');
    expect(verdict('aquelarre.hab', { valor: 45 }, [95])).toBe('PIFIA');
    expect(verdict('brp.hab', { valor: 50 }, [3])).toBe('CRÍTICO');
    expect(verdict('brp.hab', { valor: 50 }, [10])).toBe('ÉXITO ESPECIAL');
    expect(verdict('brp.hab', { valor: 50 }, [98])).toBe('PIFIA');
    expect(verdict('gurps.tirada', { valor: 16 }, [1, 2, 3])).toBe('ÉXITO CRÍTICO');
    expect(verdict('gurps.tirada', { valor: 12 }, [6, 6, 5])).toBe('FALLO CRÍTICO');
    expect(verdict('gurps.tirada', { valor: 16 }, [6, 6, 5])).toBe('FALLO');
    expect(verdict('gurps.tirada', { valor: 12 }, [4, 4, 4])).toBe('ÉXITO, por 0');
    expect(verdict('pendragon.rasgo', { valor: 12 }, [12])).toBe('CRÍTICO');
    expect(verdict('pendragon.rasgo', { valor: 12 }, [20])).toBe('PIFIA');
    expect(verdict('pendragon.rasgo', { valor: 20 }, [20])).toBe('CRÍTICO');
    expect(verdict('pendragon.maestria', { exceso: 3 }, [17])).toBe('CRÍTICO');
    expect(verdict('pendragon.maestria', { exceso: 3 }, [16])).toBe('ÉXITO, 19');
    expect(verdict('warhammer.chequeo', { valor: 45 }, [23])).toBe('ÉXITO, niveles: 2');
    expect(verdict('warhammer.chequeo', { valor: 45 }, [78])).toBe('FALLO, niveles: menos 3');
    expect(verdict('deltagreen.hab', { valor: 50 }, [44])).toBe('CRÍTICO');
    expect(verdict('deltagreen.hab', { valor: 50 }, [66])).toBe('PIFIA');
  });

  it('kept dice and pools', () => {
    expect(verdict('l5a.tirada', { dados: 7, guarda: 3, no: 30 }, [10, 9, 2, 3, 4, 5, 6, 7])).toBe(
      'ÉXITO, margen 2',
    );
    expect(verdict('fuego.prueba', { hab: 3, bono: '2', dif: 9 }, [6, 6, 2, 5, 1])).toBe('ÉXITO, grado 2');
    expect(verdict('fuego.prueba', { hab: 3, dif: 12 }, [1, 2, 2])).toBe('FALLO CRÍTICO, por 7');
    expect(verdict('yearzero.reserva', { atr: 2, hab: 1 }, [6, 1], [6])).toBe('ÉXITO, 2 seises');
    expect(verdict('yearzero.forzar', { atr: 2, hab: 1, equipo: 1, seises: 1 }, [1, 1], [3], [6])).toBe(
      'ÉXITO, seises: 2, unos nuevos de atributo 2 y de equipo 0',
    );
    expect(verdict('blades.accion', { dados: 3 }, [6, 2, 6])).toBe('CRÍTICO');
    expect(verdict('blades.accion', { dados: 2 }, [4, 2])).toBe('ÉXITO CON CONSECUENCIAS, 4');
    expect(verdict('blades.cero', {}, [6, 6])).toBe('ÉXITO, 6');
    expect(verdict('ryf.tirada', { mod: 8, dif: 15 }, [7, 3, 10])).toBe('ÉXITO, margen 0');
    expect(verdict('ryf.tirada', { mod: 8, dif: 15 }, [10, 3, 10])).toBe('ÉXITO CON 10 NATURAL, margen 3');
    expect(verdict('kult.mov', { mod: 1 }, [7, 7])).toBe('ÉXITO COMPLETO, 15');
    expect(verdict('traveller.tarea', { mod: 1 }, [1, 1])).toBe('FALLO, efecto menos 5');
  });
});

describe('templates in a post', () => {
  it('are read only with values in range, in their one spelling', () => {
    for (const text of [
      '@pbta.mov;2;normal',
      '@coc7.hab;60;b1',
      '@mdt.reserva;7;6;1',
      '@cdt.suerte',
      '@fuego.prueba;3;2;-1;9',
    ]) {
      const read = notation.read(`notation/1;${text}`);
      expect(read.ok && notation.write(read.value), text).toBe(`notation/1;${text}`);
    }
    for (const text of [
      '@pbta.mov;99;normal',
      '@pbta.mov;02;normal',
      '@pbta.mov;+2;normal',
      '@pbta.mov;2',
      '@pbta.mov;2;normal;1',
      '@pbta.mov;2;otro',
      '@pbta.otro;2;normal',
      '@constructor.x',
      '@pbta.mov.x;2;normal',
      '@v5.reserva;0;0;1',
      '@',
    ]) {
      expect(notation.read(`notation/1;${text}`).ok, text).toBe(false);
    }
  });
});

describe('rolls of the player’s own', () => {
  const sheet = sheetOf('ninguno', {
    valores: [
      { nombre: 'Percepción', valor: 3 },
      { nombre: 'Valor de la habilidad', valor: 71 },
    ],
    macros: [
      { nombre: 'Buscar', expresion: '2d6+{percepcion}', bandas: '6 Fallo, 9 Éxito con coste, Éxito' },
      { nombre: '', expresion: '1d8+2', bandas: '' },
    ],
  });
  const macro = (id: string) => notation.plan(sheet, 'guardada', { macro: id });

  it('are offered by name, or by their dice where they have none', () => {
    const offer = notation.offers(sheet, 'es').find(({ id }) => id === 'guardada');
    expect(offer?.inputs[0]).toMatchObject({
      options: [
        { id: 'm1', label: 'Buscar' },
        { id: 'm2', label: '1d8+2' },
      ],
    });
  });

  it('say their own words, which travel in the order', () => {
    const plan = macro('m1');
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const { order } = plan.value;
    expect(notation.write(order)).toBe('notation/1;2d6+3;6=Fallo;9=~c9xito con coste;~c9xito');
    expect(notation.read(notation.write(order))).toEqual({ ok: true, value: order });
    const said = (dice: readonly number[]) => spell(notation.sentences(order, [[dice]], 'es').verdict, {});
    expect(said([1, 2])).toBe('Fallo, 6');
    expect(said([1, 3])).toBe('Éxito con coste, 7');
    expect(said([6, 1])).toBe('Éxito, 10');
    expect(
      notation
        .odds(order, 'es')
        .lines.map(({ label, value }) => [label, percent(value)])
        .slice(0, 3),
    ).toEqual([
      ['Fallo', '8.3'],
      ['Éxito con coste', '33.3'],
      ['Éxito', '58.3'],
    ]);
  });

  it('are refused in words where their outcomes cannot be read or do not fit', () => {
    for (const [bandas, message] of [
      ['9 Fallo, 6 Parcial, Éxito', 'de menor a mayor'],
      ['Éxito', 'de menor a mayor'],
      ['6 Fallo :), Éxito', 'no puede ir en un mensaje'],
    ] as const) {
      const data = { ...sheet, macros: [{ nombre: 'x', expresion: '2d6', bandas }] };
      const [problem] = notation.checkSheet(data);
      expect(problem?.field).toBe('macros.1.bandas');
      expect(problem && notation.explain(problem, 'es')).toContain(message);
    }
    const long = {
      ...sheet,
      macros: [
        {
          nombre: 'x',
          expresion: '2d6',
          bandas: '6 Una cosa larguísima que no cabe, 9 Otra cosa muy larga, Y otra más',
        },
      ],
    };
    const plan = notation.plan(long, 'guardada', { macro: 'm1' });
    expect(!plan.ok && plan.problems[0]).toMatchObject({ code: 'order_too_long', field: 'macro' });
  });

  it('lend their values to the blanks of the same name', () => {
    const [offer] = notation.offers({ ...sheet, juego: 'coc7' }, 'es');
    expect(offer).toMatchObject({
      id: 'coc7.hab',
      inputs: [
        { id: 'valor', value: 71 },
        { id: 'dados', value: 'no' },
      ],
    });
  });

  it('follow the dialect and the game of the partida', () => {
    const partida = { 'notation.dialecto': 'roll20', 'notation.juego': 'pbta' };
    expect(notation.offers(sheet, 'es', partida).map(({ id }) => id)).toEqual([
      'pbta.mov',
      'guardada',
      'tirar',
    ]);
    const plan = notation.plan(
      { ...sheet, macros: [{ nombre: 'x', expresion: '5d10>7', bandas: '' }] },
      'guardada',
      { macro: 'm1' },
      partida,
    );
    expect(plan.ok && plan.value.order.expresion).toBe('5d10>=7');
  });
});
