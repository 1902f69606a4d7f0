import { spokenBlock, spokenNote } from '../../../components/acta/spoken';
import { type Acta, type ActaOptions, type JudgedBlock, judge } from '../../../rules/proof/acta';
import { readTable } from '../../../rules/proof/table';
import type { PageRef, PageVerdicts, PostText, ThreadText } from '../messages';
import type { Database } from '../store/database';
import { markOf } from '../store/mark';
import { changePeople, peopleOf } from '../store/people';
import { proofsOf } from '../store/proofs';
import type { PeopleRecord } from '../store/records';
import { knownTopic, noteScenes, rememberThread } from '../store/threads';
import { chosenOf } from './amending';
import { notePosted } from './attend';
import { type Introduced, pinsFor, sealedKeys } from './keys';
import { withNext } from './next';
import type { Office } from './office';
import { othersOf } from './others';
import { threadId } from './scene';
import { confirmedDirectors, withoutDenied } from './seat';
import { settleDeclared } from './settle';
import { digestOf, introducedBy, rememberedVerdicts, rememberVerdicts } from './verdict-memory';

/**
 * The verdicts of the rolls in a page: the proof's, by every page of the thread read so far, and the rules' on
 * the words. Own rolls that stand there are noted as posted.
 */
export async function check(
  office: Office,
  { page, thread }: { page: PageRef; thread: ThreadText },
): Promise<PageVerdicts> {
  const mark = await markOf(office.state);
  const { topic } = page;
  if (topic === null) return { blocks: [], notes: [], mark };
  const { blocks, notes } = office.database
    ? await judgeKnowing(office, office.database, { page: { ...page, topic }, thread })
    : spoken(office, judge(thread.posts, { host: page.host, topic, complete: thread.complete }));
  const here = new Set(thread.posts.map(({ id }) => id));
  const own = blocks.filter(({ author, post }) => author === page.account && here.has(post));
  const chosen = await chosenOf(office.database, own).catch(() => undefined);
  const all = withNext(office, page, blocks, { complete: thread.complete, ...(chosen ? { chosen } : {}) });
  return { blocks: all.filter(({ post }) => here.has(post)), notes, mark };
}

interface ReadPage {
  readonly page: PageRef & { readonly topic: string };
  readonly thread: ThreadText;
}
type Verdicts = Omit<PageVerdicts, 'mark'>;

const spoken = (office: Office, { blocks, notes }: Acta): Verdicts => ({
  blocks: blocks.map((block) => spokenBlock(office, block)),
  notes: notes.map((note) => spokenNote(note, office.language)),
});

/** Judges by what was read before and by what the reader knows and has said, unless all that is as it was. */
async function judgeKnowing(office: Office, db: Database, { page, thread }: ReadPage): Promise<Verdicts> {
  const id = threadId(page);
  const posts = await rememberThread(db, id, thread, office.now(), { title: page.title }).catch(
    (): readonly PostText[] => thread.posts,
  );
  const people = await peopleOf(db, id);
  const introduced = introducedBy(posts);
  const here = await scenesHere(db, id, introduced);
  const options: ActaOptions = {
    ...{ host: page.host, topic: page.topic, complete: thread.complete },
    pins: await pinsFor(db, page, introduced, people),
    others: await othersOf(db, page, { complete: thread.complete, here }),
    gms: confirmedDirectors(people),
    gm: page.account !== null && people.directors[page.account] === true,
  };
  const basis = { office, account: page.account, posts, options, directors: people.directors };
  const digest = await digestOf(basis);
  const known = await rememberedVerdicts(db, id, digest, posts);
  if (known) return known;
  const { acta, learnt } = await judgeAndLearn(office, db, { page, thread }, posts, options, people);
  const verdicts = spoken(office, acta);
  const done = await Promise.allSettled([noteScenes(db, id, here), ...learnt]);
  // Only what was learnt whole is not to be learnt again.
  if (done.every(({ status }) => status === 'fulfilled')) {
    await rememberVerdicts(db, { thread: id, digest, ...verdicts, at: office.now() }, posts);
  }
  return verdicts;
}

/** Judges, and begins to write down what was seen. A full disk forgets; it does not keep anybody from reading. */
async function judgeAndLearn(
  office: Office,
  db: Database,
  { page, thread }: ReadPage,
  posts: readonly PostText[],
  known: ActaOptions,
  people: PeopleRecord,
): Promise<{ readonly acta: Acta; readonly learnt: readonly Promise<void>[] }> {
  const id = threadId(page);
  const proofs = await proofsOf(db, id);
  const options = { ...known, proofs: proofs.cache };
  const acta = judgeWith(posts, options, people);
  const learnt = [proofs.save(office.now())];
  if (proofs.grew()) learnt.push(learnKeys(db, id, posts, options));
  if (page.account !== null) {
    learnt.push(notePosted(db, page.account, thread.posts));
    learnt.push(settleDeclared(office, db, page.account, acta.blocks));
  }
  return { acta, learnt };
}

/** Contexts of the scenes of a thread: those known from before, and those on the pages read now. */
async function scenesHere(db: Database, id: string, { scenes }: Introduced): Promise<readonly string[]> {
  const known = (await knownTopic(db, id))?.scenes ?? [];
  return [...new Set([...known, ...scenes])];
}

/** The director by default is whoever opened the first scene, unless the reader has said that he does not direct. */
function judgeWith(posts: readonly PostText[], options: ActaOptions, people: PeopleRecord): Acta {
  const acta = judge(posts, options);
  if (options.gms !== undefined) return acta;
  const first = acta.blocks.find(
    ({ kind, n, verdicts }) => kind === 'baliza' && n === 0 && isOpening(verdicts),
  );
  const gms = withoutDenied(people, first?.author);
  return gms === undefined ? acta : judge(posts, { ...options, gms });
}
const isOpening = (verdicts: JudgedBlock['verdicts']): boolean =>
  verdicts.some(({ phrase }) => phrase === 'verified/apertura');

/** Remembers the keys that a director has sealed. */
async function learnKeys(
  db: Database,
  id: string,
  posts: readonly PostText[],
  options: ActaOptions,
): Promise<void> {
  const sealed = sealedKeys(readTable(posts, { ...options, fillings: 0 }));
  if (Object.keys(sealed).length === 0) return;
  await changePeople(db, id, (people) => ({ ...people, sealed: { ...sealed, ...people.sealed } }));
}
