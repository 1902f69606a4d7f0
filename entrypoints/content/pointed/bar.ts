import { BASE } from '../style';

/** Over everything a forum may show; the bar at the bottom, where a thumb is, and out of the way of the first post. */
const STYLE = `${BASE}
:host{position:fixed!important;inset:0!important;z-index:2147483647!important}
.catch{position:fixed;inset:0;cursor:crosshair;touch-action:pan-x pan-y pinch-zoom}
.frames{position:fixed;inset:0;pointer-events:none;overflow:hidden}
.frame{position:fixed;border:3px dashed #610b0b;border-radius:6px;box-shadow:0 0 0 2px #fff,inset 0 0 0 2px #fff}
.frame.sure{border-style:solid;background:rgb(97 11 11/.08)}
.bar{position:fixed;inset:auto 8px 8px;max-width:640px;margin:0 auto;padding:12px 14px;border:1px solid var(--edge);
border-radius:10px;background:var(--surface);box-shadow:0 6px 24px rgb(0 0 0/.35);max-height:60vh;overflow:auto}
.bar.top{inset:8px 8px auto}
.words{margin:0 0 10px;font-size:15px}
.words b{font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:8px}
.row:empty{display:none}
.row+.row{margin-top:8px}
button{min-height:44px;min-width:44px;padding:6px 14px;border-radius:6px;border:1px solid var(--edge);background:var(--surface);font-weight:600}
button:hover{background:var(--tint)}
button.main{background:#610b0b;border-color:#610b0b;color:#fff}
button.main:hover{background:#7d1414}
button.one{font-weight:400}
`;

/** What stands on the bar. */
export interface Button {
  readonly label: string;
  readonly main?: boolean;
  /** One of the things to choose from. */
  readonly one?: boolean;
  press(): void;
  /** The keyboard is on it. */
  focus?(): void;
}

/** The layer of the pointing: it takes the pointer from the page, and says in a bar what is to be done. */
export interface Layer {
  readonly host: HTMLElement;
  readonly catcher: HTMLElement;
  readonly frames: HTMLElement;
  /** Shows words and buttons; the keyboard goes to the first one when it was on the bar. */
  show(words: string, rows: readonly (readonly Button[])[]): void;
  /** The bar goes out of the way of what is shown. */
  avoid(node: Element | undefined): void;
}

/** Lays it over a page. */
export function layOver(page: Document, label: string, theme: string): Layer {
  const make = (tag: string, name: string): HTMLElement => {
    const node = page.createElement(tag);
    node.className = name;
    return node;
  };
  // Not the name of what hangs in the page: a page that begins anew takes that away.
  const host = page.createElement('fe-de-dados-pointing');
  const root = host.attachShadow({ mode: 'open' });
  const style = page.createElement('style');
  style.textContent = STYLE;
  const all = make('div', 'fe');
  all.dataset.theme = theme;
  const catcher = make('div', 'catch');
  const frames = make('div', 'frames');
  const bar = make('div', 'bar');
  bar.setAttribute('role', 'dialog');
  bar.setAttribute('aria-label', label);
  const words = make('p', 'words');
  words.setAttribute('role', 'status');
  const rows = make('div', 'rows');
  bar.append(words, rows);
  all.append(catcher, frames, bar);
  root.append(style, all);
  page.documentElement.append(host);

  const draw = ({ label: text, main, one, press, focus }: Button): HTMLElement => {
    const button = make('button', main ? 'main' : one ? 'one' : '') as HTMLButtonElement;
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', press);
    if (focus) button.addEventListener('focus', focus);
    return button;
  };
  return {
    host,
    catcher,
    frames,
    show(sentence, groups) {
      words.textContent = sentence;
      rows.replaceChildren(
        ...groups.map((buttons) => {
          const row = make('div', 'row');
          row.append(...buttons.map(draw));
          return row;
        }),
      );
      (root.querySelector<HTMLElement>('button.main') ?? root.querySelector('button'))?.focus({
        preventScroll: true,
      });
    },
    avoid(node) {
      const view = page.defaultView;
      const place = node?.getBoundingClientRect();
      if (view && place) bar.classList.toggle('top', (place.top + place.bottom) / 2 > view.innerHeight / 2);
    },
  };
}
