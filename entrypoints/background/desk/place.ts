import { isColour } from '../../../rules/block/contrast';
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
    colour: partida && isColour(partida.colour) ? partida.colour : COLOUR,
    markup: partida?.markup ?? page.markup,
  };
}
