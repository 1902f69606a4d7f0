import { mayBeEditor } from './editor/find';

const PAUSE = 100;

/** What changed in the page since the last time. */
export interface Change {
  /** New elements that may hold posts. */
  readonly added: readonly Element[];
  /** Elements whose content changed. */
  readonly within: ReadonlySet<Node>;
  /** An editor is among what was added. */
  readonly editors: boolean;
  /** Something was taken away. */
  readonly gone: boolean;
}

const isOurs = (node: Node): boolean => node.nodeName === 'FE-DE-DADOS';

/**
 * One observer for the whole page. It looks only into what was added, and at most once in a tenth of a second:
 * looking over the page for every change costs more than the change (performance.md C5). Answers how to stop it.
 */
export function watchPage(page: Document, changed: (change: Change) => void): () => void {
  const added = new Set<Element>();
  const within = new Set<Node>();
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    timer = undefined;
    const fresh = [...added].filter((node) => node.isConnected);
    const change = { added: fresh, within: new Set(within), editors: fresh.some(mayBeEditor), gone };
    added.clear();
    within.clear();
    gone = false;
    changed(change);
  };
  const note = ({ target, addedNodes, removedNodes }: MutationRecord): void => {
    let theirs = false;
    for (const node of removedNodes) theirs ||= !isOurs(node);
    gone ||= theirs;
    for (const node of addedNodes) {
      if (isOurs(node)) continue;
      theirs = true;
      // A long text put in by itself may be a post edited in place.
      const holder = node.nodeType === 1 ? node : (node.nodeValue?.length ?? 0) > 30 ? target : null;
      if (holder?.nodeType === 1) added.add(holder as Element);
    }
    if (theirs) within.add(target);
  };
  const observer = new MutationObserver((records) => {
    records.forEach(note);
    if (within.size > 0) timer ??= setTimeout(tell, PAUSE);
  });
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
