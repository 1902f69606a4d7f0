/** The words a token speaks for (protocol §4.7, «Block text»). The narrative around them is free. */
import { numberOf, type Token, type TokenKind } from './token';

/** First words by kind; a number follows where `numbered`. They stay Spanish in every language. */
export const firstWords: Readonly<Record<TokenKind, { readonly word: string; readonly numbered: boolean }>> =
  {
    invitacion: { word: 'Invitación', numbered: false },
    baliza: { word: 'Baliza', numbered: true },
    alta: { word: 'Alta', numbered: false },
    tirada: { word: 'Tirada', numbered: true },
    declaracion: { word: 'Declara', numbered: true },
    oculta: { word: 'Oculta', numbered: true },
    revelacion: { word: 'Revela', numbered: true },
  };

/**
 * From the last `Tirada n` (by kind) of the stretch before the token; the whole stretch when there is none. The
 * number is the token's own and no digit follows it.
 */
export function blockTextOf(token: Token, stretch: string): string {
  const { word, numbered } = firstWords[token.kind];
  const start = numbered ? lastNumbered(stretch, word, numberOf(token)) : stretch.lastIndexOf(word);
  return stretch.slice(Math.max(start, 0)).trim();
}

const SPACED_NUMBER = /\s+(\d+)/y;

function lastNumbered(stretch: string, word: string, n: number): number {
  for (let at = stretch.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : stretch.lastIndexOf(word, at - 1)) {
    SPACED_NUMBER.lastIndex = at + word.length;
    if (SPACED_NUMBER.exec(stretch)?.[1] === String(n)) return at;
  }
  return -1;
}

/** The account an alta names: what follows `Alta de ` on its line. `null` when it names nobody. */
export function namedAccount(blockText: string): string | null {
  const name = /Alta de ([^\n\r]*)/.exec(blockText)?.[1]?.trim();
  return name ? name : null;
}

/** Accounts are the same when they differ only in case, width or spacing. */
export const sameAccount = (a: string, b: string): boolean => foldAccount(a) === foldAccount(b);
const foldAccount = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** What stands between « » in the line of a reveal; the empty text when nothing does. */
export const revealedLabel = (blockText: string): string => /«([^»]*)»/.exec(blockText)?.[1] ?? '';
