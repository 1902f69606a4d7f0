import type { Game } from './form';

/** Powered by the Apocalypse: Apocalypse World, Dungeon World, Monsterhearts… */
export const pbta: Game = {
  id: 'pbta',
  name: { es: 'Apocalypse World, Dungeon World (PbtA)', en: 'Powered by the Apocalypse' },
  rolls: [
    {
      id: 'mov',
      label: { es: 'Movimiento', en: 'Move' },
      inputs: [
        { id: 'mod', label: { es: 'Característica', en: 'Stat' }, type: 'int', min: -5, max: 10, value: 0 },
        {
          id: 'dados',
          label: { es: 'Dados', en: 'Dice' },
          type: 'choice',
          options: [
            { id: 'normal', label: { es: '2d6', en: '2d6' }, text: '2d6' },
            { id: 'ventaja', label: { es: '3d6, los dos mejores', en: '3d6, the best two' }, text: '3d6kh2' },
            {
              id: 'desventaja',
              label: { es: '3d6, los dos peores', en: '3d6, the worst two' },
              text: '3d6kl2',
            },
          ],
        },
      ],
      expression: '{dados}+{mod}',
      bands: [
        { when: 'total>=10', words: { es: 'ÉXITO, {total}', en: 'STRONG HIT, {total}' }, tone: 'good' },
        {
          when: 'total>=7',
          words: { es: 'ÉXITO CON COSTE, {total}', en: 'WEAK HIT, {total}' },
          tone: 'mixed',
          counts: true,
        },
        { when: '', words: { es: 'FALLO, {total}', en: 'MISS, {total}' }, tone: 'bad' },
      ],
    },
  ],
};
