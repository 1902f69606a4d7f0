import type { Piece } from '../../../system';
import { count, listed, sideOf, type Words } from './form';
import { namesEs } from './names.es';
import { spendEs } from './spend.es';
import { usosEs } from './usos.es';

const rival: Piece = { name: 'rival' };
const and = ' y ';
const nivel = (id: keyof typeof namesEs): string => namesEs[id].toLowerCase();

export const es: Words = {
  and,
  pool: {
    rasgo: (rasgo, valor) => `${namesEs[rasgo]} ${valor}`,
    uso: (don, { id }) => usosEs[don][id] ?? id,
    herramientas: (dice) => `herramientas +${dice}`,
    arma: (dice) => `arma +${dice}`,
    ayudas: (dice) => ['ayuda de ', { name: 'ayudantes' }, ` +${dice}`],
    medicos: (dice) => `cuidados +${dice}`,
    heridas: (dice) => `heridas menos ${dice}`,
    comprometidos: (dice) => `ya usados menos ${dice}`,
    usa: (dice, of) => `usa ${dice} de ${count(of, 'dado', 'dados')}`,
    acero: (dice) => `Defensa de acero +${dice}`,
    especialidad: (of) => ['«', { name: 'especialidad' }, of ? `» (${namesEs[of]})` : '»'],
  },
  dice: {
    none: 'sin dados',
    destino: (dice) => `destino ${dice}`,
    automaticos: (n, don) =>
      `${count(n, 'éxito automático', 'éxitos automáticos')}${don ? ` (${namesEs[don]})` : ''}`,
    triunfosOtraVez: (dice) => `triunfos repetidos ${dice}`,
    fracasosOtraVez: (dice) => `fracasos repetidos ${dice}`,
    exitos: (n) => count(n, 'éxito', 'éxitos'),
    fracasos: (n) => count(n, 'fracaso', 'fracasos'),
    doubled: (own) => (own ? 'cada 6 vale 2' : 'cada 6 de destino vale 2'),
    armadura: (penalty, converted) =>
      `armadura ${penalty}, ${
        converted === 0
          ? 'no estorba'
          : converted === 1
            ? '1 triunfo pasa a éxito normal'
            : `${converted} triunfos pasan a éxitos normales`
      }`,
  },
  against: {
    label: (revealed) => (revealed ? 'dificultad' : 'oposición'),
    none: 'sin oposición',
    waiting: 'falta la oposición',
    waitingDefence: 'falta la defensa',
    responde: (figures, exitos) => [
      'contra ',
      rival,
      `, tirada ${figures.turno}, ${count(exitos, 'éxito', 'éxitos')}${exitos > 0 ? ` (${side(figures)})` : ''}`,
    ],
    reves: 'la oposición sufre un revés',
    queda: ({ normales, sencillos, dobles, medio }, ofSubject) => {
      const parts = [
        normales > 0 ? count(normales, 'éxito normal', 'éxitos normales') : '',
        sencillos > 0 ? count(sencillos, 'triunfo', 'triunfos') : '',
        dobles > 0 ? count(dobles, 'triunfo doble', 'triunfos dobles') : '',
        medio ? 'medio triunfo doble' : '',
      ];
      const several = normales + sencillos + dobles + (medio ? 1 : 0) > 1;
      return `${ofSubject ? '' : 'a la oposición le '}${several ? 'quedan' : 'queda'} ${listed(parts, and)}`;
    },
  },
  verdict: {
    exito: (grado) => `ÉXITO, grado ${grado}`,
    fallo: (grado) => `FALLO, grado ${grado}`,
    ambiguo: 'RESULTADO AMBIGUO',
    pendiente: (n) => `${count(n, 'ÉXITO', 'ÉXITOS')}, pendiente de la oposición`,
    pendienteDefensa: (n) => `${count(n, 'ÉXITO', 'ÉXITOS')}, pendiente de la defensa`,
    gana: (grado) => `GANA por ${grado}`,
    pierde: (grado) => `PIERDE por ${grado}`,
    empate: 'EMPATE',
    seRepite: 'se repite',
    exitoDe: (grado) => ['ÉXITO para ', rival, `, grado ${grado}`],
    falloDe: (grado) => ['FALLO para ', rival, `, grado ${grado}`],
    ambiguoDe: ['RESULTADO AMBIGUO para ', rival],
    reves: '¡REVÉS!',
    destino: (now) => `¡DESTINO ${now}!`,
    dano: (points) => `DAÑO ${points}`,
    recibe: (points) => `RECIBE DAÑO ${points}`,
    completada: '¡COMPLETADA!',
    nivel: (from, to) =>
      from === to ? `sigue ${nivel(to)}` : to === 'muerto' ? 'MUERE' : `pasa a ${nivel(to).toUpperCase()}`,
  },
  after: {
    destinoSube: (from) => `Destino de ${from} a ${from + 1}, Fortuna ${from + 1}`,
    reserva: (left) => `reserva de destino ${left}`,
    fortunaMenos: (points) => `Fortuna menos ${points}`,
    dano: (normales, triunfos, arma, proteccion) => {
      const parts = [normales > 0 ? `${normales}` : '', triunfos > 0 ? `${triunfos} × ${arma}` : ''];
      const sum = normales + triunfos * arma;
      const shown = parts.filter((part) => part !== '').join(' + ');
      const total = shown === `${sum}` ? `daño ${sum}` : `daño ${shown} = ${sum}`;
      return proteccion > 0
        ? `${total}, menos ${proteccion} de protección = ${Math.max(0, sum - proteccion)}`
        : total;
    },
    arma: (dano) => `daño del arma ${dano}`,
    pierdeTurno: 'pierde su próximo turno',
    sinDano: 'nadie recibe daño',
    comprometidos: (dice) => `próximo turno menos ${count(dice, 'dado', 'dados')}`,
    acumulado: (from, to, objetivo) => `acumulado de ${from} a ${to}, hacen falta ${objetivo}`,
    cubierto: 'dispararle tiene 2 dados más de dificultad',
    atencion: (dice) => `${count(dice, 'dado', 'dados')} más en su próxima recuperación`,
    salud: (id) => `estaba ${nivel(id)}`,
    efecto: (hecho) => {
      const {
        dano = 0,
        resistencia = 0,
        niveles = 0,
        repeticiones = 0,
        fortuna = 0,
        reserva = 0,
        arma = 0,
      } = hecho;
      switch (hecho.efecto) {
        case 'dano':
          return `daño ${dano}`;
        case 'robo':
          return `roba ${dano} de Resistencia`;
        case 'cura':
          return `recupera ${resistencia} de Resistencia${
            niveles > 0 ? ` y ${count(niveles, 'nivel', 'niveles')} de salud` : ''
          }`;
        case 'limpieza':
          return `el objetivo podrá repetir ${count(repeticiones, 'fracaso', 'fracasos')}${
            fortuna > 0 ? ` y recupera ${fortuna} de Fortuna` : ''
          }`;
        case 'anulacion':
          return `anula ${count(repeticiones, 'éxito', 'éxitos')} de Palabra de condenación`;
        case 'condena':
          return `el objetivo tendrá que repetir ${count(repeticiones, 'triunfo', 'triunfos')}${
            fortuna > 0 ? ` y pierde ${fortuna} de Fortuna` : ''
          }`;
        case 'reserva':
          return `${count(reserva, 'dado', 'dados')} más en la reserva de destino`;
        case 'trance':
          return `Fortuna más ${fortuna}${
            reserva > 0 ? ` y ${count(reserva, 'dado', 'dados')} más en la reserva de destino` : ''
          }`;
        case 'debilidad':
          return `daño del arma más ${arma}${hecho.ignoraArmadura ? ' e ignora la armadura' : ''}`;
      }
    },
  },
  spend: spendEs,
};

function side(figures: Parameters<Words['against']['responde']>[0]): string {
  return sideOf(
    figures,
    [
      ['normal', 'normales'],
      ['triunfo', 'triunfos'],
      ['triunfo doble', 'triunfos dobles'],
    ],
    and,
  );
}
