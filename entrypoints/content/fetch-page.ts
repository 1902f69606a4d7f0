const charsetOf = (type: string | null): string | null =>
  /charset=["']?([\w-]+)/i.exec(type ?? '')?.[1] ?? null;

/** The page's own declaration, in its first bytes, for boards whose server says nothing. */
const declared = (bytes: Uint8Array): string | null =>
  charsetOf(
    /<meta[^>]+charset=["']?[\w-]+/i.exec(String.fromCharCode(...bytes.subarray(0, 1024)))?.[0] ?? null,
  );

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * The text of a page as its server, or itself, says it is written.
 *
 * @param type Header `content-type`; `null` where there is none (a file).
 * @param fallback Encoding where neither says one.
 */
export const pageText = (bytes: Uint8Array, type: string | null, fallback: string): string =>
  decode(bytes, charsetOf(type) ?? declared(bytes) ?? fallback);

/**
 * A page of the same site, with the reader's cookies, parsed. `null` when there is none to read: another origin
 * after a redirection (a log-in elsewhere), an error, something that is no HTML, or no network.
 *
 * @param fallback Encoding to read with when neither server nor page says one: that of the page we are on.
 */
export async function fetchPage(
  address: string,
  fallback: string,
  signal: AbortSignal,
): Promise<Document | null> {
  try {
    const answer = await fetch(address, { credentials: 'include', signal });
    const type = answer.headers.get('content-type');
    if (!answer.ok || !/html/i.test(type ?? '')) return null;
    if (answer.url && new URL(answer.url).origin !== new URL(address).origin) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return new DOMParser().parseFromString(pageText(bytes, type, fallback), 'text/html');
  } catch {
    return null;
  }
}
