import { describe, expect, it } from 'vitest';
import type {
  PageRef,
  PagesBegun,
  PagesQuestion,
  PagesRead,
  PagesRefused,
  ThreadText,
} from '../../../entrypoints/background/messages';
import { createDirectorModel, type DirectorTools } from '../../../entrypoints/director/model';
import type { Reading } from '../../../entrypoints/director/reading';
import { waitBefore } from '../../../entrypoints/director/waits';
import { sayIn } from '../../components/words';

const say = sayIn('es');
const HOST = 'https://foro.example';
const address = (page: number): string => `${HOST}/topic/7?page=${page}`;
type Answer = PagesRead | PagesRefused | null;
const read = (page: number, last: number, over: Partial<PagesRead> = {}): PagesRead => ({
  ok: true,
  posts: [
    { id: page * 10, author: 'ana', text: 'TV1 x' },
    { id: page * 10 + 1, author: 'beto', text: '' },
  ],
  newestFirst: false,
  next: page < last ? [address(page + 1)] : [],
  ...over,
});
const refusal = (over: Partial<PagesRefused>): PagesRefused => ({
  ok: false,
  why: 'status',
  status: 503,
  wait: null,
  ...over,
});

/** A tab with a thread, and a background that judges it. */
class Table {
  readonly asked: string[] = [];
  readonly checks: ThreadText[] = [];
  readonly waits: number[] = [];
  readonly kept = new Map<string, Reading>();
  topic = '7';
  there = true;
  partial = false;
  ways: PagesBegun['ways'] = [{ way: 'pages', address: address(1) }];
  answers: (address: string, time: number) => Answer | Promise<Answer> = (asked) =>
    read(Number(asked.split('=')[1]), 3);

  private readonly times = new Map<string, number>();
  private get page() {
    return { host: 'foro.example', topic: this.topic, title: 'La escena', url: address(1) } as PageRef;
  }
  readonly tools: DirectorTools = {
    say,
    bring: async () => (this.there ? this.page : null),
    tab: (async (question: PagesQuestion) => {
      if (!this.there) return null;
      if (question.pages === 'begin') return { page: this.page, ways: this.ways, partial: this.partial };
      if (question.pages === 'stop') return null;
      this.asked.push(question.address);
      const time = this.times.get(question.address) ?? 0;
      this.times.set(question.address, time + 1);
      return this.answers(question.address, time);
    }) as DirectorTools['tab'],
    check: async ({ thread }) => {
      this.checks.push(thread);
      return { blocks: [], notes: [], mark: 'faro' };
    },
    pause: async (ms) => {
      this.waits.push(ms);
    },
    kept: {
      read: (thread) => this.kept.get(thread) ?? null,
      write: (thread, reading) => this.kept.set(thread, reading),
    },
  };
  open() {
    return createDirectorModel(this.tools);
  }
}
const ids = (thread: ThreadText | undefined) => thread?.posts.map(({ id }) => id);

describe('the page of the acta', () => {
  it('reads every page and judges the whole thread', async () => {
    const table = new Table();
    const model = table.open();
    await model.start();
    expect(table.asked).toEqual([1, 2, 3].map(address));
    expect(ids(table.checks[0])).toEqual([10, 11, 20, 21, 30, 31]);
    expect(table.checks[0]?.complete).toBe(true);
    expect(model.stage.value).toBe('done');
    expect(model.pageOf(21)).toBe(address(2));
  });

  it('puts a thread shown newest first into its order', async () => {
    const table = new Table();
    table.answers = (asked) => {
      const page = Number(asked.split('=')[1]);
      return { ...read(4 - page, 4), next: page < 3 ? [address(page + 1)] : [], newestFirst: true };
    };
    const model = table.open();
    await model.start();
    expect(ids(table.checks[0])).toEqual([10, 11, 20, 21, 30, 31]);
  });

  it('stops when told to, shows what there is, and goes on where it was', async () => {
    const table = new Table();
    let release: (answer: Answer) => void = () => undefined;
    table.answers = (asked, time) =>
      asked === address(2) && time === 0
        ? new Promise((resolve) => {
            release = resolve;
          })
        : read(Number(asked.split('=')[1]), 3);
    const model = table.open();
    const reading = model.start();
    await new Promise((resolve) => setTimeout(resolve, 0));
    model.cancel();
    release(refusal({ why: 'stopped' }));
    await reading;
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(model.stage.value).toBe('paused');
    expect(table.checks.at(-1)).toMatchObject({ complete: false });
    expect(ids(table.checks.at(-1))).toEqual([10, 11]);
    await model.resume();
    expect(table.asked).toEqual([1, 2, 2, 3].map(address));
    expect(model.stage.value).toBe('done');
    expect(table.checks.at(-1)?.complete).toBe(true);
  });

  it('opened again in its tab shows what it had, and asks the forum for nothing', async () => {
    const table = new Table();
    await table.open().start();
    const asked = table.asked.length;
    const again = table.open();
    await again.start();
    expect(table.asked).toHaveLength(asked);
    expect(again.stage.value).toBe('done');
    expect(again.acta.value?.complete).toBe(true);
    await again.again();
    expect(table.asked).toHaveLength(asked + 3);
  });

  it('waits as long as the board asks, then goes on', async () => {
    const table = new Table();
    table.answers = (asked, time) =>
      asked === address(2) && time === 0
        ? refusal({ status: 429, wait: 30_000 })
        : read(Number(asked.split('=')[1]), 3);
    const model = table.open();
    await model.start();
    expect(table.waits).toEqual([30_000]);
    expect(model.stage.value).toBe('done');
  });

  it('gives up after three tries, keeps what it has, and says what to do', async () => {
    const table = new Table();
    table.answers = (asked) => (asked === address(2) ? refusal({ status: 500 }) : read(1, 3));
    const model = table.open();
    await model.start();
    expect(table.asked.filter((one) => one === address(2))).toHaveLength(3);
    expect(model.problem.value).toBe(say('whole_status', 500));
    expect(model.stage.value).toBe('paused');
    expect(table.checks.at(-1)?.complete).toBe(false);
  });

  it('does not go round for ever, and does not call that the whole thread', async () => {
    const table = new Table();
    table.answers = () => ({ ...read(1, 3), next: [address(2)] });
    const model = table.open();
    await model.start();
    expect(table.asked).toHaveLength(2);
    expect(table.checks.at(-1)?.complete).toBe(false);
  });

  it('reads the pages where the board refuses its data', async () => {
    const table = new Table();
    table.ways = [
      { way: 'whole', address: `${HOST}/t/7.json` },
      { way: 'pages', address: address(1) },
    ];
    table.answers = (asked) =>
      asked.endsWith('.json') ? refusal({ status: 404 }) : read(Number(asked.split('=')[1]), 3);
    await table.open().start();
    expect(table.asked).toEqual([`${HOST}/t/7.json`, ...[1, 2, 3].map(address)]);
  });

  it('calls data of the board the whole thread, pages of a board that hides posts never', async () => {
    const table = new Table();
    table.partial = true;
    const model = table.open();
    await model.start();
    expect(table.checks.at(-1)?.complete).toBe(false);
    expect(model.partial.value).toBe(true);
    await model.saySeesAll(true);
    expect(table.checks.at(-1)?.complete).toBe(true);
    const data = new Table();
    data.partial = true;
    data.ways = [{ way: 'whole', address: address(1) }];
    await data.open().start();
    expect(data.checks.at(-1)?.complete).toBe(true);
  });

  it('says so when the tab is gone or shows another thread', async () => {
    const table = new Table();
    table.there = false;
    const model = table.open();
    await model.start();
    expect(model.problem.value).toBe(say('whole_no_tab'));
    const moved = new Table();
    const second = moved.open();
    await second.start();
    moved.topic = '8';
    await second.again();
    expect(second.problem.value).toBe(say('whole_no_tab'));
  });

  it('tells why the rolls could not be checked', async () => {
    const table = new Table();
    const model = createDirectorModel({
      ...table.tools,
      check: () => Promise.reject(new Error('no contesta')),
    });
    await model.start();
    expect(model.problem.value).toBe(say('whole_not_checked', 'no contesta'));
  });
});

describe('how long to wait', () => {
  it('is what the board says, at least our own, and not for ever', () => {
    expect(waitBefore(refusal({ status: 429, wait: 500 }), 0)).toBe(2_000);
    expect(waitBefore(refusal({ status: 429, wait: 60_000 }), 0)).toBe(60_000);
    expect(waitBefore(refusal({ status: 429, wait: 600_000 }), 0)).toBeNull();
    expect(waitBefore(refusal({ why: 'network', status: 0 }), 1)).toBe(8_000);
    expect(waitBefore(refusal({ why: 'stopped', status: 0 }), 0)).toBe(2_000);
    expect(waitBefore(refusal({ status: 503 }), 2)).toBeNull();
    expect(waitBefore(refusal({ status: 403 }), 0)).toBeNull();
  });
});
