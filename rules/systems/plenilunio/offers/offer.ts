import type { Problem } from '../../../read';
import type { Names, RollInput } from '../../../system';
import type { Scene } from '../inputs';
import type { PlenilunioOrder } from '../order-text';
import type { Asked } from '../pool-plan';
import type { OfferId } from '../words/inputs.form';

/** A kind of roll or spend: what it asks, and the order that comes out of it. */
export interface Offer {
  readonly id: OfferId;
  inputs(scene: Scene): readonly RollInput[];
  plan(asked: Asked, scene: Scene): Planned;
}

export interface Planned {
  readonly order: PlenilunioOrder;
  readonly names: Names;
  readonly problems: readonly Problem[];
}
