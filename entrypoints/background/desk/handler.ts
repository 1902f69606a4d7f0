import type { Questions, Told } from '../messages';
import type { Asker, Office } from './office';
import type { Reader } from './readers';
import { toldWorld } from './told';

export type Order<Q extends keyof Questions> = Parameters<Questions[Q]>[0];
type Reply<Q extends keyof Questions> = ReturnType<Questions[Q]>;
/** How a question is answered: what was sent is read first, and the answer never sees anything else. */
interface Handler<Q extends keyof Questions> {
  readonly read: Reader<Order<Q>>;
  readonly answer: (order: Order<Q>, asker: Asker) => Reply<Q> | Promise<Reply<Q>>;
}
/** The questions of one audience with their answers: one without does not compile. */
export type Answers<Q extends keyof Questions> = { readonly [K in Q]: Handler<K> };

/** What the world refused (a full disk, read-only data), in words; anything else is our own failure and goes on. */
export function refusalOf(office: Office, error: unknown): readonly Told[] {
  const problem = toldWorld(office.say, error);
  if (!problem) throw error;
  return [problem];
}
