import { bytesToHex } from '@noble/hashes/utils.js';
import { writeIn } from '../../../rules/block/markup/all';
import { writeOpening } from '../../../rules/block/write-scene';
import { drawOpening, signBeacon } from '../../../rules/proof/making-scene';
import type { PageRef, Partida, Rolled, RolledBlock, ThreadText } from '../messages';
import type { Database } from '../store/database';
import { changePartidas, partidaOf } from '../store/partidas';
import { changePeople } from '../store/people';
import type { OpeningRecord } from '../store/records';
import { openingOfRequest, openingsOf, putOpening } from '../store/scenes';
import { notePosted } from './attend';
import type { Counter } from './counter';
import { keyFor } from './keys';
import { databaseOf, type Office } from './office';
import { proposal } from './partidas';
import { placeOf } from './place';
import { refused } from './refused';
import { seatTurn, threadId } from './scene';
import { told } from './told';

export interface OpeningOrder {
  readonly page: PageRef;
  readonly thread: ThreadText;
  readonly request: string;
  readonly strict: boolean;
  readonly onePerBeacon: boolean;
}

/**
 * Opens a scene (protocol §4.9). A thread's scene that was never seen posted is opened again, whatever its flags:
 * its context does not depend on them, and nobody has rolled in it.
 */
export async function openScene(office: Office, counter: Counter, order: OpeningOrder): Promise<Rolled> {
  const { page, thread, request } = order;
  const { account } = page;
  if (page.private === true) return refused(told(office.say, 'private_post'));
  if (page.elsewhere === true) return refused(told(office.say, 'other_thread'));
  if (account === null) return refused(told(office.say, 'no_account'));
  const db = databaseOf(office);
  return counter.inTurn(seatTurn(page), async () => {
    const answered = await openingOfRequest(db, request);
    if (answered) return { kind: 'rolled', block: handOutOpening(office, answered) };
    await notePosted(db, account, thread.posts);
    const partida = await directs(office, page);
    const key = await keyFor(db, page, account, thread.posts, office.now());
    const { nonce, scene } = await bytesFor(db, page, account, partida);
    const flags = { estricta: order.strict, onePerBeacon: order.onePerBeacon };
    const draw = drawOpening(key, { nonce, scene, flags });
    const { text: code } = signBeacon(draw, { seals: [], requests: [] });
    const { language, markup, colour } = placeOf(office, page);
    const record: OpeningRecord = {
      ...{ ctx: bytesToHex(draw.ctx), request, host: page.host, topic: page.topic, account },
      ...{ partida: partida?.id ?? '', at: office.now(), nonce, scene, flags, code, posted: null },
      block: writeIn[markup](writeOpening(flags, language), code, colour),
    };
    await putOpening(db, record);
    if (page.topic !== null) await isDirector(db, page, account);
    return { kind: 'rolled', block: handOutOpening(office, record) };
  });
}

/** The partida of the page directs from now on; one is made for a thread that has none. */
function directs(office: Office, page: PageRef): Promise<Partida | null> {
  return changePartidas<Partida | null>(office.state, (stored) => {
    const partida = partidaOf(stored, page) ?? (page.topic === null ? null : proposal(office, page, null));
    if (!partida || (partida.directs && stored.includes(partida))) return { value: partida };
    const put = { ...partida, directs: true };
    return { put, value: put };
  });
}

const isDirector = (db: Database, page: PageRef, account: string) =>
  changePeople(db, threadId(page), (people) => ({
    ...people,
    directors: { ...people.directors, [account]: true },
  }));

/** Nonce of the partida and bytes of the scene: those of one that was not posted, or new ones (protocol §4.3). */
async function bytesFor(
  db: Database,
  { host, topic }: PageRef,
  account: string,
  partida: Partida | null,
): Promise<Pick<OpeningRecord, 'nonce' | 'scene'>> {
  const before = await openingsOf(db, host, account);
  const unseen = before.find((one) => topic !== null && one.topic === topic && one.posted === null);
  if (unseen) return unseen;
  const nonce = before.find((one) => partida !== null && one.partida === partida.id)?.nonce;
  return { nonce: nonce ?? fourBytes(), scene: fourBytes() };
}

const fourBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(4));

const handOutOpening = ({ say }: Office, { ctx, block, code }: OpeningRecord): RolledBlock => ({
  id: `baliza:${ctx}.0`,
  n: 0,
  text: block,
  code,
  said: say('opening_said'),
  tone: 'neutral',
});
