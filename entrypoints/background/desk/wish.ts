import { hasFixedDice } from '../../../rules/block/announce';
import { sameSpec } from '../../../rules/block/throw';
import { specText } from '../../../rules/proof/spec';
import { playerTurn } from '../../../rules/proof/table';
import type { How, RollOrder, Told } from '../messages';
import type { RollRecord } from '../store/records';
import type { Wish } from './due';
import { levelsOf } from './levels';
import type { Office } from './office';
import type { Planned } from './plans';
import type { Seat } from './seat';
import { told } from './told';

/** How a roll is to be made at a seat, or why it cannot be made like that. */
export type Wished =
  | { readonly ok: true; readonly value: Wish }
  | { readonly ok: false; readonly problem: Told };

const no = (problem: Told): Wished => ({ ok: false, problem });
const yes = (how: How, answers: Wish['answers'] = null): Wished => ({ ok: true, value: { how, answers } });

/** @param records the account's blocks in the open scene, by number */
export function wishFor(
  office: Office,
  seat: Seat,
  order: Pick<RollOrder, 'how' | 'answers'>,
  { system, plan }: Planned,
  records: readonly RollRecord[],
): Wished {
  const { say } = office;
  const fixed = () => hasFixedDice(system, plan.order);
  if (order.answers)
    return wishToAnswer(office, seat, { ...order, answers: order.answers }, { system, plan }, records);
  const levels = levelsOf(say, seat, records);
  if (order.how === undefined) {
    const first = levels.find(({ how, allowed }) => allowed && (how !== 'declarada' || fixed()));
    if (first) return yes(first.how);
    const [why] = levels.filter(({ allowed }) => !allowed);
    return no(
      levels.some(({ allowed }) => allowed) || !why ? told(say, 'dice_not_fixed') : notAllowed(why.words),
    );
  }
  const level = levels.find(({ how }) => how === order.how);
  if (!level) return no(told(say, 'not_allowed', 'how'));
  if (!level.allowed) return no(notAllowed(level.words));
  if (level.how === 'declarada' && !fixed()) return no(told(say, 'dice_not_fixed'));
  return yes(level.how);
}

const notAllowed = (message: string): Told => ({ code: 'not_allowed', field: 'how', message });

/** An answer throws the dice that were asked for, once. */
function wishToAnswer(
  { say }: Office,
  seat: Seat,
  {
    how = 'inmediata',
    answers,
  }: { readonly how?: How; readonly answers: { readonly k: number; readonly q: number } },
  { system, plan }: Pick<Planned, 'system' | 'plan'>,
  records: readonly RollRecord[],
): Wished {
  const { open, table, account } = seat;
  if (!open || open.directs || open.locked || !table || (how !== 'inmediata' && how !== 'oculta')) {
    return no(told(say, 'not_allowed', 'how'));
  }
  const { k, q } = answers;
  const mine = records.some(({ ref }) => ref?.to === 'request' && ref.k === k && ref.q === q);
  const who = { author: account, pk: open.scene.key.pk, atLeast: 0 };
  const request = playerTurn(table, open.view, who).requests.find((one) => one.k === k && one.q === q);
  if (mine) return no(told(say, 'request_answered'));
  if (!request) return no(told(say, 'request_gone'));
  const spec = system.spec(plan.order);
  if (!sameSpec(spec, request.spec)) {
    return no(told(say, 'request_dice', '', specText(request.spec), specText(spec)));
  }
  return hasFixedDice(system, plan.order) ? yes(how, answers) : no(told(say, 'dice_not_fixed'));
}
