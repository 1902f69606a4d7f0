import { descansar } from './estado';
import { caracteristicas, type Gasto, type Perdida } from './order';

export interface GastoHecho {
  readonly superacion: { readonly antes: number; readonly despues: number } | null;
  readonly amenaza: { readonly antes: number; readonly despues: number } | null;
  /** HOR-12, no es tan grave: current points of the three, before and after. */
  readonly actuales: { readonly antes: readonly number[]; readonly despues: readonly number[] } | null;
}

/**
 * What each thing does to superación and to the threat (HOR-14 to HOR-16): a point spent raises the threat, but
 * for the one that goes to the player it harms (L49, L63); what the director spends lowers it (L59, L67).
 */
const EFECTOS: Readonly<Record<Gasto['que'], readonly [superacion: number, amenaza: number]>> = {
  guion: [-1, 1],
  cualidad: [-1, 1],
  cualidad_contra: [-1, 0],
  fuerzas: [-1, 1],
  nograve: [-1, 1],
  apresurarse: [-1, 1],
  premio: [1, 0],
  afectado: [1, 0],
  peligroso: [0, -1],
  dj_cualidad_contra: [1, -1],
  dj_gasto: [0, -1],
  muerte: [0, 1],
  decreto: [0, 1],
  inicio: [0, 0],
  perdida: [0, 0],
};
export const efectosDe = (que: Gasto['que']): readonly [superacion: number, amenaza: number] => EFECTOS[que];

/** With protección de guion against a loss (HOR-12): a point of the character's, or one of the threat (HOR-16). */
export const efectosDelGasto = ({
  que,
  pierde,
}: Pick<Gasto, 'que' | 'pierde'>): readonly [superacion: number, amenaza: number] => {
  if (!pierde?.guion) return EFECTOS[que];
  return pierde.guion === 'superacion' ? EFECTOS.guion : [0, -1];
};

/** HOR-10: the score after it, which protección de guion leaves as it was. */
export const quedaTras = ({ actual, puntos, guion }: Perdida): number => (guion ? actual : actual - puntos);

export function gastar(order: Gasto): GastoHecho {
  const [superacion, threat] = efectosDelGasto(order);
  const amenaza = threat < 0 && order.soloNivel ? 0 : threat;
  const moved = (before: number | undefined, by: number): GastoHecho['superacion'] =>
    before === undefined || by === 0 ? null : { antes: before, despues: Math.max(0, before + by) };
  const rested = order.que === 'nograve' && order.actuales && order.optimas;
  return {
    superacion: order.que === 'inicio' ? begins(order) : moved(order.superacion, superacion),
    amenaza: moved(order.amenaza, amenaza),
    actuales:
      rested && order.actuales
        ? {
            antes: order.actuales,
            despues: descansar(
              order.actuales,
              order.optimas ?? [],
              order.dos ? caracteristicas.indexOf(order.dos) : null,
            ),
          }
        : null,
  };
}

/** `hor.superacionInicial`: the seed gives none. */
const begins = ({ superacion, inicial }: Gasto): GastoHecho['superacion'] =>
  superacion === undefined || inicial === undefined ? null : { antes: superacion, despues: inicial };
