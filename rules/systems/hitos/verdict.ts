import type { Tone } from '../../system';
import type { AguanteHecho, AtaqueHecho, Desenlace, OpuestaHecha } from './desenlace';
import type { RollOrder } from './order';
import type { Lectura } from './resolve';
import type { Words } from './words/form';

type Said = Words['verdict'];

/** The outcome in capitals: always the decisive word first, then what comes of it. */
export const verdictOf = (order: RollOrder, outcome: Desenlace, words: Words): readonly string[] => [
  parts(order, outcome, words.verdict).join(', '),
];

function parts(order: RollOrder, outcome: Desenlace, said: Said): readonly string[] {
  const { lectura } = outcome;
  switch (outcome.kind) {
    case 'tirada': {
      const { prolongada } = order.kind === 'tirada' ? order : {};
      const after =
        prolongada && outcome.lleva !== null ? [said.van(outcome.lleva, prolongada.necesarias)] : [];
      const total = outcome.exito === null ? [said.total(lectura.total)] : [];
      return [...(special(lectura, said) ?? plain(outcome.exito, said)), ...total, ...after];
    }
    case 'iniciativa':
      return [...(special(lectura, said) ?? []), said.iniciativa(lectura.total)];
    case 'supervision':
      return [
        ...(special(lectura, said) ?? plain(outcome.exito, said)),
        ...(outcome.exito ? [said.supervision] : []),
      ];
    case 'estabilizar':
      if (!outcome.exito) return special(lectura, said) ?? [said.fallo];
      return [...(special(lectura, said) ?? []), said.borra(outcome.borrados)];
    case 'ataque':
      return attackParts(order, outcome, said);
    case 'aguante':
      return aguanteParts(order, outcome, said);
    case 'enfrentada':
    case 'persecucion':
      return opposedParts(order, outcome, said);
  }
}

const plain = (exito: boolean | null, said: Said): string[] =>
  exito === null ? [] : [exito ? said.exito : said.fallo];

/** Critical or fumble, with the temporary aspect they bring (HIT-3, HIT-19); `null` for any other roll. */
function special({ clase }: Lectura, said: Said): string[] | null {
  if (clase.tipo === 'normal') return null;
  return [clase.tipo === 'critico' ? said.critico(clase.veces, true) : said.pifia(clase.veces)];
}

function opposedParts(order: RollOrder, outcome: OpuestaHecha, said: Said): readonly string[] {
  const extra = special(outcome.lectura, said) ?? [];
  const { resultado, carrera, lectura } = outcome;
  if (resultado === null) return [...extra, said.total(lectura.total), said.pendiente];
  const won = { gana: said.gana, pierde: said.pierde, empata: tied(order, said) }[resultado];
  const chase = carrera && order.kind === 'persecucion' ? [said.carrera(carrera, order.distancia)] : [];
  return [won, ...chase, ...extra];
}

/** HIT-4 (L81): a draw stands where the action allows it; in a chase it leaves the distance as it was. */
function tied(order: RollOrder, said: Said): string {
  if (order.kind === 'persecucion') return said.empate;
  return order.kind === 'enfrentada' && order.tablas ? said.tablas : said.repite;
}

function attackParts(order: RollOrder, outcome: AtaqueHecho, said: Said): readonly string[] {
  const { clase, total } = outcome.lectura;
  const secuaz = order.kind === 'ataque' && order.deSecuaz === true;
  if (outcome.impacta === false) return special(outcome.lectura, said) ?? [said.falla];
  if (outcome.impacta === null) return [said.total(total), said.siImpacta(outcome.dano.total)];
  // HIT-28, HIT-36 (L228): a secuaz «no puede producir un resultado crítico»; its double 10 only hits.
  const critical = clase.tipo === 'critico' && !secuaz ? clase.veces : null;
  return [
    ...(critical === null ? [] : [said.critico(critical, false)]),
    said.impacta,
    said.dano(outcome.dano.total),
    ...(critical === null ? [] : [said.secuela(critical)]),
    ...(outcome.alcanza > 1 ? [said.alcanza(outcome.alcanza)] : []),
    ...(outcome.fuera ? [said.fuera] : []),
  ];
}

function aguanteParts(order: RollOrder, outcome: AguanteHecho, said: Said): readonly string[] {
  if (order.kind !== 'aguante') return [];
  const extra = special(outcome.lectura, said) ?? [];
  switch (order.uso) {
    case 'prueba':
      return special(outcome.lectura, said) ?? plain(outcome.exito, said);
    case 'masivo':
      if (!outcome.exito) return [said.masivo, ...extra];
      return [said.resiste, ...(order.dano === undefined ? [] : [said.pierdePuntos(order.dano)]), ...extra];
    case 'muerte':
      return [outcome.estabiliza ? said.estable : outcome.exito ? said.aguanta : said.muere, ...extra];
    case 'recuperacion':
    case 'nograve': {
      const points = outcome.puntos ?? 0;
      return [points === 0 ? said.igual : said.recupera(points), ...extra];
    }
  }
}

/** How the outcome feels to who rolls. */
export function toneOf(outcome: Desenlace): Tone {
  switch (outcome.kind) {
    case 'iniciativa':
      return 'neutral';
    case 'tirada':
    case 'supervision':
    case 'estabilizar':
      return outcome.exito === null ? byClass(outcome.lectura) : outcome.exito ? 'good' : 'bad';
    case 'ataque':
      return outcome.impacta === null ? 'neutral' : outcome.impacta ? 'good' : 'bad';
    case 'aguante':
      if (outcome.puntos !== null && outcome.puntos !== 0) return outcome.puntos > 0 ? 'good' : 'bad';
      return outcome.exito ? 'good' : 'bad';
    case 'enfrentada':
    case 'persecucion':
      if (outcome.resultado === null) return byClass(outcome.lectura);
      return { gana: 'good', empata: 'mixed', pierde: 'bad' }[outcome.resultado] as Tone;
  }
}

const byClass = ({ clase }: Lectura): Tone =>
  clase.tipo === 'critico' ? 'good' : clase.tipo === 'pifia' ? 'bad' : 'neutral';
