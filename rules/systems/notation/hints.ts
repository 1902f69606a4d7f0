import type { Problem } from '../../read';

/**
 * What a player probably meant where the text means nothing: a closer code for the message, and what stands
 * there. The column is the reader's.
 */
export function withHint(problem: Problem, text: string): Problem {
  const column = Number(problem.values?.column ?? 1);
  const characters = [...text];
  const before = characters.slice(0, column - 1).join('');
  const rest = characters.slice(column - 1).join('');
  const found = /^(?:\p{L}{1,20}|.?)/su.exec(rest)?.[0] ?? '';
  // «daño» begins as dice do.
  const word =
    problem.values?.piece === 'sides' && /^\p{L}/u.test(rest) ? /\p{L}+$/u.exec(before)?.[0] : undefined;
  if (word !== undefined)
    return { ...problem, code: 'free_text', values: { ...problem.values, found: word + found } };
  const code =
    problem.code === 'leftover'
      ? guess(before, rest)
      : problem.code === 'missing' && /^[,;]/.test(rest)
        ? 'mixed_separators'
        : problem.code;
  return { ...problem, code, values: { ...problem.values, found } };
}

function guess(before: string, rest: string): string {
  const spaced = /\s$/.test(before);
  if (/^[<>=≥≤≠]/.test(rest)) return 'compares_total';
  if (/^x/i.test(rest) && !spaced) return 'letter_x';
  if (spaced && /^(?:d\s*\d|[kd][hlm]?\d|[ru]\d|!)/i.test(rest)) return 'space_in_dice';
  if (/^f[<>=≥≤≠]?\d/i.test(rest)) return 'lone_failures';
  if (/^(?:des)?(?:ventaja|advantage|disadvantage)/i.test(rest)) return 'advantage_spelling';
  if (rest.startsWith('#')) return 'hash';
  if (rest.startsWith(')')) return 'close_too_many';
  if (before.endsWith(')') && /^[kd][hl]?\d/i.test(rest)) return 'set_braces';
  if (/^[@$%]?\p{L}/u.test(rest)) return 'free_text';
  return 'leftover';
}
