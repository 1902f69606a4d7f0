import { isBbpress } from './bbpress';
import { isBoard } from './board';
import { isDiscourse } from './discourse';
import { isFlarum } from './flarum';
import { isFluxbb } from './fluxbb';
import { isForoactivo } from './foroactivo';
import { isInvision } from './invision';
import { isJcink } from './jcink';
import { isMybb } from './mybb';
import { isNodebb } from './nodebb';
import { isPhpbb } from './phpbb';
import { isPunbb } from './punbb';
import { isRpol } from './rpol';
import { isSmf } from './smf';
import { isUmbria } from './umbria';
import { isVbulletin } from './vbulletin';
import { isXenforo } from './xenforo';

/** How the pages of an engine are told. */
export interface Mark {
  readonly id: string;
  is(page: Document): boolean;
  /** Its editors come later than its page: built on demand, opened inside a post, or unfolded. */
  readonly late?: true;
}

/**
 * The marks of every engine, apart from the engines themselves: each page of a forum loads this list, and only
 * one with something to do loads the rest (`index.ts`). First those that look at one attribute, then those that
 * search the page.
 */
export const marks: readonly Mark[] = [
  { id: 'board', is: isBoard },
  { id: 'phpbb', is: isPhpbb },
  { id: 'smf', is: isSmf, late: true },
  { id: 'xenforo', is: isXenforo, late: true },
  { id: 'invision', is: isInvision, late: true },
  { id: 'discourse', is: isDiscourse, late: true },
  { id: 'vbulletin', is: isVbulletin, late: true },
  { id: 'flarum', is: isFlarum, late: true },
  { id: 'bbpress', is: isBbpress },
  { id: 'fluxbb', is: isFluxbb },
  { id: 'punbb', is: isPunbb },
  { id: 'nodebb', is: isNodebb, late: true },
  { id: 'mybb', is: isMybb, late: true },
  { id: 'foroactivo', is: isForoactivo, late: true },
  { id: 'umbria', is: isUmbria, late: true },
  { id: 'rpol', is: isRpol },
  { id: 'jcink', is: isJcink, late: true },
];

const GENERIC: Mark = { id: 'generic', is: () => true };

/** Whose page this is; where no engine knows it, `generic`. */
export const markOf = (page: Document): Mark => marks.find((mark) => mark.is(page)) ?? GENERIC;
