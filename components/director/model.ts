import { signal } from '@preact/signals';
import type { Ask, Rolled, RolledBlock, Told } from '../../entrypoints/background/messages';
import type { RollModel } from '../roll-bar/model';

/** A roll the director is about to ask for; `id` tells it from the others on the screen. */
export interface DraftAsk extends Ask {
  readonly id: number;
}
type Bench = Pick<RollModel, 'port' | 'busy' | 'write' | 'settle' | 'failure'>;

const isBlank = ({ to, label, dice, difficulty }: Ask): boolean =>
  `${to}${label}${dice}${difficulty}`.trim() === '';

/** What the director sets and does in a post: open a scene, ask for rolls, put the baliza in (protocol §4.9). */
export class DirectorModel {
  readonly strict = signal(false);
  readonly onePerBeacon = signal(false);
  readonly asks = signal<readonly DraftAsk[]>([]);
  /** Why the last block was refused. */
  readonly problems = signal<readonly Told[]>([]);
  /** A baliza was asked for where one of ours already stands in the message. */
  readonly already = signal(false);
  private request: string | null = null;
  private last: RolledBlock | null = null;
  private made = 0;

  constructor(private readonly bench: Bench) {}

  openScene(): Promise<void> {
    const flags = { strict: this.strict.value, onePerBeacon: this.onePerBeacon.value };
    return this.write((request, step) => this.bench.port.openScene({ request, ...flags }, step));
  }

  async beacon(): Promise<void> {
    const asks = this.asks.value.filter((ask) => !isBlank(ask)).map(({ id, ...ask }) => ask);
    await this.write((request, step) => this.bench.port.beacon({ request, asks }, step));
  }

  addAsk(): void {
    this.made += 1;
    this.asks.value = [...this.asks.value, { id: this.made, to: '', label: '', dice: '', difficulty: '' }];
  }
  changeAsk(id: number, part: Partial<Ask>): void {
    this.changed();
    this.asks.value = this.asks.value.map((ask) => (ask.id === id ? { ...ask, ...part } : ask));
  }
  removeAsk(id: number): void {
    this.changed();
    this.asks.value = this.asks.value.filter((ask) => ask.id !== id);
  }

  confirm(author: string, yes: boolean): Promise<void> {
    return this.bench.settle(() => this.bench.port.confirmDirector({ author, yes }));
  }
  acceptKey(author: string, yes: boolean): Promise<void> {
    return this.bench.settle(() => this.bench.port.acceptKey({ author, yes }));
  }

  // Other words are another request; the same ones, after a failure on the way, the same.
  private changed(): void {
    this.request = null;
    this.problems.value = [];
    this.already.value = false;
  }

  private async write(
    make: (request: string, step: Parameters<Parameters<Bench['write']>[0]>[0]) => Promise<Rolled>,
  ): Promise<void> {
    const { bench } = this;
    if (bench.busy) return;
    this.problems.value = [];
    this.already.value = this.last !== null && bench.port.isDraft(this.last);
    if (this.already.value) return;
    this.request ??= bench.port.newId();
    const { request } = this;
    const rolled = await bench.write((step) => make(request, step));
    if (!rolled) return;
    this.request = null;
    if (rolled.kind === 'refused') {
      this.problems.value = rolled.problems;
      return;
    }
    this.last = rolled.block;
    this.asks.value = [];
  }
}
