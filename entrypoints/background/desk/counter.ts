import { findCodes } from '../../../rules/proof/find';
import type { Asker } from './office';

/** How long a block may take from the background into an editor of another tab. */
const ON_ITS_WAY = 15_000;

/**
 * What is remembered between clicks while the background is awake: whose turn it is, and which blocks were just
 * handed to which page. Nothing of it has to survive: asleep, the log alone decides.
 */
export class Counter {
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly handed = new Map<string, { readonly asker: Asker; readonly at: number }>();

  constructor(
    private readonly draftsElsewhere: (tab: number | null) => Promise<readonly string[]>,
    private readonly now: () => number,
    private readonly isOpen: (tab: number) => Promise<boolean> = async () => true,
  ) {}

  /** Does one thing after the other per scene: two clicks see each other's rolls. */
  inTurn<T>(scene: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(scene) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.turns.set(scene, mine);
    const done = () => {
      if (this.turns.get(scene) === mine) this.turns.delete(scene);
    };
    mine.then(done, done);
    return mine;
  }

  handedOut(code: string, asker: Asker): void {
    for (const [old, { at }] of this.handed) if (this.now() - at > ON_ITS_WAY) this.handed.delete(old);
    this.handed.set(code, { asker, at: this.now() });
  }

  /** Codes that stand, or are about to stand, in an editor: those rolls are not lost. */
  async underWay(drafts: readonly string[], asker: Asker): Promise<ReadonlySet<string>> {
    const elsewhere = await this.draftsElsewhere(asker.tab);
    return new Set([...[...drafts, ...elsewhere].flatMap(findCodes), ...(await this.travelling(asker))]);
  }

  private async travelling(asker: Asker): Promise<string[]> {
    const codes: string[] = [];
    for (const [code, { asker: to, at }] of this.handed) {
      if (this.now() - at > ON_ITS_WAY || (to.tab === asker.tab && to.frame === asker.frame)) continue;
      // A tab that was closed took with it what it had not yet written.
      if (to.tab === null || (await this.isOpen(to.tab))) codes.push(code);
    }
    return codes;
  }
}
