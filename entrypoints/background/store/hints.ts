import { hostLabel } from '../../../rules/proof/keys';
import { isSelector, markups, type SiteHints } from '../messages';
import type { State } from './state';

const HINTS = 'hints:';

export const noHints = (host: string): SiteHints => ({
  host,
  editor: null,
  posts: null,
  markup: null,
  account: null,
});

/** Whether nothing was said of a site. */
export const isEmpty = ({ editor, posts, markup, account }: SiteHints): boolean =>
  editor === null && posts === null && markup === null && account === null;

/** Every site something was said of. */
export const storedHints = (state: State): readonly SiteHints[] =>
  [...state.list(HINTS).values()].flatMap((value) => readHints(value) ?? []);

export const hintsOf = (state: State, host: string): SiteHints =>
  readHints(state.get(HINTS + hostLabel(host))) ?? noHints(hostLabel(host));

/** Changes what is said of one site, seeing every write before; what says nothing is not kept. */
export const changeHints = (
  state: State,
  host: string,
  change: (hints: SiteHints) => SiteHints,
): Promise<SiteHints> =>
  state.change(() => {
    const value = change(hintsOf(state, host));
    const key = HINTS + value.host;
    return isEmpty(value) ? { remove: [key], value } : { set: { [key]: value }, value };
  });

/** Writes what is said of several sites in one go; other sites stay as they are. */
export const putHints = (state: State, all: readonly SiteHints[]): Promise<null> =>
  state.change(() => ({
    set: Object.fromEntries(all.map((hints) => [HINTS + hints.host, hints])),
    value: null,
  }));

/** Hints as stored or as a file brings them; `null` when it is none, or asks of a page what pointing never does. */
export function readHints(value: unknown): SiteHints | null {
  if (typeof value !== 'object' || value === null) return null;
  const {
    host,
    editor = null,
    posts = null,
    markup = null,
    account = null,
  } = value as Record<string, unknown>;
  const written = markup === null ? null : markups.find((one) => one === markup);
  if (typeof host !== 'string' || !isHost(hostLabel(host)) || written === undefined) return null;
  if (!isPart(editor) || !isPart(posts) || !isAccount(account)) return null;
  return { host: hostLabel(host), editor, posts, markup: written, account };
}

const isPart = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && isSelector(value));

/** Characters an account's name may have: more than boards allow. */
const MOST_LETTERS = 100;
const isAccount = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LETTERS);

/** A name as it can stand in a match pattern. */
const isHost = (host: string): boolean => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host) && host.length <= 253;
