import type { Problem } from '../../../read';
import type { Names, RollInput } from '../../../system';
import type { PlenilunioOrder } from '../order/order-text';
import type { OfferId } from '../words/inputs.form';
import type { Scene } from './inputs';
import type { Asked } from './pool-plan';

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
