/** Step 7 of the acta: the results a director announces under his text (protocol §5.3). */
import { diceWords, showsDice } from '../text';
import { isKind, type NumberedBlock } from './block';
import type { Beacon, Scene } from './scene';
import type { Series } from './series';

/** Declarations of a scene by account and number, with the series that says who sealed them. */
type Declarations = ReadonlyMap<string, { readonly block: NumberedBlock; readonly series: Series }>;

export function checkResolutions(scenes: readonly Scene[], series: readonly Series[]): void {
  for (const scene of scenes) {
    const declarations = declarationsOf(series.filter((one) => one.scene === scene));
    if (declarations.size === 0) continue;
    for (const beacon of scene.beacons) checkLines(beacon, declarations);
  }
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
const keyOf = (author: string, n: number): string => `${n} ${collapse(author)}`;

function declarationsOf(series: readonly Series[]): Declarations {
  const declarations = new Map<string, { block: NumberedBlock; series: Series }>();
  for (const one of series) {
    for (const [n, block] of one.first) {
      if (isKind(block, 'declaracion')) declarations.set(keyOf(block.author, n), { block, series: one });
    }
  }
  return declarations;
}

function checkLines(beacon: Beacon, declarations: Declarations): void {
  for (const line of beacon.block.stretch.split(/[\n\r]/)) {
    const said = readLine(collapse(line), declarations);
    if (!said) continue;
    const { block, series } = said.declaration;
    const { author, token, dice } = block;
    const { n } = token;
    if (series.sealer(n)?.beacon !== beacon) {
      beacon.block.add('bad_resolution/beacon', { author, n, k: beacon.k });
    } else if ('spec' in token && dice && !showsDice(said.rest, token.spec, dice)) {
      beacon.block.add('bad_resolution/dice', { author, n, dice: diceWords(token.spec, dice) });
    }
  }
}

/** `Resuelve <autor> <n> - <rest>` of a declaration that is here: a name may itself hold numbers and dashes. */
function readLine(line: string, declarations: Declarations) {
  const start = 'Resuelve ';
  if (!line.startsWith(start)) return null;
  for (const found of line.matchAll(/ ([1-9]\d{0,6}) - /g)) {
    const declaration = declarations.get(keyOf(line.slice(start.length, found.index), Number(found[1])));
    if (declaration) return { declaration, rest: line.slice(found.index + found[0].length) };
  }
  return null;
}
