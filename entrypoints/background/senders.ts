import type { Asker } from './desk/office';
import { openToForums, type Questions } from './messages';

/** As much of `runtime.MessageSender` as is looked at. */
export interface Sender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  readonly frameId?: number | undefined;
  readonly tab?: { readonly id?: number | undefined } | undefined;
}

/**
 * Who sent a message: one of our own pages, or our script in a forum page; `null` for anybody else. A page is
 * ours by its address alone, which the browser fills in: our pages may stand in tabs too.
 */
export function askerOf(sender: Sender, ownId: string, ownBase: string): Asker | null {
  if (sender.id !== ownId || !sender.url) return null;
  const own = sender.url.startsWith(ownBase);
  const tab = sender.tab?.id ?? null;
  return own || tab !== null ? { own, tab, frame: sender.frameId ?? 0 } : null;
}

/** Whether this asker may ask this. */
export const mayAsk = (asker: Asker, question: keyof Questions): boolean =>
  asker.own || openToForums.some((open) => open === question);

/** Whether a page says the host it is on: our script in one forum cannot ask in the name of another. */
export const isHere = (sender: Sender, host: unknown): boolean =>
  URL.canParse(sender.url ?? '') && new URL(sender.url ?? '').hostname === host;
