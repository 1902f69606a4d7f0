import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import { horror } from '../../../../rules/systems/horror';
import { filled } from '../boards';

type Case = readonly [order: object, dice: Dice, verdict: string];

const orderOf = (order: object) => {
  const read = horror.fromJson?.({ caracteristica: 'accion', ...order });
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
};
const detailsOf = (order: object, dice: Dice): readonly string[] =>
  horror.sentences(orderOf(order), dice, 'es').details.map(filled);

/** Worked by hand from the rules text, not from the code; the lines are those of the text. */
const told = (kind: string, common: object, cases: readonly Case[]): void => {
  it.each(cases.map(([order, dice, verdict]) => [verdict, order, dice] as const))(
    `${kind}: %s <- %j %j`,
    (verdict, order, dice) => {
      expect(filled(horror.sentences(orderOf({ kind, ...common, ...order }), dice, 'es').verdict)).toBe(
        verdict,
      );
    },
  );
};

describe('a reto: the highest face, one more for each copy, more than the difficulty (L81-91)', () => {
  told('reto', { actual: 3 }, [
    [{ dificultad: 5 }, [[[2, 6, 3]]], 'SUPERADO'],
    [{ dificultad: 6 }, [[[2, 6, 3]]], 'FALLO'],
    [{ dificultad: 6, igualVale: true }, [[[2, 6, 3]]], 'SUPERADO'],
    [{ dificultad: 6 }, [[[6, 6, 3]]], 'SUPERADO'],
    [{ dificultad: 7 }, [[[6, 6, 6]]], 'SUPERADO'],
    [{ dificultad: 8 }, [[[6, 6, 6]]], 'FALLO'],
    [{ dificultad: 3 }, [[[3, 3, 3]]], 'SUPERADO'],
    [{ dificultad: 2 }, [[[1, 1, 1]]], 'SUPERADO, 3 presagios'],
    [{ dificultad: 3 }, [[[1, 1, 1]]], 'FALLO, 3 presagios'],
    // Only the copies of the highest face count, unless the partida says otherwise.
    [{ actual: 4, dificultad: 3 }, [[[2, 2, 2, 3]]], 'FALLO'],
    [{ actual: 4, dificultad: 3, mejorGrupo: true }, [[[2, 2, 2, 3]]], 'SUPERADO'],
    [{ dificultad: 7, rasgos: [2] }, [[[2, 6, 3]]], 'SUPERADO'],
    [{ dificultad: 9, rasgos: [2, 1] }, [[[2, 6, 3]]], 'FALLO'],
    [{ actual: 1, objetos: [2], dificultad: 6 }, [[[5, 5, 5]]], 'SUPERADO'],
    [{ actual: 0, objetos: [1], dificultad: 3 }, [[[4]]], 'SUPERADO'],
    [{ actual: 1, optima: 3, dificultad: 4 }, [[[5, 1, 2]]], 'SUPERADO, 1 presagio'],
    [{}, [[[5, 5, 2]]], 'RESULTADO 6, pendiente de la dificultad'],
    [{ dificultad: 9, forzado: 'exito' }, [[[2, 3, 4]]], 'SUPERADO'],
    [{ dificultad: 1, forzado: 'fallo' }, [[[2, 3, 4]]], 'FALLO'],
  ]);
});

describe('presagios and the threat (L63, L67, L103-107)', () => {
  told('reto', { actual: 3, dificultad: 4 }, [
    [{ amenaza: 4 }, [[[1, 1, 5]]], 'SUPERADO, 2 presagios, AMENAZA 5'],
    [{ amenaza: 4 }, [[[1, 2, 5]]], 'SUPERADO, 1 presagio'],
    [{ amenaza: 5 }, [[[1, 1, 5]]], 'SUPERADO, 2 presagios, AMENAZA 6'],
    [{ amenaza: 6 }, [[[1, 1, 5]]], 'SUPERADO, 2 presagios'],
    [{ amenaza: 1 }, [[[1, 2, 5]]], 'SUPERADO, 1 presagio, AMENAZA 2'],
    [{ amenaza: 0 }, [[[2, 2, 5]]], 'SUPERADO'],
    [{ amenaza: 0, literal: true }, [[[2, 2, 5]]], 'SUPERADO, AMENAZA 1'],
    // A point spent to repeat is a point of threat before the omens are measured: 1 is no half of 4.
    [{ amenaza: 3, repite: true }, [[[1, 2, 5]]], 'SUPERADO, 1 presagio, AMENAZA 4'],
    [{ amenaza: 2, repite: { tirada: 7 } }, [[[1, 2, 5]]], 'SUPERADO, 1 presagio, AMENAZA 4'],
    [{ amenaza: 2, forzado: 'exito' }, [[[2, 2, 3]]], 'SUPERADO, AMENAZA 3'],
    // What forces a failure goes to who is harmed (L49).
    [{ amenaza: 2, forzado: 'fallo' }, [[[2, 2, 3]]], 'FALLO'],
    [{ amenaza: 5, optima: 3, paga: 'amenaza' }, [[[2, 2, 5]]], 'SUPERADO, AMENAZA 4'],
    [{ amenaza: 5, optima: 3, paga: 'nivel' }, [[[2, 2, 5]]], 'SUPERADO'],
  ]);
});

describe('a reto peligroso (L47, L95, L109) and what is left (L7-11)', () => {
  told('reto', { actual: 3, dificultad: 6, peligroso: true }, [
    [{}, [[[2, 3, 5]]], 'FALLO, pierde 1 de Acción'],
    [{}, [[[1, 1, 5]]], 'FALLO, pierde 3 de Acción, 2 presagios'],
    [{}, [[[1, 6, 6]]], 'SUPERADO, 1 presagio'],
    [{ guion: 'usada' }, [[[1, 1, 5]]], 'FALLO, SIN DAÑO por protección de guion, 2 presagios'],
    [{ guion: 'usada', amenaza: 5 }, [[[2, 3, 5]]], 'FALLO, SIN DAÑO por protección de guion, AMENAZA 6'],
    [{ guion: 'disponible' }, [[[2, 3, 5]]], 'FALLO, pierde 1 de Acción'],
    [{ caracteristica: 'cognicion' }, [[[2, 3, 5]]], 'FALLO, pierde 1 de Cognición'],
    [{ forzado: 'fallo' }, [[[6, 6, 6]]], 'FALLO, pierde 1 de Acción'],
  ]);
  it.each([
    ['accion', 1, 'gravemente herido'],
    ['accion', 0, 'muere'],
    ['interaccion', 1, 'en estado catatónico'],
    ['interaccion', 0, 'en estado catatónico irreversible'],
    ['cognicion', 1, 'pierde la cordura'],
    ['cognicion', 0, 'muerte cerebral'],
  ])('%s %i and one point less: %s', (caracteristica, actual, state) => {
    const order = { kind: 'reto', caracteristica, actual, objetos: [1], dificultad: 6, peligroso: true };
    const dice: Dice = [[new Array(actual + 1).fill(2)]];
    expect(detailsOf(order, dice)).toContain(state);
  });
});

describe('a conflict (L97, L107-109)', () => {
  const total = (value: number, presagios = 0) => ({ rival: { tipo: 'total', total: value, presagios } });
  const who = (tipo: string, tipoRival: string) => ({ tipo, tipoRival });
  const hero = who('principal', 'monstruo');
  told('conflicto', { actual: 3 }, [
    [{ ...hero, ...total(5) }, [[[2, 3, 6]]], 'GANA'],
    [{ ...hero, ...total(7) }, [[[2, 3, 6]]], 'PIERDE'],
    [{ ...hero, ...total(6) }, [[[2, 3, 6]]], 'GANA'],
    [{ ...who('monstruo', 'principal'), ...total(6) }, [[[2, 3, 6]]], 'PIERDE'],
    [{ ...who('secundario', 'principal'), ...total(6) }, [[[2, 3, 6]]], 'PIERDE'],
    [{ ...who('principal', 'principal'), ...total(6) }, [[[2, 3, 6]]], 'EMPATE'],
    [
      { ...who('monstruo', 'secundario'), ...total(6), empateRepite: true },
      [[[2, 3, 6]]],
      'EMPATE, se repite',
    ],
    [{ ...hero, ...total(7, 2), peligroso: true }, [[[1, 3, 6]]], 'PIERDE, pierde 3 de Acción, 1 presagio'],
    [
      { ...hero, ...total(5, 2), peligroso: true },
      [[[1, 3, 6]]],
      'GANA, el rival pierde 2 puntos, 1 presagio',
    ],
    [{ ...hero, ...total(5, 2), amenaza: 6 }, [[[1, 3, 6]]], 'GANA, 1 presagio, AMENAZA 7'],
    [{ ...hero, ...total(5, 2), amenaza: 6, soloVencedor: true }, [[[1, 3, 6]]], 'GANA, 1 presagio'],
    [
      { ...hero, ...total(9, 3), amenaza: 6, soloVencedor: true },
      [[[1, 3, 6]]],
      'PIERDE, 1 presagio, AMENAZA 7',
    ],
    [
      { ...hero, rival: { tipo: 'tira', dados: 2, rasgo: 1 } },
      [
        [
          [2, 3, 6],
          [6, 6],
        ],
      ],
      'PIERDE',
    ],
    [
      { ...hero, rival: { tipo: 'tira', dados: 2, rasgo: 0 }, rasgos: [1] },
      [
        [
          [2, 3, 6],
          [6, 6],
        ],
      ],
      'GANA',
    ],
    [
      { ...hero, rival: { tipo: 'pendiente' }, amenaza: 0 },
      [[[1, 3, 6]]],
      'RESULTADO 6, pendiente del rival, 1 presagio',
    ],
  ]);
});

describe('what else must be said for a reader to follow', () => {
  const dangerous = { kind: 'reto', actual: 3, peligroso: true };
  it('why an equal result fails, or a lower one passes', () => {
    expect(detailsOf({ ...dangerous, dificultad: 6 }, [[[2, 3, 6]]])).toContain(
      '6 contra 6, hay que superarla',
    );
    expect(detailsOf({ ...dangerous, dificultad: 6, forzado: 'exito' }, [[[2, 3, 6]]])).toContain(
      'activa «Nombre», éxito automático',
    );
  });
  it('who wins a tie, and by which rule: «en caso de empate un personaje principal vence» (L97)', () => {
    const tie = { kind: 'conflicto', actual: 1, tipo: 'principal', tipoRival: 'monstruo' };
    const rival = { tipo: 'tira', dados: 1, rasgo: 2 };
    expect(detailsOf({ ...tie, rasgos: [1], rival }, [[[4], [3]]])).toEqual([
      'Acción 1',
      '1d6: 4, el mayor 4',
      '4 + «Nombre» 1 = 5',
      'rival Nombre, 1d6: 3, el mayor 3',
      'rival 3 + rasgos 2 = 5',
      'empate, vence el personaje principal',
      'sin presagios',
      'sin presagios entre los dos',
    ]);
    expect(detailsOf({ ...tie, tipoRival: 'principal', rival }, [[[5], [3]]])).not.toContain(
      'empate, vence el personaje principal',
    );
  });
  it('why the threat is another before the omens: «el punto gastado se convierte en un punto de amenaza» (L63)', () => {
    expect(detailsOf({ kind: 'reto', actual: 1, dificultad: 3, amenaza: 4, repite: true }, [[[5]]])).toEqual([
      'Acción 1',
      'repite una tirada fallida',
      'gasta 1 de superación',
      'amenaza 4 → 5',
      '1d6: 5, el mayor 5',
      '5 contra 3',
      'sin presagios',
      'amenaza 5, no sube',
    ]);
  });
  it('no loss, where protección de guion «permite ignorar todo el daño» (L47)', () => {
    const laws = (guion: string) =>
      horror.distribution?.(orderOf({ ...dangerous, dificultad: 5, guion })).map(({ id }) => id);
    expect(laws('disponible')).toContain('perdida');
    expect(laws('usada')).not.toContain('perdida');
    const lines = horror.odds(orderOf({ ...dangerous, dificultad: 5, guion: 'usada' }), 'es').lines;
    expect(lines.map(({ id }) => id)).not.toContain('perdida');
  });
});
