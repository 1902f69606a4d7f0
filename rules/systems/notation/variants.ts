import type { Language, Variant } from '../../system';
import { dialectIds } from './dialect/dialect';
import { games } from './games';

/** The option that leaves it to each sheet. */
const OWN = 'propio';

const dialectNames = (own: string, normal: string): Readonly<Record<string, string>> => ({
  [OWN]: own,
  base: normal,
  roll20: 'Roll20',
  foundry: 'Foundry',
  avrae: 'Avrae',
});
const gameNames = (language: Language, own: string, none: string): Readonly<Record<string, string>> => ({
  [OWN]: own,
  ninguno: none,
  ...Object.fromEntries(games.map(({ id, name }) => [id, name[language]])),
});

/** The dialect and the game of a whole partida, over those of its sheets (notation.md §5). */
export const variants: readonly Variant[] = [
  {
    id: 'notation.juego',
    options: [OWN, 'ninguno', ...games.map(({ id }) => id)],
    byDefault: OWN,
    foremost: true,
    words: {
      es: {
        about: 'Juego de la partida: las tiradas preparadas que se ofrecen.',
        options: gameNames('es', 'Las de cada ficha', 'Ninguna'),
      },
      en: {
        about: 'Game of the campaign: the ready-made rolls that are offered.',
        options: gameNames('en', 'Each sheet its own', 'None'),
      },
    },
  },
  {
    id: 'notation.dialecto',
    options: [OWN, ...dialectIds],
    byDefault: OWN,
    foremost: true,
    words: {
      es: {
        about: 'Cómo se leen los signos dudosos de las tiradas.',
        options: dialectNames('El de cada ficha', 'Normal'),
      },
      en: {
        about: 'How the doubtful signs of rolls are read.',
        options: dialectNames('Each sheet its own', 'Normal'),
      },
    },
  },
];
