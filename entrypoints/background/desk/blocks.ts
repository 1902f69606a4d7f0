import { announcement } from '../../../rules/block/announce';
import { writeIn } from '../../../rules/block/markup/all';
import { cleanName, cleanNames } from '../../../rules/block/names';
import { throwAll } from '../../../rules/block/throw';
import {
  type Line,
  spell,
  visibleText,
  writeDeclared,
  writeHidden,
  writeLines,
  writeReveal,
  writeSpend,
} from '../../../rules/block/write';
import { rollDice } from '../../../rules/proof/dice';
import { signAlta } from '../../../rules/proof/enrol';
import { type Draw, declare, hide, reveal, signRoll } from '../../../rules/proof/making';
import type { Ref } from '../../../rules/proof/token';
import { output } from '../../../rules/proof/vrf';
import type { Read } from '../../../rules/read';
import type { Names, Plan, System } from '../../../rules/system';
import type { Markup, RolledBlock } from '../messages';
import type { RollRecord } from '../store/records';
import { rollId } from '../store/rolls';
import type { Turn } from './due';
import type { Place } from './place';
import type { Scene } from './scene';

/** What the dice of one turn make of a plan: the part of the log record that says what was rolled. */
export type Written = Pick<
  RollRecord,
  'n' | 'ref' | 'order' | 'spec' | 'dice' | 'outcome' | 'tone' | 'block' | 'alta' | 'code' | 'secret'
>;
/** What is to be written. `names` are clean. */
export interface Job {
  readonly system: System;
  readonly order: unknown;
  readonly names: Names;
  readonly place: Pick<Place, 'language' | 'markup' | 'colour'>;
  readonly how: RollRecord['how'];
  /** Account to present the key with, or `null` when the thread has it. */
  readonly alta: string | null;
  /** 16 random bytes, for a hidden roll. */
  readonly salt: Uint8Array;
}

/**
 * Rolls and writes a block: dice from the proof, words from the rules, code over both. Pure and synchronous, so
 * that it fits inside the transaction that takes its number.
 */
export function writeBlock(turn: Turn, job: Job): Written {
  const { system, place, alta } = job;
  const order = system.write(job.order);
  const { lines, code, ...rest } = written(turn, job, asciiBytes(order));
  const block = writeIn[place.markup](lines, code, place.colour);
  return {
    ...{ n: turn.n, ref: turn.ref, order, code, alta: alta !== null },
    ...rest,
    block: alta === null ? block : altaBlock(turn.scene, alta, place) + BREAK[place.markup] + block,
  };
}

type Parts = Pick<Written, 'spec' | 'dice' | 'outcome' | 'tone' | 'code' | 'secret'> & {
  readonly lines: readonly Line[];
};

function written(turn: Turn, job: Job, order: Uint8Array): Parts {
  if (job.how === 'declarada') return writtenDeclaration(turn, job, order);
  const { system, names, how, salt, place } = job;
  const drawn = drawOf(turn);
  const { spec, dice } = throwAll(system, job.order, (list) => rollDice(drawn.seed, list));
  const sentences = system.sentences(job.order, dice, place.language);
  const said = { spec, dice, outcome: spell(sentences.verdict, names), tone: system.tone(job.order, dice) };
  if (how === 'oculta') {
    const { text: code } = hide(drawn, { spec, order, label: names.motivo ?? '', salt });
    return { ...said, lines: writeHidden(turn.n), code, secret: { salt, alpha: drawn.alpha } };
  }
  const lines = writeLines(turn.n, names, sentences);
  const { text: code } = signRoll(drawn, { spec, order, blockText: visibleText(lines) });
  return { ...said, lines, code };
}

/** Its dice are not known: the words say what is going to be rolled. */
function writtenDeclaration(
  { scene, n }: Turn,
  { system, names, place, ...job }: Job,
  order: Uint8Array,
): Parts {
  const spec = system.spec(job.order);
  const lines = writeDeclared(n, names, announcement(system, job.order, place.language));
  const { text: code } = declare(scene.key, scene.ctx, n, { spec, order, blockText: visibleText(lines) });
  return { spec, dice: [], outcome: '', tone: 'neutral', lines, code };
}

/** @throws TypeError for a declaration, which leans on nothing yet */
export function drawOf({ scene, n, ref, alpha }: Turn): Draw {
  if (ref === null || alpha === null) throw new TypeError('turn: a declaration has no dice of its own');
  return drawn(scene, n, ref, alpha);
}

function drawn({ key, ctx }: Scene, n: number, ref: Ref, alpha: Uint8Array): Draw {
  const out = output(key, alpha);
  return { key, ctx, n, ref, alpha, output: out, seed: out.beta };
}

/** The block that opens a hidden roll: its words and dice, under the commitment made then. */
export function writeRevealed(
  scene: Scene,
  record: RollRecord,
  { system, order }: Pick<Job, 'system' | 'order'>,
  { markup, colour }: Pick<Place, 'markup' | 'colour'>,
): { readonly block: string; readonly code: string } {
  const { n, ref, spec, dice, names, secret, language } = record;
  if (ref === null || secret === undefined) throw new TypeError('record: not a hidden roll');
  const lines = writeReveal(n, names, system.sentences(order, dice, language));
  const said = { spec, order: asciiBytes(record.order), blockText: visibleText(lines), salt: secret.salt };
  const { text: code } = reveal(drawn(scene, n, ref, secret.alpha), said);
  return { block: writeIn[markup](lines, code, colour), code };
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
function altaBlock(
  { key, ctx }: Scene,
  account: string,
  { markup, colour }: Pick<Place, 'markup' | 'colour'>,
): string {
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

/** What is said of a block whose outcome the words do not show, in the interface language. */
export interface Asides {
  /** Of a declaration. */
  readonly toCome: string;
  /** Of a hidden roll. */
  readonly onlyYou: string;
}

/** A record as the page that asked gets it. */
export const handOut = (record: RollRecord, { toCome, onlyYou }: Asides): RolledBlock => ({
  id: rollId(record),
  n: record.n,
  text: record.block,
  code: record.code,
  said: [
    `${record.character}, ${record.label}: ${record.how === 'declarada' ? toCome : record.outcome}`,
    ...(record.how === 'oculta' ? [onlyYou] : []),
  ].join('. '),
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
