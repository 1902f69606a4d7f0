import { isQuoted, type Quotable, quoteOf, readBlock } from '../../../rules/block/quotes';
import { SLOT } from '../../../rules/block/write';
import { worstColour } from '../../../rules/proof/acta';
import type { BlockVerdict, NextStep, NextView, PageRef } from '../messages';
import { rememberedBlocks } from '../store/actas';
import { storedCharacter } from '../store/characters';
import type { Office } from './office';
import { placeOf } from './place';
import { offersOf, type Roller, rollerOf } from './plans';
import { threadId } from './scene';

/** Blocks shown in a toolbar that wait for something. */
const SHOWN = 6;

/** Who reads a page: his character's game and rolls, his account, and whether he directs. */
interface Reading {
  readonly roller: Roller;
  readonly labels: ReadonlyMap<string, string>;
  readonly account: string | null;
  readonly directs: boolean;
}

function readingOf(office: Office, page: PageRef): Reading | null {
  const { partida } = placeOf(office, page);
  const active = partida?.character ? storedCharacter(office.state, partida.character) : null;
  const roller = active && rollerOf(office, active, partida);
  if (!roller || !partida) return null;
  const labels = new Map(offersOf(office, roller, partida).map(({ id, label }) => [id, label]));
  return { roller, labels, account: page.account, directs: partida.directs };
}

/**
 * The blocks of a page with what the reader's character may do about them, and with what is to be said of those
 * that quote another roll than the one that stands there. Nothing is said of a thread that is not whole.
 */
export function withNext(
  office: Office,
  page: PageRef,
  blocks: readonly BlockVerdict[],
  complete: boolean,
): readonly BlockVerdict[] {
  const reading = readingOf(office, page);
  const all = new Map(blocks.map((block) => [block, quotable(block)]));
  const others = [...all.values()];
  return blocks.map((block) => {
    const one = all.get(block) ?? quotable(block);
    const said = complete ? quoted(office, block, quoteOf(office.systems, one, others)) : block;
    const steps = reading ? stepsOf(office, reading, block, one, others) : [];
    return steps.length > 0 ? { ...said, next: steps } : said;
  });
}

const quotable = ({ n, rolled, kind }: BlockVerdict): Quotable => ({
  n: isRoll(kind) ? n : 0,
  order: rolled?.order ?? '',
  dice: rolled?.dice.length ? rolled.dice : null,
});
const isRoll = (kind: string): boolean =>
  kind === 'tirada' || kind === 'revelacion' || kind === 'declaracion' || kind === 'oculta';

function quoted(
  { say }: Office,
  block: BlockVerdict,
  { quote, turn }: ReturnType<typeof quoteOf>,
): BlockVerdict {
  if (quote !== 'other') return block;
  const verdict = {
    code: 'quotes_other',
    colour: 'amber',
    words: say('verdict_quotes_other', turn),
  } as const;
  return {
    ...block,
    verdicts: [...block.verdicts, verdict],
    colour: worstColour([block.colour, verdict.colour]),
  };
}

function stepsOf(
  office: Office,
  { roller, labels, account, directs }: Reading,
  { author, line, n }: BlockVerdict,
  one: Quotable,
  all: readonly Quotable[],
): readonly NextStep[] {
  const read = readBlock(office.systems, one);
  if (!read || one.dice === null || read.system.id !== roller.system.id) return [];
  const { system, order } = read;
  const mine = author === account;
  const step = (
    kind: NextStep['kind'],
    { offer, choices }: Pick<NextStep, 'offer' | 'choices'>,
  ): NextStep[] => {
    const label = labels.get(offer);
    return label === undefined ? [] : [{ kind, label, offer, choices }];
  };
  const answer = system.answer?.(order, one.dice, n) ?? null;
  const open = (answer !== null || system.again !== undefined) && !isQuoted(office.systems, one, all);
  const named = answer && { ...answer, choices: { ...answer.choices, [answer.nameInput]: rollerIn(line) } };
  return [
    ...(open && named ? step('answer', named) : []),
    ...(system.harms?.(order, one.dice) ?? [])
      .filter(({ to }) => (to === 'self') === mine)
      .flatMap((harm) => step('harm', harm)),
    ...(open && (mine || directs) ? (system.again?.(order, one.dice, n) ?? []) : []).flatMap((again) =>
      step('again', again),
    ),
  ];
}

/** `Tirada 3 - Armand - Saltar → …`: no name holds what parts it from the next. */
const rollerIn = (line: string): string => line.split(SLOT)[1]?.split(' → ')[0]?.trim().slice(0, 60) ?? '';

/** The blocks of a thread that wait for something, newest first, by what was judged of it last. */
export async function nextAt(office: Office, page: PageRef): Promise<readonly NextView[]> {
  if (!office.database || page.topic === null) return [];
  const known = await rememberedBlocks(office.database, threadId({ ...page, topic: page.topic }));
  return withNext(office, page, known, false)
    .flatMap(({ post, author, n, line, next }): NextView[] =>
      next ? [{ post, author, n, line, steps: next }] : [],
    )
    .reverse()
    .slice(0, SHOWN);
}
