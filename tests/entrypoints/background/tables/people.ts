/**
 * People around a thread, each with a background of his own: the director, players, readers. They read the thread
 * as it is, ask their background, and post what they get.
 */
import { createDesk, type Desk } from '../../../../entrypoints/background/desk/desk';
import type { Asker } from '../../../../entrypoints/background/desk/office';
import type {
  Ask,
  PageRef,
  PageVerdicts,
  PageView,
  Questions,
  Rolled,
  RolledBlock,
  RollOrder,
  ThreadText,
} from '../../../../entrypoints/background/messages';
import { putCharacters } from '../../../../entrypoints/background/store/characters';
import { Disk, page, post, type TestOffice, wake } from '../desk/office';

/** A thread on a board. */
export class Board {
  readonly posts: { id: number; author: string; text: string }[] = [];
  private next = 500;

  constructor(readonly topic = '77') {
    this.write('Director', 'Empieza la partida.');
  }
  write(author: string, ...parts: (string | RolledBlock)[]): number {
    this.next += 3;
    const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('\n\n');
    this.posts.push(post(this.next, author, text));
    return this.next;
  }
  read(from = 0): ThreadText {
    return { posts: this.posts.slice(from), complete: from === 0 };
  }
}

let requests = 0;
/** A new click. */
export const newRequest = (): string => {
  requests += 1;
  return `request-${requests}`;
};

type Order<Q extends keyof Questions> = Parameters<Questions[Q]>[0];

export class Person {
  /** Codes in the editors of his page. */
  readonly drafts: string[] = [];
  private constructor(
    readonly name: string,
    readonly board: Board,
    public office: TestOffice,
    private desk: Desk,
  ) {}

  static async sit(name: string, board: Board, disk = new Disk()): Promise<Person> {
    const office = await wake(disk);
    await putCharacters(office.state, [
      { id: name, name: `${name} la Roja`, system: 'fijo', data: { fuerza: 3 }, changed: 1 },
    ]);
    return new Person(name, board, office, createDesk(office));
  }
  /** The browser stops the background and starts it again: only what was stored is left. */
  async restart(): Promise<void> {
    this.office.database?.close();
    this.office = await wake(this.office.disk);
    this.desk = createDesk(this.office);
  }
  page(more: Partial<PageRef> = {}): PageRef {
    return page({ account: this.name, topic: this.board.topic, ...more });
  }
  /** Asks as a page does: what it sends is JSON, and is read before it is answered. */
  async ask<Q extends keyof Questions>(question: Q, order: Order<Q>): Promise<ReturnType<Questions[Q]>> {
    const handler = this.desk[question] as unknown as {
      read(value: unknown): Order<Q> | undefined;
      answer(order: Order<Q>, asker: Asker): Promise<ReturnType<Questions[Q]>>;
    };
    const read = handler.read(JSON.parse(JSON.stringify(order)));
    if (read === undefined) throw new Error(`${question}: not read`);
    return handler.answer(read, { own: false, tab: 1, frame: 0 });
  }

  view(): Promise<PageView> {
    return this.ask('page', this.page());
  }
  check(thread = this.board.read(), more: Partial<PageRef> = {}): Promise<PageVerdicts> {
    return this.ask('check', { page: this.page(more), thread });
  }
  roll(more: Partial<RollOrder> = {}): Promise<Rolled> {
    return this.ask('roll', {
      ...{ page: this.page(), sheet: this.name, offer: 'reto', choices: { dif: 12 }, label: 'Saltar' },
      ...{ request: newRequest(), thread: this.board.read(), drafts: this.drafts },
      ...more,
    });
  }
  openScene(more: Partial<Order<'openScene'>> = {}): Promise<Rolled> {
    return this.ask('openScene', {
      ...{ page: this.page(), thread: this.board.read(), request: newRequest() },
      ...{ strict: false, onePerBeacon: false },
      ...more,
    });
  }
  beacon(asks: readonly Ask[] = [], more: Partial<Order<'beacon'>> = {}): Promise<Rolled> {
    return this.ask('beacon', {
      ...{ page: this.page(), thread: this.board.read(), request: newRequest(), asks },
      ...more,
    });
  }
  reveal(id: string): Promise<Rolled> {
    return this.ask('reveal', { page: this.page(), thread: this.board.read(), id });
  }
  recheck(...codes: string[]) {
    return this.ask('recheck', { page: this.page(), thread: this.board.read(), codes });
  }
  renumber(id: string): Promise<Rolled> {
    return this.ask('renumber', { page: this.page(), thread: this.board.read(), id });
  }
  /** Writes a post with these blocks, and with his baliza last when he directs. */
  async posts(...parts: (string | RolledBlock)[]): Promise<number> {
    return this.board.write(this.name, ...parts);
  }
}

/** The block of an answer that gives one. */
export async function given(answer: Promise<Rolled>): Promise<RolledBlock> {
  const rolled = await answer;
  if (rolled.kind !== 'rolled') throw new Error(JSON.stringify(rolled));
  return rolled.block;
}
/** The first problem of an answer that refuses. */
export async function refusal(answer: Promise<Rolled>): Promise<string> {
  const rolled = await answer;
  if (rolled.kind !== 'refused') throw new Error(JSON.stringify(rolled));
  return `${rolled.problems[0]?.code}: ${rolled.problems[0]?.message}`;
}

/** Every verdict of a thread in the words of the protocol, by post and kind. */
export const words = ({ blocks }: PageVerdicts): string[] =>
  blocks.map(
    ({ author, kind, n, verdicts }) =>
      `${author} ${kind} ${n}: ${verdicts.map((one) => one.words).join(' + ')}`,
  );

/** A director and two players, a scene open, everybody's key shown and sealed: where most stories begin. */
export async function openTable(flags: { strict?: boolean; onePerBeacon?: boolean } = {}) {
  const board = new Board();
  const [luis, ana, beto] = await Promise.all(
    ['Director', 'Ana', 'Beto'].map((name) => Person.sit(name, board)),
  );
  if (!luis || !ana || !beto) throw new Error('nobody');
  await luis.posts('La torre os espera.', await given(luis.openScene(flags)));
  return { board, luis, ana, beto };
}
