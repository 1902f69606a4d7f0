import type { Game } from './form';

/** Pendragón: the exact value is a critical, a 20 a fumble; what a skill has above 20 is added to the die. */
export const pendragon: Game = {
  id: 'pendragon',
  name: { es: 'Pendragón', en: 'Pendragon' },
  rolls: [
    {
      id: 'rasgo',
      label: { es: 'Habilidad o rasgo', en: 'Skill or trait' },
      inputs: [{ id: 'valor', label: { es: 'Valor', en: 'Value' }, type: 'int', min: 1, max: 20, value: 10 }],
      expression: '1d20 vs <={valor}',
      bands: [
        { when: 'total=target', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: 'total=20', words: { es: 'PIFIA', en: 'FUMBLE' }, tone: 'bad' },
        { when: 'total<target', words: { es: 'ÉXITO, {total}', en: 'SUCCESS, {total}' }, tone: 'good' },
        { when: '', words: { es: 'FALLO, {total}', en: 'FAILURE, {total}' }, tone: 'bad' },
      ],
    },
    {
      id: 'maestria',
      label: { es: 'Valor por encima de 20', en: 'Value above 20' },
      inputs: [
        {
          id: 'exceso',
          label: { es: 'Lo que pasa de 20', en: 'What it has above 20' },
          type: 'int',
          min: 1,
          max: 30,
          value: 1,
        },
      ],
      expression: '1d20+{exceso}',
      bands: [
        { when: 'total>=20', words: { es: 'CRÍTICO', en: 'CRITICAL' }, tone: 'good' },
        { when: '', words: { es: 'ÉXITO, {total}', en: 'SUCCESS, {total}' }, tone: 'good' },
      ],
    },
  ],
};
