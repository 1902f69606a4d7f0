import { writeIn } from '../../../rules/block/markup/all';
import { askedSpec, sameSpec } from '../../../rules/block/throw';
import { spell, writeAmendment } from '../../../rules/block/write';
import { findCodes } from '../../../rules/proof/find';
import { specText } from '../../../rules/proof/spec';
import type { BlockVerdict, Rolled, RollOrder } from '../messages';
import type { Database } from '../store/database';
import type { Chosen, RollRecord } from '../store/records';
import { rollOfCode } from '../store/rolls';
import type { Office } from './office';
import { namesOf, noteWords } from './paying';
import { planOf } from './plans';
import { refused } from './refused';
import { told, toldBy } from './told';

async function recordOfBlock(db: Database, text: string): Promise<RollRecord | null> {
  const [code = text] = findCodes(text);
  return rollOfCode(db, code);
}

/** What was set for each of these rolls of one's own, by the code of its block: an amendment begins with it. */
export async function chosenOf(
  db: Database | null,
  blocks: readonly Pick<BlockVerdict, 'code'>[],
): Promise<ReadonlyMap<string, Chosen>> {
  if (!db) return new Map();
  const found = await Promise.all(
    blocks.map(async ({ code }) => [code, (await recordOfBlock(db, code))?.chosen] as const),
  );
  return new Map(found.flatMap(([code, chosen]) => (chosen ? [[code, chosen] as const] : [])));
}

/**
 * Says what a roll that stands comes to with something that was forgotten: the dice of then, the plan of now.
 * Nothing is drawn, so the plan has to throw the same dice; the roll stays in sight and as it was. What it
 * changes in a sheet is the player's to mend.
 */
export async function amend(office: Office, db: Database, order: RollOrder, amends: string): Promise<Rolled> {
  const { say, language } = office;
  const record = await recordOfBlock(db, amends);
  const mine = record?.account === order.page.account && record.host === order.page.host;
  // A hidden roll is amended once it is open: until then its dice are nobody's to tell.
  const shown = record?.how !== 'oculta' || (record.reveal?.posted ?? null) !== null;
  if (!record || !mine || record.dice.length === 0 || !shown) return refused(told(say, 'amend_gone'));
  const planned = planOf(office, order);
  if (!planned.ok) return refused(...planned.problems);
  const { system, plan, place } = planned.value;
  if (system.id !== record.system) return refused(told(say, 'amend_game'));
  const asked = askedSpec(system, plan.order, record.dice);
  if (!sameSpec(asked, record.spec)) {
    return refused(told(say, 'amend_dice', '', specText(record.spec), specText(asked)));
  }
  const label = order.label.trim() === '' ? record.label : order.label;
  const names = namesOf(office, { ...order, label }, planned.value);
  if (!names.ok) return refused(...names.problems.map((one) => toldBy(say, language, null, one)));
  const sentences = system.sentences(plan.order, record.dice, place.language);
  const was = [`${place.language === 'es' ? 'antes' : 'before'}: ${record.outcome}`];
  const lines = writeAmendment(record.n, names.value, sentences, was);
  const words = {
    block: writeIn[place.markup](lines, null, place.colour),
    said: `${names.value.personaje}, ${names.value.motivo}: ${spell(sentences.verdict, names.value)}`,
    tone: system.tone(plan.order, record.dice),
  };
  return noteWords(office, order, planned.value, names.value, words);
}
