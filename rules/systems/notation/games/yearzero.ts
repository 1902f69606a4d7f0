import type { Blank, Game, Text } from './form';

const pool = (id: string, es: string, en: string, value: number): Blank => ({
  id,
  label: { es, en },
  type: 'int',
  min: 0,
  max: 15,
  value,
});

const groups: readonly Text[] = [
  { es: 'atributo', en: 'attribute' },
  { es: 'habilidad', en: 'skill' },
  { es: 'equipo', en: 'gear' },
];

/** Year Zero: a six is enough, each further one is an effect; ones tell what forcing the roll would cost. */
export const yearzero: Game = {
  id: 'yearzero',
  name: {
    es: 'Year Zero (Mutant, Forbidden Lands, Alien)',
    en: 'Year Zero (Mutant, Forbidden Lands, Alien)',
  },
  rolls: [
    {
      id: 'reserva',
      label: { es: 'Atributo, habilidad y equipo', en: 'Attribute, skill and gear' },
      inputs: [
        pool('atr', 'Dados de atributo', 'Attribute dice', 3),
        pool('hab', 'Dados de habilidad', 'Skill dice', 2),
        pool('equipo', 'Dados de equipo', 'Gear dice', 0),
      ],
      groups,
      expression: '{atr}d6=6+{hab}d6=6+{equipo}d6=6',
      bands: [
        {
          when: 'total>=2',
          words: { es: 'ÉXITO, {total} seises', en: 'SUCCESS, {total} sixes' },
          tone: 'good',
        },
        { when: 'total=1', words: { es: 'ÉXITO, 1 seis', en: 'SUCCESS, 1 six' }, tone: 'good' },
        { when: '', words: { es: 'FALLO', en: 'FAILURE' }, tone: 'bad' },
      ],
    },
    {
      id: 'forzar',
      label: { es: 'Forzar la tirada', en: 'Push the roll' },
      inputs: [
        pool('atr', 'Dados de atributo que se repiten', 'Attribute dice thrown again', 2),
        pool('hab', 'Dados de habilidad que se repiten', 'Skill dice thrown again', 1),
        pool('equipo', 'Dados de equipo que se repiten', 'Gear dice thrown again', 0),
        pool('seises', 'Seises que ya había', 'Sixes there were', 0),
      ],
      groups,
      expression: '{atr}d6=6+{hab}d6=6+{equipo}d6=6+{seises}',
      // What a one costs is the game's to say; those of the first throw are in its post.
      bands: [
        {
          when: 'total>=1',
          words: {
            es: 'ÉXITO, seises: {total}, unos nuevos de atributo {n(1,1)} y de equipo {n(1,3)}',
            en: 'SUCCESS, sixes: {total}, new ones of attribute {n(1,1)} and gear {n(1,3)}',
          },
          tone: 'good',
        },
        {
          when: '',
          words: {
            es: 'FALLO, unos nuevos de atributo {n(1,1)} y de equipo {n(1,3)}',
            en: 'FAILURE, new ones of attribute {n(1,1)} and gear {n(1,3)}',
          },
          tone: 'bad',
        },
      ],
    },
  ],
};
