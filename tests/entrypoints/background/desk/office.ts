import 'fake-indexeddb/auto';
import type { Asker, Office } from '../../../../entrypoints/background/desk/office';
import type { PageRef, PostText, RollOrder } from '../../../../entrypoints/background/messages';
import { openDatabase } from '../../../../entrypoints/background/store/database';
import { openState } from '../../../../entrypoints/background/store/state';
import { threadContext } from '../../../../rules/proof/context';
import type { Key } from '../../../../rules/proof/keys';
import { keyFrom } from '../../../../rules/proof/keys';
import type { Language } from '../../../../rules/system';
import { sayIn } from '../../../components/words';
import { toySystem } from '../../../rules/block/toy';
import { MemoryArea } from '../memory-area';

/** A browser's storage: it outlives the background that works on it. */
export class Disk {
  readonly area = new MemoryArea();
  readonly name = `disk-${crypto.randomUUID()}`;
}

export type TestOffice = Office & { clock: number; readonly disk: Disk; drafts: string[] };

/** `toy` without its further die: what it throws is known beforehand, so it can be declared. */
const { more: _, ...fixed } = toySystem('fijo');

/** A background just woken up on a disk, with small games: `toy`, `fijo`, and `notation` for rolls without sheet. */
export async function wake(disk = new Disk(), language: Language = 'es'): Promise<TestOffice> {
  const office: TestOffice = {
    disk,
    clock: 1_000_000,
    drafts: [],
    state: await openState(disk.area),
    database: await openDatabase(undefined, disk.name),
    whyNot: null,
    systems: [toySystem('toy'), toySystem('notation'), fixed],
    say: sayIn(language),
    language,
    build: 'test',
    now: () => (office.clock += 1),
    newId: () => crypto.randomUUID(),
    draftsElsewhere: async () => office.drafts,
  };
  return office;
}

export const page = (more: Partial<PageRef> = {}): PageRef => ({
  ...{ host: 'foro.example', engine: 'mybb', topic: '77', section: '5', title: 'La torre' },
  ...{ url: 'https://foro.example/t/77', account: 'Ana', markup: 'bbcode' as const },
  private: false,
  elsewhere: false,
  dark: false,
  ...more,
});
export const rollOrder = (request: string, more: Partial<RollOrder> = {}): RollOrder => ({
  ...{ page: page(), sheet: null, offer: 'reto', choices: {}, request, label: 'Saltar', drafts: [] },
  thread: { posts: [post(500, 'Director', 'Hola')], complete: true },
  ...more,
});
export const post = (id: number, author: string, text: string): PostText => ({ id, author, text });

export const tab = (id: number): Asker => ({ own: false, tab: id, frame: 0 });

export const keyNamed = (seed: number): Key => keyFrom(new Uint8Array(16).fill(seed), 'foro.example');
export const ctx = threadContext('foro.example', '77');
