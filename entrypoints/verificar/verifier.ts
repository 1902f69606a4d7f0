import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Say } from '../../components/words';
import type { Language, System } from '../../rules/system';
import { threadAt } from './addresses';
import { actaOf, type Judged, type Where } from './judge';
import { type Reading, readSources, type Source } from './sources';
import { together } from './together';

export type Readable = Exclude<Reading, { kind: 'unreadable' }>;
export interface Verifier {
  readonly language: ReadonlySignal<Language>;
  readonly pasted: ReadonlySignal<string>;
  readonly files: ReadonlySignal<readonly OpenFile[]>;
  readonly reading: ReadonlySignal<Readable | null>;
  /** Grows with each thing that is read: its acta is another. */
  readonly round: ReadonlySignal<number>;
  readonly where: ReadonlySignal<Where>;
  readonly judged: ReadonlySignal<Judged | null>;
  readonly problem: ReadonlySignal<string | null>;
  readonly busy: ReadonlySignal<boolean>;
  readonly say: ReadonlySignal<Say>;
  speak(language: Language): void;
  paste(text: string): void;
  open(files: readonly OpenFile[]): void;
  /** Reads what was given, guesses the thread, and judges. */
  check(): Promise<void>;
  /** The reader says which thread it is, and whether it is all of it; the acta is made again. */
  mend(change: Partial<Where>): void;
}
/** A file the reader chose. */
export interface OpenFile {
  readonly name: string;
  text(): Promise<string>;
}
export interface VerifierTools {
  readonly language: Language;
  readonly sayIn: (language: Language) => Say;
  readonly systems: readonly System[];
  /** Lets the page draw what it is about to do: judging a long thread holds it up. */
  readonly breathe: () => Promise<void>;
}

const NOWHERE: Where = { host: '', topic: '', complete: false };

export function createVerifier({ language: first, sayIn, systems, breathe }: VerifierTools): Verifier {
  const language = signal(first);
  const pasted = signal('');
  const files = signal<readonly OpenFile[]>([]);
  const reading = signal<Readable | null>(null);
  const round = signal(0);
  const where = signal(NOWHERE);
  const judged = signal<Judged | null>(null);
  const problem = signal<string | null>(null);
  const busy = signal(false);
  const say = computed(() => sayIn(language.value));
  let asked = 0;

  const judge = async () => {
    asked += 1;
    const turn = asked;
    busy.value = true;
    await breathe();
    if (turn !== asked) return;
    const read = reading.value;
    judged.value = read && actaOf(read, where.value, { systems, say: say.value, language: language.value });
    busy.value = false;
  };
  const sources = async (): Promise<readonly Source[]> =>
    files.value.length > 0
      ? Promise.all(files.value.map(async (file) => ({ name: file.name, text: await file.text() })))
      : [{ name: '', text: pasted.value }];
  const refuse = (words: string) => {
    reading.value = null;
    judged.value = null;
    problem.value = words;
    busy.value = false;
  };

  return {
    ...{ language, pasted, files, reading, round, where, judged, problem, busy, say },
    speak: (next) => {
      language.value = next;
      if (judged.value) void judge();
    },
    paste: (text) => {
      pasted.value = text;
      if (text !== '') files.value = [];
    },
    open: (chosen) => {
      files.value = chosen;
      if (chosen.length > 0) pasted.value = '';
    },
    check: async () => {
      busy.value = true;
      problem.value = null;
      const given = await sources().catch((error: unknown) => String(error));
      if (typeof given === 'string') return refuse(say.value('verificar_bad_file', given));
      const read = readSources(given);
      if (read.kind === 'unreadable') return refuse(say.value(`verificar_bad_${read.why}`, read.detail));
      reading.value = read;
      judged.value = null;
      round.value += 1;
      where.value = guess(read, where.value);
      await judge();
    },
    mend: (change) => {
      where.value = { ...where.value, ...told(change) };
      if (reading.value) void judge();
    },
  };
}

/** What the sources tell of their thread; what they do not, as the reader said it before. */
function guess(reading: Readable, before: Where): Where {
  if (reading.kind === 'file') {
    const { host, topic, complete } = reading.file.options;
    return { host, topic, complete: complete === true };
  }
  if (reading.kind === 'paste') return { ...before, complete: false };
  const known = reading.pages.find(({ topic }) => topic !== null) ?? reading.pages[0];
  return {
    host: known?.host ?? before.host,
    topic: known?.topic ?? before.topic,
    complete: together(reading.pages).whole,
  };
}

/** A whole address typed where the host goes tells the thread too. */
function told(change: Partial<Where>): Partial<Where> {
  const found = change.host === undefined ? null : threadAt(change.host);
  if (!found) return change;
  return { ...change, host: found.host, ...(found.topic === null ? {} : { topic: found.topic }) };
}
