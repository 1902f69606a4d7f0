import type { PageRef, PageVerdicts } from '../background/messages';
import { Badges } from './badges';
import { draftCodes } from './editor/drafts';
import type { Forum } from './forum';
import { forumBy } from './forums/index';
import { pageRef } from './page';
import type { Reader, Registry } from './registry';
import { Scan } from './scan';

/** Reads the page of a registry: the part of the content script that only pages with rolls or readers load. */
export class PageReader implements Reader {
  readonly forum: Forum;
  private readonly badges: Badges;
  private readonly scan: Scan;

  constructor(private readonly own: Registry) {
    this.forum = forumBy(own.engine);
    this.badges = new Badges(own.say);
    this.scan = new Scan(own.page, this.forum, () => this.ref(), own.ask, this.badges);
  }

  ref(): PageRef {
    return pageRef(this.own.page, new URL(this.own.page.location.href), this.forum);
  }
  rolls(): Promise<PageVerdicts> | null {
    return this.scan.rolls;
  }
  look(roots: readonly Node[], changed: ReadonlySet<Node>): Promise<void> {
    return this.scan.look(roots, changed);
  }
  drafts(): readonly string[] {
    return draftCodes(this.own.bars.editors());
  }
  end(): void {
    this.scan.end();
    this.badges.removeAll();
  }
}
