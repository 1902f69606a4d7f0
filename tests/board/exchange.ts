import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Html } from './html';
import type { Account, BoardData, Theme } from './model';

/** One request, read. */
export interface Ask {
  readonly method: string;
  readonly url: URL;
  readonly form: URLSearchParams;
  /** Cookie token, or ''. */
  readonly token: string;
  readonly account: Account | null;
  readonly data: BoardData;
  readonly theme: Theme;
}
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export const SESSION = 'fe_session';
const BODY_MAX = 512 * 1024;

export const showPage = (body: Html, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html>\n${body}`,
});
export const goTo = (address: string, cookie?: string): Reply => ({
  status: 303,
  headers: { location: address, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  body: '',
});
export const sessionCookie = (token: string): string =>
  `${SESSION}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token === '' ? 0 : 60 * 60 * 24 * 30}`;

export const cookieToken = (request: IncomingMessage): string =>
  new RegExp(`(?:^|;\\s*)${SESSION}=([0-9a-f]{64})`).exec(request.headers.cookie ?? '')?.[1] ?? '';

/** The form of a request; `null` when it is larger than any post may be. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= BODY_MAX) parts.push(part);
  }
  return size > BODY_MAX ? null : new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

// Scripts only from the board itself, as careful boards have it; BBCode colours need style attributes.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; base-uri 'none'";

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** A text field as the board keeps it: browsers send line ends as CRLF. */
export const field = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '').replaceAll('\r\n', '\n');
