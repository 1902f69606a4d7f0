import type { Piece } from '../../../system';
import type { Words } from './form';
import { namesEs } from './names.es';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const rival: Piece = { name: 'rival' };

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

const lado: Words['lado'] = ({ normales, sencillos, dobles }) =>
  list(
    [
      normales > 0 ? count(normales, 'normal', 'normales') : '',
      sencillos > 0 ? count(sencillos, 'triunfo', 'triunfos') : '',
      dobles > 0 ? count(dobles, 'triunfo doble', 'triunfos dobles') : '',
    ].filter((part) => part !== ''),
  );

export const es: Words = {
  rasgo: (rasgo, valor) => `${namesEs[rasgo]} ${valor}`,
  additions: {
    herramientas: (dice) => `herramientas +${dice}`,
    arma: (dice) => `arma +${dice}`,
    ayudas: (dice) => [`ayuda de `, { name: 'ayudantes' }, ` +${dice}`],
    medicos: (dice) => `cuidados +${dice}`,
    heridas: (dice) => `heridas menos ${dice}`,
    comprometidos: (dice) => `ya usados menos ${dice}`,
    usa: (dice, of) => `usa ${dice} de ${count(of, 'dado', 'dados')}`,
    acero: (dice) => `Defensa de acero +${dice}`,
  },
  especialidad: (of) => ['«', { name: 'especialidad' }, of ? `» (${namesEs[of]})` : '»'],
  and: ' y ',
  noDice: 'sin dados',
  destino: (dice) => `destino ${dice}`,
  automaticos: (n, don) =>
    `${count(n, 'éxito automático', 'éxitos automáticos')}${don ? ` (${namesEs[don]})` : ''}`,
  triunfosOtraVez: (dice, used) =>
    `triunfos repetidos ${dice}, de ellos ${used === 1 ? 'vale' : 'valen'} ${used}`,
  fracasosOtraVez: (dice, used) =>
    `fracasos repetidos ${dice}, de ellos ${used === 1 ? 'vale' : 'valen'} ${used}`,
  exitos: (n) => count(n, 'éxito', 'éxitos'),
  fracasos: (n) => count(n, 'fracaso', 'fracasos'),
  doubled: (own, destino) => (own ? 'cada 6 vale 2' : destino ? 'cada 6 de destino vale 2' : ''),
  armadura: (penalty, converted) =>
    converted === 0
      ? `armadura ${penalty}, no estorba`
      : `armadura ${penalty}, ${
          converted === 1 ? '1 triunfo pasa a éxito normal' : `${converted} triunfos pasan a éxitos normales`
        }`,
  oposicion: (dice, exitos) => `oposición ${dice} = ${count(exitos, 'éxito', 'éxitos')}`,
  opposes: 'oposición ',
  noOposicion: 'sin oposición',
  waiting: 'falta la oposición',
  responde: (figures, exitos) => [
    `contra la tirada ${figures.turno} de `,
    rival,
    `, ${count(exitos, 'éxito', 'éxitos')}${exitos > 0 ? ` (${lado(figures)})` : ''}`,
  ],
  queda: ({ normales, sencillos, dobles, medio }, ofSubject) => {
    const parts = list(
      [
        normales > 0 ? count(normales, 'éxito normal', 'éxitos normales') : '',
        sencillos > 0 ? count(sencillos, 'triunfo', 'triunfos') : '',
        dobles > 0 ? count(dobles, 'triunfo doble', 'triunfos dobles') : '',
        medio ? 'medio triunfo doble' : '',
      ].filter((part) => part !== ''),
    );
    const several = normales + sencillos + dobles + (medio ? 1 : 0) > 1;
    return `${ofSubject ? '' : 'a la oposición le '}${several ? 'quedan' : 'queda'} ${parts}`;
  },
  destinoSube: (from) => `Destino de ${from} a ${from + 1}, Fortuna ${from + 1}`,
  reserva: (left) => `reserva de destino ${left}`,
  verdict: {
    exito: (grado) => `ÉXITO, grado ${grado}`,
    fallo: (grado) => `FALLO, grado ${grado}`,
    ambiguo: 'RESULTADO AMBIGUO',
    pendiente: (n) => `${count(n, 'ÉXITO', 'ÉXITOS')}, pendiente de la oposición`,
    reves: '¡REVÉS!',
    destino: (now) => `¡DESTINO ${now}!`,
    exitoDe: (grado) => ['ÉXITO de ', rival, `, grado ${grado}`],
    falloDe: (grado) => ['FALLO de ', rival, `, grado ${grado}`],
    ambiguoDe: ['RESULTADO AMBIGUO para ', rival],
  },
  lado,
};
