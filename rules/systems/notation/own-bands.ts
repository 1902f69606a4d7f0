import { bad, good, type Read } from '../../read';
import { order, type Value } from './values';

/**
 * Bands a player gives to a roll of his own: the words for a total up to a limit, upwards, and the words for any
 * other. They travel in the order, so that every reader can check them: short words are wanted.
 */
export interface OwnBand {
  /** The greatest total these words are for; `null` for the last. */
  readonly upTo: number | null;
  readonly words: string;
}

const MOST_BANDS = 8;
/** Letters that stand in every post and in one byte of an order. */
export const PLAIN_WORDS = /^[a-zA-Z0-9À-ÖØ-öø-ÿ]+(?: [a-zA-Z0-9À-ÖØ-öø-ÿ]+)*$/;
const ONE = /^(?:(-?\d{1,6})\s*[=:]?\s+)?(.+)$/;

/** `6 Fallo, 9 Con coste, Éxito`. Problems: `bands` (not of this form), `band_letters` (`words`). */
export function readBands(text: string): Read<readonly OwnBand[]> {
  const field = 'bandas';
  const pieces = text.split(/[,;]/).map((piece) => piece.trim());
  const bands = pieces.map((piece): OwnBand => {
    const [, limit, words = ''] = ONE.exec(piece) ?? [];
    return { upTo: limit === undefined ? null : Number(limit), words };
  });
  const wrong = bands.find(({ words }) => !PLAIN_WORDS.test(words));
  if (wrong?.words) return bad({ code: 'band_letters', field, values: { words: wrong.words } });
  return isRising(bands) ? good(bands) : bad({ code: 'bands', field });
}

function isRising(bands: readonly OwnBand[]): boolean {
  if (bands.length < 2 || bands.length > MOST_BANDS || bands.some(({ words }) => words === '')) return false;
  return bands.every(({ upTo }, at) => {
    const before = bands[at - 1]?.upTo ?? null;
    if (at === bands.length - 1) return upTo === null;
    return upTo !== null && (before === null || upTo > before);
  });
}

/** `6=Fallo;9=Con coste;Éxito`, as it stands in an order. */
export const bandsText = (bands: readonly OwnBand[]): string =>
  bands.map(({ upTo, words }) => (upTo === null ? words : `${upTo}=${words}`)).join(';');

/** `bandsText` again; `null` for any other text. */
export function bandsOf(text: string): readonly OwnBand[] | null {
  const read = readBands(text.replaceAll('=', ' '));
  return read.ok && bandsText(read.value) === text ? read.value : null;
}

export const bandFor = (bands: readonly OwnBand[], total: Value): OwnBand | null =>
  bands.find(({ upTo }) => upTo === null || order(total, upTo) <= 0) ?? null;
