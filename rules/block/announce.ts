import type { DiceGroup, Spec } from '../proof/dice';
import { specText } from '../proof/spec';
import type { Clause, Language, System } from '../system';
import { sameSpec } from './throw';

/** What a declaration says it will roll: in the game's words, or the dice alone where it has none. */
export const announcement = <Order>(
  system: System<Order>,
  order: Order,
  language: Language,
): readonly Clause[] => system.announce?.(order, language) ?? [[specText(system.spec(order))]];

/** Faces tried one by one; of bigger dice the lowest and highest. */
const MOST_FACES = 100;

/**
 * Whether an order throws the same dice however they fall, so that it can be declared, or answer a request,
 * before anybody knows them. Tried with every face on all dice at once: rules ask for more dice because of what
 * a die shows, or because too few succeed.
 */
export function hasFixedDice<Order>(system: System<Order>, order: Order): boolean {
  const spec = system.spec(order);
  if (!system.more) return true;
  return facesOf(spec).every((face) => {
    const more = system.more?.(order, showing(spec, face));
    return !more || sameSpec(more, spec);
  });
}

function facesOf(spec: Spec): readonly number[] {
  const most = Math.max(1, ...spec.flat().map(({ d }) => d));
  const low = Array.from({ length: Math.min(most, MOST_FACES) }, (_, at) => at + 1);
  const high = Array.from(
    { length: Math.max(0, Math.min(most - MOST_FACES, MOST_FACES)) },
    (_, at) => most - at,
  );
  return [...low, ...high];
}

const showing = (spec: Spec, face: number) =>
  spec.map((groups) =>
    groups.map(({ n, d }: DiceGroup) => Array.from({ length: n }, () => Math.min(face, d))),
  );
