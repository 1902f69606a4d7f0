import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PageView } from '../../entrypoints/background/messages';
import type { RollInput, RollOffer } from '../../rules/system';
import { changedIn, choicesOf, given, openWith, type Typed } from './choices';
import type { Wish } from './port';

/** The kind of roll and what is set in its fields. What was set for each stays while the page is open. */
export class FieldsModel {
  readonly typed = signal<Typed>({});
  readonly offer: ReadonlySignal<RollOffer | null>;
  private readonly chosen = signal('');
  private readonly memory = new Map<string, Typed>();

  constructor(private readonly view: ReadonlySignal<PageView | null>) {
    this.offer = computed(() => {
      const offers = view.value?.offers ?? [];
      return offers.find(({ id }) => id === this.chosen.value) ?? offers[0] ?? null;
    });
  }

  pick(offer: string): void {
    this.chosen.value = offer;
  }

  set(field: string, value: Typed[string]): void {
    this.typed.value = { ...this.typed.value, [field]: value };
    const offer = this.offer.value;
    if (offer) this.memory.set(this.key(offer), changedIn(offer, this.typed.value));
  }

  /** Sets what a block or a request asks for: it is not remembered as the player's own. */
  fill(choices: Typed): void {
    this.typed.value = { ...this.typed.value, ...choices };
  }

  /** Whether a field says something else than the game proposes. */
  isChanged(input: RollInput): boolean {
    const value = this.typed.value[input.id];
    return value !== undefined && String(value) !== String(given(input));
  }

  /** What the player has set, without what is only proposed. */
  changed(): Typed {
    const offer = this.offer.value;
    return offer ? changedIn(offer, this.typed.value) : {};
  }

  /** Fills the fields anew: `set`, or what was set last for this roll, over what the game proposes now. */
  refill(set?: Typed): void {
    const offer = this.offer.value;
    if (offer) this.typed.value = openWith(offer, set ?? this.memory.get(this.key(offer)));
  }

  /** What was set for this roll is not proposed again. */
  forget(): void {
    const offer = this.offer.value;
    if (offer) this.memory.delete(this.key(offer));
  }

  /** The roll as it is asked for; `null` where nothing can be rolled. */
  plan(): Pick<Wish, 'sheet' | 'offer' | 'choices'> | null {
    const offer = this.offer.value;
    return (
      offer && {
        sheet: this.view.value?.active ?? null,
        offer: offer.id,
        choices: choicesOf(offer, this.typed.value),
      }
    );
  }

  private key(offer: RollOffer): string {
    return `${this.view.value?.system.id}/${offer.id}`;
  }
}
