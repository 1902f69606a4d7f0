import { danoHecho, danoRecibido, type Golpe } from './blows';
import { efectoDe } from './don-effects';
import { avanzar } from './extended';
import type { RollOrder } from './order';
import { dadosPropios } from './pool';
import { costeEnFortuna, usoDeLaTirada } from './rasgos';
import { dadosDeAtencion } from './recovery';
import type { Outcome } from './resolve';
import type { AfterWords, Phrase, Words } from './words/form';

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
  const used = dadosPropios(order) - (order.acero ?? 0);
  return [
    ...say(danoHecho(order, outcome)),
    ...say(danoRecibido(order, outcome)),
    ...(melee && outcome.veredicto === 'ambiguo' ? [after.sinDano] : []),
    ...(order.kind === 'defensa' && used > 0 ? [after.comprometidos(used)] : []),
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
