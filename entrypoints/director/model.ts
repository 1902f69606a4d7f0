import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SpokenActa } from '../../components/acta/model';
import type { Say } from '../../components/words';
import type {
  PageRef,
  PagesAnswers,
  PagesBegun,
  PagesQuestion,
  PagesRefused,
  PageVerdicts,
  ThreadText,
} from '../background/messages';
import { isComplete, isDone, pageOf, postsOf, type Reading, startOf, totalOf, withAnswer } from './reading';
import { waitBefore } from './waits';

export type Stage = 'starting' | 'reading' | 'checking' | 'paused' | 'done';
export interface DirectorModel {
  readonly stage: ReadonlySignal<Stage>;
  readonly page: ReadonlySignal<PageRef | null>;
  readonly pages: ReadonlySignal<number>;
  readonly total: ReadonlySignal<number | null>;
  readonly posts: ReadonlySignal<number>;
  /** What holds the reading up, in words. */
  readonly waiting: ReadonlySignal<string | null>;
  readonly problem: ReadonlySignal<string | null>;
  readonly acta: ReadonlySignal<SpokenActa | null>;
  /** The board may hide posts from this reader: he is asked whether he sees them all. */
  readonly partial: ReadonlySignal<boolean>;
  readonly seesAll: ReadonlySignal<boolean>;
  /** Address of the page a post stands on. */
  pageOf(post: number): string | null;
  start(): Promise<void>;
  cancel(): void;
  resume(): Promise<void>;
  again(): Promise<void>;
  saySeesAll(yes: boolean): Promise<void>;
}
export interface DirectorTools {
  readonly say: Say;
  /** Asks the script in the tab of the thread; `null` when it is not there. */
  tab<Q extends PagesQuestion['pages']>(
    question: Extract<PagesQuestion, { pages: Q }>,
  ): Promise<PagesAnswers[Q] | null>;
  /** Brings that script into the tab. */
  bring(): Promise<PageRef | null>;
  check(order: { page: PageRef; thread: ThreadText }): Promise<PageVerdicts>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Keeps what was read while this tab lives. */
  readonly kept: { read(thread: string): Reading | null; write(thread: string, reading: Reading): void };
}

export function createDirectorModel(tools: DirectorTools): DirectorModel {
  const { say } = tools;
  const stage = signal<Stage>('starting');
  const begun = signal<PagesBegun | null>(null);
  const reading = signal<Reading | null>(null);
  const waiting = signal<string | null>(null);
  const problem = signal<string | null>(null);
  const acta = signal<SpokenActa | null>(null);
  const seesAll = signal(false);
  let stopping = new AbortController();

  const page = computed(() => begun.value?.page ?? null);
  const partial = computed(
    () => begun.value?.partial === true && reading.value?.way === 'pages' && isDone(reading.value),
  );
  const thread = () => `${page.value?.host}|${page.value?.topic}`;
  const keep = (next: Reading) => {
    reading.value = next;
    tools.kept.write(thread(), next);
  };

  /** Reads on until the end, until told to stop, or until the board refuses. */
  async function readOn(): Promise<void> {
    const { signal: stop } = stopping;
    stage.value = 'reading';
    problem.value = null;
    let failures = 0;
    for (let now = reading.value; now && !isDone(now); now = reading.value) {
      const answer = await tools.tab({ pages: 'read', way: now.way, address: now.left[0] ?? '' });
      if (stop.aborted) return;
      if (answer?.ok) {
        failures = 0;
        keep(withAnswer(now, answer));
        continue;
      }
      // What the board offers for a whole thread may be closed to this reader: then its pages are read.
      if (answer && now.way === 'whole' && now.pages.length === 0 && fallBack(answer)) continue;
      const wait = answer ? waitBefore(answer, failures) : null;
      if (wait === null) {
        problem.value = answer ? whyNot(answer, say) : say('whole_no_tab');
        break;
      }
      failures += 1;
      waiting.value = say('whole_waiting', Math.ceil(wait / 1000));
      await tools.pause(wait, stop);
      waiting.value = null;
      if (stop.aborted) return;
    }
    await judge();
  }

  function fallBack({ why, status }: PagesRefused): boolean {
    const closed = why === 'unreadable' || (why === 'status' && status >= 400 && status < 429);
    const pages = closed && begun.value ? startOf(begun.value, 1) : null;
    if (pages) keep(pages);
    return pages !== null;
  }

  /** The acta of what was read, however much that is. */
  async function judge(): Promise<void> {
    const now = reading.value;
    const about = page.value;
    if (!now || !about) return;
    stage.value = 'checking';
    const complete = isComplete(now, begun.value?.partial === true && !seesAll.value);
    try {
      const { blocks, notes } = await tools.check({ page: about, thread: { posts: postsOf(now), complete } });
      acta.value = { blocks, notes, complete };
    } catch (cause) {
      problem.value = say('whole_not_checked', cause instanceof Error ? cause.message : String(cause));
    }
    stage.value = isDone(now) ? 'done' : 'paused';
  }

  const begin = async (): Promise<PagesBegun | null> => {
    const there = await tools.bring();
    const answer = there && (await tools.tab({ pages: 'begin' }));
    if (answer && answer.ways.length > 0 && answer.page.topic !== null) return answer;
    problem.value = say(there && answer ? 'whole_no_thread' : 'whole_no_tab');
    return null;
  };
  /** The thread of the tab, which must still be the same. */
  const meet = async (): Promise<boolean> => {
    problem.value = null;
    const answer = await begin();
    const before = page.value;
    if (answer && before && (answer.page.topic !== before.topic || answer.page.host !== before.host)) {
      problem.value = say('whole_no_tab');
      return false;
    }
    if (answer) begun.value = answer;
    return answer !== null;
  };
  const fresh = async () => {
    const first = begun.value && startOf(begun.value);
    if (!first) return;
    acta.value = null;
    keep(first);
    await readOn();
  };

  return {
    stage,
    page,
    pages: computed(() => reading.value?.pages.length ?? 0),
    total: computed(() => reading.value && totalOf(reading.value)),
    posts: computed(() => (reading.value ? postsOf(reading.value).length : 0)),
    ...{ waiting, problem, acta, partial, seesAll },
    pageOf: (post) => (reading.value ? pageOf(reading.value, post) : null),
    start: async () => {
      if (!(await meet())) {
        stage.value = 'paused';
        return;
      }
      const before = tools.kept.read(thread());
      if (!before || before.pages.length === 0) return fresh();
      reading.value = before;
      await judge();
    },
    cancel: () => {
      stopping.abort();
      stopping = new AbortController();
      waiting.value = null;
      void tools.tab({ pages: 'stop' });
      void judge();
    },
    resume: async () => {
      if (!(await meet())) return;
      await (reading.value ? readOn() : fresh());
    },
    again: async () => {
      if (await meet()) await fresh();
    },
    saySeesAll: async (yes) => {
      seesAll.value = yes;
      await judge();
    },
  };
}

function whyNot({ why, status, wait }: PagesRefused, say: Say): string {
  if (why === 'stopped') return '';
  if (why !== 'status') return say(`whole_${why}`);
  if (wait !== null && status !== 404) return say('whole_long_wait', Math.ceil(wait / 60_000));
  return [401, 403, 404, 410].includes(status) ? say('whole_denied', status) : say('whole_status', status);
}
