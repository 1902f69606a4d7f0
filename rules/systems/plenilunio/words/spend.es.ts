import { count, type SpendWords } from './form';
import { namesEs } from './names.es';

const heridas = ['SIN HERIDA', 'HERIDA LEVE', 'HERIDA GRAVE', 'HERIDA CRÍTICA', 'HERIDA MORTAL'];
const severidades = ['ninguna', 'leve', 'grave', 'crítica', 'mortal'];

export const spendEs: SpendWords = {
  herida: ({ queda, salud, inconsciente }, from) => {
    const parts = [heridas[queda] ?? ''];
    if (salud === 'muerto') parts.push(from === 'muerto' ? 'ya estaba muerto' : 'MUERE');
    else {
      if (salud !== from) parts.push(`pasa a ${namesEs[salud].toUpperCase()}`);
      if (inconsciente && salud !== 'inconsciente') parts.push('INCONSCIENTE');
    }
    return parts.join(', ');
  },
  danoRecibido: (golpe, proteccion) =>
    proteccion > 0
      ? `daño ${golpe}, menos ${proteccion} de protección = ${Math.max(0, golpe - proteccion)}`
      : `daño ${golpe}`,
  aguante: (value) => `Aguante ${value}`,
  resistencia: (from, to) => `Resistencia de ${from} a ${to}`,
  reduce: (coste, from, to) =>
    `gasta ${coste} de Fortuna, la herida ${severidades[from] ?? ''} queda en ${severidades[to] ?? ''}`,
  fortuna: (from, to) => `Fortuna de ${from} a ${to}`,
  gasto: (que) =>
    ({
      aliento: 'RECOBRA EL ALIENTO',
      adelantarse: 'SE ADELANTA',
      elemento: 'ELEMENTO DRAMÁTICO',
      don: 'ACTIVA UN DON',
      giro: 'RECUPERA FORTUNA',
    })[que],
  activa: (don, puntuacion) => `${namesEs[don]} ${puntuacion}`,
  manto: (proteccion) => `protección ${proteccion} hasta su próximo turno`,
  acero: (dice) => `${count(dice, 'dado', 'dados')} contra cada ataque cuerpo a cuerpo de este turno`,
  descansa: 'DESCANSA',
  descanso: (nivel, tercios) =>
    `${namesEs[nivel].toLowerCase()}, recupera hasta ${
      tercios === 1 ? 'el Aguante' : `${tercios} veces el Aguante`
    }`,
  giro: (dados) => `GIRO DE LA TRAMA, ${count(dados, 'dado', 'dados')} de destino`,
  reserva: (from, to) => `reserva de destino de ${from} a ${to}`,
  giroFortuna: (dados) => `cada personaje jugador recupera ${dados} de Fortuna, hasta su Destino`,
};
