import { hostLabel } from '../../../rules/proof/keys';
import { MAX_NUMBER, MAX_REQUESTS } from '../../../rules/proof/token';
import {
  type Ask,
  type How,
  hows,
  markups,
  type PageRef,
  type PlanOrder,
  type PostText,
  type RollOrder,
  type ThreadText,
} from '../messages';
import type { BeaconOrder } from './beacon';
import type { OpeningOrder } from './opening';
import { anyObject, flag, id, int, list, oneOf, or, orNull, type Reader, record, text } from './readers';

/** Largest post id of the protocol (§4.6, caps). */
const MAX_POST = 2 ** 42 - 1;

type RawPage = Omit<PageRef, 'editing'> & { readonly editing: number | null };
const rawPage = record<RawPage>({
  host: id(253),
  engine: id(40),
  topic: orNull(id(200)),
  section: orNull(id(200)),
  url: text(4000),
  title: text(500),
  account: orNull(id(200)),
  markup: oneOf(markups),
  private: or(flag, false),
  editing: or(orNull(int(0, MAX_POST)), null),
  dark: or(flag, false),
  elsewhere: or(flag, false),
});
/** What a page says of itself, its host as the protocol writes it (§4.1): the same forum with and without `www.`. */
export const pageRef: Reader<PageRef> = (value) => {
  const read = rawPage(value);
  if (!read) return undefined;
  const { editing, ...page } = read;
  return { ...page, host: hostLabel(page.host), ...(editing === null ? {} : { editing }) };
};

const rawPost = record<Required<PostText>>({
  id: int(0, MAX_POST),
  author: text(200),
  text: text(500_000),
  private: or(flag, false),
});
const post: Reader<PostText> = (value) => {
  const read = rawPost(value);
  if (!read) return undefined;
  const { private: hidden, ...rest } = read;
  return hidden ? read : rest;
};
const rawThread = record<ThreadText>({ posts: list(post, 50_000), complete: flag });
/** A page may show the newest post first (a reader's setting on several boards): judged so, order would accuse. */
export const threadText: Reader<ThreadText> = (value) => {
  const thread = rawThread(value);
  return thread && { ...thread, posts: oldestFirst(thread.posts) };
};
const oldestFirst = (posts: readonly PostText[]): readonly PostText[] =>
  posts.every(({ id: one }, at) => at === 0 || one < (posts[at - 1]?.id ?? one))
    ? [...posts].reverse()
    : posts;

const planFields = {
  page: pageRef,
  sheet: orNull(id()),
  offer: id(),
  choices: anyObject,
};
export const planOrder: Reader<PlanOrder> = record<PlanOrder>(planFields);
type AnsweredRequest = NonNullable<RollOrder['answers']>;
type RawRoll = Omit<RollOrder, 'how' | 'answers' | 'about' | 'amends'> & {
  readonly how: How | null;
  readonly answers: AnsweredRequest | null;
  readonly about: string | null;
  readonly amends: string | null;
};
const rawRoll = record<RawRoll>({
  ...planFields,
  request: id(),
  label: text(2000),
  thread: threadText,
  drafts: list(text(4000), 500),
  how: or(orNull(oneOf(hows)), null),
  answers: or(orNull(record<AnsweredRequest>({ k: int(0, MAX_NUMBER), q: int(0, MAX_REQUESTS - 1) })), null),
  about: or(orNull(text(4000)), null),
  amends: or(orNull(text(4000)), null),
});
export const rollOrder: Reader<RollOrder> = (value) => {
  const order = rawRoll(value);
  if (!order) return undefined;
  const { how, answers, about, amends, ...rest } = order;
  return {
    ...rest,
    ...(how ? { how } : {}),
    ...(answers ? { answers } : {}),
    ...(about ? { about } : {}),
    ...(amends ? { amends } : {}),
  };
};

const atThread = { page: pageRef, thread: threadText };
export const openingOrder: Reader<OpeningOrder> = record<OpeningOrder>({
  ...atThread,
  request: id(),
  strict: flag,
  onePerBeacon: flag,
});
const ask = record<Ask>({ to: text(200), label: text(500), dice: text(200), difficulty: text(200) });
export const beaconOrder: Reader<BeaconOrder> = record<BeaconOrder>({
  ...atThread,
  request: id(),
  asks: list(ask, 100),
});
/** A block by its record or its code. */
export const blockOrder = record<{ page: PageRef; thread: ThreadText; id: string }>({
  ...atThread,
  id: id(4000),
});
export const recheckOrder = record<{ page: PageRef; thread: ThreadText; codes: readonly string[] }>({
  ...atThread,
  codes: list(text(4000), 500),
});
export const personOrder = record<{ page: PageRef; author: string; yes: boolean }>({
  page: pageRef,
  author: id(),
  yes: flag,
});
