import { stepWords } from '../../components/next-step';
import type { Say, Word } from '../../components/words';
import type { Colour } from '../../rules/proof/acta';
import type { BlockVerdict, NextStep } from '../background/messages';
import { BASE } from './style';
import type { Theme } from './theme';

const STYLE = `${BASE}
.fe{display:flex;flex-wrap:wrap;align-items:center;gap:4px 6px;margin:0 0 10px;font-size:13px}
button{display:inline-flex;align-items:center;gap:6px;min-height:28px;padding:2px 10px 2px 8px;border-radius:14px;
border:1px solid currentColor;background:var(--surface);color:var(--tone);font-weight:600;text-align:start}
button:hover{background:var(--tint)}
.green{--tone:var(--green)}.grey{--tone:var(--grey)}.amber{--tone:var(--amber)}.red{--tone:var(--red)}
button.grey{border-style:dashed}button.red{border-width:2px}
.which,.mark{font-weight:400;color:var(--muted)}
.mark{font-style:italic}
.next{border-style:solid;color:var(--accent)}.why .next{margin:4px 6px 0 0}
@media (pointer:coarse){button{min-height:44px;border-radius:22px}}
.why{flex:1 0 100%;max-width:60ch;padding:8px 12px;border:1px solid var(--line);border-inline-start:3px solid var(--tone);
border-radius:6px;background:var(--surface);overflow-wrap:anywhere}
.why p{margin:0 0 4px}.why p:last-child{margin:0}.said{color:var(--muted)}
`;

/** Said by sign and word; the colour only repeats it. */
const SIGNS: Readonly<Record<Colour, string>> = { green: '✓', grey: '○', amber: '!', red: '✕' };
const FALLBACK: Readonly<Record<Colour, Word>> = {
  green: 'badge_green',
  grey: 'badge_grey',
  amber: 'badge_amber',
  red: 'badge_red',
};
// First words of a roll's line by kind (protocol §4.7) need no translation: the post shows them so.
const NAMES: Readonly<Record<string, Word>> = {
  tirada: 'badge_roll',
  declaracion: 'badge_declared',
  oculta: 'badge_hidden',
  revelacion: 'badge_revealed',
  baliza: 'badge_beacon',
  alta: 'badge_enrolment',
};

/** Opens the toolbar with a roll that refers to a block; answers why it cannot, in words. */
export type Refer = (block: BlockVerdict, step: NextStep) => Promise<string | null>;

export interface Badge {
  readonly host: HTMLElement;
  /** What it was drawn from. */
  readonly key: string;
  /**
   * Its buttons work from now on, also for the click that is on its way to it. Until somebody clicks there, a page
   * full of badges has no listener for them.
   */
  wake(): void;
}
/** What each button of a badge does. */
type Works = Map<Element, () => void>;

/** «VERIFICADA: apertura · básica» is «Verificada» on the badge; the whole of it stands in the reasons. */
function short(words: string): string {
  const head = words.split(/[:(]/)[0]?.trim() ?? '';
  return head.charAt(0) + head.slice(1).toLowerCase();
}

function headline(block: BlockVerdict, say: Say): string {
  const own = block.verdicts.filter(({ colour }) => colour === block.colour);
  const heads = new Set((own.length > 0 ? own : block.verdicts).map(({ words }) => short(words)));
  return [...heads].filter(Boolean).join(' · ') || say(FALLBACK[block.colour]);
}

function element(page: Document, tag: string, className: string, text = ''): HTMLElement {
  const node = page.createElement(tag);
  if (className) node.className = className;
  if (text) node.textContent = text;
  return node;
}

function reasons(page: Document, block: BlockVerdict, say: Say): HTMLElement {
  const why = element(page, 'div', `why ${block.colour}`);
  for (const { words } of block.verdicts) why.append(element(page, 'p', '', words));
  // A declaration shows no dice of its own: they come with the baliza that resolves it.
  if (block.kind === 'declaracion' && block.outcome)
    why.append(element(page, 'p', '', say('badge_outcome', block.outcome)));
  if (block.truth) why.append(element(page, 'p', '', say('badge_truth', block.truth)));
  if (block.line) why.append(element(page, 'p', 'said', say('badge_line', block.line)));
  why.hidden = true;
  return why;
}

/** The button of one block, which unfolds `why`. */
function roll(page: Document, block: BlockVerdict, why: HTMLElement, say: Say, works: Works): HTMLElement {
  const button = element(page, 'button', block.colour) as HTMLButtonElement;
  button.type = 'button';
  button.setAttribute('aria-expanded', 'false');
  why.id = `why-${block.index}`;
  button.setAttribute('aria-controls', why.id);
  const sign = element(page, 'span', '', SIGNS[block.colour]);
  sign.setAttribute('aria-hidden', 'true');
  const name = NAMES[block.kind];
  const which = name ? say(name, block.n).trim() : '';
  button.append(sign, element(page, 'span', '', headline(block, say)), element(page, 'span', 'which', which));
  works.set(button, () => {
    why.hidden = !why.hidden;
    button.setAttribute('aria-expanded', String(!why.hidden));
  });
  return button;
}

/** What somebody waits for, as against what may be done at any time. */
const inSight = (step: NextStep | undefined): boolean => step?.kind !== 'again' && step?.kind !== 'amend';

/** The buttons of what the reader's character may do about a block; `said` tells why one did not work. */
function steps(
  page: Document,
  block: BlockVerdict,
  say: Say,
  refer: Refer,
  said: HTMLElement,
  works: Works,
): HTMLElement[] {
  return (block.next ?? []).map((step) => {
    const button = element(page, 'button', 'next', stepWords(say, step)) as HTMLButtonElement;
    button.type = 'button';
    works.set(button, () => {
      void refer(block, step).then((why) => {
        said.textContent = why ?? '';
        if (why === null && step.kind === 'count') button.remove();
      });
    });
    return button;
  });
}

/**
 * Draws the badge of a post: one button per block with sign and word, the reasons behind it, and the reader's
 * own mark, which no author knows. Before the body and in a closed root: a post can draw neither.
 *
 * @param theme What stands behind the body, asked before anything was drawn: a style that is asked in between is
 *   reckoned anew for each badge.
 */
export function badge(
  body: HTMLElement,
  blocks: readonly BlockVerdict[],
  mark: string,
  key: string,
  say: Say,
  refer: Refer,
  theme: Theme,
): Badge {
  const page = body.ownerDocument;
  const works: Works = new Map();
  const host = page.createElement('fe-de-dados');
  // Browser tests look into the badges of the board they are built for; nobody else can.
  const root = host.attachShadow({ mode: import.meta.env.MODE === 'board' ? 'open' : 'closed' });
  const frame = element(page, 'div', 'fe');
  frame.dataset.theme = theme;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', say('badge_group'));
  const whys = blocks.map((block) => reasons(page, block, say));
  const said = element(page, 'span', 'which');
  said.setAttribute('role', 'status');
  for (const [at, block] of blocks.entries()) {
    const why = whys[at] ?? frame;
    const buttons = steps(page, block, say, refer, said, works);
    // What a block waits for is in sight; what may be done besides stands with its reasons.
    const waits = buttons.filter((_, index) => inSight(block.next?.[index]));
    why.append(...buttons.filter((button) => !waits.includes(button)));
    frame.append(roll(page, block, why, say, works), ...waits);
  }
  frame.append(said);
  if (mark) {
    const own = element(page, 'span', 'mark', mark);
    own.title = say('badge_mark');
    frame.append(own);
  }
  frame.append(...whys);
  const style = page.createElement('style');
  style.textContent = STYLE;
  root.append(style, frame);
  body.before(host);
  const clicked = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest('button');
    if (button) works.get(button)?.();
  };
  // The same function again adds nothing.
  return { host, key, wake: () => root.addEventListener('click', clicked) };
}
