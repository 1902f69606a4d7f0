import type { Sentences } from '../../../system';
import type { SpendOrder } from '../order/spend-order';
import { dadosDeAcero, proteccionDelManto } from '../reglas/dones';
import { terciosTrasDescanso } from '../reglas/health';
import { type Spent, spend } from '../reglas/spend';
import type { SpendWords, Words } from '../words/form';

/** The words of what is done without dice. */
export function spendSentences(order: SpendOrder, { spend: words }: Words): Sentences {
  const spent = spend(order);
  const details = [...causes(order, spent, words), ...figures(spent, words)];
  return { verdict: [verdict(order, spent, words)], details: details.map((text) => [text]) };
}

function verdict(order: SpendOrder, { herida }: Spent, words: SpendWords): string {
  switch (order.kind) {
    case 'dano':
      return herida ? words.herida(herida, order.salud ?? 'sano') : '';
    case 'descanso':
      return words.descansa;
    case 'giro':
      return words.giro(order.dados ?? 0);
    case 'gasto':
      return words.gasto(order.que ?? 'elemento');
  }
}

function causes(order: SpendOrder, { herida }: Spent, words: SpendWords): string[] {
  const salud = order.salud ?? 'sano';
  if (order.kind === 'dano' && herida) {
    const reduced = order.coste ? [words.reduce(order.coste, herida.severidad, herida.queda)] : [];
    return [
      words.danoRecibido(order.golpe ?? 0, order.proteccion ?? 0),
      words.aguante(order.aguante ?? 1),
      ...reduced,
    ];
  }
  if (order.kind === 'descanso')
    return [words.descanso(salud, terciosTrasDescanso(salud)), words.aguante(order.aguante ?? 1)];
  if (order.kind === 'giro') return [words.giroFortuna(order.dados ?? 0)];
  return order.don ? gift(order.don, order.puntuacion ?? 1, words) : [];
}

function gift(don: NonNullable<SpendOrder['don']>, puntuacion: number, words: SpendWords): string[] {
  const said = [words.activa(don, puntuacion)];
  if (don === 'manto') said.push(words.manto(proteccionDelManto(puntuacion)));
  if (don === 'defensa') said.push(words.acero(dadosDeAcero(puntuacion)));
  return said;
}

function figures(spent: Spent, words: SpendWords): string[] {
  const { resistencia, fortuna, reserva } = spent;
  return [
    ...(resistencia ? [words.resistencia(...resistencia)] : []),
    ...(fortuna ? [words.fortuna(...fortuna)] : []),
    ...(reserva ? [words.reserva(...reserva)] : []),
  ];
}
