import type { Say } from '../../components/words';
import { BASE } from './style';
import { themeBehind } from './theme';

// In a column of fixed height (a composer at the foot of the page) what is written keeps its room.
const STYLE = `${BASE}
:host([data-column]){flex:0 1 auto!important;max-height:50%!important;overflow:auto!important}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:6px 10px;margin:0 0 8px}
.open{display:inline-flex;align-items:center;gap:7px;min-height:32px;padding:4px 12px 4px 8px;border-radius:6px;
border:1px solid var(--edge);background:var(--surface);font-weight:600;line-height:1}
.open:hover{background:var(--tint)}
.open[aria-expanded=true]{display:none}
.open[aria-busy=true]{cursor:progress;opacity:.7}
.die{width:18px;height:18px;fill:none;stroke:var(--accent);stroke-width:1.5;stroke-linejoin:round}
.note{margin:0;color:var(--muted)}
.note:empty{display:none}
.note[data-stops]{padding:6px 10px;border-left:3px solid var(--amber);border-radius:6px;background:var(--tint);color:var(--text)}
`;

// A twenty-sided die seen from above.
const DIE = 'M12 2 21 7v10l-9 5-9-5V7zM12 7l5 8H7zM12 2v5M3 7l4 8M21 7l-4 8M12 22l-5-7M12 22l5-7';

function die(page: Document): SVGElement {
  const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'die');
  svg.setAttribute('aria-hidden', 'true');
  const path = page.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', DIE);
  svg.append(path);
  return svg;
}

/** One bar, before one editor: a button until it is used, then the place of the full toolbar. */
export interface Bar {
  /** What it hangs before; changes when the board builds its editor anew. */
  anchor: HTMLElement;
  readonly host: HTMLElement;
  /** The page's address when it was hung. */
  readonly opened: string;
  /** Where `panel.js` draws. */
  readonly panel: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Shows a sentence beside the button, read out by screen readers; `stops`: the player has to see it now. */
  tell(sentence: string, stops?: boolean): void;
  /** The extension is gone: the sentence stays, the button goes. */
  retire(sentence: string): void;
}

function isFlex(node: Element | null, direction: 'row' | 'column'): node is HTMLElement {
  const style = node?.ownerDocument.defaultView?.getComputedStyle(node);
  return /flex$/.test(style?.display ?? '') && (style?.flexDirection || 'row').startsWith(direction);
}

/**
 * Puts a bar before an editor; above the whole row where it stands beside others (NodeBB: the preview), which would
 * leave neither of them room.
 */
export function hang(host: HTMLElement, anchor: HTMLElement): void {
  let place = anchor;
  for (let up = anchor.parentElement; isFlex(up, 'row') && up.parentElement; up = up.parentElement)
    place = up;
  if (place.previousElementSibling !== host) place.before(host);
  host.toggleAttribute('data-column', isFlex(place.parentElement, 'column'));
}

/**
 * Hangs a bar before `anchor`, in a shadow root, outside whatever the page's editor owns. It listens to nothing by
 * itself: its owner hears of the whole page (`bars.ts`).
 */
export function hangBar(anchor: HTMLElement, say: Say): Bar {
  const page = anchor.ownerDocument;
  const host = page.createElement('fe-de-dados');
  const root = host.attachShadow({ mode: 'open' });
  const style = page.createElement('style');
  style.textContent = STYLE;
  const frame = page.createElement('div');
  frame.className = 'fe';
  frame.dataset.theme = themeBehind(anchor.parentElement ?? anchor);
  const line = page.createElement('div');
  line.className = 'bar';
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'open';
  button.setAttribute('aria-expanded', 'false');
  button.append(die(page), say('bar_open'));
  const note = page.createElement('p');
  note.className = 'note';
  note.setAttribute('role', 'status');
  const panel = page.createElement('div');
  line.append(button, note);
  frame.append(line, panel);
  root.append(style, frame);

  const bar: Bar = {
    anchor,
    host,
    opened: page.location.href,
    panel,
    button,
    tell: (sentence, stops = false) => {
      note.textContent = sentence;
      note.toggleAttribute('data-stops', stops);
      if (stops) host.scrollIntoView({ block: 'nearest' });
    },
    retire: (sentence) => {
      panel.replaceChildren();
      button.remove();
      note.textContent = sentence;
    },
  };
  hang(host, anchor);
  return bar;
}
