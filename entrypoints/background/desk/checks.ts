import { bytesToHex } from '@noble/hashes/utils.js';
import { checkWords } from '../../../rules/block/check';
import { type JudgedBlock, judge, wordVerdict, worstColour } from '../../../rules/proof/acta';
import { threadContext } from '../../../rules/proof/context';
import { specText } from '../../../rules/proof/spec';
import type { BlockVerdict, PageRef, PageVerdicts, PostText, SpokenVerdict, ThreadText } from '../messages';
import { markOf } from '../store/mark';
import { proofsOf } from '../store/proofs';
import { markPosted, noteScene, recentScenes } from '../store/rolls';
import { rememberThread } from '../store/threads';
import type { Office } from './office';
import { postedBy, threadId } from './scene';

/** Contexts of other threads that a copied block is looked for in. */
const OTHERS = 100;

/**
 * The verdicts of the rolls in a page: the proof's, by every page of the thread read so far, and the rules' on
 * the words. Own rolls that stand there are noted as posted.
 */
export async function check(
  office: Office,
  { page, thread }: { page: PageRef; thread: ThreadText },
): Promise<PageVerdicts> {
  const mark = await markOf(office.state);
  if (page.topic === null) return { blocks: [], notes: [], mark };
  const known = await memoryOf(office, page, thread);
  const { blocks, notes } = judge(known.posts, {
    host: page.host,
    topic: page.topic,
    complete: thread.complete,
    others: known.others,
    proofs: known.proofs,
  });
  await known.save();
  const here = new Set(thread.posts.map(({ id }) => id));
  return {
    blocks: blocks.filter(({ post }) => here.has(post)).map((block) => spoken(office, block)),
    notes: notes.map((note) => ({
      code: note.code,
      colour: note.colour,
      words: wordVerdict(note, office.language),
    })),
    mark,
  };
}

/** What helps to judge and is kept: earlier pages, other threads, verified proofs. Without a database, nothing. */
async function memoryOf({ database: db, now }: Office, page: PageRef, thread: ThreadText) {
  if (!db) return { posts: thread.posts, others: [], proofs: undefined, save: async () => undefined };
  const id = threadId(page);
  const own = bytesToHex(threadContext(page.host, page.topic ?? ''));
  const { cache, save } = await proofsOf(db, id);
  const read = thread.posts;
  return {
    posts: await rememberThread(db, id, thread, now()).catch((): readonly PostText[] => read),
    others: (await recentScenes(db, OTHERS))
      .filter(({ ctx }) => ctx !== own)
      .map(({ ctx, title, host }) => ({ ctx, name: title || host })),
    proofs: cache,
    // A full disk forgets; it does not keep anybody from reading.
    save: async () => {
      const { account } = page;
      await Promise.allSettled([
        save(now()),
        account === null ? undefined : markPosted(db, postedBy(account, read)),
        // A director never rolls in the threads he reads.
        read.some(({ text }) => text.includes('TV1'))
          ? noteScene(db, { scene: `read:${own}`, ctx: own, host: page.host, title: page.title, at: now() })
          : undefined,
      ]);
    },
  };
}

function spoken(office: Office, block: JudgedBlock): BlockVerdict {
  const proof: readonly SpokenVerdict[] = block.verdicts.map((verdict) => ({
    code: verdict.code,
    colour: verdict.colour,
    words: wordVerdict(verdict, office.language),
  }));
  const { verdicts, truth } = byTheRules(office, block);
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
  };
}

/**
 * What the rules say about the words of a block whose dice are proved. Amber at most: words are edited by
 * boards, editors and hands, and only the proof accuses. Where the proof already found false dice in the text,
 * the true outcome is told and nothing is added.
 */
function byTheRules(
  { say, systems }: Office,
  { kind, n, order, spec, dice, blockText, verdicts }: JudgedBlock,
): { readonly verdicts: readonly SpokenVerdict[]; readonly truth: string | null } {
  if ((kind !== 'tirada' && kind !== 'revelacion') || !dice || !spec || n === null) {
    return { verdicts: [], truth: null };
  }
  const altered = verdicts.some(({ code }) => code === 'altered');
  const words = checkedWords(() =>
    checkWords(systems, { n, order: asText(order), spec, dice, text: blockText }),
  );
  const also = (code: string, colour: 'grey' | 'amber', said: string) =>
    altered ? [] : [{ code, colour, words: said }];
  switch (words.outcome) {
    case 'same':
      return { verdicts: [], truth: null };
    case 'differs':
      return { verdicts: also('words_differ', 'amber', say('verdict_words_differ')), truth: words.truth };
    case 'other_dice':
      return {
        verdicts: also('other_dice', 'amber', say('verdict_other_dice', specText(words.asked))),
        truth: null,
      };
    case 'unknown':
      return { verdicts: also('rules_unknown', 'grey', say('verdict_rules_unknown')), truth: null };
  }
}

/** A game that fails over an order somebody made up must not take the verdicts of a whole page with it. */
function checkedWords(work: () => ReturnType<typeof checkWords>): ReturnType<typeof checkWords> {
  try {
    return work();
  } catch (error) {
    console.error('Fe de Dados:', error);
    return { outcome: 'unknown', why: 'order' };
  }
}

const asText = (order: Uint8Array | undefined): string => String.fromCharCode(...(order ?? []));
