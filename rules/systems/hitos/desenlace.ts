import type { Dice } from '../../proof/dice';
import { type Curando, puntosCuracion, sinReposo } from './curacion';
import { ordenar } from './dados';
import { type Dano, dano } from './dano';
import { type Aguante, type Ataque, type Estabilizar, objetivo, type RollOrder, type Tirada } from './order';
import { avanzar, type Carrera } from './persecucion';
import {
  type Contrario,
  type Enfrentamiento,
  enfrentar,
  exito,
  type Lectura,
  leer,
  leerRival,
} from './resolve';
import { type Estado, estabilizar, estadoDe, recuperar, type Salud, sufrir } from './salud';

/** What a roll comes to, in no language: words, tone, changes and odds are all made of this. */
export type Desenlace =
  | TiradaHecha
  | OpuestaHecha
  | { readonly kind: 'iniciativa'; readonly lectura: Lectura }
  | AtaqueHecho
  | AguanteHecho
  | EstabilizarHecho
  | { readonly kind: 'supervision'; readonly lectura: Lectura; readonly exito: boolean };

export interface TiradaHecha {
  readonly kind: 'tirada';
  readonly lectura: Lectura;
  /** `null` without difficulty. */
  readonly exito: boolean | null;
  /** HIT-5: successes after this roll. */
  readonly lleva: number | null;
}
export interface OpuestaHecha {
  readonly kind: 'enfrentada' | 'persecucion';
  readonly lectura: Lectura;
  readonly rival: Contrario | null;
  readonly resultado: Enfrentamiento | null;
  readonly carrera: Carrera | null;
}
export interface AtaqueHecho {
  readonly kind: 'ataque';
  readonly lectura: Lectura;
  /** `null` when Defensa is not known and no critical or fumble decides. */
  readonly impacta: boolean | null;
  readonly directo: number;
  readonly dano: Dano;
  /** HIT-36: secuaces the blow reaches. */
  readonly alcanza: number;
  /** HIT-36: more damage than a secuaz's Aguante; `null` when that is not known or not asked. */
  readonly fuera: boolean | null;
}
export interface AguanteHecho {
  readonly kind: 'aguante';
  readonly lectura: Lectura;
  readonly exito: boolean;
  /** HIT-33: a critical of the dying. */
  readonly estabiliza: boolean;
  /** HIT-38 to HIT-41: points won back, or lost when negative; `null` when the roll does not heal. */
  readonly puntos: number | null;
  /** After the roll, when the order says how it was before. */
  readonly despues: { readonly salud: Salud; readonly estado: Estado } | null;
}
export interface EstabilizarHecho {
  readonly kind: 'estabilizar';
  readonly lectura: Lectura;
  readonly exito: boolean;
  /** HIT-34: m of the roll, or what is not consolidated if that is less. */
  readonly borrados: number;
}

/** @throws RangeError when the dice are not those of `spec(order)`. */
export function desenlace(order: RollOrder, dice: Dice): Desenlace {
  return resolver(order, leer(order, dice), dice);
}

/** The same from a reading: the odds come in here, with every reading there is. */
export function resolver(order: RollOrder, lectura: Lectura, dice: Dice): Desenlace {
  switch (order.kind) {
    case 'tirada':
      return tirada(order, lectura);
    case 'enfrentada':
    case 'persecucion': {
      const rival = leerRival(order.rival, dice, order.triples);
      const resultado = rival && enfrentar(lectura, rival, order.soloTotales);
      const carrera =
        order.kind === 'persecucion' && rival && resultado
          ? avanzar(order.distancia, order.papel, resultado, lectura.clase, rival.clase)
          : null;
      return { kind: order.kind, lectura, rival, resultado, carrera };
    }
    case 'iniciativa':
      return { kind: 'iniciativa', lectura };
    case 'ataque':
      return ataque(order, lectura, dadosDirectos(order, dice));
    case 'aguante':
      return aguante(order, lectura);
    case 'estabilizar':
      return estabilizacion(order, lectura);
    case 'supervision':
      return { kind: 'supervision', lectura, exito: exito(order, lectura) === true };
  }
}

function tirada(order: Tirada, lectura: Lectura): TiradaHecha {
  const success = exito(order, lectura);
  const { prolongada } = order;
  return {
    kind: 'tirada',
    lectura,
    exito: success,
    lleva: prolongada && success !== null ? prolongada.llevas + (success ? 1 : 0) : null,
  };
}

function dadosDirectos(order: Ataque, dice: Dice): number {
  if (!order.directo) return 0;
  if ('suma' in order.directo) return order.directo.suma;
  return (dice[0]?.[1] ?? []).reduce((sum, face) => sum + face, 0);
}

/** HIT-25, HIT-26, HIT-28, HIT-36. */
export function ataque(order: Ataque, lectura: Lectura, directo: number): AtaqueHecho {
  const { clase, total, dados } = lectura;
  const target = objetivo(order);
  const hit = target === null && clase.tipo !== 'normal' ? clase.tipo === 'critico' : exito(order, lectura);
  const damage = dano(dados, clase, {
    categoria: order.categoria,
    bd: order.bd ?? 0,
    rd: order.rd ?? 0,
    directo,
    multiplicaBD: order.criticoSinBD !== true,
    deSecuaz: order.deSecuaz === true,
  });
  const reach = order.aSecuaz ? alcance(order, total) : 1;
  const secuaz = typeof order.aSecuaz === 'object' ? order.aSecuaz.aguante : null;
  return {
    kind: 'ataque',
    lectura,
    impacta: hit,
    directo,
    dano: damage,
    alcanza: hit === false ? 0 : Math.max(1, reach),
    fuera: secuaz === null || hit === false ? null : damage.total > secuaz,
  };
}

/** HIT-36 (L236): «igual o superior al doble de la Defensa del secuaz»; the 5 of the helpless is no Defensa (L275). */
function alcance(order: Ataque, total: number): number {
  const defensa = order.situacion === 'indefenso' ? (order.defensa ?? 0) : (objetivo(order) ?? 0);
  return defensa > 0 ? Math.floor(total / defensa) : 1;
}

function aguante(order: Aguante, lectura: Lectura): AguanteHecho {
  const success = exito(order, lectura) === true;
  const estabiliza = order.uso === 'muerte' && lectura.clase.tipo === 'critico';
  const puntos =
    order.uso === 'recuperacion' || order.uso === 'nograve' ? curados(order, lectura, success) : null;
  const salud = order.salud && {
    aguante: order.base?.id === 'aguante' ? order.base.valor : 0,
    ...order.salud,
    estabilizado: false,
    muerto: false,
  };
  const outcome = { exito: success, estabiliza, puntos };
  const after = salud && cuerpoTras(order, outcome, salud);
  return {
    kind: 'aguante',
    lectura,
    ...outcome,
    despues: after ? { salud: after, estado: estadoDe(after) } : null,
  };
}

function curados(order: Aguante, lectura: Lectura, success: boolean): number {
  const estado: Curando = order.estado ?? 'herido';
  const how = order.sinReposo ? sinReposo(estado) : estado;
  return puntosCuracion(how, {
    orden: ordenar(lectura.dados),
    exito: success,
    clase: lectura.clase.tipo,
    aspecto: lectura.modo === 'natural' ? null : lectura.modo,
  });
}

/** A body after the roll of Aguante it made. */
export function cuerpoTras(
  order: Aguante,
  { exito: success, estabiliza, puntos }: Pick<AguanteHecho, 'exito' | 'estabiliza' | 'puntos'>,
  body: Salud,
): Salud {
  switch (order.uso) {
    case 'prueba':
      return body;
    case 'masivo':
      return sufrir(body, order.dano ?? 0, !success, order.sinConsolidados !== true);
    case 'muerte':
      return estabiliza ? estabilizar(body, null).salud : { ...body, muerto: !success };
    case 'recuperacion':
      return recuperar(body, puntos ?? 0);
    case 'nograve': {
      const healed = recuperar(body, puntos ?? 0);
      // hit.noEsTanGraveSano: a dying one who makes the roll is stable too.
      return order.estado === 'moribundo' && success ? { ...healed, estabilizado: true } : healed;
    }
  }
}

function estabilizacion(order: Estabilizar, lectura: Lectura): EstabilizarHecho {
  const success = exito(order, lectura) === true;
  const { m } = ordenar(lectura.dados);
  // All consolidated: one point comes back all the same (L441).
  const most = order.sinConsolidar === undefined ? m : Math.min(m, order.sinConsolidar || 1);
  return { kind: 'estabilizar', lectura, exito: success, borrados: success && !order.sinEfecto ? most : 0 };
}
