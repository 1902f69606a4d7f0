import type { Piece } from '../../../system';
import type { Caracteristica } from '../order';
import type { Words } from './form';
import { namesEn } from './names.en';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const omens = (count: number): string =>
  count === 0 ? 'no omens' : count === 1 ? '1 omen' : `${count} omens`;
const signed = (value: number): string => (value < 0 ? `minus ${-value}` : String(value));
const cualidad: Piece = { name: 'cualidad' };
const rival: Piece = { name: 'rival' };

/** HOR-2 (L7-11) */
const grave: Readonly<Record<Caracteristica, string>> = {
  accion: 'gravely wounded',
  interaccion: 'in a catatonic state',
  cognicion: 'out of their mind',
};
const perdido: Readonly<Record<Caracteristica, string>> = {
  accion: 'dies',
  interaccion: 'in a catatonic state for ever',
  cognicion: 'brain death',
};

const worth = (top: number, copies: number, value: number): string => {
  if (copies === 0) return 'no dice, 0';
  return copies === 1 ? `the highest ${top}` : `${copies} times ${top}, ${top} + ${copies - 1} = ${value}`;
};

export const en: Words = {
  caracteristica: (id, dice) => `${namesEn[id]} ${signed(dice)}`,
  fuerzas: (id, optima) => `draws on their last strength, optimal ${namesEn[id]} ${optima}`,
  objeto: (name, dice) => ['«', name, `» ${dice === 1 ? '1 die' : `${dice} dice`}`],
  rasgo: (name, value) => ['«', name, `» ${value}`],
  valor: (dice, top, copies, value) => `${dice}, ${worth(top, copies, value)}`,
  contra: (dificultad, igualVale, igual) =>
    `against ${dificultad}${igualVale ? ', equal is enough' : igual ? ', it must be beaten' : ''}`,
  rivalTira: (dice, top, copies, value) => ['rival ', rival, `, ${dice}, ${worth(top, copies, value)}`],
  rivalDados: (dice) => ['rival ', rival, `, ${dice}`],
  suma: (value, bono, final) => `rival ${value} + traits ${bono} = ${final}`,
  ganaPrincipal: 'tie, the main character wins',
  rival: (final, count) => `rival result ${final}, ${omens(count)}`,
  rivalDe: (tirada, final, count) => ['rival ', rival, `, roll ${tirada}, result ${final}, ${omens(count)}`],
  presagios: omens,
  presagiosDeAmbos: (count) => `${omens(count)} between both`,
  presagiosVencedor: (count) => `${omens(count)} of the winner`,
  amenaza: (now, sube) => (sube ? `threat ${now} → ${now + 1}` : `threat ${now}, does not rise`),
  peligroso: 'dangerous challenge',
  danino: 'harmful conflict',
  repite: (tirada) => (tirada === null ? 'repeats a failed roll' : `repeats roll ${tirada}`),
  gasta: (spent) => `spends ${spent} resolve`,
  gastaAmenaza: (spent) => `spends ${spent} threat`,
  descuenta: 'the rise of threat by the repeated roll does not count',
  forzado: (result) => [
    'activates «',
    cualidad,
    result === 'exito' ? '», automatic success' : '», automatic failure',
  ],
  perdida: (lost, count) => (count === 0 ? `loses ${lost}` : `loses ${lost}, 1 + ${omens(count)}`),
  baja: (id, from, to) => `${namesEn[id]} ${signed(from)} → ${signed(to)}`,
  estado: (id, estado) => (estado === 'grave' ? grave[id] : estado === 'perdido' ? perdido[id] : ''),
  guion: 'may spend 1 resolve, script protection',
  guionUsada: 'spends 1 resolve, script protection',
  guionDelDirector: 'spends 1 threat, script protection',
  verdict: {
    supera: 'PASSED',
    falla: 'FAILED',
    gana: 'WINS',
    pierde: 'LOSES',
    empata: 'TIE',
    repite: 'TIE, roll again',
    resultado: (final) => `RESULT ${final}`,
    pendiente: 'waiting for the rival',
    sinDificultad: 'waiting for the difficulty',
    pierdePuntos: (lost, id) => `loses ${lost} of ${namesEn[id]}`,
    rivalPierde: (lost) => `the rival loses ${points(lost)}`,
    pierdeTras: (lost, id) => `LOSES ${lost} of ${namesEn[id]}`,
    sinDano: 'NO HARM by script protection',
    amenaza: (now) => `THREAT ${now}`,
    gasto: (que, efecto, doble) => {
      switch (que) {
        case 'guion':
          return 'SCRIPT PROTECTION, ignores the harm';
        case 'cualidad':
          return {
            exito: 'ACTIVATES A QUALITY, automatic success',
            fallo: 'ACTIVATES A QUALITY, automatic failure',
            elemento: 'ACTIVATES A QUALITY, brings in an element',
            objeto: 'ACTIVATES A QUALITY, has an object at hand',
          }[efecto ?? 'elemento'];
        case 'cualidad_contra':
          return 'ACTIVATES A QUALITY OF ANOTHER to harm them, who gains the point';
        case 'fuerzas':
          return 'DRAWS ON THEIR LAST STRENGTH';
        case 'nograve':
          return 'IT IS NOT AS BAD AS IT LOOKED';
        case 'apresurarse':
          return doble ? 'HURRIES, acts twice in a row' : 'HURRIES, acts before the monster';
        case 'premio':
          return 'GAINS 1 resolve for the acting or the sacrifice';
        case 'afectado':
          return 'GAINS 1 resolve, a quality is activated to harm them';
        case 'peligroso':
          return 'THE CHALLENGE IS DECLARED DANGEROUS';
        case 'dj_cualidad_contra':
          return 'THE DIRECTOR ACTIVATES A QUALITY to harm, the character gains 1 resolve';
        case 'dj_gasto':
          return 'THE DIRECTOR SPENDS 1 threat';
        case 'muerte':
          return 'THREAT RISES for a death or a dreadful event';
        case 'decreto':
          return 'THREAT RISES by decree';
        case 'inicio':
          return 'THE GAME BEGINS';
        case 'perdida':
          return 'LOSES POINTS';
      }
    },
  },
  superacion: (before, after) => `resolve ${before} → ${after}`,
  amenazaPasa: (before, after) => `threat ${before} → ${after}`,
  recupera: (id, before, after) => `${namesEn[id]} ${signed(before)} → ${signed(after)}`,
  cualidad: ['«', cualidad, '»'],
};
