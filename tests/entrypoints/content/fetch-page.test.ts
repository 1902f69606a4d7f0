import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from '../../../entrypoints/content/fetch-page';

const URL_ = 'https://foro.example/viewtopic.php?t=7';
afterEach(() => vi.unstubAllGlobals());

interface Reply {
  readonly bytes: Uint8Array;
  readonly type?: string;
  readonly ok?: boolean;
  readonly url?: string;
}
function serve({ bytes, type = 'text/html', ok = true, url = URL_ }: Reply): void {
  const answer = {
    ok,
    url,
    headers: new Headers({ 'content-type': type }),
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer),
  );
}
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = async (fallback = 'UTF-8'): Promise<string | null> =>
  (await fetchPage(URL_, fallback, new AbortController().signal))?.body.textContent ?? null;

describe('another page of the thread', () => {
  it('is asked for with the reader’s own cookies', async () => {
    serve({ bytes: new TextEncoder().encode('<p>acción</p>') });
    expect(await read()).toBe('acción');
    expect(fetch).toHaveBeenCalledWith(URL_, expect.objectContaining({ credentials: 'include' }));
  });
  it('is read in the encoding the server says, or the page, or the page we are on', async () => {
    serve({ bytes: latin1('<p>acción</p>'), type: 'text/html; charset=ISO-8859-1' });
    expect(await read()).toBe('acción');
    serve({ bytes: latin1('<meta charset="windows-1252"><p>acción</p>') });
    expect(await read()).toBe('acción');
    serve({ bytes: latin1('<p>acción</p>') });
    expect(await read('ISO-8859-1')).toBe('acción');
  });
  it('is none when the answer is an error, another site, or no HTML', async () => {
    const bytes = latin1('<p>x</p>');
    serve({ bytes, ok: false });
    expect(await read()).toBeNull();
    serve({ bytes, url: 'https://entrada.example/login' });
    expect(await read()).toBeNull();
    serve({ bytes, type: 'application/json' });
    expect(await read()).toBeNull();
  });
  it('is none when there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await read()).toBeNull();
  });
});
