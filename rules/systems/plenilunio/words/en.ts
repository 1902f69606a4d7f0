import type { Piece } from '../../../system';
import type { Words } from './form';
import { namesEn } from './names.en';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const rival: Piece = { name: 'rival' };

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const lado: Words['lado'] = ({ normales, sencillos, dobles }) =>
  list(
    [
      normales > 0 ? count(normales, 'plain', 'plain') : '',
      sencillos > 0 ? count(sencillos, 'triumph', 'triumphs') : '',
      dobles > 0 ? count(dobles, 'double triumph', 'double triumphs') : '',
    ].filter((part) => part !== ''),
  );

export const en: Words = {
  rasgo: (rasgo, valor) => `${namesEn[rasgo]} ${valor}`,
  additions: {
    herramientas: (dice) => `tools +${dice}`,
    arma: (dice) => `weapon +${dice}`,
    ayudas: (dice) => ['help of ', { name: 'ayudantes' }, ` +${dice}`],
    medicos: (dice) => `medical care +${dice}`,
    heridas: (dice) => `wounds minus ${dice}`,
    comprometidos: (dice) => `already used minus ${dice}`,
    usa: (dice, of) => `uses ${dice} of ${count(of, 'die', 'dice')}`,
    acero: (dice) => `Steel defence +${dice}`,
  },
  especialidad: (of) => ['«', { name: 'especialidad' }, of ? `» (${namesEn[of]})` : '»'],
  and: ' and ',
  noDice: 'no dice',
  destino: (dice) => `destiny ${dice}`,
  automaticos: (n, don) =>
    `${count(n, 'automatic success', 'automatic successes')}${don ? ` (${namesEn[don]})` : ''}`,
  triunfosOtraVez: (dice, used) =>
    `triumphs thrown again ${dice}, of which ${used} ${used === 1 ? 'counts' : 'count'}`,
  fracasosOtraVez: (dice, used) =>
    `botches thrown again ${dice}, of which ${used} ${used === 1 ? 'counts' : 'count'}`,
  exitos: (n) => count(n, 'success', 'successes'),
  fracasos: (n) => count(n, 'botch', 'botches'),
  doubled: (own, destino) => (own ? 'each 6 counts 2' : destino ? 'each 6 of destiny counts 2' : ''),
  armadura: (penalty, converted) =>
    converted === 0
      ? `armour ${penalty}, no hindrance`
      : `armour ${penalty}, ${
          converted === 1
            ? '1 triumph becomes a plain success'
            : `${converted} triumphs become plain successes`
        }`,
  oposicion: (dice, exitos) => `opposition ${dice} = ${count(exitos, 'success', 'successes')}`,
  opposes: 'opposition ',
  noOposicion: 'no opposition',
  waiting: 'the opposition is to come',
  responde: (figures, exitos) => [
    `against roll ${figures.turno} of `,
    rival,
    `, ${count(exitos, 'success', 'successes')}${exitos > 0 ? ` (${lado(figures)})` : ''}`,
  ],
  queda: ({ normales, sencillos, dobles, medio }, ofSubject) => {
    const parts = list(
      [
        normales > 0 ? count(normales, 'plain success', 'plain successes') : '',
        sencillos > 0 ? count(sencillos, 'triumph', 'triumphs') : '',
        dobles > 0 ? count(dobles, 'double triumph', 'double triumphs') : '',
        medio ? 'half a double triumph' : '',
      ].filter((part) => part !== ''),
    );
    return `${parts} left${ofSubject ? '' : ' to the opposition'}`;
  },
  destinoSube: (from) => `Destiny from ${from} to ${from + 1}, Fortune ${from + 1}`,
  reserva: (left) => `reserve of destiny ${left}`,
  verdict: {
    exito: (grado) => `SUCCESS, degree ${grado}`,
    fallo: (grado) => `FAILURE, degree ${grado}`,
    ambiguo: 'AMBIGUOUS RESULT',
    pendiente: (n) => `${count(n, 'SUCCESS', 'SUCCESSES')}, waiting for the opposition`,
    reves: 'SETBACK!',
    destino: (now) => `DESTINY ${now}!`,
    exitoDe: (grado) => ['SUCCESS for ', rival, `, degree ${grado}`],
    falloDe: (grado) => ['FAILURE for ', rival, `, degree ${grado}`],
    ambiguoDe: ['AMBIGUOUS RESULT for ', rival],
  },
  lado,
};
