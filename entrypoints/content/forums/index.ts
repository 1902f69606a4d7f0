import type { Forum } from '../forum';
import { bbpress } from './bbpress';
import { board } from './board';
import { discourse } from './discourse';
import { flarum } from './flarum';
import { fluxbb } from './fluxbb';
import { foroactivo } from './foroactivo';
import { generic } from './generic';
import { invision } from './invision';
import { jcink } from './jcink';
import { mybb } from './mybb';
import { nodebb } from './nodebb';
import { phpbb } from './phpbb';
import { punbb } from './punbb';
import { rpol } from './rpol';
import { smf } from './smf';
import { umbria } from './umbria';
import { vbulletin } from './vbulletin';
import { xenforo } from './xenforo';

/** Every engine; `generic` serves any page that no other knows. */
export const forums: readonly Forum[] = [
  board,
  phpbb,
  smf,
  xenforo,
  invision,
  discourse,
  vbulletin,
  flarum,
  bbpress,
  fluxbb,
  punbb,
  nodebb,
  mybb,
  foroactivo,
  umbria,
  rpol,
  jcink,
  generic,
];

/** The engine with this id. @throws TypeError when there is none: ids come from `marks.ts`. */
export function forumBy(id: string): Forum {
  const forum = forums.find((one) => one.id === id);
  if (!forum) throw new TypeError(`no forum engine «${id}»`);
  return forum;
}
