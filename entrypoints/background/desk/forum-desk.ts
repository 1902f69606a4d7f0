import type { ForumQuestion, Rolled } from '../messages';
import { hintParts, isSelector, moveActs, pageScripts } from '../messages';
import { hintsOf } from '../store/hints';
import { bringScript, openPopup } from '../tabs';
import { autoBeacon, awaitsBeacon, beacon, directsHere } from './beacon';
import { check } from './checks';
import type { Counter } from './counter';
import { type Answers, type Order, refusalOf } from './handler';
import { reveal } from './hidden';
import { nameAccount, point } from './hints';
import { settleMove } from './moves';
import { countBlock, nextAt } from './next';
import type { Asker, Office } from './office';
import { openScene } from './opening';
import {
  beaconOrder,
  blockOrder,
  openingOrder,
  pageRef,
  personOrder,
  planOrder,
  recheckOrder,
  rollOrder,
  threadText,
} from './orders';
import { choose, pageView, preview } from './page';
import { acceptKey, confirmDirector } from './people';
import { id, nothing, oneOf, orNull, record } from './readers';
import { wordsLater } from './recovery';
import { recheck, renumber } from './renumber';
import { roll } from './rolls';

/** What a forum page is answered: the page itself, rolls, checks, the table. */
export function forumDesk(office: Office, counter: Counter): Answers<ForumQuestion> {
  /** A full disk or read-only data is an answer in words, not a failure. */
  const rolling = <T extends Rolled | null>(work: Promise<T>): Promise<T | Rolled> =>
    work.catch((error): Rolled => ({ kind: 'refused', problems: refusalOf(office, error) }));
  const view = (page: Order<'page'>, asker: Asker) => pageView(office, counter, page, asker);

  return {
    page: { read: pageRef, answer: view },
    preview: { read: planOrder, answer: (order) => preview(office, order) },
    roll: { read: rollOrder, answer: (order, asker) => rolling(roll(office, counter, order, asker)) },
    count: {
      read: record<Order<'count'>>({ page: pageRef, code: id(4000) }),
      answer: (order) =>
        countBlock(office, order).catch((error) => ({ ok: false, problems: refusalOf(office, error) })),
    },
    next: { read: pageRef, answer: (page) => nextAt(office, page) },
    move: {
      read: record<Order<'move'>>({ page: pageRef, id: id(), act: oneOf(moveActs) }),
      answer: ({ page, ...order }) =>
        settleMove(office, { ...order, host: page.host }).catch((error) => ({
          ok: false,
          problems: refusalOf(office, error),
        })),
    },
    check: {
      read: record<Order<'check'>>({ page: pageRef, thread: threadText }),
      answer: (order) => check(office, order),
    },
    choose: {
      read: record<Order<'choose'>>({ page: pageRef, character: id() }),
      answer: async ({ page, character }, asker) => {
        await choose(office, page, character);
        return view(page, asker);
      },
    },
    openScene: { read: openingOrder, answer: (order) => rolling(openScene(office, counter, order)) },
    beacon: { read: beaconOrder, answer: (order) => rolling(beacon(office, counter, order)) },
    autoBeacon: {
      read: recheckOrder,
      answer: (order) => rolling(autoBeacon(office, counter, order)),
    },
    awaitsBeacon: { read: pageRef, answer: (page) => awaitsBeacon(office, page) },
    directsHere: {
      read: record<Order<'directsHere'>>({ host: id(253) }),
      answer: ({ host }) => directsHere(office, host),
    },
    reveal: { read: blockOrder, answer: (order) => rolling(reveal(office, counter, order)) },
    confirmDirector: {
      read: personOrder,
      answer: async (order, asker) => {
        await confirmDirector(office, order);
        return view(order.page, asker);
      },
    },
    acceptKey: {
      read: personOrder,
      answer: async (order, asker) => {
        await acceptKey(office, order);
        return view(order.page, asker);
      },
    },
    recheck: { read: recheckOrder, answer: (order) => recheck(office, counter, order) },
    renumber: { read: blockOrder, answer: (order) => rolling(renumber(office, counter, order)) },
    panel: {
      read: record<Order<'panel'>>({ script: oneOf(pageScripts) }),
      answer: async ({ script }, { tab, frame }) => {
        if (tab !== null) await bringScript(script, tab, frame);
        return null;
      },
    },
    openPopup: {
      read: orNull(record({ view: oneOf(['words'] as const) })),
      answer: async (order, { tab }) => {
        await openPopup(tab, order?.view);
        return null;
      },
    },
    wordsLater: { read: nothing, answer: () => wordsLater(office) },
    hints: {
      read: record<Order<'hints'>>({ host: id(253) }),
      answer: ({ host }) => hintsOf(office.state, host),
    },
    point: {
      read: record<Order<'point'>>({
        host: id(253),
        part: oneOf(hintParts),
        selector: (value) => (typeof value === 'string' && isSelector(value) ? value : undefined),
      }),
      answer: (order) =>
        point(office, order).catch((error) => ({ ok: false, problems: refusalOf(office, error) })),
    },
    nameAccount: {
      read: record<Order<'nameAccount'>>({ host: id(253), account: orNull(id(100)) }),
      answer: (order) =>
        nameAccount(office, order).catch((error) => ({ ok: false, problems: refusalOf(office, error) })),
    },
  };
}
