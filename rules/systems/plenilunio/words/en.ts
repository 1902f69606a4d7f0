import type { Piece } from '../../../system';
import { count, listed, sideOf, type Words } from './form';
import { namesEn } from './names.en';
import { spendEn } from './spend.en';
import { usosEn } from './usos.en';

const rival: Piece = { name: 'rival' };
const and = ' and ';
const nivel = (id: keyof typeof namesEn): string => namesEn[id].toLowerCase();

export const en: Words = {
  and,
  pool: {
    rasgo: (rasgo, valor) => `${namesEn[rasgo]} ${valor}`,
    uso: (don, { id }) => usosEn[don][id] ?? id,
    herramientas: (dice) => `tools +${dice}`,
    arma: (dice) => `weapon +${dice}`,
    ayudas: (dice) => ['helped by ', { name: 'ayudantes' }, ` +${dice}`],
    medicos: (dice) => `medical care +${dice}`,
    heridas: (dice) => `wounds minus ${dice}`,
    comprometidos: (dice) => `already used minus ${dice}`,
    usa: (dice, of) => `uses ${dice} of ${count(of, 'die', 'dice')}`,
    acero: (dice) => `Steel defence +${dice}`,
    especialidad: (of) => ['«', { name: 'especialidad' }, of ? `» (${namesEn[of]})` : '»'],
  },
  dice: {
    none: 'no dice',
    destino: (dice) => `destiny ${dice}`,
    automaticos: (n, don) =>
      `${count(n, 'automatic success', 'automatic successes')}${don ? ` (${namesEn[don]})` : ''}`,
    triunfosOtraVez: (dice) => `triumphs thrown again ${dice}`,
    fracasosOtraVez: (dice) => `botches thrown again ${dice}`,
    exitos: (n) => count(n, 'success', 'successes'),
    fracasos: (n) => count(n, 'botch', 'botches'),
    doubled: (own) => (own ? 'each 6 counts 2' : 'each 6 of destiny counts 2'),
    armadura: (penalty, converted) =>
      `armour ${penalty}, ${
        converted === 0
          ? 'no hindrance'
          : converted === 1
            ? '1 triumph becomes a plain success'
            : `${converted} triumphs become plain successes`
      }`,
  },
  against: {
    label: (revealed) => (revealed ? 'difficulty' : 'opposition'),
    none: 'no opposition',
    waiting: 'the opposition is to come',
    waitingDefence: 'the defence is to come',
    responde: (figures, exitos) => [
      'against ',
      rival,
      `, roll ${figures.turno}, ${count(exitos, 'success', 'successes')}${exitos > 0 ? ` (${side(figures)})` : ''}`,
    ],
    reves: 'the opposition suffers a setback',
    queda: ({ normales, sencillos, dobles, medio }, ofSubject) => {
      const parts = [
        normales > 0 ? count(normales, 'plain success', 'plain successes') : '',
        sencillos > 0 ? count(sencillos, 'triumph', 'triumphs') : '',
        dobles > 0 ? count(dobles, 'double triumph', 'double triumphs') : '',
        medio ? 'half a double triumph' : '',
      ];
      return `${listed(parts, and)} left${ofSubject ? '' : ' to the opposition'}`;
    },
  },
  verdict: {
    exito: (grado) => `SUCCESS, degree ${grado}`,
    fallo: (grado) => `FAILURE, degree ${grado}`,
    ambiguo: 'AMBIGUOUS RESULT',
    pendiente: (n) => `${count(n, 'SUCCESS', 'SUCCESSES')}, waiting for the opposition`,
    pendienteDefensa: (n) => `${count(n, 'SUCCESS', 'SUCCESSES')}, waiting for the defence`,
    gana: (grado) => `WINS by ${grado}`,
    pierde: (grado) => `LOSES by ${grado}`,
    empate: 'TIE',
    seRepite: 'to be repeated',
    exitoDe: (grado) => ['SUCCESS for ', rival, `, degree ${grado}`],
    falloDe: (grado) => ['FAILURE for ', rival, `, degree ${grado}`],
    ambiguoDe: ['AMBIGUOUS RESULT for ', rival],
    reves: 'SETBACK!',
    destino: (now) => `DESTINY ${now}!`,
    dano: (points) => `DAMAGE ${points}`,
    recibe: (points) => `TAKES DAMAGE ${points}`,
    completada: 'COMPLETE!',
    nivel: (from, to) =>
      from === to ? `still ${nivel(to)}` : to === 'muerto' ? 'DIES' : `now ${nivel(to).toUpperCase()}`,
  },
  after: {
    destinoSube: (from) => `Destiny from ${from} to ${from + 1}, Fortune ${from + 1}`,
    reserva: (left) => `reserve of destiny ${left}`,
    fortunaMenos: (points) => `Fortune minus ${points}`,
    dano: (normales, triunfos, arma, proteccion) => {
      const parts = [normales > 0 ? `${normales}` : '', triunfos > 0 ? `${triunfos} × ${arma}` : ''];
      const sum = normales + triunfos * arma;
      const shown = parts.filter((part) => part !== '').join(' + ');
      const total = shown === `${sum}` ? `damage ${sum}` : `damage ${shown} = ${sum}`;
      return proteccion > 0
        ? `${total}, minus ${proteccion} of protection = ${Math.max(0, sum - proteccion)}`
        : total;
    },
    arma: (dano) => `weapon damage ${dano}`,
    pierdeTurno: 'loses the next turn',
    sinDano: 'nobody is harmed',
    comprometidos: (dice) => `next turn minus ${count(dice, 'die', 'dice')}`,
    acumulado: (from, to, objetivo) => `gathered from ${from} to ${to}, ${objetivo} are needed`,
    cubierto: 'shooting at this target has 2 more dice of difficulty',
    atencion: (dice) => `${count(dice, 'die', 'dice')} more in the next recovery`,
    salud: (id) => `was ${nivel(id)}`,
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
          return `damage ${dano}`;
        case 'robo':
          return `steals ${dano} stamina`;
        case 'cura':
          return `${resistencia} stamina recovered${
            niveles > 0 ? ` and ${count(niveles, 'level', 'levels')} of health` : ''
          }`;
        case 'limpieza':
          return `the target may throw ${count(repeticiones, 'botch', 'botches')} again${
            fortuna > 0 ? ` and recovers ${fortuna} Fortune` : ''
          }`;
        case 'anulacion':
          return `undoes ${count(repeticiones, 'success', 'successes')} of Word of doom`;
        case 'condena':
          return `the target must throw ${count(repeticiones, 'triumph', 'triumphs')} again${
            fortuna > 0 ? ` and loses ${fortuna} Fortune` : ''
          }`;
        case 'reserva':
          return `${count(reserva, 'die', 'dice')} more in the reserve of destiny`;
        case 'trance':
          return `Fortune plus ${fortuna}${
            reserva > 0 ? ` and ${count(reserva, 'die', 'dice')} more in the reserve of destiny` : ''
          }`;
        case 'debilidad':
          return `weapon damage plus ${arma}${hecho.ignoraArmadura ? ' and armour is ignored' : ''}`;
      }
    },
  },
  spend: spendEn,
};

function side(figures: Parameters<Words['against']['responde']>[0]): string {
  return sideOf(
    figures,
    [
      ['plain', 'plain'],
      ['triumph', 'triumphs'],
      ['double triumph', 'double triumphs'],
    ],
    and,
  );
}
