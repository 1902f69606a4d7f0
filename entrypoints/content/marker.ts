import { inSlices } from './slices';

/** What every code of a roll begins with (protocol §4.7). */
export const MARKER = 'TV1';

/**
 * Whether a roll's marker stands somewhere in the text of a node. One native call: walking the text makes a
 * wrapper for each of its nodes, which on a page that was just loaded costs five to ten times as much. It also
 * finds what a board cuts in pieces to highlight a searched word.
 */
export const holdsMarker = (node: Node): boolean => node.textContent?.includes(MARKER) === true;

/** Elements of a piece that is looked at in one go: some fifty thousand letters, a fraction of a millisecond. */
const PIECE = 1000;

const isLarge = (node: Node): boolean =>
  node.nodeType === 1 && (node as Element).getElementsByTagName('*').item(PIECE) !== null;

/** A page in pieces, in its order: the parts of what is too large are pieces of their own. */
export function* piecesOf(node: Node): Generator<Node> {
  if (!isLarge(node)) yield node;
  else for (let child = node.firstChild; child; child = child.nextSibling) yield* piecesOf(child);
}

/** The same for a whole page, which may hold two thousand posts: in slices, and only up to the first marker. */
export async function pageHoldsMarker(root: Node): Promise<boolean> {
  if (!isLarge(root)) return holdsMarker(root);
  let found = false;
  await inSlices(
    piecesOf(root),
    () => found,
    (piece) => {
      found = holdsMarker(piece);
      return found;
    },
  );
  return found;
}
