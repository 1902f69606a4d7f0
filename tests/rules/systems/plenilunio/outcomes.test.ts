import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../rules/proof/dice';
import { plenilunio } from '../../../../rules/systems/plenilunio';
import type { RollOrder } from '../../../../rules/systems/plenilunio/order/order';
import { filled } from '../boards';

type Case = readonly [order: Partial<RollOrder>, dice: Dice, verdict: string];

/** Worked by hand from the rules text, not from the code; the lines are those of the text. */
const told = (kind: RollOrder['kind'], cases: readonly Case[]): void => {
  it.each(cases.map(([order, dice, verdict]) => [verdict, order, dice] as const))(
    `${kind}: %s <- %j %j`,
    (verdict, order, dice) => {
      const rasgo = kind === 'oposicion' ? {} : { rasgo: 'astucia' as const };
      const read = plenilunio.fromJson?.({ kind, ...rasgo, ...order });
      if (!read?.ok) throw new Error(JSON.stringify(read));
      expect(filled(plenilunio.sentences(read.value, dice, 'es').verdict)).toBe(verdict);
    },
  );
};
const k2 = { especialidad: true } as const;
const fate = (dados: number, actual = 3) => ({ destino: { dados, actual, reserva: 10 } });
const said = (normales: number, sencillos: number, dobles: number) => ({
  responde: { turno: 4, normales, sencillos, dobles },
});

describe('a reto: éxitos less those of the difficulty (L37, L45, L57, L61), and the revés (L81)', () => {
  told('reto', [
    [
      { valor: 3, dificultad: 2 },
      [
        [
          [4, 5, 6],
          [1, 2],
        ],
      ],
      'ÉXITO, grado 3',
    ],
    [
      { valor: 3, dificultad: 2, ...k2 },
      [
        [
          [4, 5, 6],
          [4, 6],
        ],
      ],
      'ÉXITO, grado 2',
    ],
    [{ valor: 1, dificultad: 1 }, [[[6], [6]]], 'RESULTADO AMBIGUO'],
    [{ valor: 1, dificultad: 1, ...k2 }, [[[6], [6]]], 'ÉXITO, grado 1'],
    [{ valor: 2, dificultad: 1 }, [[[1, 1], [3]]], 'RESULTADO AMBIGUO, ¡REVÉS!'],
    [
      { valor: 2, dificultad: 5 },
      [
        [
          [1, 4],
          [6, 6, 6, 6, 6],
        ],
      ],
      'FALLO, grado 4',
    ],
    [
      { valor: 2, dificultad: 5 },
      [
        [
          [1, 2],
          [6, 5, 4, 6, 6],
        ],
      ],
      'FALLO, grado 5, ¡REVÉS!',
    ],
    [{ valor: 2, dificultad: 1 }, [[[2, 3], [1]]], 'RESULTADO AMBIGUO'],
    [{ valor: 2, dificultad: 0 }, [[[2, 4]]], 'ÉXITO, grado 1'],
    [{ valor: 0, dificultad: 1 }, [[[5]]], 'FALLO, grado 1'],
    [{ valor: 0, dificultad: 0 }, [], 'RESULTADO AMBIGUO'],
    [{ valor: 4 }, [[[1, 4, 6, 6]]], '3 ÉXITOS, pendiente de la oposición'],
    [{ valor: 4, ...k2 }, [[[1, 4, 6, 6]]], '5 ÉXITOS, pendiente de la oposición'],
    [{ valor: 2 }, [[[1, 3]]], '0 ÉXITOS, pendiente de la oposición, ¡REVÉS!'],
    [{ valor: 3, heridas: 2, dificultad: 1 }, [[[5], [4]]], 'RESULTADO AMBIGUO'],
    [{ valor: 2, herramientas: 2, dificultad: 1 }, [[[4, 4, 4, 1], [6]]], 'ÉXITO, grado 2'],
    // A specialty of another característica doubles all the same (L49-51).
    [{ valor: 2, especialidad: 'combate', dificultad: 1 }, [[[6, 2], [2]]], 'ÉXITO, grado 2'],
  ]);
});

describe('destino dice (L150-152), armour (L314) and automatic successes', () => {
  told('reto', [
    [{ valor: 2, ...fate(1), dificultad: 2 }, [[[2, 2], [6], [4, 3]]], 'ÉXITO, grado 1, ¡DESTINO 4!'],
    [{ valor: 1, ...fate(2), dificultad: 1 }, [[[6], [6, 6], [3]]], 'ÉXITO, grado 5, ¡DESTINO 4!'],
    [{ valor: 1, ...fate(2), dificultad: 1 }, [[[1], [1, 2], [3]]], 'RESULTADO AMBIGUO, ¡REVÉS!'],
    [{ valor: 1, ...fate(1), dificultad: 1 }, [[[1], [4], [3]]], 'ÉXITO, grado 1'],
    [
      { valor: 1, ...fate(1), marcas: ['revesSinDestino'] },
      [[[1], [4]]],
      '1 ÉXITO, pendiente de la oposición, ¡REVÉS!',
    ],
    [{ valor: 3, ...fate(1, 9), dificultad: 0 }, [[[2, 2, 2], [6]]], 'ÉXITO, grado 2, ¡DESTINO 10!'],
    [
      { valor: 4, armadura: 1, ...k2, dificultad: 3 },
      [
        [
          [1, 4, 6, 6],
          [2, 3, 4],
        ],
      ],
      'ÉXITO, grado 3',
    ],
    [
      { valor: 4, armadura: 2, ...k2, dificultad: 3 },
      [
        [
          [1, 4, 6, 6],
          [2, 3, 4],
        ],
      ],
      'ÉXITO, grado 2',
    ],
    [
      { valor: 4, armadura: 9, ...k2, dificultad: 3 },
      [
        [
          [2, 4, 6, 6],
          [2, 3, 4],
        ],
      ],
      'ÉXITO, grado 4',
    ],
    [{ valor: 2, armadura: 2, ...fate(1), dificultad: 0 }, [[[1, 6], [6]]], 'ÉXITO, grado 2, ¡DESTINO 4!'],
    [
      { valor: 2, armadura: 2, ...fate(1), dificultad: 0, marcas: ['armaduraPropios'] },
      [[[1, 6], [6]]],
      'ÉXITO, grado 3, ¡DESTINO 4!',
    ],
    [
      { valor: 2, armadura: 2, ...fate(1), dificultad: 0, marcas: ['armaduraQuitaDestino'] },
      [[[1, 6], [6]]],
      'ÉXITO, grado 2',
    ],
    [{ valor: 2, automaticos: 2, dificultad: 1 }, [[[1, 1], [4]]], 'ÉXITO, grado 1'],
    [
      { valor: 2, automaticos: 2, dificultad: 1, marcas: ['revesConAutomaticos'] },
      [[[1, 1], [4]]],
      'ÉXITO, grado 1, ¡REVÉS!',
    ],
    // Palabra de condenación (L481), then Limpieza espiritual (L439).
    [{ valor: 3, repiteTriunfos: 1, dificultad: 0 }, [[[6, 6, 2]], [[1]]], 'ÉXITO, grado 1'],
    [{ valor: 3, repiteFracasos: 2, dificultad: 0 }, [[[1, 1, 2]], [[4, 6]]], 'ÉXITO, grado 2'],
    [
      { valor: 1, repiteTriunfos: 1, repiteFracasos: 1, dificultad: 0 },
      [[[6]], [[1]], [[5]]],
      'ÉXITO, grado 1',
    ],
    [{ valor: 1, repiteTriunfos: 1, dificultad: 0 }, [[[6]], [[1]]], 'RESULTADO AMBIGUO, ¡REVÉS!'],
  ]);
});

describe('conflictos, and the director who answers (L69-79)', () => {
  told('conflicto', [
    [
      { valor: 3, dificultad: 4, marcas: ['rivalEspecialista'] },
      [
        [
          [2, 2, 6],
          [1, 3, 6, 6],
        ],
      ],
      'PIERDE por 3',
    ],
    [
      { valor: 2, dificultad: 2 },
      [
        [
          [4, 2],
          [2, 5],
        ],
      ],
      'EMPATE',
    ],
    [
      { valor: 2, dificultad: 2, marcas: ['empateSeRepite'] },
      [
        [
          [4, 2],
          [2, 5],
        ],
      ],
      'EMPATE, se repite',
    ],
    [
      { valor: 2, dificultad: 2 },
      [
        [
          [1, 2],
          [1, 3],
        ],
      ],
      'EMPATE, ¡REVÉS!',
    ],
    [{ valor: 2, ...said(1, 1, 1) }, [[[5, 6]]], 'PIERDE por 2'],
    [{ valor: 2, ...said(0, 0, 0) }, [[[5, 1]]], 'GANA por 1'],
    [{ valor: 2 }, [[[5, 6]]], '2 ÉXITOS, pendiente de la oposición'],
  ]);
  told('oposicion', [
    [{ valor: 2, ...said(1, 0, 1) }, [[[5, 6]]], 'ÉXITO para Nombre, grado 1'],
    [{ valor: 2, ...said(1, 1, 0) }, [[[5, 6]]], 'RESULTADO AMBIGUO para Nombre'],
    [{ valor: 2, ...k2, ...said(1, 1, 0) }, [[[5, 6]]], 'FALLO para Nombre, grado 1'],
    // The dice of a difficulty never cause a revés: «un personaje» (L81).
    [{ valor: 2, ...said(0, 0, 0) }, [[[1, 1]]], 'RESULTADO AMBIGUO para Nombre'],
    [{ valor: 1, dano: 6, ...said(1, 1, 0) }, [[[4]]], 'ÉXITO para Nombre, grado 1, DAÑO 6'],
  ]);
});

describe('combat: triunfos are the last to be cancelled (L65, L289), damage (L297-300), protection (L306)', () => {
  told('ataque', [
    [
      { valor: 2, ...k2, dano: 3, dificultad: 3 },
      [
        [
          [5, 6],
          [2, 3, 4],
        ],
      ],
      'GANA por 2, DAÑO 6',
    ],
    [{ valor: 1, ...k2, dano: 3, dificultad: 1 }, [[[6], [4]]], 'GANA por 1, DAÑO 3'],
    [{ valor: 3, dano: 5, dificultad: 1 }, [[[6, 4, 4], [6]]], 'GANA por 2, DAÑO 6'],
    [
      { valor: 2, dano: 5, dificultad: 2, danoRival: 7, protecciones: { propia: 2, rival: 0 } },
      [
        [
          [2, 4],
          [6, 6],
        ],
      ],
      'PIERDE por 1, RECIBE DAÑO 5',
    ],
    [
      { valor: 2, dano: 5, dificultad: 0, protecciones: { propia: 0, rival: 9 } },
      [[[6, 4]]],
      'GANA por 2, DAÑO 0',
    ],
    [{ valor: 5, dano: 4, usa: 2, dificultad: 1 }, [[[6, 2], [2]]], 'GANA por 1, DAÑO 4'],
    [{ valor: 3, arma: 2, comprometidos: 4, dano: 4, dificultad: 1 }, [[[1], [2]]], 'EMPATE, ¡REVÉS!'],
    [{ valor: 2, dano: 4 }, [[[4, 6]]], '2 ÉXITOS, pendiente de la defensa'],
  ]);
  told('defensa', [
    [{ valor: 3, usa: 2, dano: 3, danoRival: 3, ...k2, ...said(1, 0, 0) }, [[[5, 6]]], 'GANA por 2, DAÑO 6'],
    [{ valor: 3, usa: 0, dano: 3, danoRival: 3, ...said(1, 1, 0) }, [], 'PIERDE por 2, RECIBE DAÑO 4'],
    [{ valor: 3, dano: 3, danoRival: 3, ...said(0, 0, 2) }, [[[4, 2, 2]]], 'PIERDE por 3, RECIBE DAÑO 9'],
    [{ valor: 1, acero: 2, dano: 3, danoRival: 3, ...said(2, 0, 0) }, [[[4, 4, 4]]], 'GANA por 1, DAÑO 1'],
  ]);
  told('distancia', [
    [
      { valor: 4, dano: 6, dificultad: 3 },
      [
        [
          [6, 6, 2, 5],
          [4, 4, 1],
        ],
      ],
      'ÉXITO, grado 1, DAÑO 6',
    ],
    [
      { valor: 2, dano: 6, dificultad: 3 },
      [
        [
          [2, 5],
          [4, 4, 1],
        ],
      ],
      'FALLO, grado 1',
    ],
  ]);
});

describe('extended actions (L89-96), recovery (L358-366) and dones', () => {
  told('prolongada', [
    [
      { valor: 3, dificultad: 1, prolongada: { objetivo: 5, acumulado: 3 } },
      [[[4, 4, 2], [1]]],
      'ÉXITO, grado 2, ¡COMPLETADA!',
    ],
    [
      { valor: 3, dificultad: 1, prolongada: { objetivo: 5, acumulado: 3 } },
      [[[4, 2, 2], [1]]],
      'ÉXITO, grado 1',
    ],
    [
      { valor: 2, dificultad: 1, prolongada: { objetivo: 5, acumulado: 3 } },
      [[[1, 2], [4]]],
      'FALLO, grado 1, ¡REVÉS!',
    ],
  ]);
  told('recuperacion', [
    [
      { valor: 2, salud: 'herido', dificultad: 3 },
      [
        [
          [6, 6],
          [4, 2, 2],
        ],
      ],
      'ÉXITO, grado 1, pasa a MAGULLADO',
    ],
    [
      { valor: 2, salud: 'malherido', dificultad: 4 },
      [
        [
          [1, 2],
          [2, 2, 2, 2],
        ],
      ],
      'RESULTADO AMBIGUO, ¡REVÉS!, MUERE',
    ],
    [
      { valor: 2, salud: 'magullado', dificultad: 2 },
      [
        [
          [1, 2],
          [2, 4],
        ],
      ],
      'FALLO, grado 1, ¡REVÉS!, pasa a HERIDO',
    ],
    [
      { valor: 2, medicos: 1, salud: 'magullado', dificultad: 2 },
      [
        [
          [4, 2, 2],
          [2, 4],
        ],
      ],
      'RESULTADO AMBIGUO, sigue magullado',
    ],
  ]);
});
