import { greatestFace } from './read/modifiers';
import type {
  Count,
  DiceTerm,
  Explode,
  GroupNode,
  Keep,
  Modifiers,
  Node,
  Notation,
  Sign,
  Target,
  Test,
} from './tree';
import type { Value } from './values';

/** How a spelling writes what boards or orders need written otherwise. The reader takes all of them. */
export interface Spelling {
  /** A label after its piece; `at` counts them from 0. */
  label(text: string, at: number): string;
  faces(names: readonly string[]): string;
  operator(operator: string): string;
  compare(sign: Sign): string;
  target(sign: Sign, than: string): string;
  /** A minus sign that follows another sign. */
  afterSign: string;
  close: (before: string) => string;
}

/** The base spelling of a notation (notation.md §1.4): modifiers in the order they act, numbers spelled out. */
export const canonical = (notation: Notation): string => write(notation, plain);

export const plain: Spelling = {
  label: (text) => (text.includes(']') ? `«${text}»` : `[${text}]`),
  faces: (names) => `[${names.join(names.some((name) => name.includes(',')) ? ';' : ',')}]`,
  operator: (operator) => operator,
  compare: (sign) => sign,
  target: (sign, than) => ` vs ${sign}${than}`,
  afterSign: '',
  close: () => ')',
};

/** The notation in a spelling. */
export function write(notation: Notation, spelling: Spelling): string {
  const { repeats, root, target } = notation;
  const times = repeats === null ? '' : `${repeats}#`;
  return times + new Writer(spelling).node(root, 0) + (target ? targetText(target, spelling) : '');
}
const targetText = ({ sign, than }: Target, spelling: Spelling): string => spelling.target(sign, exact(than));

/** A number as it is typed: fractions of a text are decimals of up to nine digits. */
function exact(value: Value): string {
  if (typeof value === 'number') return `${value}`;
  const digits = 9;
  const scaled = (value.num * 10n ** BigInt(digits)) / value.den;
  const text = `${scaled < 0n ? -scaled : scaled}`.padStart(digits + 1, '0');
  return `${scaled < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '');
}

const PRECEDENCE = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '**': 4 } as const;
const UNARY = 3;

class Writer {
  private labels = 0;
  constructor(private readonly spelling: Spelling) {}

  /** `binds`: how tightly the place holds; what holds less gets brackets. */
  node(node: Node, binds: number): string {
    const text = this.bare(node);
    const inside = node.kind === 'sum' ? PRECEDENCE[node.operator] : node.kind === 'minus' ? UNARY : 5;
    const held = inside < binds ? this.bracketed(text) : text;
    return node.label === null ? held : held + this.spelling.label(node.label, this.labels++);
  }

  private bracketed(text: string): string {
    return `(${text}${this.spelling.close(text)}`;
  }

  private bare(node: Node): string {
    switch (node.kind) {
      case 'number':
        return exact(node.value);
      case 'minus':
        return `-${this.node(node.of, UNARY)}`;
      case 'brackets':
        return this.bracketed(this.node(node.of, 0));
      case 'call':
        return `${node.name}${this.bracketed(this.list(node.args))}`;
      case 'sum':
        return this.sum(node);
      case 'group':
        return this.group(node);
      case 'dice':
        return this.dice(node);
    }
  }

  private list(nodes: readonly Node[]): string {
    return nodes.map((node) => this.node(node, 0)).join(',');
  }

  private sum({ operator, a, b }: Node & { kind: 'sum' }): string {
    const own = PRECEDENCE[operator];
    // Powers group to the right, everything else to the left.
    const left = this.node(a, operator === '**' ? own + 1 : own);
    const right = this.node(b, operator === '**' ? UNARY : own + 1);
    const sign = right.startsWith('-') ? this.spelling.afterSign : '';
    return `${left}${this.spelling.operator(operator)}${sign}${right}`;
  }

  private group({ items, keeps, count, sorted }: GroupNode): string {
    return `{${this.list(items)}}${keeps.map((step) => this.keep(step)).join('')}${this.count(count)}${sorted ? 's' : ''}`;
  }

  private dice(term: DiceTerm): string {
    const { shape, sides, tens } = term;
    if (shape === 'digits') return term.most === 2 ? 'd66' : 'd666';
    const count = this.node(term.count, 5);
    if (shape === 'repeats') return `${count}G${sides}`;
    if (shape === 'names') return `${count}d${this.spelling.faces(term.names)}`;
    const kind = shape === 'fate' ? 'F' : shape === 'fate1' ? 'F.1' : sidesText(sides, this.spelling);
    if (tens) return `${count}d${sides}${tens < 0 ? 'b' : 'p'}${Math.abs(tens)}`;
    return `${count}d${kind}${term.mods ? this.mods(term, term.mods) : ''}`;
  }

  private mods(term: DiceTerm, mods: Modifiers): string {
    const { reroll, unique, min, max, keeps, count, high, low, sorted } = mods;
    const rest = [
      reroll
        ? `r${reroll.how === 'until' ? '' : reroll.how === 'once' ? 'o' : 'a'}${this.test(reroll.on)}`
        : '',
      unique === null ? '' : unique.how === 'once' ? 'uo' : 'u',
      min === null ? '' : `min${min}`,
      max === null ? '' : `max${max}`,
      ...keeps.map((step) => this.keep(step)),
      this.count(count),
      high ? `cs${this.test(high)}` : '',
      low ? `cf${this.test(low)}` : '',
      sorted ? 's' : '',
    ].join('');
    return mods.explode ? this.explode(term, mods.explode, rest) + rest : rest;
  }

  /** An explosion carries its own comparison whenever what follows would be taken for it. */
  private explode(term: DiceTerm, { on, compound, penetrate, once }: Explode, rest: string): string {
    const letters = penetrate ? (penetrate === 'reduced' ? 'pr' : 'p') : '';
    const start = `!${compound ? '!' : ''}${letters}${once ? 'o' : ''}`;
    const most: Test = { sign: '=', than: greatestFace(term) };
    const taken = /^[<>=≥≤≠]/.test(rest) || (start.endsWith('p') && rest.startsWith('r'));
    const natural = !on || (on.sign === most.sign && on.than === most.than);
    return natural && !taken ? start : start + this.test(on ?? most);
  }

  private keep(step: Keep): string {
    const letter = step.keep ? 'k' : 'd';
    return 'on' in step ? letter + this.test(step.on) : `${letter}${step.end}${step.n}`;
  }

  private count(count: Count | null): string {
    if (!count) return '';
    const { on, minus } = count;
    return (typeof on === 'string' ? on : this.test(on)) + (minus ? `f${this.test(minus)}` : '');
  }

  private test({ sign, than }: Test): string {
    return this.spelling.compare(sign) + than;
  }
}

const sidesText = (sides: number, spelling: Spelling): string =>
  sides === 66 || sides === 666 ? `(${sides}${spelling.close(`${sides}`)}` : `${sides}`;
