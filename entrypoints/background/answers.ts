import type { Say } from '../../components/words';
import type { Desk } from './desk/desk';
import { isObject } from './desk/readers';
import { toldWorld } from './desk/told';
import type { Answer, Questions } from './messages';
import { askerOf, isHere, mayAsk, type Sender } from './senders';

/** Who we are, for telling our own pages from others. */
export interface Self {
  readonly id: string;
  /** `chrome-extension://…/` */
  readonly base: string;
}

/** The question of a message; `null` when it is not one, and then somebody else may answer it. */
export function questionOf(
  message: unknown,
): { readonly ask: keyof Questions; readonly order: unknown } | null {
  if (!isObject(message) || typeof message.ask !== 'string') return null;
  return { ask: message.ask as keyof Questions, order: message.order };
}

/**
 * Answers a question in its frame. Never rejects: whatever fails is told in words, once, here. A question is
 * answered only to those who may ask it, and a page only about the host it is on.
 */
export async function answerTo(
  desk: () => Promise<Desk>,
  say: Say,
  self: Self,
  { ask, order }: { readonly ask: keyof Questions; readonly order: unknown },
  sender: Sender,
): Promise<Answer<unknown>> {
  try {
    const asker = askerOf(sender, self.id, self.base);
    if (!asker || !mayAsk(asker, ask)) return { ok: false, failure: say('failure_forbidden') };
    const handlers = await desk();
    if (!Object.hasOwn(handlers, ask)) return { ok: false, failure: say('failure_unreadable') };
    if (!asker.own && !hostsIn(order).every((host) => isHere(sender, host))) {
      return { ok: false, failure: say('failure_forbidden') };
    }
    return await handle(handlers[ask], order, asker, say);
  } catch (error) {
    return { ok: false, failure: wordsFor(say, error) };
  }
}

/** Every host an order speaks of: a page stands alone or inside it, and none of them may be another's. */
const hostsIn = (order: unknown): readonly unknown[] =>
  isObject(order)
    ? [order, order.page].flatMap((page) => (isObject(page) && 'host' in page ? [page.host] : []))
    : [];

async function handle<Q extends keyof Questions>(
  handler: Desk[Q],
  order: unknown,
  asker: Parameters<Desk[Q]['answer']>[1],
  say: Say,
): Promise<Answer<unknown>> {
  const read = handler.read(order);
  if (read === undefined) return { ok: false, failure: say('failure_unreadable') };
  return { ok: true, value: await handler.answer(read as never, asker) };
}

function wordsFor(say: Say, error: unknown): string {
  if (error instanceof Error && error.name === 'Refused') return error.message;
  return toldWorld(say, error)?.message ?? say('failure_own', String(error));
}
