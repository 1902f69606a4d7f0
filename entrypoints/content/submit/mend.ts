import type { Say } from '../../../components/words';
import type { DraftCheck, PageRef, ThreadText } from '../../background/messages';
import type { Ask } from '../ask';
import { draftCodes } from '../editor/drafts';
import { flatten } from '../editor/flat';
import type { Writing } from '../editor/insert';
import { isTextarea } from '../editor/kind';
import { replaceBlock } from '../editor/replace';
import { standingBlock } from '../editor/standing';
import type { ForumEditor } from '../forum';
import { sameOutcome } from './same-outcome';

/** What the mending needs of the page. */
export interface Bench {
  readonly ask: Ask;
  readonly page: PageRef;
  readonly writing: Writing;
  readonly say: Say;
  readonly signal: AbortSignal;
}
/** What became of the blocks of an editor. */
export interface Mended {
  /** What was done and why, for the player. */
  readonly words: readonly string[];
  /** A block was taken out, or says something else than before: its author has to look at his text again. */
  readonly changed: boolean;
  /** What is right and stands in the wrong place, for the player: it was left there. */
  readonly misplaced: readonly string[];
}
type One = Pick<Mended, 'words' | 'changed'>;

/**
 * Brings the blocks in some editors to where the thread is now: what would be read as repeated, out of turn or late
 * is made again and takes its old place; what cannot stand there any more is taken out. One block of a scene moves
 * the others, so after each the rest is asked for anew.
 */
export async function mend(
  bench: Bench,
  editors: readonly ForumEditor[],
  thread: ThreadText,
): Promise<Mended> {
  const words: string[] = [];
  const tried = new Set<string>();
  let changed = false;
  let misplaced: string[] = [];
  for (;;) {
    const codes = draftCodes(editors);
    if (codes.length === 0 || bench.signal.aborted) break;
    const checks = await bench.ask('recheck', { page: bench.page, thread, codes });
    misplaced = checks.filter(({ state }) => state === 'move').map((check) => check.words);
    const isOff = ({ state, code }: DraftCheck) =>
      (state === 'renumber' || state === 'drop') && !tried.has(code);
    const check = checks.find(isOff);
    if (!check || bench.signal.aborted) break;
    // Together they are one change: a post of many rolls is not held up by each of them.
    const writing = { ...bench.writing, follows: tried.size > 0 };
    tried.add(check.code);
    const mended = await mendOne({ ...bench, writing }, editors, thread, check);
    words.push(...mended.words);
    changed ||= mended.changed;
  }
  return { words: [...new Set(words)], changed, misplaced };
}

async function mendOne(
  bench: Bench,
  editors: readonly ForumEditor[],
  thread: ThreadText,
  { code, id, state, words }: DraftCheck,
): Promise<One> {
  const { ask, page, say } = bench;
  if (state === 'drop') {
    const out = await exchange(bench, editors, code, '');
    return { words: [words, say(out === null ? 'submit_not_taken_out' : 'submit_taken_out')], changed: true };
  }
  const rolled = await ask('renumber', { page, thread, id });
  if (rolled.kind === 'refused') {
    return { words: rolled.problems.map(({ message }) => message), changed: true };
  }
  if (bench.signal.aborted) return { words: [], changed: false };
  const before = await exchange(bench, editors, code, rolled.block.text);
  if (before === null) return { words: [words, say('submit_not_replaced')], changed: true };
  if (sameOutcome(before, rolled.block.text)) return { words: [words], changed: false };
  return { words: [words, say('submit_now', rolled.block.said)], changed: true };
}

/** Puts a block in the place of another; answers what stood there, `null` when it still does. */
async function exchange(
  { writing, signal }: Bench,
  editors: readonly ForumEditor[],
  code: string,
  block: string,
): Promise<string | null> {
  for (const editor of editors) {
    const { field } = editor;
    const text = isTextarea(field) ? field.value : flatten(field).text;
    const standing = standingBlock(text, code);
    if (!standing || signal.aborted) continue;
    const replaced = await replaceBlock(editor, code, block, writing);
    return replaced.ok ? text.slice(standing.from, standing.to) : null;
  }
  return null;
}
