import { groupParts, worth } from '../evaluate';
import type { TermRoll } from '../throw-term';
import type { GroupNode, Keep, Node, Test } from '../tree';
import type { Operator } from '../values';
import type { Words } from '../words/form';
import { figure } from './figures';

const HOLDS: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '**': 4 };

/** The expression with what its dice came to, so that a reader can redo the sum: `(7 + 3) × 2`. */
export class Arithmetic {
  constructor(
    private readonly terms: readonly TermRoll[],
    private readonly words: Words,
  ) {}

  /** `binds`: how tightly the place holds; what holds less gets brackets. */
  text(node: Node, binds = 0): string {
    switch (node.kind) {
      case 'number':
      case 'dice':
        return figure(worth(node, this.terms), this.words);
      case 'minus':
        return this.words.minus(this.text(node.of, 3));
      case 'brackets':
        return this.text(node.of, binds);
      case 'call':
        return `${node.name}${bracketed(node.args.map((arg) => this.text(arg)).join('; '))}`;
      case 'group':
        return this.group(node);
      case 'sum': {
        const own = HOLDS[node.operator];
        const left = this.text(node.a, node.operator === '**' ? own + 1 : own);
        const right = this.text(node.b, node.operator === '**' ? own : own + 1);
        const text = `${left}${this.sign(node.operator)}${right}`;
        return own < binds ? bracketed(text) : text;
      }
    }
  }

  private sign(operator: Operator): string {
    // ` - ` parts the clauses of a block.
    if (operator === '-') return ` ${this.words.minus('')}`;
    return operator === '*' ? ' × ' : operator === '**' ? ' ^ ' : ` ${operator} `;
  }

  private group(group: GroupNode): string {
    const parts = groupParts(group, this.terms);
    const inside = group.pool
      ? parts.map(({ value }) => figure(value, this.words))
      : group.items.map((item) => this.text(item));
    const count = group.count
      ? `${testText(group.count.on)}${group.count.minus ? `f${testText(group.count.minus)}` : ''}`
      : '';
    return `{${inside.join(', ')}}${group.keeps.map(keepText).join('')}${count}`;
  }
}

const testText = (test: Test | string): string =>
  typeof test === 'string' ? test : `${test.sign}${test.than}`;
const keepText = (step: Keep): string =>
  `${step.keep ? 'k' : 'd'}${'on' in step ? testText(step.on) : `${step.end}${step.n}`}`;
/** `8)` is a smiley. */
const bracketed = (text: string): string => `(${text}${text.endsWith('8') ? ' ' : ''})`;

/** Whether there is anything to work out beyond a term of dice. */
export function isPlain(node: Node): boolean {
  return node.kind === 'brackets' ? isPlain(node.of) : node.kind === 'dice' || node.kind === 'number';
}
