import { anima } from './anima';
import { aquelarre } from './aquelarre';
import { ars } from './ars';
import { bajo } from './bajo';
import { blades } from './blades';
import { brp } from './brp';
import { cdt } from './cdt';
import { coc7 } from './coc7';
import { d20 } from './d20';
import { deltagreen } from './deltagreen';
import { fate } from './fate';
import type { Game, OpenTemplate, Template } from './form';
import { fuego } from './fuego';
import { gurps } from './gurps';
import { kult } from './kult';
import { l5a } from './l5a';
import { mdt } from './mdt';
import { pbta } from './pbta';
import { pendragon } from './pendragon';
import { rolemaster } from './rolemaster';
import { ryf } from './ryf';
import { savage } from './savage';
import { traveller } from './traveller';
import { v5 } from './v5';
import { warhammer } from './warhammer';
import { yearzero } from './yearzero';

/** Every ready-made game, in the order a list shows them. One line for each file of this folder. */
export const games: readonly Game[] = [
  d20,
  coc7,
  mdt,
  v5,
  cdt,
  pbta,
  fate,
  savage,
  ryf,
  aquelarre,
  anima,
  ars,
  brp,
  fuego,
  l5a,
  yearzero,
  blades,
  gurps,
  warhammer,
  deltagreen,
  pendragon,
  kult,
  traveller,
  rolemaster,
  bajo,
];

export const gameOf = (id: string): Game | null => games.find((game) => game.id === id) ?? null;

/** A template by its name in an order, `coc7.hab`. */
export const templateOf = (name: string): Template | null => named(name, ({ rolls }) => rolls);
export const openTemplateOf = (name: string): OpenTemplate | null => named(name, ({ open = [] }) => open);

function named<T extends { readonly id: string }>(
  name: string,
  list: (game: Game) => readonly T[],
): T | null {
  const [id = '', roll = '', ...more] = name.split('.');
  const game = more.length > 0 ? null : gameOf(id);
  return (game && list(game).find((one) => one.id === roll)) ?? null;
}
