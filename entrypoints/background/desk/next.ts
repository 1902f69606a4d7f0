import { quotable, withQuotes } from '../../../components/acta/quoted';
import { isQuoted, type Quotable, readBlock } from '../../../rules/block/quotes';
import { SLOT } from '../../../rules/block/write';
import type { Dice } from '../../../rules/proof/dice';
import type { Change, System } from '../../../rules/system';
import type { BlockVerdict, MoveView, NextStep, NextView, PageRef, Partida, Saved } from '../messages';
import { rememberedBlocks } from '../store/actas';
import { storedCharacter } from '../store/characters';
import { type MoveRecord, storedMoves } from '../store/moves';
import type { Chosen } from '../store/records';
import { figuresOf } from './figures';
import { movedBy, viewOfMove } from './moves';
import type { Office } from './office';
import { placeOf } from './place';
import { offersOf, type Roller, rollerOf } from './plans';
import { threadId } from './scene';
import { told } from './told';

/** Blocks shown in a toolbar that wait for something. */
const SHOWN = 6;

/** Who reads a page: his character's game and rolls, his account, and whether he directs. */
interface Reading {
  /** `null` for who has no character here. */
  readonly roller: Roller | null;
  readonly labels: ReadonlyMap<string, string>;
  readonly account: string | null;
  readonly directs: boolean;
  readonly partida: Partida;
  /** Codes of the blocks something was noted of. */
  readonly noted: ReadonlySet<string>;
  /** Numbers of the reader's own rolls. */
  readonly own: ReadonlySet<number>;
  /** Characters of other accounts that rolled in the thread. */
  readonly others: readonly string[];
  /** What was set for the reader's own rolls, by code. */
  readonly chosen: ReadonlyMap<string, Chosen>;
}

function readingOf(
  office: Office,
  page: PageRef,
  blocks: readonly BlockVerdict[],
  chosen: Reading['chosen'] = new Map(),
): Reading | null {
  const { partida } = placeOf(office, page);
  const active = partida?.character ? storedCharacter(office.state, partida.character) : null;
  const roller = active || partida?.directs ? rollerOf(office, active, partida) : null;
  if (!partida) return null;
  const offers = roller ? offersOf(office, roller, partida) : [];
  const moves = storedMoves(office.state).filter(({ state }) => state !== 'undone');
  return {
    ...{ roller, account: page.account, directs: partida.directs, partida },
    labels: new Map(offers.map(({ id, label }) => [id, label])),
    noted: new Set(moves.flatMap(({ about }) => about ?? [])),
    own: new Set(blocks.filter(({ author }) => author === page.account).map(({ n }) => n)),
    others: blocks.filter(({ author }) => author !== page.account).map(({ line }) => rollerIn(line)),
    chosen,
  };
}

/**
 * The blocks of a page with what the reader's character may do about them, and with what is to be said of those
 * that quote another roll than the one that stands there. Nothing is said of a thread that is not whole.
 */
export function withNext(
  office: Office,
  page: PageRef,
  blocks: readonly BlockVerdict[],
  { complete, chosen }: { readonly complete: boolean; readonly chosen?: Reading['chosen'] },
): readonly BlockVerdict[] {
  const reading = readingOf(office, page, blocks, chosen);
  const said = complete ? withQuotes(office, blocks) : blocks;
  const all = blocks.map(quotable);
  return said.map((block, at) => {
    const steps = reading ? stepsOf(office, reading, block, all[at] ?? quotable(block), all) : [];
    return steps.length > 0 ? { ...block, next: steps } : block;
  });
}

function stepsOf(
  office: Office,
  reading: Reading,
  block: BlockVerdict,
  one: Quotable,
  all: readonly Quotable[],
): readonly NextStep[] {
  const read = readBlock(office.systems, one);
  if (!read || one.dice === null) return [];
  const known: Known = { ...read, dice: one.dice, mine: block.author === reading.account };
  const counted = countedOf(office, reading, block, known).map(({ words }) => words);
  return [
    ...(reading.roller?.system.id === read.system.id
      ? ownSteps(reading, block, known, isQuoted(office.systems, one, all))
      : []),
    ...(counted.length > 0
      ? [{ kind: 'count', label: counted.join(' · '), offer: '', choices: {} } as const]
      : []),
  ];
}

/** A block whose order and dice are known. */
interface Known {
  readonly system: System;
  readonly order: unknown;
  readonly dice: Dice;
  readonly mine: boolean;
}

/** What the reader's character may do: answer, note damage, do it again. */
function ownSteps(
  reading: Reading,
  { n, line, code }: BlockVerdict,
  { system, order, dice, mine }: Known,
  quoted: boolean,
): readonly NextStep[] {
  const { labels, directs, noted, own, chosen } = reading;
  const step = (
    kind: NextStep['kind'],
    { offer, choices }: Pick<NextStep, 'offer' | 'choices'>,
  ): NextStep[] => {
    const label = labels.get(offer);
    return label === undefined ? [] : [{ kind, label, offer, choices }];
  };
  const answer = system.answer?.(order, dice, n) ?? null;
  const named = answer && { ...answer, choices: { ...answer.choices, [answer.nameInput]: rollerIn(line) } };
  // The blow of a block that answers another strikes whoever made that one.
  const meant = system.answered?.(order)?.turn;
  const struck = (to: 'self' | 'other'): boolean | 'unsure' => {
    if (mine || to === 'self') return mine && to === 'self';
    return meant === undefined ? struckBy(reading, line) : own.has(meant);
  };
  const harms = noted.has(code) ? [] : (system.harms?.(order, dice) ?? []);
  return [
    // Who waits does not answer himself, unless he directs: then both sides may be his.
    ...(!quoted && named && (!mine || directs) ? step('answer', named) : []),
    ...harms.flatMap((harm): NextStep[] => {
      const me = struck(harm.to);
      return me === false
        ? []
        : step('harm', harm).map((one) => (me === 'unsure' ? { ...one, unsure: true } : one));
    }),
    ...(!quoted && (mine || directs) ? (system.again?.(order, dice, n) ?? []) : []).flatMap((again) =>
      step('again', again).map((one) => ({
        ...one,
        purpose: calledIn(line),
        ...(again.offer === kindOf(system.write(order)) ? { repeats: true as const } : {}),
      })),
    ),
    // An order begins with its game and kind, and kinds are called as their offers are.
    ...(mine ? step('amend', chosen.get(code) ?? { offer: kindOf(system.write(order)), choices: {} }) : []),
  ];
}

/**
 * Whom a blow that answers nothing struck, by what its player called it: «Puñetazo a Ryan» is Ryan's, and nobody
 * else's of the thread. Where it names nobody only who reads it knows.
 */
function struckBy({ roller, others }: Reading, line: string): boolean | 'unsure' {
  const [by, called] = [rollerIn(line), calledIn(line)];
  if (names(called, roller?.character?.name ?? '')) return true;
  return others.some((name) => name !== by && names(called, name)) ? false : 'unsure';
}

/** Whether a text says a name, or a part of it long enough to be nobody else's. */
function names(text: string, name: string): boolean {
  const said = new Set(wordsIn(text));
  return wordsIn(name).some((word) => word.length > 3 && said.has(word));
}
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

/** What somebody else's block took from or gave to the table, and nobody has counted here yet. */
function countedOf(
  office: Office,
  { partida, noted }: Pick<Reading, 'partida' | 'noted'>,
  { code }: BlockVerdict,
  { system, order, dice, mine }: Known,
): readonly Change[] {
  if (mine || noted.has(code) || system.id !== partida.system) return [];
  const figures = figuresOf(system, partida) ?? {};
  const all = system.changes?.(order, dice, system.newSheet(), figures, office.language) ?? [];
  return all.filter(({ target }) => target === 'partida');
}

/** Counts what a block of the thread moved at the table, with its note in the log; once, until it is undone. */
export async function countBlock(
  office: Office,
  { page, code }: { readonly page: PageRef; readonly code: string },
): Promise<Saved<MoveView>> {
  const { state, say, database } = office;
  const no: Saved<MoveView> = { ok: false, problems: [told(say, 'move_gone')] };
  if (!database || page.topic === null) return no;
  const known = await rememberedBlocks(database, threadId({ ...page, topic: page.topic }));
  const block = known.find((one) => one.code === code && one.rolled?.dice.length);
  return state.change<Saved<MoveView>>(() => {
    const reading = readingOf(office, page, known);
    const one = block && quotable(block);
    const read = one && readBlock(office.systems, one);
    if (!reading || !block || !read || !one?.dice) return { value: no };
    const changes = countedOf(office, reading, block, {
      ...{ ...read, dice: one.dice, mine: block.author === page.account },
    });
    if (changes.length === 0) return { value: { ok: false, problems: [told(say, 'move_done')] } };
    const where = { system: read.system, character: null, partida: reading.partida };
    const note: Omit<MoveRecord, 'paid' | 'followed'> = {
      ...{
        id: office.newId(),
        at: office.now(),
        host: page.host,
        topic: page.topic ?? '',
        title: page.title,
      },
      ...{ partida: reading.partida.id, partidaName: reading.partida.name, sheet: '', about: code },
      ...{ character: rollerIn(block.line) || block.author, system: read.system.id },
      ...{ label: say('bar_next_of', block.n, block.author), state: 'settled' },
      spend: { block: '', said: block.line, tone: 'neutral' },
    };
    const moved = movedBy(office, where, changes, note);
    return {
      ...moved,
      value: { ok: true, value: viewOfMove(office, { ...note, paid: changes, followed: [] }, null) },
    };
  });
}

const kindOf = (order: string): string => order.split(';')[1] ?? '';

/** `Tirada 3 - Armand - Saltar → …`: no name holds what parts it from the next. */
const slotIn = (line: string, at: number): string =>
  line.split(' → ')[0]?.split(SLOT)[at]?.trim().slice(0, 60) ?? '';
const rollerIn = (line: string): string => slotIn(line, 1);
const calledIn = (line: string): string => slotIn(line, 2);

/** The blocks of a thread that wait for something, newest first, by what was judged of it last. */
export async function nextAt(office: Office, page: PageRef): Promise<readonly NextView[]> {
  if (!office.database || page.topic === null) return [];
  const known = await rememberedBlocks(office.database, threadId({ ...page, topic: page.topic }));
  return withNext(office, page, known, { complete: false })
    .flatMap(({ post, author, n, line, code, next }): NextView[] =>
      // In the toolbar any old roll could be amended: that is done from the roll itself.
      listed({ post, author, n, line, code, steps: (next ?? []).filter(({ kind }) => kind !== 'amend') }),
    )
    .reverse()
    .slice(0, SHOWN);
}

const listed = (view: NextView): NextView[] => (view.steps.length > 0 ? [view] : []);
