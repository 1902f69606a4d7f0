/** Step 7 of the acta: the results a director announces under his text (protocol §5.3). */
import { diceWords, showsDice } from '../text';
import { isKind, type NumberedBlock } from './block';
import type { Beacon, Scene } from './scene';
import type { Series } from './series';

interface Declared {
  readonly block: NumberedBlock;
  /** Says who sealed it. */
  readonly series: Series;
}
/** Declarations of a scene by account and number: several where the account has changed its key. */
interface Declarations {
  readonly byName: ReadonlyMap<string, readonly Declared[]>;
  /** Length of the longest account name that declares. */
  readonly longest: number;
}

export function checkResolutions(scenes: readonly Scene[], series: readonly Series[]): void {
  for (const scene of scenes) {
    const declarations = declarationsOf(series.filter((one) => one.scene === scene));
    if (declarations.byName.size === 0) continue;
    for (const beacon of scene.beacons) checkLines(beacon, declarations);
  }
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
const keyOf = (author: string, n: number): string => `${n} ${collapse(author)}`;

function declarationsOf(series: readonly Series[]): Declarations {
  const byName = new Map<string, Declared[]>();
  let longest = 0;
  for (const one of series) {
    for (const [n, block] of one.first) {
      if (!isKind(block, 'declaracion')) continue;
      const key = keyOf(block.author, n);
      byName.set(key, [...(byName.get(key) ?? []), { block, series: one }]);
      longest = Math.max(longest, block.author.length);
    }
  }
  return { byName, longest };
}

function checkLines(beacon: Beacon, declarations: Declarations): void {
  for (const line of beacon.block.stretch.split(/[\n\r]/)) {
    const said = readLine(collapse(line), declarations);
    if (said) checkLine(beacon, said.declared, said.rest);
  }
}

/** A line is true if it is true of one of the declarations it may speak of. */
function checkLine(beacon: Beacon, declared: readonly Declared[], rest: string): void {
  const sealed = declared.filter(({ block, series }) => series.sealer(block.token.n)?.beacon === beacon);
  const [first] = sealed.length > 0 ? sealed : declared;
  if (!first) return;
  const { author, token } = first.block;
  const { n } = token;
  if (sealed.length === 0) beacon.block.add('bad_resolution/beacon', { author, n, k: beacon.k });
  else if ('spec' in token && first.block.dice && !sealed.some(({ block }) => mayShow(rest, block))) {
    beacon.block.add('bad_resolution/dice', { author, n, dice: diceWords(token.spec, first.block.dice) });
  }
}

/** Whether the dice stand in the text, or are not known. */
const mayShow = (text: string, { token, dice }: NumberedBlock): boolean =>
  !('spec' in token) || !dice || showsDice(text, token.spec, dice);

/** `Resuelve <autor> <n> - <rest>` of a declaration that is here: a name may itself hold numbers and dashes. */
function readLine(line: string, { byName, longest }: Declarations) {
  const start = 'Resuelve ';
  if (!line.startsWith(start)) return null;
  for (const found of line.matchAll(/ ([1-9]\d{0,6}) - /g)) {
    const name = line.slice(start.length, found.index);
    // A line may be as long as a post, and be full of numbers.
    if (name.length > longest) return null;
    const declared = byName.get(keyOf(name, Number(found[1])));
    if (declared) return { declared, rest: line.slice(found.index + found[0].length) };
  }
  return null;
}
