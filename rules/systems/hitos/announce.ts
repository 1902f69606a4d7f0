import type { Clause, Language } from '../../system';
import { modoDe } from './finales';
import { type Order, type RollOrder, spec } from './order';
import { bodyUse } from './sentences-body';
import { addedPieces, targetPieces } from './sum';
import { wordsOf } from './words';
import type { Words } from './words/form';

/** What is going to be rolled, without any outcome: the dice, what is added, and what it has to reach. */
export function announceOf(order: Order, language: Language): readonly Clause[] {
  if (order.kind === 'gasto') return [];
  const words = wordsOf(language);
  const [first = [], ...more] = spec(order).map((groups) => groups.map(({ n }) => `${n}d10`));
  const clauses: Clause[] = [];
  if (order.sobre) clauses.push([words.sobre(order.sobre.dados.join(', '), order.sobre.tirada ?? null)]);
  clauses.push([first[0] ?? '3d10'], ...activated(order, more.flat(), words));
  clauses.push([words.vale(modoDe(order)), ...addedPieces(order, words), ...targetPieces(order, words)]);
  return [...clauses, ...beside(order, first[1] ?? '', words), ...purpose(order, words)];
}

/** Aspects that were settled with their dice before anybody knew any. */
function activated(order: RollOrder, dice: readonly string[], words: Words): Clause[] {
  const rolls = [...dice];
  return (order.activaciones ?? []).flatMap(({ signo, repite }, index) => {
    const name = { name: index === 0 ? 'aspecto' : `aspecto${index + 1}` };
    const quoted = order.sobre && index === 0;
    const again = repite === 0 || quoted ? [] : [[rolls.shift() ?? '']];
    return [words.activa(signo, name, quotedFaces(order, index, repite)), ...again];
  });
}

const quotedFaces = (order: RollOrder, index: number, mask: number): readonly number[] =>
  index === 0 && order.sobre ? order.sobre.dados.filter((_, place) => mask & (1 << place)) : [];

function beside(order: RollOrder, dice: string, words: Words): Clause[] {
  if (order.kind === 'ataque')
    return order.directo && 'dados' in order.directo ? [[words.directo(dice)]] : [];
  if (!('rival' in order)) return [];
  return order.rival.tipo === 'tira' ? [words.rivalTira(dice)] : [];
}

function purpose(order: RollOrder, words: Words): Clause[] {
  if (order.kind === 'tirada' && order.prolongada) {
    return [[words.prolongada(order.prolongada.llevas, order.prolongada.necesarias)]];
  }
  if (order.kind === 'persecucion') return [[words.distancia(order.distancia, order.papel)]];
  if (order.kind === 'ataque') return [[words.categoria(order.categoria)]];
  return order.kind === 'aguante' ? bodyUse(order, words) : [];
}
