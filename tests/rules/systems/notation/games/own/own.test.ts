import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notation } from '../../../../../../rules/systems/notation';
import { readOwnGames } from '../../../../../../rules/systems/notation/games/own/read-own';
import { SAMPLE } from '../../../../../../rules/systems/notation/games/own/sample';

type Json = Record<string, unknown>;
const roll = (members: Json): Json => ({ nombre: 'Prueba', dados: '2d6', ...members });
const game = (...rolls: Json[]): Json => ({
  formato: 'fe-de-dados/plantillas/1',
  juego: 'Mío',
  tiradas: rolls,
});
const number = (members: Json): Json => ({
  nombre: 'Bono',
  tipo: 'numero',
  minimo: -2,
  maximo: 5,
  ...members,
});

function refused(data: unknown, language: 'es' | 'en' = 'es'): string {
  const read = readOwnGames(typeof data === 'string' ? data : JSON.stringify(data));
  if (read.ok) throw new Error('it was read');
  const [problem] = read.problems;
  return problem ? notation.explain(problem, language) : '';
}
const sheetWith = (plantillas: string) => ({ ...notation.newSheet(), plantillas });

describe('templates of a player', () => {
  it('are offered by their names, with the blanks they ask for', () => {
    const [offer] = notation.offers(sheetWith(SAMPLE), 'es');
    expect(offer?.label).toBe('Mi juego · Prueba');
    expect(offer?.inputs.map(({ label }) => label)).toEqual(['Dados', 'Habilidad', 'Suerte']);
  });

  it('make an order that says all there is: a reader needs no template', () => {
    const plan = notation.plan(sheetWith(SAMPLE), 'propia.1.1', { c1: 'o2', c2: -2, c3: true });
    expect(plan.ok && notation.write(plan.value.order)).toBe(
      'notation/1;3d6kh2-2+1d4;6=Fallo;9=Con coste;~c9xito',
    );
    const read = notation.read(plan.ok ? notation.write(plan.value.order) : '');
    const told = read.ok ? notation.sentences(read.value, [[[6, 5, 1], [2]]], 'es') : null;
    expect(told?.verdict).toEqual(['Éxito, 11']);
  });

  it('of a partida are offered to every character of it', () => {
    const offers = notation.offers(notation.newSheet(), 'es', { plantillas: SAMPLE });
    expect(offers[0]?.id).toBe('comun.1.1');
    const plan = notation.plan(notation.newSheet(), 'comun.1.1', { c2: 3 }, { plantillas: SAMPLE });
    expect(plan.ok && plan.value.order.expresion).toBe('2d6+3');
  });

  it('take values of the sheet as any line of dice does', () => {
    const own = JSON.stringify(game(roll({ dados: '1d20+{Fuerza}+{bono}', casillas: [number({})] })));
    const sheet = { ...sheetWith(own), valores: [{ nombre: 'fuerza', valor: 4 }] };
    const plan = notation.plan(sheet, 'propia.1.1', { c1: 2 });
    expect(plan.ok && plan.value.order.expresion).toBe('1d20+4+2');
  });

  it('that cannot be read are told by the sheet and by the partida, and offer nothing', () => {
    expect(notation.checkSheet(sheetWith('{'))[0]?.code).toBe('own_json');
    expect(notation.checkPartida?.({ plantillas: '[1]' })[0]?.code).toBe('own_type');
    expect(notation.offers(sheetWith('{'), 'es')[0]?.id).toBe('tirar');
  });
});

describe('what is wrong with a file of templates', () => {
  it.each<readonly [string, unknown, string]>([
    ['no JSON', '{"formato": 1,\n}', 'no es JSON'],
    ['another kind of file', { ...game(roll({})), formato: 'otro' }, 'En formato: aquí debe decir'],
    ['no rolls', game(), 'En tiradas: falta'],
    ['a misspelled member', game(roll({ casilla: [] })), 'En tiradas.1: «casilla» no va aquí'],
    [
      'dice that are no text',
      game(roll({ dados: 6 })),
      'En tiradas.1.dados: aquí va un texto entre comillas',
    ],
    [
      'wrong dice',
      game(roll({ dados: '2d6+' })),
      'En tiradas.1.dados: «2d6+»: Columna 5: aquí falta un número',
    ],
    ['no dice at all', game(roll({ dados: '3+4' })), 'No hay ningún dado'],
    [
      'dice that are wrong for one end of a blank',
      game(roll({ dados: '{bono}d6', casillas: [number({ minimo: 1, maximo: 200 })] })),
      '«200d6»: Columna 1: en cada grupo caben de 0 a 100 dados',
    ],
    [
      'a blank nobody knows',
      game(roll({ casillas: [{ nombre: 'X', tipo: 'lista' }] })),
      'el tipo es «numero»',
    ],
    ['figures in a name', game(roll({ casillas: [number({ nombre: 'd6' })] })), 'letras, espacios y guiones'],
    ['a range upside down', game(roll({ casillas: [number({ minimo: 9 })] })), 'entre el mínimo y el máximo'],
    ['twins', game(roll({ casillas: [number({}), number({})] })), 'dos casillas que se llaman «bono»'],
    ['one outcome', game(roll({ resultados: [{ palabras: 'Éxito' }] })), 'de 2 a 8 resultados'],
    [
      'outcomes downwards',
      game(
        roll({ resultados: [{ hasta: 9, palabras: 'A' }, { hasta: 6, palabras: 'B' }, { palabras: 'C' }] }),
      ),
      'de menor a mayor',
    ],
    [
      'letters that boards change',
      game(roll({ resultados: [{ hasta: 6, palabras: 'Mal :)' }, { palabras: 'Bien' }] })),
      'letras, cifras y espacios',
    ],
    [
      'more than a code holds',
      game(
        roll({
          dados: '2d6+3d8',
          resultados: [
            { hasta: 6, palabras: 'Un desastre absoluto y total' },
            { palabras: 'Una victoria para los bardos' },
          ],
        }),
      ),
      'en el código caben',
    ],
  ])('%s', (_, data, words) => {
    expect(refused(data)).toContain(words);
    // In English too, and never the code itself.
    expect(refused(data, 'en')).not.toMatch(/own_|undefined|^$/);
  });

  it('too much of it is refused before it is read', () => {
    expect(refused(`"${'x'.repeat(20_000)}"`)).toContain('Caben 20000');
    expect(refused(game(...Array.from({ length: 21 }, () => roll({}))))).toContain('caben 20');
  });

  it('is found whatever stands there: nothing throws', () => {
    const member = fc.constantFrom(
      'formato',
      'juego',
      'tiradas',
      'nombre',
      'dados',
      'casillas',
      'tipo',
      '__proto__',
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.constantFrom('fe-de-dados/plantillas/1', '2d6', 'numero', 1, null, true, 1e9),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(member, tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (data) => {
        const read = readOwnGames(JSON.stringify(data));
        if (!read.ok)
          for (const problem of read.problems) expect(notation.explain(problem, 'es')).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
