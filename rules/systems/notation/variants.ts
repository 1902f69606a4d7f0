import type { Variant } from '../../system';
import { dialectIds } from './dialect/dialect';

const own = { id: 'propio', es: 'El de cada ficha', en: 'Each sheet its own' };
const options = [own.id, ...dialectIds];

/** The dialect of a whole partida, over those of its sheets (notation.md §5). */
export const variants: readonly Variant[] = [
  {
    id: 'notation.dialecto',
    options,
    byDefault: own.id,
    words: {
      es: {
        about: 'Cómo se leen los signos dudosos de las tiradas.',
        options: { propio: own.es, base: 'Normal', roll20: 'Roll20', foundry: 'Foundry', avrae: 'Avrae' },
      },
      en: {
        about: 'How the doubtful signs of rolls are read.',
        options: { propio: own.en, base: 'Normal', roll20: 'Roll20', foundry: 'Foundry', avrae: 'Avrae' },
      },
    },
  },
];
