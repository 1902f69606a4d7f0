import { checkWords, outcomeOf } from '../../../rules/block/check';
import {
  type Acta,
  type ActaOptions,
  type JudgedBlock,
  judge,
  type Note,
  wordVerdict,
  worstColour,
} from '../../../rules/proof/acta';
import { specText } from '../../../rules/proof/spec';
import { readTable } from '../../../rules/proof/table';
import type { BlockVerdict, PageRef, PageVerdicts, PostText, SpokenVerdict, ThreadText } from '../messages';
import type { Database } from '../store/database';
import { markOf } from '../store/mark';
import { changePeople, peopleOf } from '../store/people';
import { proofsOf } from '../store/proofs';
import type { PeopleRecord } from '../store/records';
import { knownThread, noteScenes, rememberThread } from '../store/threads';
import { notePosted } from './attend';
import { type Introduced, introducedIn, pinsFor, sealedKeys } from './keys';
import type { Office } from './office';
import { othersOf } from './others';
import { threadId } from './scene';
import { confirmedDirectors, withoutDenied } from './seat';
import { settleDeclared } from './settle';

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
  const read = { page: { ...page, topic }, thread };
  const { blocks, notes } = office.database
    ? await judgeKnowing(office, office.database, read)
    : judge(thread.posts, { host: page.host, topic, complete: thread.complete });
  const here = new Set(thread.posts.map(({ id }) => id));
  return {
    blocks: blocks.filter(({ post }) => here.has(post)).map((block) => spoken(office, block)),
    notes: notes.map((note: Note) => ({
      code: note.code,
      colour: note.colour,
      words: wordVerdict(note, office.language),
    })),
    mark,
  };
}

interface ReadPage {
  readonly page: PageRef & { readonly topic: string };
  readonly thread: ThreadText;
}

/** Judges by what was read before and by what the reader knows and has said; learns from what it sees. */
async function judgeKnowing(office: Office, db: Database, read: ReadPage): Promise<Acta> {
  const { page, thread } = read;
  const id = threadId(page);
  const now = office.now();
  const posts = await rememberThread(db, id, thread, now, { title: page.title }).catch(
    (): readonly PostText[] => thread.posts,
  );
  const people = await peopleOf(db, id);
  const proofs = await proofsOf(db, id);
  const introduced = introducedIn(posts);
  const here = await scenesHere(db, id, introduced);
  const options: ActaOptions = {
    ...{ host: page.host, topic: page.topic, complete: thread.complete, proofs: proofs.cache },
    pins: await pinsFor(db, page, introduced, people),
    others: await othersOf(db, page, { complete: thread.complete, here }),
    gms: confirmedDirectors(people),
    gm: page.account !== null && people.directors[page.account] === true,
  };
  const acta = judgeWith(posts, options, people);
  // A full disk forgets; it does not keep anybody from reading.
  await Promise.allSettled([
    proofs.save(now),
    noteScenes(db, id, here),
    proofs.grew() ? learnKeys(db, id, posts, options) : undefined,
    page.account === null ? undefined : notePosted(db, page.account, thread.posts),
    page.account === null ? undefined : settleDeclared(office, db, page.account, acta.blocks),
  ]);
  return acta;
}

/** Contexts of the scenes of a thread: those known from before, and those on the pages read now. */
async function scenesHere(db: Database, id: string, { scenes }: Introduced): Promise<readonly string[]> {
  const known = (await knownThread(db, id))?.scenes ?? [];
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

function spoken(office: Office, block: JudgedBlock): BlockVerdict {
  const proof: readonly SpokenVerdict[] = block.verdicts.map((verdict) => ({
    code: verdict.code,
    colour: verdict.colour,
    words: wordVerdict(verdict, office.language),
  }));
  const { verdicts, truth, outcome } = byTheRules(office, block);
  const all = [...proof, ...verdicts];
  return {
    post: block.post,
    index: block.index,
    author: block.author,
    kind: block.kind ?? '',
    n: block.n ?? 0,
    code: block.code,
    line: block.blockText.split('\n', 1)[0] ?? '',
    colour: worstColour(all.map(({ colour }) => colour)),
    verdicts: all,
    truth,
    outcome,
  };
}

interface RulesSay {
  readonly verdicts: readonly SpokenVerdict[];
  readonly truth: string | null;
  readonly outcome: string | null;
}

/**
 * What the rules say about the words of a block whose dice are proved. Amber at most: words are edited by
 * boards, editors and hands, and only the proof accuses. Where the proof already found false dice in the text,
 * the true outcome is told and nothing is added.
 */
function byTheRules({ say, systems, language }: Office, block: JudgedBlock): RulesSay {
  const { kind, n, order, spec, dice, blockText, verdicts } = block;
  if (
    (kind !== 'tirada' && kind !== 'revelacion' && kind !== 'declaracion') ||
    !dice ||
    !spec ||
    n === null
  ) {
    return { verdicts: [], truth: null, outcome: null };
  }
  const altered = verdicts.some(({ code }) => code === 'altered');
  const roll = { kind, n, order: asText(order), spec, dice, text: blockText };
  const words = ofTheGame(() => checkWords(systems, roll)) ?? { outcome: 'unknown' };
  const outcome = ofTheGame(() => outcomeOf(systems, roll, language));
  const also = (code: string, colour: 'grey' | 'amber', said: string) =>
    altered ? [] : [{ code, colour, words: said }];
  switch (words.outcome) {
    case 'same':
      return { verdicts: [], truth: null, outcome };
    case 'differs':
      return {
        verdicts: also('words_differ', 'amber', say('verdict_words_differ')),
        truth: words.truth,
        outcome,
      };
    case 'other_dice':
      return {
        verdicts: also('other_dice', 'amber', say('verdict_other_dice', specText(words.asked))),
        truth: null,
        outcome: null,
      };
    case 'unknown':
      return {
        verdicts: also('rules_unknown', 'grey', say('verdict_rules_unknown')),
        truth: null,
        outcome: null,
      };
  }
}

/** A game that fails over an order somebody made up must not take the verdicts of a whole page with it. */
function ofTheGame<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    console.error('Fe de Dados:', error);
    return null;
  }
}

const asText = (order: Uint8Array | undefined): string => String.fromCharCode(...(order ?? []));
