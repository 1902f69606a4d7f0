import { count, type SpendWords } from './form';
import { namesEn } from './names.en';

const heridas = ['NO WOUND', 'LIGHT WOUND', 'GRAVE WOUND', 'CRITICAL WOUND', 'MORTAL WOUND'];
const severidades = ['no wound', 'light', 'grave', 'critical', 'mortal'];

export const spendEn: SpendWords = {
  herida: ({ queda, salud, inconsciente }, from) => {
    const parts = [heridas[queda] ?? ''];
    if (salud === 'muerto') parts.push(from === 'muerto' ? 'was already dead' : 'DIES');
    else {
      if (salud !== from) parts.push(`now ${namesEn[salud].toUpperCase()}`);
      if (inconsciente && salud !== 'inconsciente') parts.push('UNCONSCIOUS');
    }
    return parts.join(', ');
  },
  danoRecibido: (golpe, proteccion) =>
    proteccion > 0
      ? `damage ${golpe}, minus ${proteccion} of protection = ${Math.max(0, golpe - proteccion)}`
      : `damage ${golpe}`,
  aguante: (value) => `endurance ${value}`,
  resistencia: (from, to) => `stamina from ${from} to ${to}`,
  reduce: (coste, from, to) =>
    `spends ${coste} Fortune, the wound goes from ${severidades[from] ?? ''} to ${severidades[to] ?? ''}`,
  fortuna: (from, to) => `Fortune from ${from} to ${to}`,
  gasto: (que) =>
    ({
      aliento: 'CATCHES BREATH',
      adelantarse: 'GETS AHEAD',
      elemento: 'DRAMATIC ELEMENT',
      don: 'ACTIVATES A GIFT',
      giro: 'RECOVERS FORTUNE',
    })[que],
  activa: (don, puntuacion) => `${namesEn[don]} ${puntuacion}`,
  manto: (proteccion) => `protection ${proteccion} until the next turn`,
  acero: (dice) => `${count(dice, 'die', 'dice')} against each melee attack of this turn`,
  descansa: 'RESTS',
  descanso: (nivel, tercios) =>
    `${namesEn[nivel].toLowerCase()}, recovers up to ${
      tercios === 1 ? 'endurance' : `${tercios} times endurance`
    }`,
  giro: (dados) => `PLOT TWIST, ${count(dados, 'destiny die', 'destiny dice')}`,
  reserva: (from, to) => `reserve of destiny from ${from} to ${to}`,
  giroFortuna: (dados) => `each player character recovers ${dados} Fortune, up to Destiny`,
};
