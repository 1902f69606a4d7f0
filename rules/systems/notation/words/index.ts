import { explainCommon } from '../../../common-words';
import type { Problem } from '../../../read';
import type { Language } from '../../../system';
import { gameOf } from '../games';
import { en } from './en';
import { es } from './es';
import type { Words } from './form';

export const wordsOf = (language: Language): Words => (language === 'es' ? es : en);

export function termOf(id: string, language: Language): string {
  const words = wordsOf(language);
  return id === 'notation' ? words.name : (words.terms[id] ?? gameOf(id)?.name[language] ?? id);
}

/** A problem of reading, planning or a sheet in words, with its column where it has one. */
export function explain(problem: Problem, language: Language): string {
  const words = wordsOf(language);
  const { values = {}, code, field } = problem;
  if (code === 'own_dice') return ownDice(values, language);
  if (field === 'macro' && values.line !== undefined) return savedRoll(problem, language);
  const piece = words.pieces[`${values.piece ?? ''}`] ?? `${values.piece ?? ''}`;
  const own = words.problems[code]?.({ ...values, piece });
  if (own === undefined) {
    const label = termOf(field.split('.').at(-1) ?? '', language);
    return explainCommon(problem, label, language) ?? words.problems.bad_order?.({}) ?? code;
  }
  if (code.startsWith('own_')) return words.place(`${values.path ?? ''}`, own);
  const column = Number(values.column ?? 0);
  return column > 0 ? words.at(column, own) : own.charAt(0).toUpperCase() + own.slice(1);
}

/** What is wrong with a saved roll, its line before it. */
function savedRoll({ values = {}, ...problem }: Problem, language: Language): string {
  const { line = '', ...rest } = values;
  const told = explain({ ...problem, values: rest }, language);
  return wordsOf(language).problems.own_dice?.({ line, told }) ?? told;
}

/** A line of dice of a template, and what is wrong with it. */
function ownDice(values: NonNullable<Problem['values']>, language: Language): string {
  const words = wordsOf(language);
  const { inner = '', path = '', ...rest } = values;
  const told = explain({ code: `${inner}`, field: 'expresion', values: rest }, language);
  return words.place(`${path}`, words.problems.own_dice?.({ ...rest, told }) ?? told);
}
