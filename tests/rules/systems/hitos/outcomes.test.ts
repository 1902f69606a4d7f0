import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import { hitos } from '../../../../rules/systems/hitos';
import { filled } from '../boards';

type Case = readonly [order: object, dice: Dice, verdict: string];

const orderOf = (order: object) => {
  const read = hitos.fromJson?.(order);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
};
const detailsOf = (order: object, dice: Dice): readonly string[] =>
  hitos.sentences(orderOf(order), dice, 'es').details.map(filled);

/** Worked by hand from the rules text, not from the code; the lines are those of the text. */
const told = (kind: string, common: object, cases: readonly Case[]): void => {
  it.each(cases.map(([order, dice, verdict]) => [verdict, order, dice] as const))(
    `${kind}: %s <- %j %j`,
    (verdict, order, dice) => {
      expect(filled(hitos.sentences(orderOf({ kind, ...common, ...order }), dice, 'es').verdict)).toBe(
        verdict,
      );
    },
  );
};
const mas = (signo: 'positiva' | 'negativa', repite: number) => ({ activaciones: [{ signo, repite }] });
const sobre = (...dados: number[]) => ({ sobre: { dados, modo: 'natural', tirada: 2 } });

describe('C and what is added, against the difficulty (L70-73, L90-92, L121)', () => {
  told('tirada', { base: { id: 'fortaleza', valor: 5 }, habilidad: 3 }, [
    [{ dificultad: 15 }, [[[2, 9, 7]]], 'ÉXITO'],
    [{ dificultad: 16 }, [[[2, 9, 7]]], 'FALLO'],
    [{ dificultad: 15, penalizacion: 2 }, [[[2, 9, 7]]], 'FALLO'],
    [{ dificultad: 15, modificador: -3 }, [[[9, 10, 10]]], 'CRÍTICO, doble 10, aspecto de escena'],
    [{ dificultad: 40 }, [[[10, 10, 10]]], 'CRÍTICO, triple 10, aspecto de sesión'],
    [{ dificultad: 5 }, [[[1, 10, 1]]], 'PIFIA, doble 1, aspecto de escena'],
    [{ dificultad: 5 }, [[[1, 1, 1]]], 'PIFIA, triple 1, aspecto de sesión'],
    [{}, [[[8, 3, 4]]], 'TOTAL 12'],
    [{ modificador: -20 }, [[[8, 3, 4]]], 'TOTAL menos 8'],
    [{ dificultad: 12, prolongada: { llevas: 1, necesarias: 3 } }, [[[8, 3, 4]]], 'ÉXITO, van 2 de 3'],
    [
      { dificultad: 12, prolongada: { llevas: 2, necesarias: 3 } },
      [[[8, 3, 4]]],
      'ÉXITO, COMPLETADA, 3 de 3',
    ],
    [{ dificultad: 13, prolongada: { llevas: 2, necesarias: 3 } }, [[[8, 3, 4]]], 'FALLO, van 2 de 3'],
    // For us «los resultados dobles se suman y escoges el dado mayor o la suma» (L109).
    [{ dificultad: 18, ...sobre(4, 2, 7), ...mas('positiva', 2) }, [[[4]]], 'FALLO'],
    [{ dificultad: 16, ...sobre(4, 2, 7), ...mas('positiva', 2) }, [[[4]]], 'ÉXITO'],
    [{ dificultad: 17, ...sobre(4, 2, 9), ...mas('positiva', 2) }, [[[4]]], 'ÉXITO'],
    [{ dificultad: 29, ...sobre(7, 2, 7), ...mas('positiva', 2) }, [[[7]]], 'ÉXITO'],
    [{ dificultad: 29, triples: 'dos', ...sobre(7, 2, 7), ...mas('positiva', 2) }, [[[7]]], 'FALLO'],
    [
      { dificultad: 9, ...sobre(1, 2, 9), ...mas('positiva', 2) },
      [[[1]]],
      'PIFIA, doble 1, aspecto de escena',
    ],
    // Against us doubles are negative, but for the 10s (L111).
    [{ dificultad: 5, ...sobre(6, 2, 9), ...mas('negativa', 2) }, [[[6]]], 'FALLO'],
    [{ dificultad: 2, ...sobre(6, 2, 9), ...mas('negativa', 2) }, [[[6]]], 'ÉXITO'],
    [{ dificultad: 14, ...sobre(6, 2, 9), ...mas('negativa', 2) }, [[[10]]], 'ÉXITO'],
    [
      { dificultad: 30, ...sobre(10, 2, 9), ...mas('negativa', 2) },
      [[[10]]],
      'CRÍTICO, doble 10, aspecto de escena',
    ],
    // Settled before the throw: C 4 is 12. Against 13 the 3 alone is repeated, since M 9 is sure then.
    [{ dificultad: 12, siFalla: true }, [[[3, 4, 9]]], 'ÉXITO'],
    [{ dificultad: 13, siFalla: true }, [[[3, 4, 9]], [[2]]], 'ÉXITO'],
  ]);
});

describe('opposed rolls and chases (L79-82, L200-210)', () => {
  const total = (value: number, clase = 'normal') => ({ rival: { tipo: 'total', total: value, clase } });
  told('enfrentada', { modificador: 5 }, [
    [total(12), [[[2, 8, 9]]], 'GANA'],
    [total(14), [[[2, 8, 9]]], 'PIERDE'],
    [total(13), [[[2, 8, 9]]], 'EMPATE, se repite'],
    [{ ...total(13), tablas: true }, [[[2, 8, 9]]], 'EMPATE, tablas'],
    [total(3, 'critico'), [[[2, 8, 9]]], 'PIERDE'],
    [{ ...total(3, 'critico'), soloTotales: true }, [[[2, 8, 9]]], 'GANA'],
    [total(30, 'pifia'), [[[2, 8, 9]]], 'GANA'],
    [
      { rival: { tipo: 'tira', bono: 9 } },
      [
        [
          [2, 8, 9],
          [10, 3, 4],
        ],
      ],
      'EMPATE, se repite',
    ],
    [
      { rival: { tipo: 'hecha', dados: [4, 4, 2], modo: 'positiva', bono: 4, tirada: 1 } },
      [[[2, 8, 9]]],
      'GANA',
    ],
    [{ rival: { tipo: 'pendiente' } }, [[[2, 8, 9]]], 'TOTAL 13, pendiente del rival'],
  ]);
  const chase = (papel: string, distancia: string, than: object) => ({ papel, distancia, ...than });
  told('persecucion', { modificador: 5 }, [
    [chase('perseguidor', 'media', total(12)), [[[2, 8, 9]]], 'GANA, distancia media → corta'],
    [chase('perseguidor', 'corta', total(12)), [[[2, 8, 9]]], 'GANA, sigue la distancia corta'],
    [chase('perseguidor', 'larga', total(14)), [[[2, 8, 9]]], 'PIERDE, distancia larga → muy larga'],
    [chase('perseguido', 'muylarga', total(12)), [[[2, 8, 9]]], 'GANA, EL PERSEGUIDO ESCAPA'],
    [chase('perseguido', 'larga', total(13)), [[[2, 8, 9]]], 'EMPATE, sigue la distancia larga'],
    [
      chase('perseguido', 'larga', total(20, 'pifia')),
      [[[2, 8, 9]]],
      'GANA, FIN DE LA PERSECUCIÓN, a favor del perseguido',
    ],
    [
      chase('perseguidor', 'larga', total(20)),
      [[[10, 10, 9]]],
      'GANA, FIN DE LA PERSECUCIÓN, a favor del perseguidor, CRÍTICO, doble 10, aspecto de escena',
    ],
  ]);
  it('tells the critical or fumble of a rival thrown here, which decides whatever the totals say', () => {
    const order = { kind: 'enfrentada', rival: { tipo: 'tira', bono: 30 } };
    expect(
      filled(
        hitos.sentences(
          orderOf(order),
          [
            [
              [2, 3, 4],
              [1, 9, 1],
            ],
          ],
          'es',
        ).verdict,
      ),
    ).toBe('GANA');
    expect(
      detailsOf(order, [
        [
          [2, 3, 4],
          [1, 9, 1],
        ],
      ]),
    ).toContain('rival C 1 + 30 = 31, pifia');
  });
});

describe('attack and damage (L139-154, L226-236, L271-277)', () => {
  told('ataque', { base: { id: 'reflejos', valor: 5 }, habilidad: 4, categoria: 'mM', bd: 1 }, [
    [{ defensa: 16 }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12'],
    [{ defensa: 17 }, [[[2, 7, 9]]], 'FALLA'],
    [{ defensa: 17, situacion: 'desprevenido' }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12'],
    [{ defensa: 60, situacion: 'indefenso' }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12'],
    [{ defensa: 14, situacion: { total: 3 } }, [[[2, 7, 9]]], 'FALLA'],
    [{ defensa: 12, rd: 3 }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 9'],
    [{ defensa: 12, rd: 30 }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 0'],
    // (2 + 10 + 1) x 2 - 3
    [{ defensa: 50, rd: 3 }, [[[2, 10, 10]]], 'CRÍTICO, doble 10, IMPACTA, DAÑO 23, secuela de escena'],
    [
      { defensa: 50, rd: 3, criticoSinBD: true },
      [[[2, 10, 10]]],
      'CRÍTICO, doble 10, IMPACTA, DAÑO 22, secuela de escena',
    ],
    [{ defensa: 50 }, [[[10, 10, 10]]], 'CRÍTICO, triple 10, IMPACTA, DAÑO 63, secuela de sesión'],
    [{ defensa: 5 }, [[[1, 1, 9]]], 'PIFIA, doble 1, aspecto de escena'],
    [{}, [[[2, 7, 9]]], 'TOTAL 16, si impacta DAÑO 12'],
    [
      { defensa: 5, categoria: 'mCM', directo: { dados: 2 } },
      [
        [
          [2, 7, 9],
          [10, 4],
        ],
      ],
      'IMPACTA, DAÑO 33',
    ],
    [{ defensa: 8, aSecuaz: true }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12, alcanza a 2 secuaces'],
    [{ defensa: 9, aSecuaz: true }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12'],
    [
      { defensa: 5, aSecuaz: { aguante: 11 } },
      [[[2, 7, 9]]],
      'IMPACTA, DAÑO 12, alcanza a 3 secuaces, secuaz fuera de combate',
    ],
    [{ defensa: 16, aSecuaz: { aguante: 12 } }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12'],
    // «El doble de la Defensa del secuaz» (L236): 5 is the difficulty of the helpless (L275), not a Defensa.
    [
      { defensa: 8, situacion: 'indefenso', aSecuaz: true },
      [[[2, 7, 9]]],
      'IMPACTA, DAÑO 12, alcanza a 2 secuaces',
    ],
    [{ defensa: 9, situacion: 'indefenso', aSecuaz: true }, [[[2, 7, 9]]], 'IMPACTA, DAÑO 12'],
    // «Un secuaz no puede producir un resultado crítico» (L228).
    [{ defensa: 50, deSecuaz: true }, [[[2, 10, 10]]], 'IMPACTA, DAÑO 13'],
  ]);
  it('says why the double 10 of a secuaz hits, and by which Defensa its like are reached', () => {
    const blow = { kind: 'ataque', categoria: 'm', defensa: 12 };
    expect(detailsOf({ ...blow, deSecuaz: true }, [[[2, 10, 10]]])).toContain(
      'ataque de un secuaz, doble 10, impacta sin más efecto',
    );
    expect(detailsOf({ ...blow, situacion: 'indefenso', aSecuaz: true }, [[[2, 7, 9]]])).toContain(
      'C 7 contra 5 por indefenso, Defensa 12',
    );
  });
});

describe('the body (L158-196, L424-443)', () => {
  told('aguante', { base: { id: 'aguante', valor: 6 } }, [
    [{ uso: 'masivo', dificultad: 12, dano: 7 }, [[[2, 6, 9]]], 'RESISTE, pierde 7 puntos de Resistencia'],
    [{ uso: 'masivo', dificultad: 12, dano: 7 }, [[[2, 5, 9]]], 'DAÑO MASIVO, pierde toda la Resistencia'],
    [{ uso: 'muerte', dificultad: 15 }, [[[2, 9, 9]]], 'AGUANTA'],
    [{ uso: 'muerte', dificultad: 15 }, [[[2, 8, 9]]], 'MUERE'],
    [
      { uso: 'muerte', dificultad: 15 },
      [[[2, 10, 10]]],
      'SE ESTABILIZA, CRÍTICO, doble 10, aspecto de escena',
    ],
    [
      { uso: 'recuperacion', dificultad: 10, estado: 'herido' },
      [[[2, 5, 9]]],
      'RECUPERA 5 puntos de Resistencia',
    ],
    [
      { uso: 'recuperacion', dificultad: 10, estado: 'herido' },
      [[[1, 1, 9]]],
      'PIERDE 9 puntos de Resistencia, PIFIA, doble 1, aspecto de escena',
    ],
    [
      { uso: 'recuperacion', dificultad: 10, estado: 'herido', ...mas('positiva', 1), ...sobre(3, 5, 9) },
      [[[2]]],
      'RECUPERA 9 puntos de Resistencia',
    ],
    [
      { uso: 'recuperacion', dificultad: 15, estado: 'incapacitado' },
      [[[2, 9, 9]]],
      'RECUPERA 2 puntos de Resistencia',
    ],
    [{ uso: 'recuperacion', dificultad: 15, estado: 'incapacitado' }, [[[2, 8, 9]]], 'SIN CAMBIOS'],
    [
      { uso: 'recuperacion', dificultad: 15, estado: 'incapacitado', sinReposo: true },
      [[[2, 8, 9]]],
      'PIERDE 8 puntos de Resistencia',
    ],
    [
      { uso: 'recuperacion', dificultad: 15, estado: 'incapacitado', sinReposo: true },
      [[[2, 9, 9]]],
      'SIN CAMBIOS',
    ],
    [
      { uso: 'recuperacion', dificultad: 15, estado: 'herido', sinReposo: true },
      [[[1, 9, 9]]],
      'RECUPERA 1 punto de Resistencia',
    ],
    [{ uso: 'prueba', dificultad: 12 }, [[[1, 6, 9]]], 'ÉXITO'],
  ]);
  told('estabilizar', { dificultad: 12, base: { id: 'intelecto', valor: 4 } }, [
    [{}, [[[3, 8, 9]]], 'ESTABILIZADO, borra 3 puntos de daño'],
    [{ sinConsolidar: 2 }, [[[3, 8, 9]]], 'ESTABILIZADO, borra 2 puntos de daño'],
    [{ sinConsolidar: 0 }, [[[3, 8, 9]]], 'ESTABILIZADO, borra 1 punto de daño'],
    [{ sinEfecto: true }, [[[3, 8, 9]]], 'ESTABILIZADO'],
    [{}, [[[3, 7, 9]]], 'FALLO'],
  ]);
  told('supervision', { dificultad: 15, base: { id: 'intelecto', valor: 7 } }, [
    [{}, [[[3, 8, 9]]], 'ÉXITO, aspecto «Bajo supervisión médica»'],
    [{}, [[[3, 7, 9]]], 'FALLO'],
  ]);
  told('iniciativa', { base: { id: 'iniciativa', valor: 6 } }, [[{}, [[[3, 8, 9]]], 'INICIATIVA 14']]);
});
