import { describe, expect, it } from 'vitest';
import { type Choices, languages, type SheetData } from '../../../../rules/system';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import { settingOf } from '../../../../rules/systems/plenilunio/settings';
import { variants } from '../../../../rules/systems/plenilunio/variants';
import { blockOf } from './block';

const sheet = (more: SheetData = {}): SheetData => ({ ...plenilunio.newSheet(), ...more });
const block = (own: SheetData, offer: string, choices: Choices, dice: number[][][], partida?: SheetData) => {
  const read = plenilunio.plan(own, offer, choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return blockOf(read.value.order, dice, 'es', read.value.names);
};
const order = (own: SheetData, offer: string, choices: Choices, partida?: SheetData) => {
  const read = plenilunio.plan(own, offer, choices, partida);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.order;
};

describe('the settings of a partida', () => {
  it('are those of the list, each explained in one line in every language, the default first', () => {
    expect(variants.map(({ id }) => id)).toEqual(
      [
        'nivelesSalud',
        'inconsciente',
        'maximoResistencia',
        'armaduraYDestino',
        'armaduraQuitaDestino',
        'revesConAutomaticos',
        'revesConDestino',
        'penalizacionEnRecuperacion',
        'empateCuerpoACuerpo',
        'redondeoAliento',
        'maxAyudantes',
        'escalaDificultad',
        'defensaSinDados',
        'ordenCancelarTriunfos',
        'oposicionVisible',
      ].map((id) => `ple.${id}`),
    );
    for (const { options, byDefault, words } of variants) {
      expect(options[0]).toBe(byDefault);
      for (const language of languages) {
        expect(words[language].about).toMatch(/^\S.{15,130}[.?]$/);
        expect(Object.keys(words[language].options)).toEqual([...options]);
      }
    }
  });

  it('are the default where nothing, or nonsense, is set', () => {
    expect(settingOf(undefined, 'inconsciente')).toBe('bajoCero');
    expect(settingOf({ 'ple.inconsciente': 'quizá' }, 'inconsciente')).toBe('bajoCero');
    expect(settingOf({ 'ple.inconsciente': 'cero' }, 'inconsciente')).toBe('cero');
  });

  const armoured = sheet({
    fortaleza: 2,
    penalizacion: 1,
    especialidades: [{ caracteristica: 'fortaleza', especialidad: 'Trepar' }],
  });
  const climb = { especialidad: '0', armadura: true, destino: 1 };

  it('armaduraYDestino: the fracaso of a destino die trips the armour, or does not', () => {
    const dice = [[[6, 4], [1]]];
    expect(block(armoured, 'reto', climb, dice)[1]).toContain('= 2 éxitos - armadura 1, 1 triunfo pasa');
    expect(block(armoured, 'reto', climb, dice, { 'ple.armaduraYDestino': 'propios' })[1]).toContain(
      '= 3 éxitos, cada 6 vale 2 - armadura 1, no estorba',
    );
  });

  it('armaduraQuitaDestino: a destino triunfo that became a success raises Destino, or does not', () => {
    const dice = [[[1, 2], [6]]];
    expect(block(armoured, 'reto', climb, dice)[0]).toContain('¡DESTINO 4!');
    expect(block(armoured, 'reto', climb, dice, { 'ple.armaduraQuitaDestino': 'si' })[0]).not.toContain(
      'DESTINO',
    );
  });

  it('revesConAutomaticos: automatic successes prevent a revés, or do not', () => {
    const choices = { automaticos: 1 };
    expect(block(sheet(), 'reto', choices, [[[1, 2, 2]]])[0]).not.toContain('REVÉS');
    expect(
      block(sheet(), 'reto', choices, [[[1, 2, 2]]], { 'ple.revesConAutomaticos': 'noEvitan' })[0],
    ).toContain('¡REVÉS!');
  });

  it('revesConDestino: a success on a destino die saves from a revés, or does not', () => {
    const dice = [[[1, 2, 2], [4]]];
    expect(block(sheet(), 'reto', { destino: 1 }, dice)[0]).not.toContain('REVÉS');
    expect(block(sheet(), 'reto', { destino: 1 }, dice, { 'ple.revesConDestino': 'noCuentan' })[0]).toContain(
      '¡REVÉS!',
    );
  });

  it('penalizacionEnRecuperacion: wounds take dice when defending, when recovering, or neither', () => {
    const hurt = sheet({ salud: 'malherido' });
    const wounds = (offer: string, partida?: SheetData) => {
      const planned = order(hurt, offer, offer === 'defensa' ? { rival: 'Mutante' } : {}, partida);
      return 'heridas' in planned ? planned.heridas : 0;
    };
    expect([wounds('defensa'), wounds('recuperacion'), wounds('reto')]).toEqual([2, 0, 2]);
    const both = { 'ple.penalizacionEnRecuperacion': 'ambas' };
    expect([wounds('defensa', both), wounds('recuperacion', both)]).toEqual([2, 2]);
    const none = { 'ple.penalizacionEnRecuperacion': 'ninguna' };
    expect([wounds('defensa', none), wounds('recuperacion', none), wounds('reto', none)]).toEqual([0, 0, 2]);
  });

  it('empateCuerpoACuerpo: nobody is harmed, or both throws are repeated', () => {
    const choices = { rival: 'Mutante', usa: 1, normales: 1 };
    expect(block(sheet(), 'defensa', choices, [[[4]]])).toEqual([
      'Tirada 3 - Armand - Seguir el rastro → EMPATE',
      'Combate 3, usa 1 de 3 dados - 1d6: 4 = 1 éxito - contra Mutante, tirada 1, 1 éxito (1 normal) - ' +
        'nadie recibe daño - próximo turno menos 1 dado',
    ]);
    expect(
      block(sheet(), 'defensa', choices, [[[4]]], { 'ple.empateCuerpoACuerpo': 'repetir' })[0],
    ).toContain('→ EMPATE, se repite');
  });

  it('redondeoAliento: half of five is two, or three', () => {
    const tired = sheet({ resistencia: 13 });
    expect(block(tired, 'gasto', { gasto: 'aliento' }, [])[1]).toContain('Resistencia de 13 a 15');
    expect(block(tired, 'gasto', { gasto: 'aliento' }, [], { 'ple.redondeoAliento': 'arriba' })[1]).toContain(
      'Resistencia de 13 a 16',
    );
  });

  it('ordenCancelarTriunfos: which triunfos go first shows in what is left', () => {
    const own = sheet({ fortaleza: 1 });
    const choices = { destino: 1, oposicion: '1' };
    const dice = [[[6], [6], [4]]];
    expect(block(own, 'reto', choices, dice)[1]).toContain('queda 1 triunfo doble');
    expect(block(own, 'reto', choices, dice, { 'ple.ordenCancelarTriunfos': 'dobles' })[1]).toContain(
      'quedan 1 triunfo y medio triunfo doble',
    );
  });

  it('nivelesSalud: with six levels a mortal wound leaves a healthy character unconscious, not dead', () => {
    const hit = { golpe: 24 };
    expect(block(sheet(), 'dano', hit, [])[0]).toContain('HERIDA MORTAL, MUERE');
    expect(block(sheet(), 'dano', hit, [], { 'ple.nivelesSalud': 'seis' })[0]).toContain(
      'HERIDA MORTAL, pasa a INCONSCIENTE',
    );
  });

  it('maximoResistencia: two thirds cap what is recovered, or Resistencia itself', () => {
    const hurt = sheet({ salud: 'herido', resistencia: 3 });
    const shown = (partida?: SheetData) =>
      plenilunio.derived(hurt, 'es', partida).find(({ id }) => id === 'resistenciaMax')?.value;
    expect([shown(), shown({ 'ple.maximoResistencia': 'pista' })]).toEqual(['18', '12']);
    expect(block(hurt, 'descanso', {}, [])[1]).toContain('Resistencia de 3 a 12');
  });

  it('defensaSinDados: any success hits who uses no dice, none is a tie', () => {
    expect(block(sheet(), 'ataque', { contra: '0' }, [[[4, 2, 2]]])[0]).toContain('GANA por 1, DAÑO 1');
    expect(block(sheet(), 'ataque', { contra: '0' }, [[[3, 2, 2]]])[0]).toContain('EMPATE');
  });
});
