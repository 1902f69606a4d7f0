/** What a hidden roll commits to before anyone but its author knows the dice (protocol §4.6). */
import { join, u8 } from './bytes';
import { tagged } from './hash';
import { normBytes } from './text';

/**
 * 16 bytes of salt, spec, order and label. `spec` and `order` are in their encoded form, so that an absent order
 * is one byte 00, followed by the separator 00; `label` is what stands between « » in the line of the reveal.
 */
export const commitmentOf = (
  salt: Uint8Array,
  spec: Uint8Array,
  order: Uint8Array,
  label: string,
): Uint8Array => tagged('oculta', join(salt, spec, order, u8(0)), normBytes(label)).slice(0, 16);
