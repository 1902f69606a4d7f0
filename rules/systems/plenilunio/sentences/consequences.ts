import type { RollOrder } from '../order/order';
import { danoHecho, danoRecibido, type Golpe } from '../reglas/blows';
import { dadosTrasDefender } from '../reglas/combat';
import { efectoDe } from '../reglas/don-effects';
import { avanzar } from '../reglas/extended';
import { dadosDisponibles, dadosPropios } from '../reglas/pool';
import { costeEnFortuna, usoDeLaTirada } from '../reglas/rasgos';
import { dadosDeAtencion } from '../reglas/recovery';
import type { Outcome } from '../reglas/resolve';
import type { AfterWords, Phrase, Words } from '../words/form';

/** What a roll brings about, a clause each. */
export function consequences(order: RollOrder, outcome: Outcome, { after }: Words): readonly Phrase[] {
  const said: readonly (readonly string[])[] = [
    blows(order, outcome, after),
    extended(order, outcome, after),
    special(order, outcome, after),
    gift(order, outcome, after),
    fate(order, outcome, after),
  ];
  return said.flat().map((text) => [text]);
}

function blows(order: RollOrder, outcome: Outcome, after: AfterWords): string[] {
  const say = (golpe: Golpe | null) =>
    golpe ? [after.dano(golpe.normales, golpe.triunfos, golpe.arma, golpe.proteccion)] : [];
  const melee = order.kind === 'ataque' || order.kind === 'defensa';
  return [
    ...(order.dano !== undefined && !outcome.contra ? [after.arma(order.dano)] : []),
    ...say(danoHecho(order, outcome)),
    ...say(danoRecibido(order, outcome)),
    ...(melee && outcome.veredicto === 'ambiguo' ? [after.sinDano] : []),
    ...(order.kind === 'defensa' ? defence(order, after) : []),
  ];
}

/** Dice used to defend are missing in the next turn; who uses all loses it (PLE-35, L233). */
function defence(order: RollOrder, after: AfterWords): string[] {
  const used = dadosPropios(order) - (order.acero ?? 0);
  if (used === 0) return [];
  return [
    dadosTrasDefender(dadosDisponibles(order), used) === 0 ? after.pierdeTurno : after.comprometidos(used),
  ];
}

function extended({ prolongada }: RollOrder, { tirada, neto, contra }: Outcome, after: AfterWords): string[] {
  if (!prolongada) return [];
  const to = avanzar(prolongada, contra ? neto : 0, tirada.reves);
  return [after.acumulado(prolongada.acumulado, to, prolongada.objetivo)];
}

function special(order: RollOrder, { veredicto, neto }: Outcome, after: AfterWords): string[] {
  if (order.salud && order.kind === 'recuperacion') return [after.salud(order.salud)];
  if (veredicto !== 'exito') return [];
  if (order.kind === 'cubierto') return [after.cubierto];
  return order.kind === 'atencion' ? [after.atencion(dadosDeAtencion(neto))] : [];
}

function gift(order: RollOrder, outcome: Outcome, after: AfterWords): string[] {
  const uso = usoDeLaTirada(order);
  const efecto = uso && 'efecto' in uso ? uso.efecto : undefined;
  // Plain damage is told with its sum, by `blows`.
  const hecho = efecto && efecto !== 'dano' ? efectoDe(efecto, outcome, order.dano ?? 0) : null;
  const cost = costeEnFortuna(order);
  return [...(hecho ? [after.efecto(hecho)] : []), ...(cost > 0 ? [after.fortunaMenos(cost)] : [])];
}

function fate({ destino }: RollOrder, { tirada }: Outcome, after: AfterWords): string[] {
  if (!destino) return [];
  return [
    ...(tirada.destinoSube ? [after.destinoSube(destino.actual)] : []),
    after.reserva(Math.max(0, destino.reserva - destino.dados)),
  ];
}
