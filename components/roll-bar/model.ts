import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  NextStep,
  NextView,
  PageView,
  RequestView,
  Rolled,
  RolledBlock,
  Told,
} from '../../entrypoints/background/messages';
import type { RollInput, RollOffer } from '../../rules/system';
import { failureWords } from '../controls/failure';
import { DirectorModel } from '../director/model';
import { LevelModel } from '../levels/model';
import type { Say } from '../words';
import type { Typed } from './choices';
import { FieldsModel } from './fields-model';
import { MovesModel } from './moves-model';
import { OddsModel, QUIET } from './odds-model';
import { PlacedModel } from './placed-model';
import type { RollPort, Step, Wish } from './port';

/** A block that an offer refers to while it stands in the fields. */
export interface Referred {
  readonly author: string;
  readonly n: number;
  readonly code: string;
  readonly offer: string;
  readonly kind: NextStep['kind'];
  /** Fields that say what stands in that block: nobody is asked for them. */
  readonly fixed: readonly string[];
}

/** What the page answers beside the rolls of the character: it may have changed with what was just read. */
const fresh = ({ levels, scene, requests, hidden, declared, pending, ...page }: PageView) => {
  const { directs, offers, moves, wordsShown } = page;
  return {
    ...{ levels, scene, requests, hidden, declared, pending },
    ...{ directs, offers, moves, wordsShown },
  };
};

/**
 * What the toolbar knows and does. One for a page: what the player set last stays while the page is open, also
 * when the toolbar is closed or opened at another editor.
 */
export class RollModel {
  readonly view = signal<PageView | null>(null);
  /** What did not work, in words. */
  readonly failure = signal('');
  readonly label = signal('');
  private readonly fields = new FieldsModel(this.view);
  readonly typed = this.fields.typed;
  /** The kind of roll that is set. */
  readonly offer: ReadonlySignal<RollOffer | null> = this.fields.offer;
  private readonly odds: OddsModel;
  readonly preview: OddsModel['preview'];
  readonly stale: OddsModel['stale'];
  readonly step = signal<Step | { readonly kind: 'placing' } | null>(null);
  private readonly placed: PlacedModel;
  readonly loose: PlacedModel['loose'];
  readonly done: PlacedModel['done'];
  /** How often a roll was refused: each time the keyboard goes to the first thing to mend. */
  readonly stumbles = signal(0);
  /** How the next roll is made. */
  readonly level: LevelModel;
  /** What the director sets and does. */
  readonly director: DirectorModel = new DirectorModel(this);
  /** What rolls and spends moved, or would move. */
  readonly moves: MovesModel;
  /** Blocks of the thread that wait for something from this character. */
  readonly next = signal<readonly NextView[]>([]);
  /** The block that the roll in the fields refers to. */
  readonly referred = signal<Referred | null>(null);

  private readonly refused = signal<readonly Told[]>([]);
  /** The offer that was set before a request was answered. */
  private own: string | null = null;
  private request: { readonly key: string; readonly id: string } | null = null;

  constructor(
    readonly port: RollPort,
    private readonly say: Say,
  ) {
    this.odds = new OddsModel(port, (reason) => {
      this.failure.value = failureWords(reason, say);
    });
    this.preview = this.odds.preview;
    this.stale = this.odds.stale;
    this.placed = new PlacedModel(port);
    this.loose = this.placed.loose;
    this.done = this.placed.done;
    this.level = new LevelModel(
      this.view,
      computed(() => this.preview.value?.fixedDice !== false),
    );
    this.moves = new MovesModel(this, say);
  }

  /** What is wrong with a field, or with the whole (''). */
  problemOf(field: string): string | undefined {
    const all = [...this.refused.value, ...(this.preview.value?.problems ?? [])];
    return all.find((problem) => problem.field === field)?.message;
  }

  /** Problems about no field that is shown; `refused` when they stopped a roll. */
  get loneProblems(): readonly { readonly message: string; readonly refused: boolean }[] {
    const shown = new Set(['motivo', 'account', ...this.inputs.map(({ id }) => id)]);
    const lone = (problems: readonly Told[], refused: boolean) =>
      problems.filter(({ field }) => !shown.has(field)).map(({ message }) => ({ message, refused }));
    const hard = lone(this.refused.value, true);
    const soft = lone(this.preview.value?.problems ?? [], false);
    return [...hard, ...soft.filter(({ message }) => hard.every((one) => one.message !== message))];
  }

  /** Whether a field says something else than the game proposes. */
  isChanged(input: RollInput): boolean {
    return this.fields.isChanged(input);
  }

  /** The fields of the roll that are asked for. */
  get inputs(): readonly RollInput[] {
    const fixed = this.referred.value?.fixed ?? [];
    return this.offer.value?.inputs.filter(({ id }) => !fixed.includes(id)) ?? [];
  }

  get busy(): boolean {
    return this.step.value !== null;
  }

  /** Asks what may be rolled on this page, each time the toolbar opens. */
  async open(): Promise<void> {
    await this.attempt(async () => this.show(await this.port.page()));
    await this.lookForNext();
  }

  async choose(character: string): Promise<void> {
    await this.attempt(async () => this.show(await this.port.choose(character)));
    await this.lookForNext();
  }

  /** Sets a roll as a block asks for it; the player looks at it, and rolls. */
  refer(
    { author, n, code }: Pick<NextView, 'author' | 'n' | 'code'>,
    { kind, offer: id, choices, purpose }: NextStep,
  ): void {
    this.pick(id);
    const offer = this.offer.value;
    if (!offer || offer.id !== id) return;
    const set = Object.entries(choices).map(([input, value]) => [
      input,
      typeof value === 'number' ? String(value) : (value as Typed[string]),
    ]);
    const fixed = kind === 'answer' || kind === 'again' ? Object.keys(choices) : [];
    this.referred.value = { author, n, code, offer: id, kind, fixed };
    if (purpose) this.label.value ||= purpose;
    this.fields.refill(Object.fromEntries(set));
    this.askOdds(0);
  }

  /** The fields begin anew: the roll refers to no block. */
  dismiss(): void {
    if (this.referred.value) this.beginAnew();
  }

  private beginAnew(): void {
    this.referred.value = null;
    this.fields.forget();
    this.refill();
  }

  /** Counts at the table what a block took or gave. */
  async count({ code }: Pick<NextView, 'code'>): Promise<void> {
    await this.attempt(async () => {
      const answer = await this.port.count({ code });
      if (!answer.ok) this.failure.value = answer.problems.map(({ message }) => message).join(' ');
      else this.renew(await this.port.page());
      await this.lookForNext();
    });
  }

  // Offers to make things easier: without them the toolbar is whole.
  private async lookForNext(): Promise<void> {
    this.next.value = await this.port.next().catch(() => []);
  }

  pick(offer: string): void {
    this.referred.value = null;
    this.fields.pick(offer);
    this.refill();
  }

  /** The next roll answers this request, with the dice it asks for; the same one again: it does not. */
  answer(request: RequestView): void {
    if (!this.level.answering.value) this.own = this.offer.value?.id ?? '';
    this.level.answer(request);
    const { roll, label } = this.level.answering.value ?? {};
    if (this.level.answering.value === null) this.backToOwn();
    else if (roll) {
      this.pick(roll.offer);
      this.fields.fill(roll.choices);
      this.label.value ||= label ?? '';
    }
  }

  /** A field that says what was asked for, while it is being answered. */
  isLocked(field: string): boolean {
    const roll = this.level.answering.value?.roll;
    return (
      roll?.offer === this.offer.value?.id && roll !== undefined && roll !== null && field in roll.choices
    );
  }

  /** The roll that was set before a request was answered. */
  private backToOwn(): void {
    if (this.own !== null) this.pick(this.own);
    this.own = null;
  }

  /** Reminds nobody of the twelve words again. */
  wordsLater(): void {
    const view = this.view.value;
    if (view) this.view.value = { ...view, wordsShown: true };
    this.port.wordsLater();
  }

  set(field: string, value: Typed[string]): void {
    this.fields.set(field, value);
    this.refused.value = this.refused.value.filter((problem) => problem.field !== field);
    this.askOdds(QUIET);
  }

  setLabel(text: string): void {
    this.label.value = text;
    this.refused.value = this.refused.value.filter(({ field }) => field !== 'motivo');
  }

  /** Rolls what is set, once: a second press while it runs does nothing, and asking again asks for the same. */
  async roll(): Promise<void> {
    const plan = this.fields.plan();
    if (!plan || this.busy) return;
    const { wish: level } = this.level;
    const key = JSON.stringify([plan, this.label.value, level]);
    // What failed on the way is asked for under its old name: if it was rolled, it is the same roll.
    if (this.request?.key !== key) this.request = { key, id: this.port.newId() };
    const about = this.about();
    const wish = { ...plan, ...level, ...about, label: this.label.value, request: this.request.id };
    const costly = (this.preview.value?.costs.length ?? 0) > 0;
    this.done.value = null;
    this.refused.value = [];
    this.step.value = { kind: 'reading', pages: 0 };
    await this.attempt(async () => {
      const rolled = await this.port.roll(wish, (step) => {
        this.step.value = step;
      });
      this.request = null;
      await this.take(rolled);
      if (rolled.kind === 'rolled') {
        this.label.value = '';
        if (this.level.answering.value) this.backToOwn();
        this.level.answered();
        // What was spent once is not proposed again: the next roll would spend it too.
        if (costly) this.beginAnew();
        else this.dismiss();
      }
      await this.lookAgain(this.movesSomething());
    });
    this.step.value = null;
  }

  private about(): Partial<Pick<Wish, 'about' | 'amends'>> {
    const referred = this.referred.value;
    if (!referred) return {};
    return referred.kind === 'amend' ? { amends: referred.code } : { about: referred.code };
  }

  /** Opens a hidden roll in this message. */
  async reveal(id: string): Promise<void> {
    this.refused.value = [];
    const rolled = await this.write((step) => this.port.reveal({ id }, step));
    if (rolled?.kind === 'refused') this.refused.value = rolled.problems;
  }

  /**
   * Writes what is not a roll of the character (a reveal, a scene, a baliza) into the message. Answers what came
   * of it, a refusal for the caller to show; `null` when there was no answer.
   */
  async write(make: (step: (step: Step) => void) => Promise<Rolled>): Promise<Rolled | null> {
    if (this.busy) return null;
    let rolled: Rolled | null = null;
    this.done.value = null;
    this.step.value = { kind: 'reading', pages: 0 };
    await this.attempt(async () => {
      rolled = await make((step) => {
        this.step.value = step;
      });
      if (rolled.kind === 'rolled' && this.port.isDraft(rolled.block)) {
        this.failure.value = this.say('level_already_there');
      } else if (rolled.kind !== 'refused') await this.take(rolled);
      await this.lookAgain();
    });
    this.step.value = null;
    return rolled;
  }

  /** An answer of the reader that changes what the page says (who directs, whose key). */
  async settle(ask: () => Promise<PageView>): Promise<void> {
    await this.attempt(async () => this.renew(await ask()));
  }

  /** Who the reader is on a board whose pages do not tell. */
  async nameAccount(name: string): Promise<void> {
    this.refused.value = [];
    await this.attempt(async () => {
      const answer = await this.port.nameAccount(name);
      if ('problems' in answer) this.refused.value = answer.problems;
      else this.show(answer);
    });
  }

  /** Puts the block that was left over into the message. */
  async placeLoose(): Promise<void> {
    const { loose } = this;
    if (!loose.value || this.busy) return;
    await this.attempt(() => (loose.value ? this.place(loose.value.block) : Promise.resolve()));
    this.step.value = null;
  }

  async copyLoose(): Promise<void> {
    if (!this.loose.value) return;
    if (!(await this.placed.copy())) this.failure.value = this.say('bar_not_copied');
  }

  private async take(rolled: Rolled): Promise<void> {
    if (rolled.kind === 'refused') {
      this.refused.value = rolled.problems;
      this.stumbles.value += 1;
    }
    if (rolled.kind === 'pending') this.placed.keep(rolled.block);
    if (rolled.kind === 'rolled') await this.place(rolled.block);
  }

  /** Does what may fail, and shows why. */
  async settling(work: () => Promise<void>): Promise<void> {
    await this.attempt(work);
  }

  /** Reads the page again, after something of it was changed elsewhere. */
  async refresh(): Promise<void> {
    await this.attempt(() => this.lookAgain(true));
  }

  /** A game whose rolls change sheets: plain dice notation has none. */
  private movesSomething(): boolean {
    return this.offer.value?.id.includes('/') !== true && this.view.value?.partida !== null;
  }

  // Only what a scene or a roll's changes can change; without them the answer would be the same.
  private async lookAgain(moved = false): Promise<void> {
    const view = this.view.value;
    if (view && (moved || view.levels.length > 1 || view.directs)) this.renew(await this.port.page());
  }

  /** What was set stays; what was only proposed follows the sheet as it is now. */
  private renew(now: PageView): void {
    const view = this.view.value;
    const before = this.offer.value;
    if (!view) return;
    const set = this.fields.changed();
    this.view.value = { ...view, ...fresh(now) };
    // The request was answered elsewhere, or is gone.
    if (this.own !== null && this.level.answering.value === null) {
      this.backToOwn();
      return;
    }
    this.fields.refill(this.offer.value?.id === before?.id ? set : undefined);
    this.askOdds(0);
  }

  private async place(block: RolledBlock): Promise<void> {
    this.step.value = { kind: 'placing' };
    await this.placed.place(block);
  }

  private show(view: PageView): void {
    this.view.value = view;
    this.placed.wait(view.pending);
    this.refill();
  }

  private refill(): void {
    this.refused.value = [];
    this.preview.value = null;
    this.fields.refill();
    if (this.offer.value) this.askOdds(0);
  }

  private askOdds(wait: number): void {
    this.odds.ask(wait, () => this.fields.plan());
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    this.failure.value = '';
    try {
      await work();
    } catch (reason) {
      this.failure.value = failureWords(reason, this.say);
    }
  }
}
