import type { HintPart } from '../../background/messages';
import { candidates, editorOf } from '../editor/find';
import { kindsAround, likeliest, likelyKinds } from './kinds';
import { selectorOf } from './selector';

/** Something in the page that can be what is looked for. */
export interface Target {
  readonly selector: string;
  /** What is outlined; the first is the one pointed at. */
  readonly nodes: readonly HTMLElement[];
}
/** What stands around a place, from the smallest out, and which of it is the likeliest. */
export interface Targets {
  readonly all: readonly Target[];
  readonly at: number;
}

const NONE: Targets = { all: [], at: 0 };

/** What the pointer's place stands for. */
export function targetsAt(part: HintPart, place: Element): Targets {
  if (part === 'editor') {
    const editor = editorAround(place);
    return editor ? { all: [editor], at: 0 } : NONE;
  }
  const kinds = kindsAround(place);
  const all = kinds.map(({ selector, nodes }) => ({
    selector,
    nodes: [...nodes].sort((a, b) => Number(b.contains(place)) - Number(a.contains(place))),
  }));
  return { all, at: likeliest(kinds) };
}

/** What can be found without a pointer, in the order of the page. */
export function targetsIn(part: HintPart, page: Document): Target[] {
  if (part === 'posts') return likelyKinds(page);
  const found = new Map<HTMLElement, Target>();
  for (const node of candidates(page)) {
    const editor = editorOf(node, true);
    const target = editor && !found.has(editor.anchor) ? targetOf(editor.anchor) : null;
    if (editor && target) found.set(editor.anchor, target);
  }
  return [...found.values()];
}

function editorAround(place: Element): Target | null {
  for (let up = place as HTMLElement | null; up && up !== place.ownerDocument.body; up = up.parentElement) {
    const editor = editorOf(up, true);
    if (editor) return targetOf(editor.anchor);
  }
  return null;
}

function targetOf(anchor: HTMLElement): Target | null {
  const selector = selectorOf(anchor);
  return selector === null ? null : { selector, nodes: [anchor] };
}
