import type { NextStep, NextView, PageRef, PageVerdicts, ThreadText } from '../background/messages';
import { Badges } from './badges';
import { draftCodes } from './editor/drafts';
import { fetchPage } from './fetch-page';
import type { Forum } from './forum';

import { forumBy } from './forums/index';
import { guarded } from './guarded';
import { pageRef } from './page';
import { layered, named, spelledIn } from './pointed/layer';
import type { Reader, Registry } from './registry';
import { Scan } from './scan';
import { type Reading, Thread } from './thread';

/** Reads the page of a registry: the part of the content script that only pages with rolls or readers load. */
export class PageReader implements Reader {
  readonly forum: Forum;
  private readonly badges: Badges;
  private readonly scan: Scan;
  private thread: { readonly of: string; readonly reading: Thread } | null = null;

  constructor(private readonly own: Registry) {
    const forum = layered(forumBy(own.engine), own.hints);
    this.forum = guarded(named(forum, () => own.hints?.account ?? null));
    this.spellAccount();
    this.badges = new Badges(own.say, (block, step) => this.refer(block, step));
    this.scan = new Scan(own.page, this.forum, (post) => this.ref(undefined, post), own.ask, this.badges);
  }

  /** The name its reader gave is kept as his posts spell it, for pages that have none of them. */
  private spellAccount(): void {
    const { hints, page, ask } = this.own;
    const name = hints?.account;
    const account = name ? spelledIn(this.forum.posts(page), name) : null;
    if (!hints || account === null || account === name) return;
    this.own.hints = { ...hints, account };
    void ask('nameAccount', { host: page.location.hostname, account }).catch(() => undefined);
  }

  ref(field?: Element, post?: Element): PageRef {
    const bar = field && this.own.bars.barOf(field);
    const url = new URL(this.own.page.location.href);
    return pageRef(this.own.page, url, this.forum, field, bar?.opened, post);
  }
  read(reading: Reading): Promise<ThreadText> {
    const { page } = this.own;
    const url = new URL(page.location.href);
    // A page that goes on to another thread without loading has another thread to read.
    const of = this.forum.topic(page, url)?.id ?? url.href;
    if (this.thread?.of !== of) this.thread = { of, reading: this.begin(url) };
    return this.thread.reading.read(reading);
  }
  private begin(url: URL): Thread {
    const { page } = this.own;
    return new Thread({
      ...{ forum: this.forum, page, url, loaded: 0, now: () => performance.now() },
      fetch: (address, signal) => fetchPage(address, page.characterSet, signal),
    });
  }
  rolls(): Promise<PageVerdicts | null> {
    return this.scan.rolls();
  }
  look(roots: readonly Node[], changed: ReadonlySet<Node>): Promise<void> {
    return this.scan.look(roots, changed);
  }
  drafts(): readonly string[] {
    return draftCodes(this.own.bars.editors());
  }
  /** Opens the toolbar at an editor of the page with a roll that refers to a block. */
  async refer(block: Pick<NextView, 'author' | 'n' | 'code'>, step: NextStep): Promise<string | null> {
    const { own } = this;
    if (step.kind === 'count') return this.count(block);
    const bar = own.bars.all.find(({ host }) => host.isConnected);
    if (!bar) return own.say('next_no_editor');
    try {
      if (!own.panel) await own.ask('panel', { script: 'panel' });
      await own.panel?.refer(bar, block, step);
      return null;
    } catch {
      return own.say('bar_unreachable');
    }
  }

  private async count({ code }: Pick<NextView, 'code'>): Promise<string | null> {
    try {
      const answer = await this.own.ask('count', { page: this.ref(), code });
      return answer.ok ? null : answer.problems.map(({ message }) => message).join(' ');
    } catch {
      return this.own.say('bar_unreachable');
    }
  }

  wake(click?: Event): void {
    this.badges.wake(click);
  }

  end(): void {
    this.scan.end();
    this.badges.removeAll();
  }
}

/** Begins to read a page, which answers from then on what is asked of it. */
export function bringReader(own: Registry): void {
  own.reader ??= new PageReader(own);
  own.answer();
}
