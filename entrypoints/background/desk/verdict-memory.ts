/**
 * Verdicts are worked out once: a page that is opened again is answered from memory, on the disk across restarts
 * and here while the background lives, as long as nothing they were made from has changed (V1).
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ActaOptions } from '../../../rules/proof/acta';
import type { PageRef, PageVerdicts, PostText } from '../messages';
import { rememberActa, rememberedActa } from '../store/actas';
import type { Database } from '../store/database';
import type { ActaRecord, PeopleRecord } from '../store/records';
import { type Introduced, introducedIn } from './keys';
import type { Office } from './office';

/** Everything verdicts are made from. */
export interface Basis {
  readonly office: Pick<Office, 'build' | 'language'>;
  readonly account: PageRef['account'];
  readonly posts: readonly PostText[];
  readonly options: ActaOptions;
  readonly directors: PeopleRecord['directors'];
}

/** What was worked out from a list of posts; the list is the same object while the thread is. */
interface Known {
  introduced?: Introduced;
  digest?: string;
  acta?: Pick<ActaRecord, 'digest' | 'blocks' | 'notes'>;
}
const known = new WeakMap<readonly PostText[], Known>();
function knownOf(posts: readonly PostText[]): Known {
  const one = known.get(posts) ?? {};
  known.set(posts, one);
  return one;
}

/** `introducedIn`, once for a list. */
export function introducedBy(posts: readonly PostText[]): Introduced {
  const one = knownOf(posts);
  one.introduced ??= introducedIn(posts);
  return one.introduced;
}

/** One short text for a basis: where it is the same, the verdicts are. */
export async function digestOf({ office, account, posts, options, directors }: Basis): Promise<string> {
  const one = knownOf(posts);
  one.digest ??= await sha256(JSON.stringify(posts));
  return sha256(JSON.stringify([office.build, office.language, account, options, directors, one.digest]));
}

async function sha256(text: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

export async function rememberedVerdicts(
  db: Database,
  thread: string,
  digest: string,
  posts: readonly PostText[],
): Promise<Omit<PageVerdicts, 'mark'> | null> {
  const one = knownOf(posts);
  if (one.acta?.digest === digest) return one.acta;
  const kept = await rememberedActa(db, thread, digest);
  if (kept) one.acta = { digest, ...kept };
  return kept;
}

/** A full disk forgets; the next reading works them out again. */
export async function rememberVerdicts(
  db: Database,
  acta: ActaRecord,
  posts: readonly PostText[],
): Promise<void> {
  knownOf(posts).acta = acta;
  await rememberActa(db, acta).catch(() => undefined);
}
