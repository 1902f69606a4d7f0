import type { Piece } from '../../../system';
import type { Words } from './form';
import { namesEn } from './names.en';

const number = (value: number): string => (value < 0 ? `minus ${-value}` : String(value));
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const lower = (id: keyof typeof namesEn): string => namesEn[id].toLowerCase();
const lasting = (veces: 2 | 3): string => (veces === 2 ? 'scene' : 'session');
const copies = (veces: number): string => (veces === 2 ? 'double' : 'triple');
const list = (values: readonly number[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
const rival: Piece = { name: 'rival' };

export const en: Words = {
  number,
  base: (id, valor) => `${namesEn[id]} ${valor}`,
  modificador: (value) => (value < 0 ? `minus modifier ${-value}` : `+ modifier ${value}`),
  otros: (value) => (value < 0 ? `minus other ${-value}` : `+ other ${value}`),
  penalizacion: (lost) => `minus ${lost} for ${lost === 2 ? 'wounds' : 'incapacity'}`,
  vale: (modo) =>
    ({ natural: 'C', positiva: 'M or the doubles added up', negativa: 'm or the doubles against' })[modo],
  categoria: (categoria) => `damage ${categoria}`,
  contra: (target) => `against ${number(target)}`,
  contraDefensa: (target, defensa, situacion, secuaz) => {
    if (situacion === 'indefenso')
      return `against ${target} for a helpless target${secuaz ? `, Defence ${number(defensa)}` : ''}`;
    if (situacion === 'desprevenido') {
      return `against Defence ${number(defensa)} minus 2 for an unaware target = ${number(target)}`;
    }
    if (situacion === 'normal') return `against Defence ${number(defensa)}`;
    return `against Defence ${number(defensa)} + ${situacion.total} for defending only = ${number(target)}`;
  },
  sobre: (dados, tirada) => (tirada === null ? `on the dice ${dados}` : `on roll ${tirada}, dice ${dados}`),
  activa: (signo, aspecto, repetidos) => [
    signo === 'positiva' ? 'activates «' : 'is hindered by «',
    aspecto,
    repetidos.length === 0 ? '», repeats no dice' : `», repeats ${list(repetidos)}`,
  ],
  quedan: (dados) => `now ${dados}`,
  suman: (faces, sum) => `added up ${faces.join(' + ')} = ${sum}`,
  restan: (face, times) => `${copies(times)} ${face} counts against`,
  rival: (total, clase) => `rival ${number(total)}${clase}`,
  rivalHecha: (tirada, total, clase) => [
    'rival ',
    rival,
    `${tirada === null ? '' : `, roll ${tirada}`}, total ${number(total)}${clase}`,
  ],
  clase: (tipo) => (tipo === 'critico' ? 'critical' : 'fumble'),
  rivalTira: (dice) => ['rival ', rival, `, ${dice}`],
  central: (value, bono, total) =>
    bono < 0
      ? `rival C ${value} minus ${-bono} = ${number(total)}`
      : `rival C ${value} + ${bono} = ${number(total)}`,
  dano: ({ categoria, faces, directo, bd, suma, factor, multiplicado, bdAparte, rd, total }) => {
    const sum = [
      ...faces.map(String),
      ...(directo > 0 ? [`direct ${directo}`] : []),
      ...(bd > 0 ? [`BD ${bd}`] : []),
    ];
    const parts = [`damage ${categoria}, ${sum.join(' + ')}${sum.length > 1 ? ` = ${suma}` : ''}`];
    if (multiplicado !== null) parts.push(`critical times ${factor} = ${multiplicado}`);
    if (bdAparte !== null) parts.push(`+ BD ${bdAparte} = ${(multiplicado ?? 0) + bdAparte}`);
    if (rd > 0) parts.push(`minus RD ${rd} = ${total}`);
    return parts.join(', ');
  },
  directo: (dice) => `direct damage ${dice}`,
  pasos: (rows) =>
    `damage ${Math.abs(rows) === 1 ? '1 category' : `${Math.abs(rows)} categories`} ${rows > 0 ? 'up' : 'down'} by an aspect`,
  prolongada: (llevas, necesarias) => `extended action, ${llevas} of ${necesarias} so far`,
  uso: (uso, estado, sinReposo) => {
    const state = estado === null ? '' : `, ${lower(estado)}`;
    switch (uso) {
      case 'prueba':
        return '';
      case 'masivo':
        return 'massive damage';
      case 'muerte':
        return 'dying';
      case 'recuperacion':
        return `recovery${state}${sinReposo ? ', without rest' : ''}`;
      case 'nograve':
        return `it is not as bad as it looks, spends 1 DP${state}`;
    }
  },
  recibe: (dano) => `damage suffered ${dano}`,
  salud: (before, after, max, estado) => `Resistance lost ${before} → ${after} of ${max}, ${lower(estado)}`,
  consolidados: (fixed) => (fixed === 1 ? '1 consolidated point' : `${fixed} consolidated points`),
  distancia: (distancia, papel) => `${lower(papel)}, ${lower(distancia)} distance`,
  sinConsolidar: (free) => `${points(free)} not consolidated`,
  deSecuaz: (times) =>
    `attack by a henchman${times === null ? '' : `, ${copies(times)} 10, it hits and no more`}`,
  gasto: (que, dano) =>
    ({
      narrativo: 'SPENDS 1 DP, brings in an element',
      contra: 'GIVES 1 DP, activates an aspect against another',
      rechazar: 'PAYS 1 DP, refuses what is activated against them',
      ignorar: 'SPENDS 1 DP, ignores the damage of the henchman',
      complicacion: 'GAINS 1 DP, a complication sets them back',
      recibir: 'GAINS 1 DP, something is activated against them',
      agotar: 'EXHAUSTS AN ASPECT',
      sesion: 'NEW SESSION',
      descanso: 'RESTS, recovers the Resistance lost',
      dano: `SUFFERS DAMAGE ${dano}`,
      estable_secuaz: 'STABILISES, felled by a henchman',
      estable_aspecto: 'SPENDS 1 DP, STABILISES by an aspect',
    })[que],
  faltaMasivo: (dificultad) => `MASSIVE DAMAGE, waiting for the Stamina roll against ${dificultad}`,
  puntos: (before, after) => `DP ${before} → ${after}`,
  pagaPD: 'spends 1 DP',
  recibePD: 'gains 1 DP',
  agota: 'exhausts the aspect',
  verdict: {
    exito: 'SUCCESS',
    fallo: 'FAILURE',
    total: (value) => `TOTAL ${number(value)}`,
    critico: (veces, aspecto) =>
      `CRITICAL, ${copies(veces)} 10${aspecto ? `, ${lasting(veces)} aspect` : ''}`,
    pifia: (veces) => `FUMBLE, ${copies(veces)} 1, ${lasting(veces)} aspect`,
    van: (lleva, necesarias) =>
      lleva === necesarias ? `COMPLETE, ${lleva} of ${necesarias}` : `${lleva} of ${necesarias} so far`,
    gana: 'WINS',
    pierde: 'LOSES',
    empate: 'TIE',
    tablas: 'TIE, a draw',
    repite: 'TIE, roll again',
    pendiente: 'waiting for the rival',
    iniciativa: (total) => `INITIATIVE ${number(total)}`,
    impacta: 'HIT',
    falla: 'MISS',
    dano: (total) => `DAMAGE ${total}`,
    siImpacta: (total) => `if it hits DAMAGE ${total}`,
    secuela: (veces) => `injury for the ${lasting(veces)}`,
    alcanza: (secuaces) => `reaches ${secuaces} henchmen`,
    fuera: 'henchman out of the fight',
    resiste: 'RESISTS',
    masivo: 'MASSIVE DAMAGE, all Resistance is lost',
    pierdePuntos: (lost) => `loses ${points(lost)} of Resistance`,
    aguanta: 'HOLDS ON',
    muere: 'DIES',
    estable: 'STABILISES',
    recupera: (won) => `${won < 0 ? 'LOSES' : 'RECOVERS'} ${points(Math.abs(won))} of Resistance`,
    igual: 'NO CHANGE',
    borra: (erased) => (erased === 0 ? 'STABILISED' : `STABILISED, erases ${points(erased)} of damage`),
    supervision: 'aspect «Under medical supervision»',
    carrera: (carrera, before) => {
      if (!carrera.fin) {
        return carrera.distancia === before
          ? `distance stays ${lower(before)}`
          : `distance ${lower(before)} → ${lower(carrera.distancia)}`;
      }
      return carrera.por === 'distancia'
        ? 'THE QUARRY ESCAPES'
        : `END OF THE CHASE, for the ${lower(carrera.favor)}`;
    },
  },
};
