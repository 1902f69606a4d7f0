import type { Language } from '../../../system';
import type { DonId } from '../terms';
import { en } from './en';
import { es } from './es';
import type { Words } from './form';
import { inputsEn } from './inputs.en';
import { inputsEs } from './inputs.es';
import type { InputWords } from './inputs.form';
import { namesEn } from './names.en';
import { namesEs } from './names.es';
import { usosEn } from './usos.en';
import { usosEs } from './usos.es';

const words: Readonly<Record<Language, Words>> = { es, en };
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { es: namesEs, en: namesEn };

const inputs: Readonly<Record<Language, InputWords>> = { es: inputsEs, en: inputsEn };

export const wordsOf = (language: Language): Words => words[language];
export const inputsOf = (language: Language): InputWords => inputs[language];

/** Name of the game, a field, group, column or option; the id itself when there is none. */
export const termOf = (id: string, language: Language): string =>
  (Object.hasOwn(names[language], id) ? names[language][id] : undefined) ?? id;

const usos = { es: usosEs, en: usosEn } as const;
/** What each use of a don is, and the steps of its table (`use.step`). */
export const usosOf = (language: Language): Readonly<Record<DonId, Readonly<Record<string, string>>>> =>
  usos[language];
