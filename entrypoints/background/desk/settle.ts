import { spell } from '../../../rules/block/write';
import { findCodes, type JudgedBlock } from '../../../rules/proof/acta';
import type { Database } from '../store/database';
import type { RollRecord } from '../store/records';
import { changeRoll, rollOfCode } from '../store/rolls';
import { type Office, systemOf } from './office';

/** Writes into the log what became of own declarations, once a baliza has resolved them. */
export async function settleDeclared(
  office: Office,
  db: Database,
  account: string,
  blocks: readonly JudgedBlock[],
): Promise<void> {
  for (const { kind, author, dice, code } of blocks) {
    if (kind !== 'declaracion' || author !== account || !dice) continue;
    const [own] = findCodes(code);
    const record = own === undefined ? null : await rollOfCode(db, own);
    if (!record || record.account !== account || record.dice.length > 0) continue;
    await changeRoll(db, record, (now) => ({ ...now, dice, ...outcomeOf(office, now, dice) }));
  }
}

function outcomeOf(
  office: Office,
  { system: id, order: text, names, language }: RollRecord,
  dice: RollRecord['dice'],
): Partial<Pick<RollRecord, 'outcome' | 'tone'>> {
  const system = systemOf(office, id);
  const order = system?.read(text);
  if (!system || !order?.ok) return {};
  const { verdict } = system.sentences(order.value, dice, language);
  return { outcome: spell(verdict, names), tone: system.tone(order.value, dice) };
}
