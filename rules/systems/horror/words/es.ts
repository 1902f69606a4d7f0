import type { Piece } from '../../../system';
import type { Caracteristica } from '../order';
import type { Words } from './form';
import { namesEs } from './names.es';

const points = (count: number): string => (count === 1 ? '1 punto' : `${count} puntos`);
const omens = (count: number): string =>
  count === 0 ? 'sin presagios' : count === 1 ? '1 presagio' : `${count} presagios`;
const signed = (value: number): string => (value < 0 ? `menos ${-value}` : String(value));
const cualidad: Piece = { name: 'cualidad' };
const rival: Piece = { name: 'rival' };

/** HOR-2 (L7-11) */
const grave: Readonly<Record<Caracteristica, string>> = {
  accion: 'gravemente herido',
  interaccion: 'en estado catatónico',
  cognicion: 'pierde la cordura',
};
const perdido: Readonly<Record<Caracteristica, string>> = {
  accion: 'muere',
  interaccion: 'en estado catatónico irreversible',
  cognicion: 'muerte cerebral',
};

const worth = (top: number, copies: number, value: number): string => {
  if (copies === 0) return 'sin dados, 0';
  return copies === 1 ? `el mayor ${top}` : `${copies} veces ${top}, ${top} + ${copies - 1} = ${value}`;
};

export const es: Words = {
  caracteristica: (id, dice) => `${namesEs[id]} ${signed(dice)}`,
  fuerzas: (id, optima) => `saca fuerzas de flaqueza, ${namesEs[id]} óptima ${optima}`,
  objeto: (name, dice) => ['«', name, `» ${dice === 1 ? '1 dado' : `${dice} dados`}`],
  rasgo: (name, value) => ['«', name, `» ${value}`],
  valor: (dice, top, copies, value) => `${dice}, ${worth(top, copies, value)}`,
  contra: (dificultad, igualVale, igual) =>
    `contra ${dificultad}${igualVale ? ', igualar vale' : igual ? ', hay que superarla' : ''}`,
  rivalTira: (dice, top, copies, value) => ['rival ', rival, `, ${dice}, ${worth(top, copies, value)}`],
  rivalDados: (dice) => ['rival ', rival, `, ${dice}`],
  suma: (value, bono, final) => `rival ${value} + rasgos ${bono} = ${final}`,
  ganaPrincipal: 'empate, vence el personaje principal',
  rival: (final, count) => `rival resultado ${final}, ${omens(count)}`,
  rivalDe: (tirada, final, count) => [
    'rival ',
    rival,
    `, tirada ${tirada}, resultado ${final}, ${omens(count)}`,
  ],
  presagios: omens,
  presagiosDeAmbos: (count) => `${omens(count)} entre los dos`,
  presagiosVencedor: (count) => `del vencedor ${omens(count)}`,
  amenaza: (now, sube) => (sube ? `amenaza ${now} → ${now + 1}` : `amenaza ${now}, no sube`),
  peligroso: 'reto peligroso',
  danino: 'conflicto dañino',
  repite: (tirada) => (tirada === null ? 'repite una tirada fallida' : `repite la tirada ${tirada}`),
  gasta: (spent) => `gasta ${spent} de superación`,
  gastaAmenaza: (spent) => `gasta ${spent} de amenaza`,
  descuenta: 'la amenaza que subió la tirada repetida no cuenta',
  forzado: (result) => [
    'activa «',
    cualidad,
    result === 'exito' ? '», éxito automático' : '», fallo automático',
  ],
  perdida: (lost, count) => (count === 0 ? `pierde ${lost}` : `pierde ${lost}, 1 + ${omens(count)}`),
  baja: (id, from, to) => `${namesEs[id]} ${signed(from)} → ${signed(to)}`,
  estado: (id, estado) => (estado === 'grave' ? grave[id] : estado === 'perdido' ? perdido[id] : ''),
  guion: 'puede gastar 1 de superación, protección de guion',
  guionUsada: 'gasta 1 de superación, protección de guion',
  guionDelDirector: 'gasta 1 de amenaza, protección de guion',
  verdict: {
    supera: 'SUPERADO',
    falla: 'FALLO',
    gana: 'GANA',
    pierde: 'PIERDE',
    empata: 'EMPATE',
    repite: 'EMPATE, se repite',
    resultado: (final) => `RESULTADO ${final}`,
    pendiente: 'pendiente del rival',
    sinDificultad: 'pendiente de la dificultad',
    pierdePuntos: (lost, id) => `pierde ${lost} de ${namesEs[id]}`,
    rivalPierde: (lost) => `el rival pierde ${points(lost)}`,
    pierdeTras: (lost, id) => `PIERDE ${lost} de ${namesEs[id]}`,
    sinDano: 'SIN DAÑO por protección de guion',
    amenaza: (now) => `AMENAZA ${now}`,
    gasto: (que, efecto, doble) => {
      switch (que) {
        case 'guion':
          return 'PROTECCIÓN DE GUION, ignora el daño';
        case 'cualidad':
          return {
            exito: 'ACTIVA UNA CUALIDAD, éxito automático',
            fallo: 'ACTIVA UNA CUALIDAD, fallo automático',
            elemento: 'ACTIVA UNA CUALIDAD, introduce un elemento',
            objeto: 'ACTIVA UNA CUALIDAD, dispone de un objeto',
          }[efecto ?? 'elemento'];
        case 'cualidad_contra':
          return 'ACTIVA UNA CUALIDAD DE OTRO para perjudicarlo, que gana el punto';
        case 'fuerzas':
          return 'SACA FUERZAS DE FLAQUEZA';
        case 'nograve':
          return 'NO ES TAN GRAVE COMO PARECÍA';
        case 'apresurarse':
          return doble ? 'SE APRESURA, actúa dos veces seguidas' : 'SE APRESURA, actúa antes que el monstruo';
        case 'premio':
          return 'GANA 1 de superación por su interpretación o sacrificio';
        case 'afectado':
          return 'GANA 1 de superación, activan una cualidad suya para perjudicarlo';
        case 'peligroso':
          return 'EL RETO SE DECLARA PELIGROSO';
        case 'dj_cualidad_contra':
          return 'EL DIRECTOR ACTIVA UNA CUALIDAD para perjudicar, el personaje gana 1 de superación';
        case 'dj_gasto':
          return 'EL DIRECTOR GASTA 1 de amenaza';
        case 'muerte':
          return 'LA AMENAZA SUBE por una muerte o un hecho terrible';
        case 'decreto':
          return 'LA AMENAZA SUBE por decreto';
        case 'inicio':
          return 'EMPIEZA LA PARTIDA';
        case 'perdida':
          return 'PIERDE PUNTOS';
      }
    },
  },
  superacion: (before, after) => `superación ${before} → ${after}`,
  amenazaPasa: (before, after) => `amenaza ${before} → ${after}`,
  recupera: (id, before, after) => `${namesEs[id]} ${signed(before)} → ${signed(after)}`,
  cualidad: ['«', cualidad, '»'],
};
