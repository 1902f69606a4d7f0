import { orderFromJson } from '../../json-order';
import { either, int, kinds, list, type ObjectShape, object, one, type Shape, yes } from '../../json-shape';
import type { Read } from '../../read';
import { categorias } from './dano';
import { ASPECTO_ID, caracteristicas, distancias, type Order, ques, usos } from './order';
import { readText } from './order-read';
import { writeText } from './order-text';

const face = int(1, 10);
const hecha = { dados: list(face, 3, 3), modo: one('natural', 'positiva', 'negativa') };
const tirada = int(1, 1_000_000);
const difficulty = int(-20, 99);
const aspecto: Shape = { type: 'text', like: ASPECTO_ID };

const common = {
  base: object({ id: one(...caracteristicas, 'aguante', 'iniciativa'), valor: int(0, 60) }),
  habilidad: int(0, 20),
  modificador: int(-60, 60),
  penalizacion: one(2, 5),
  activaciones: list(object({ signo: one('positiva', 'negativa'), repite: int(0, 7) }), 1, 7),
  siFalla: one(true, 'cero'),
  sobre: object(hecha, { tirada }),
  pago: either(one('pd', 'recibe'), object({ agota: aspecto })),
  triples: one('dos'),
};
const opposed = {
  rival: kinds('tipo', {
    pendiente: object({}),
    total: object({ total: int(-99, 199), clase: one('normal', 'critico', 'pifia') }),
    hecha: object({ ...hecha, bono: int(-99, 199) }, { tirada }),
    tira: object({ bono: int(-99, 199) }),
  }),
};
const secuaz = { deSecuaz: yes };
const body = { perdidos: int(0, 180), consolidados: int(0, 180) };

/** The orders of Hitos as they are written by hand: names and ranges of their figures, kind by kind. */
export const forms: Readonly<Record<Order['kind'], ObjectShape>> = {
  tirada: object(
    {},
    {
      ...common,
      dificultad: difficulty,
      prolongada: object({ llevas: int(0, 98), necesarias: int(1, 99) }),
    },
  ),
  enfrentada: object(opposed, { ...common, soloTotales: yes, tablas: yes }),
  persecucion: object(
    { ...opposed, papel: one('perseguidor', 'perseguido'), distancia: one(...distancias) },
    { ...common, soloTotales: yes },
  ),
  iniciativa: object({}, common),
  ataque: object(
    { categoria: one(...categorias) },
    {
      ...common,
      defensa: difficulty,
      situacion: either(one('desprevenido', 'indefenso'), object({ total: int(1, 20) })),
      pasos: int(-6, 6),
      bd: int(0, 30),
      rd: int(0, 60),
      directo: either(object({ dados: int(1, 20) }), object({ suma: int(0, 300) })),
      ...secuaz,
      aSecuaz: either(yes, object({ aguante: int(0, 60) })),
      criticoSinBD: yes,
    },
  ),
  aguante: object(
    { uso: one(...usos), dificultad: difficulty },
    {
      ...common,
      salud: object({ perdidos: body.perdidos }, { consolidados: body.consolidados }),
      dano: int(0, 300),
      estado: one('sano', 'herido', 'incapacitado', 'moribundo'),
      sinReposo: yes,
      sinConsolidados: yes,
    },
  ),
  estabilizar: object({ dificultad: difficulty }, { ...common, sinConsolidar: int(0, 180), sinEfecto: yes }),
  supervision: object({ dificultad: difficulty }, common),
  gasto: object(
    { que: one(...ques) },
    {
      pd: int(0, 99),
      dano: int(0, 300),
      salud: object({ aguante: int(0, 60), perdidos: body.perdidos }, { consolidados: body.consolidados }),
      ...secuaz,
      sinConsolidados: yes,
      aspecto,
      drama: int(0, 20),
    },
  ),
};

/** An order written by hand as JSON; the problem names the figure that is wrong, and its range. */
export const fromJson = (data: unknown): Read<Order> =>
  orderFromJson(data, { write: writeText, read: readText, shape: kinds('kind', forms) });
