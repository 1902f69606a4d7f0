import { hostLabel } from '../../../rules/proof/keys';
import {
  markups,
  type PageRef,
  type PlanOrder,
  type PostText,
  type RollOrder,
  type ThreadText,
} from '../messages';
import { anyObject, flag, id, int, list, oneOf, orNull, type Reader, record, text } from './readers';

/** Largest post id of the protocol (§4.6, caps). */
const MAX_POST = 2 ** 42 - 1;

const rawPage = record<PageRef>({
  host: id(253),
  engine: id(40),
  topic: orNull(id(200)),
  section: orNull(id(200)),
  url: text(4000),
  title: text(500),
  account: orNull(id(200)),
  markup: oneOf(markups),
});
/** What a page says of itself, its host as the protocol writes it (§4.1): the same forum with and without `www.`. */
export const pageRef: Reader<PageRef> = (value) => {
  const page = rawPage(value);
  return page && { ...page, host: hostLabel(page.host) };
};

const post = record<PostText>({ id: int(0, MAX_POST), author: text(200), text: text(500_000) });
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
export const rollOrder: Reader<RollOrder> = record<RollOrder>({
  ...planFields,
  request: id(),
  label: text(2000),
  thread: threadText,
  drafts: list(text(4000), 500),
});
