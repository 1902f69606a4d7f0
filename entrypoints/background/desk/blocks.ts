import { writeIn } from '../../../rules/block/markup/all';
import { cleanName, cleanNames } from '../../../rules/block/names';
import { throwAll } from '../../../rules/block/throw';
import { type Line, spell, visibleText, writeLines, writeSpend } from '../../../rules/block/write';
import { rollDice } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import type { Key } from '../../../rules/proof/keys';
import { drawBasica, signRoll } from '../../../rules/proof/making';
import type { Read } from '../../../rules/read';
import type { Names, Plan, System } from '../../../rules/system';
import type { Markup, RolledBlock } from '../messages';
import type { RollRecord } from '../store/database';
import { rollId } from '../store/rolls';
import type { Place } from './place';

/** Where a roll stands: its context, key, number and anchor. */
export interface Turn {
  readonly key: Key;
  readonly ctx: Uint8Array;
  readonly n: number;
  readonly anchor: number;
}
/** What the dice of one turn make of a plan: the part of the log record that says what was rolled. */
export type Written = Pick<
  RollRecord,
  'n' | 'anchor' | 'order' | 'spec' | 'dice' | 'outcome' | 'tone' | 'block' | 'alta' | 'code'
>;

/**
 * Rolls and writes a block: dice from the proof, words from the rules, code over both. Pure and synchronous, so
 * that it fits inside the transaction that takes its number. `names` are clean; `alta` names the account to
 * present the key with, or is `null` when the thread has it.
 */
export function writeBlock(
  turn: Turn,
  {
    system,
    plan,
    names,
    place,
    alta,
  }: {
    readonly system: System;
    readonly plan: Plan<unknown>;
    readonly names: Names;
    readonly place: Place;
    readonly alta: string | null;
  },
): Written {
  const draw = drawBasica(turn.key, turn.ctx, turn.n, turn.anchor);
  const { spec, dice } = throwAll(system, plan.order, (list) => rollDice(draw.seed, list));
  const sentences = system.sentences(plan.order, dice, place.language);
  const lines = writeLines(turn.n, names, sentences);
  const order = system.write(plan.order);
  const { text: code } = signRoll(draw, { spec, order: asciiBytes(order), blockText: visibleText(lines) });
  const block = writeIn[place.markup](lines, code, place.colour);
  return {
    n: turn.n,
    anchor: turn.anchor,
    order,
    spec,
    dice,
    outcome: spell(sentences.verdict, names),
    tone: system.tone(plan.order, dice),
    block: alta === null ? block : altaBlock(turn, alta, place) + BREAK[place.markup] + block,
    alta: alta !== null,
    code,
  };
}

const BREAK: Readonly<Record<Markup, string>> = { bbcode: '\n', html: '<br>', markdown: '\n', plain: '\n' };

/**
 * What changes the game without dice, in words. It takes no number, has no code and is not in the log of rolls:
 * nothing of it could come out otherwise.
 */
export function writeWords(
  system: System,
  plan: Plan<unknown>,
  names: Names,
  { language, markup, colour }: Place,
): RolledBlock {
  const sentences = system.sentences(plan.order, [], language);
  return {
    id: '',
    n: 0,
    text: writeIn[markup](writeSpend(names, sentences), null, colour),
    code: '',
    said: `${names.personaje}, ${names.motivo}: ${spell(sentences.verdict, names)}`,
    tone: system.tone(plan.order, []),
  };
}

/** `Alta de Ana` and its code. A name no board keeps is left out: an alta may name nobody (protocol §5.3.4). */
function altaBlock({ key, ctx }: Turn, account: string, { markup, colour }: Place): string {
  const clean = cleanName(account, 'account');
  const named = clean.ok && clean.value === account.trim().replace(/\s+/g, ' ');
  const line: Line = [{ text: named ? `Alta de ${clean.value}` : 'Alta', bold: false }];
  return writeIn[markup]([line], signAlta(key, ctx).text, colour);
}

/**
 * The names of a block, clean. Without a sheet the account rolls; a name of an account no board keeps becomes
 * `nobody`, since nobody can change it. Without a label the roll is called what its offer is called.
 */
export function blockNames(
  plan: Plan<unknown>,
  {
    character,
    account,
    label,
    offer,
    nobody,
  }: {
    readonly character: string | null;
    readonly account: string;
    readonly label: string;
    readonly offer: string;
    readonly nobody: string;
  },
): Read<Names> {
  const own = cleanName(account, 'personaje');
  const typed = label.trim() !== '' ? label : (plan.names.motivo ?? '');
  return cleanNames({
    ...plan.names,
    personaje: character ?? (own.ok ? own.value : nobody),
    motivo: typed.trim() !== '' ? typed : offer,
  });
}

/** A record as the page that asked gets it. */
export const handOut = (record: RollRecord): RolledBlock => ({
  id: rollId(record),
  n: record.n,
  text: record.block,
  code: record.code,
  said: `${record.character}, ${record.label}: ${record.outcome}`,
  tone: record.tone,
});

/** Orders are ASCII by contract (`order-text.ts`); anything else is a mistake of the system. */
function asciiBytes(text: string): Uint8Array {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  if (bytes.length === 0 || bytes.some((byte) => byte > 0x7e || byte < 0x20)) {
    throw new TypeError('an order is ASCII text');
  }
  return bytes;
}
