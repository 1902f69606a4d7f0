import { orderFromJson } from '../../json-order';
import { either, int, kinds, list, type ObjectShape, object, one, yes } from '../../json-shape';
import { bad, type Read } from '../../read';
import { caracteristicas, dadosDe, efectos, type Order, ques, tipos } from './order';
import { readText } from './order-read';
import { writeText } from './order-text';

const score = int(-9, 5);
const best = int(1, 5);
const needs = { caracteristica: one(...caracteristicas), actual: score };
const tirada = int(1, 1_000_000);
const common = {
  optima: best,
  objetos: list(int(1, 3), 1, 6),
  rasgos: list(int(1, 5), 1, 6),
  amenaza: int(0, 99),
  repite: either(yes, object({ tirada })),
  descuenta: yes,
  peligroso: yes,
  guion: one('disponible', 'usada'),
  paga: one('amenaza', 'nivel'),
  mejorGrupo: yes,
  literal: yes,
};

/** The orders of the game as they are written by hand: names and ranges of their figures, kind by kind. */
export const forms: Readonly<Record<Order['kind'], ObjectShape>> = {
  reto: object(needs, {
    ...common,
    dificultad: int(0, 60),
    igualVale: yes,
    forzado: one('exito', 'fallo'),
  }),
  conflicto: object(
    {
      ...needs,
      tipo: one(...tipos),
      tipoRival: one(...tipos),
      rival: kinds('tipo', {
        pendiente: object({}),
        total: object({ total: int(0, 99), presagios: int(0, 20) }, { tirada }),
        tira: object({ dados: int(1, 20), rasgo: int(0, 30) }),
      }),
    },
    { ...common, empateRepite: yes, soloVencedor: yes },
  ),
  gasto: object(
    { que: one(...ques) },
    {
      superacion: int(0, 99),
      amenaza: int(0, 99),
      inicial: int(0, 99),
      efecto: one(...efectos),
      dos: one(...caracteristicas),
      actuales: list(score, 3, 3),
      optimas: list(best, 3, 3),
      doble: yes,
      soloNivel: yes,
      pierde: object({ ...needs, puntos: int(1, 21) }, { guion: one('superacion', 'amenaza') }),
    },
  ),
};

/** An order written by hand as JSON; the problem names the figure that is wrong, and its range. */
export function fromJson(data: unknown): Read<Order> {
  const read = orderFromJson<Order>(data, { write: writeText, read: readText, shape: kinds('kind', forms) });
  return !read.ok && read.problems[0]?.code === 'json_together' && withoutDice(data)
    ? bad({ code: 'sin_dados', field: 'actual' })
    : read;
}

// The figures are in their ranges by now: `json_together` is what is left to be wrong.
const withoutDice = (data: unknown): boolean => {
  const order = data as Order;
  return order.kind !== 'gasto' && dadosDe(order) < 1;
};
