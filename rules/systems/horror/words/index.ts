import { explainCommon } from '../../../common-words';
import type { Problem } from '../../../read';
import type { Language } from '../../../system';
import { en } from './en';
import { es } from './es';
import type { Words } from './form';
import { namesEn } from './names.en';
import { namesEs } from './names.es';
import { offersEn } from './offers.en';
import { offersEs } from './offers.es';
import { problems } from './problems';

type Names = Readonly<Record<string, string>>;
const words: Readonly<Record<Language, Words>> = { es, en };
const names: Readonly<Record<Language, Names>> = { es: namesEs, en: namesEn };
const offers: Readonly<Record<Language, Names>> = { es: offersEs, en: offersEn };

export const wordsOf = (language: Language): Words => words[language];

const own = (table: Names, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** Name of the game, a field, group, column or option; the id itself when there is none. */
export const termOf = (id: string, language: Language): string => own(names[language], id) ?? id;

/** The same for what an offer shows: rolls and inputs first, then the terms of the sheet. */
export const labelOf = (id: string, language: Language): string =>
  own(offers[language], id) ?? termOf(id, language);

/** A problem in words. The field is an input, a sheet field, or a path `armas.2.nombre`. */
export function explain(problem: Problem, language: Language): string {
  const column = problem.field.split('.').at(-1) ?? '';
  const input = own(offers[language], `input_${problem.field}`);
  const label =
    input ?? termOf(/^[0-9]+$/.test(column) ? (problem.field.split('.')[0] ?? '') : column, language);
  const say = problems[language][problem.code];
  return say?.(problem.values ?? {}) ?? explainCommon(problem, label, language) ?? problem.code;
}
