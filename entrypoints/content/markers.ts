const MARKER = 'TV1';
/** Milliseconds one slice may take: half a frame, on a page of 140,000 nodes about three of them. */
const SLICE = 6;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What a text may begin of the marker at its end: boards split texts at highlighted words. */
const begun = (text: string): string => (text.endsWith('TV') ? 'TV' : text.endsWith('T') ? 'T' : '');

/**
 * The elements whose text holds the marker of a roll, in document order: one walk over the text, in slices, so
 * that the page never waits (performance.md S1).
 */
export async function markersIn(root: Node, signal: AbortSignal): Promise<Element[]> {
  const found: Element[] = [];
  const page = root.ownerDocument ?? (root as Document);
  const walker = page.createTreeWalker(root, 4); // Text only.
  let carry = '';
  let until = performance.now() + SLICE;
  for (let count = 1, node = walker.nextNode(); node; node = walker.nextNode(), count += 1) {
    const text = (node as Text).data;
    if (text.includes(MARKER) || (carry && (carry + text.slice(0, 2)).includes(MARKER))) {
      const holder = node.parentElement;
      if (holder) found.push(holder);
    }
    carry = text.length < 2 && carry ? begun(carry + text) : begun(text);
    if (count % 1024 === 0 && performance.now() > until) {
      await rest();
      if (signal.aborted) return [];
      until = performance.now() + SLICE;
    }
  }
  return found;
}
