import type { PageRef } from '../messages';
import { changePeople } from '../store/people';
import { knownSeat } from './attend';
import { asking } from './beacon';
import { claimId } from './keys';
import { databaseOf, type Office } from './office';
import { threadId } from './scene';

interface Said {
  readonly page: PageRef;
  readonly author: string;
  readonly yes: boolean;
}

/** Keeps what the reader said about who directs a thread. */
export async function confirmDirector(office: Office, { page, author, yes }: Said): Promise<void> {
  await changePeople(databaseOf(office), threadId(page), (people) => ({
    ...people,
    directors: { ...people.directors, [author]: yes },
  }));
}

/** Keeps the director's answer about every alta of an account that asks in his scene. */
export async function acceptKey(office: Office, { page, author, yes }: Said): Promise<void> {
  const db = databaseOf(office);
  const seat = await knownSeat(office, db, page);
  if (typeof seat === 'string' || !seat.own) return;
  const { ctx } = seat.own.scene;
  const asked = asking(seat, seat.own).filter((seal) => seal.author === author);
  await changePeople(db, threadId(page), (people) => ({
    ...people,
    claims: { ...people.claims, ...Object.fromEntries(asked.map((seal) => [claimId(ctx, seal), yes])) },
  }));
}
