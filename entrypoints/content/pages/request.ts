import type { PagesRefused } from '../../background/messages';
import { pageText } from '../fetch-page';

export type Fetched =
  | { readonly ok: true; readonly kind: 'page'; readonly page: Document }
  | { readonly ok: true; readonly kind: 'data'; readonly data: unknown }
  | PagesRefused;

const refused = (why: PagesRefused['why'], status = 0, wait: number | null = null): PagesRefused => ({
  ok: false,
  why,
  status,
  wait,
});

/** `Retry-After` in milliseconds: seconds, or a date by the clock `now`. */
export function waitOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}

/**
 * Asks the forum for a page or for data, with the reader's cookies, and says why when there is nothing to read.
 *
 * @param fallback Encoding to read a page with when neither server nor page says one.
 */
export async function request(address: string, fallback: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const answer = await fetch(address, { credentials: 'include', signal });
    if (!answer.ok)
      return refused('status', answer.status, waitOf(answer.headers.get('retry-after'), Date.now()));
    if (answer.url && new URL(answer.url).origin !== new URL(address).origin) return refused('elsewhere');
    const type = answer.headers.get('content-type') ?? '';
    if (/json/i.test(type)) return { ok: true, kind: 'data', data: await answer.json() };
    if (!/html/i.test(type)) return refused('unreadable');
    const text = pageText(new Uint8Array(await answer.arrayBuffer()), type, fallback);
    return { ok: true, kind: 'page', page: new DOMParser().parseFromString(text, 'text/html') };
  } catch (cause) {
    if (signal.aborted) return refused('stopped');
    return refused(cause instanceof SyntaxError ? 'unreadable' : 'network');
  }
}
