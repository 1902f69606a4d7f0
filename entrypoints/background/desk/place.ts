import { isColour, legibleOn } from '../../../rules/block/contrast';
import type { Language } from '../../../rules/system';
import type { Markup, PageRef, Partida } from '../messages';
import { partidaOf, storedPartidas } from '../store/partidas';
import { COLOUR, type Office } from './office';

/** How a page rolls and writes: by its partida, or by what the page is where there is none. */
export interface Place {
  readonly partida: Partida | null;
  readonly language: Language;
  readonly colour: string;
  readonly markup: Markup;
}

export function placeOf(office: Office, page: PageRef): Place {
  const partida = partidaOf(storedPartidas(office.state), page);
  return {
    partida,
    language: partida?.language ?? office.language,
    colour: colourOn(page, partida && isColour(partida.colour) ? partida.colour : COLOUR),
    markup: partida?.markup ?? page.markup,
  };
}

/** On a dark skin the usual dark red cannot be read; on a light one every colour stays as it was chosen. */
const colourOn = (page: PageRef, colour: string): string =>
  page.dark === true ? legibleOn(colour, 'dark') : colour;
