/** Step 4 of the acta: whose key is whose (protocol §5.3 and §4.9, «Whose key»). */
import { bytesToHex } from '@noble/hashes/utils.js';
import { altaAlpha } from '../alpha';
import { namedAccount, sameAccount } from '../block-text';
import type { Alta } from '../token';
import { type Block, type BlockOf, isKind } from './block';
import { Keyring } from './keyring';
import { type Known, nothingFits } from './options';
import { fits, type Prover } from './proofs';
import type { Scene } from './scene';
import { findSeal, type Seal } from './sealing';

/** An alta whose check and proof are right. */
interface Presented {
  readonly block: BlockOf<Alta>;
  readonly hex: string;
  /** `null`: made for the thread, not for a scene. */
  readonly scene: Scene | null;
  readonly seal: Seal | null;
  readonly named: string | null;
}

/** Who a key belongs to: an account (several names of one, where they are pinned), or in dispute between several. */
type Ownership = { readonly owners: readonly string[] } | { readonly between: readonly string[] };

export function learnKeys(
  blocks: readonly Block[],
  scenes: readonly Scene[],
  known: Known,
  prove: Prover,
): Keyring {
  const keyring = new Keyring();
  for (const { account, pk } of known.pins)
    keyring.hold(account, pk, { pinned: true, disputed: false, clear: true });
  for (const { author, gmPk } of scenes)
    keyring.hold(author, gmPk, { pinned: false, disputed: false, clear: true });
  const presented = blocks.flatMap((block) => {
    if (!isKind(block, 'alta')) return [];
    const alta = present(block, scenes, known, prove);
    return alta ? [alta] : [];
  });
  const byKey = groupByKey(presented);
  const owners = new Map([...byKey].map(([hex, altas]) => [hex, ownerOf(hex, altas, scenes, known)]));
  for (const alta of presented) {
    const ownership = owners.get(alta.hex);
    if (ownership) judgeAlta(alta, ownership, byKey.get(alta.hex) ?? [], keyring);
  }
  return keyring;
}

function present(
  block: BlockOf<Alta>,
  scenes: readonly Scene[],
  known: Known,
  prove: Prover,
): Presented | null {
  const { token } = block;
  const { pk } = token;
  block.pk = pk;
  const scene = scenes.find(({ ctx }) => fits(token, ctx, pk)) ?? null;
  const ctx = scene ? scene.ctx : fits(token, known.threadCtx, pk) ? known.threadCtx : null;
  if (ctx === null) {
    const other = known.others.find((context) => fits(token, context.ctx, pk));
    if (other) block.add('copied/thread', { name: other.name });
    else nothingFits(block, known);
    return null;
  }
  if (!prove(token, ctx, pk, altaAlpha(ctx))) {
    block.add('altered/proof', {});
    return null;
  }
  const seal = scene ? findSeal(scene, pk, 0, block) : null;
  return { block, hex: bytesToHex(pk), scene, seal, named: namedAccount(block.text) };
}

function groupByKey(presented: readonly Presented[]): Map<string, Presented[]> {
  const byKey = new Map<string, Presented[]>();
  for (const alta of presented) byKey.set(alta.hex, [...(byKey.get(alta.hex) ?? []), alta]);
  return byKey;
}

/**
 * A key two accounts present belongs to the pinned one, or to who directs with it; else to the only one whose
 * alta is sealed as it stands and names its own account. Otherwise nobody is accused.
 */
function ownerOf(
  hex: string,
  altas: readonly Presented[],
  scenes: readonly Scene[],
  known: Known,
): Ownership {
  const pinned = known.pins.filter(({ pk }) => bytesToHex(pk) === hex);
  if (pinned.length > 0) return { owners: pinned.map(({ account }) => account) };
  const directed = scenes.filter(({ gmPk }) => bytesToHex(gmPk) === hex);
  if (directed.length > 0) return { owners: directed.map(({ author }) => author) };
  const accounts = [...new Set(altas.map(({ block }) => block.author))];
  const confirmed = new Set(altas.filter(isConfirmed).map(({ block }) => block.author));
  const [only] = accounts.length === 1 ? accounts : confirmed.size === 1 ? confirmed : [];
  return only === undefined ? { between: accounts } : { owners: [only] };
}

const isConfirmed = ({ block, seal, named }: Presented): boolean =>
  seal?.asItStands === true && named !== null && sameAccount(named, block.author);

function judgeAlta(
  alta: Presented,
  ownership: Ownership,
  sameKey: readonly Presented[],
  keyring: Keyring,
): void {
  const { block, hex, scene, seal } = alta;
  const { author } = block;
  if ('owners' in ownership && !ownership.owners.includes(author)) {
    block.add('copied/key', { author: ownership.owners[0] ?? '' });
    return;
  }
  const repeated = isRepeated(alta, keyring);
  keyring.shown.push({ block, hex, scene, seal });
  if (repeated) {
    block.add('repeated/alta', { author });
    return;
  }
  const disputed = 'between' in ownership;
  const changes = keyring.of(author).length > 0 && keyring.holding(author, hex) === null;
  keyring.claims.push({ block, scene, asks: changes || disputed });
  if (changes && !seal?.asItStands) {
    keyring.wait(author, block.token.pk);
    block.add('key_change/alta', { author });
    addDoubts(alta, ownership, sameKey);
    return;
  }
  if (changes && seal) block.add('key_accepted', { author, k: seal.beacon.k });
  else block.add('verified/alta', { author });
  const holding = keyring.hold(author, block.token.pk, { pinned: false, disputed, clear: false });
  keyring.altas.push({ block, hex, scene, seal });
  if (addDoubts(alta, ownership, sameKey) === 'clear') holding.clear = true;
}

/**
 * The same account, context and key again, unless this one names the account and the ones before did not, or it
 * brings the acceptance that a key still waits for.
 */
function isRepeated({ block, hex, scene, seal, named }: Presented, keyring: Keyring): boolean {
  const before = keyring.shown.filter(
    (alta) => alta.hex === hex && alta.scene === scene && alta.block.author === block.author,
  );
  if (seal?.asItStands && keyring.holding(block.author, hex) === null) return false;
  const namesItself = (text: string): boolean => {
    const name = namedAccount(text);
    return name !== null && sameAccount(name, block.author);
  };
  const namesNow = named !== null && sameAccount(named, block.author);
  return before.length > 0 && (!namesNow || before.some((alta) => namesItself(alta.block.text)));
}

/** Whether the alta speaks clearly for its account; what speaks against it is said. */
function addDoubts(
  { block, seal, scene, named }: Presented,
  ownership: Ownership,
  sameKey: readonly Presented[],
): 'clear' | 'doubtful' {
  if ('between' in ownership) block.add('key_disputed/alta', { accounts: ownership.between });
  const sealedElsewhere = sameKey.some((other) => other.scene === scene && other.seal?.asItStands === true);
  if (seal && !seal.asItStands && !sealedElsewhere) {
    block.add('edited_after_seal/alta', { k: seal.beacon.k });
    return 'doubtful';
  }
  if (named !== null && !sameAccount(named, block.author)) {
    block.add('other_name/alta', { named, author: block.author });
    return 'doubtful';
  }
  return 'clear';
}
