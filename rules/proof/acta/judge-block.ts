/**
 * Step 6 of the acta, for one block: the argument that its dice are the true ones, from the reference to the last
 * word (protocol §5.3, 6.2 to 6.9). A block may be good and still carry amber or red: the reader sees both.
 */
import { declaredSeed } from '../alpha';
import { revealedLabel } from '../block-text';
import { sameBytes } from '../bytes';
import { commitmentOf } from '../commitment';
import { rollDice } from '../dice';
import { specText } from '../spec';
import { diceWords, showsDice, textHash } from '../text';
import type { Revelacion } from '../token';
import { orderField } from '../token-write';
import { alphaOf } from './alpha-of';
import { type BlockOf, isKind, type NumberedBlock } from './block';
import { checkCircumstances, referenceIsAllowed } from './circumstances';
import type { Matter } from './matter';
import { checkReference, type Progress } from './reference';
import { checkSeal } from './seal-verdicts';
import type { Series } from './series';
import { sayVerified } from './verified';

/** Whether the block could be judged to the end. */
export function judgeNumbered(
  block: NumberedBlock,
  series: Series,
  matter: Matter,
  progress: Progress,
): boolean {
  if (!referenceIsAllowed(block, series)) return block.refuse('altered/reference', {});
  checkCircumstances(block, series, matter);
  checkSeal(block, series);
  if (!checkReference(block, series, matter, progress)) return false;
  if (isKind(block, 'oculta')) return block.refuse('pending/oculta', {});
  if (!deriveDice(block, series, matter)) return false;
  if (!isKind(block, 'declaracion') && !diceAreShown(block)) return false;
  if (isKind(block, 'revelacion') && !opensHidden(block, series)) return false;
  checkRequest(block, series);
  if (!textIsSigned(block)) block.add('text_changed', {});
  sayVerified(block, series, matter);
  return true;
}

/** 6.7: the proof, and the dice that follow from it. */
function deriveDice(block: NumberedBlock, series: Series, { prove }: Matter): boolean {
  const { token } = block;
  if (token.kind === 'oculta') return false;
  const alpha = alphaOf(token, series.ctx, series.scene);
  const beta = alpha && prove(token, series.ctx, series.pk, alpha);
  if (!beta) return block.refuse('altered/proof', {});
  if (token.kind !== 'declaracion') {
    block.dice = rollDice(beta, token.spec);
    return true;
  }
  // A declaration is resolved by the first beacon that holds its slot, even when it was edited afterwards.
  const sealer = series.sealer(token.n);
  if (!sealer) return block.refuse('pending/declarada', {});
  block.dice = rollDice(declaredSeed(beta, sealer.beacon.beta), token.spec);
  return true;
}

/** 6.8: every group of dice stands in the words as it was rolled. */
function diceAreShown(block: NumberedBlock): boolean {
  const { token, dice, text } = block;
  if (!('spec' in token) || !dice || showsDice(text, token.spec, dice)) return true;
  return block.refuse('altered/dice', { dice: diceWords(token.spec, dice) });
}

/** 6.8: a reveal shows what its hidden block committed to, under the reference it had then. */
function opensHidden(block: BlockOf<Revelacion>, series: Series): boolean {
  const { token, text } = block;
  const hidden = series.first.get(token.n);
  if (!hidden || !isKind(hidden, 'oculta')) return false;
  if (JSON.stringify(hidden.token.ref) !== JSON.stringify(token.ref)) {
    return block.refuse('altered/other_ref', {});
  }
  const commit = commitmentOf(token.salt, token.specBytes, orderField(token.order), revealedLabel(text));
  if (!sameBytes(commit, hidden.token.commit)) return block.refuse('altered/commitment', {});
  hidden.reveal();
  return true;
}

/** 6.9: an answer has the dice that were asked for, byte by byte. */
function checkRequest(block: NumberedBlock, { scene }: Series): void {
  const { token } = block;
  if (!('specBytes' in token) || !('ref' in token) || token.ref.to !== 'request') return;
  const { k, q } = token.ref;
  const request = scene?.beacon(k)?.requests[q];
  if (request && !sameBytes(request.bytes, token.specBytes)) {
    block.add('wrong_request', { k, spec: specText(request.spec) });
  }
}

const textIsSigned = ({ token, text }: NumberedBlock): boolean =>
  !('textHash' in token) || sameBytes(token.textHash, textHash(text));
