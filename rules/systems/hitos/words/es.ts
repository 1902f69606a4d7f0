import type { Piece } from '../../../system';
import type { Words } from './form';
import { namesEs } from './names.es';

const number = (value: number): string => (value < 0 ? `menos ${-value}` : String(value));
const points = (count: number): string => (count === 1 ? '1 punto' : `${count} puntos`);
const lower = (id: keyof typeof namesEs): string => namesEs[id].toLowerCase();
const lasting = (veces: 2 | 3): string => (veces === 2 ? 'escena' : 'sesión');
const copies = (veces: number): string => (veces === 2 ? 'doble' : 'triple');
const list = (values: readonly number[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} y ${values.at(-1)}`;
const rival: Piece = { name: 'rival' };

export const es: Words = {
  number,
  base: (id, valor) => `${namesEs[id]} ${valor}`,
  modificador: (value) => (value < 0 ? `menos ${-value} de modificador` : `+ modificador ${value}`),
  otros: (value) => (value < 0 ? `menos otros ${-value}` : `+ otros ${value}`),
  penalizacion: (lost) => `menos ${lost} por ${lost === 2 ? 'herido' : 'incapacitado'}`,
  vale: (modo) =>
    ({ natural: 'C', positiva: 'M o los dobles sumados', negativa: 'm o los dobles en contra' })[modo],
  categoria: (categoria) => `daño ${categoria}`,
  contra: (target) => `contra ${number(target)}`,
  contraDefensa: (target, defensa, situacion, secuaz) => {
    if (situacion === 'indefenso')
      return `contra ${target} por indefenso${secuaz ? `, Defensa ${number(defensa)}` : ''}`;
    if (situacion === 'desprevenido') {
      return `contra Defensa ${number(defensa)} menos 2 por desprevenido = ${number(target)}`;
    }
    if (situacion === 'normal') return `contra Defensa ${number(defensa)}`;
    return `contra Defensa ${number(defensa)} + ${situacion.total} por defenderse = ${number(target)}`;
  },
  sobre: (dados, tirada) =>
    tirada === null ? `sobre los dados ${dados}` : `sobre la tirada ${tirada}, dados ${dados}`,
  activa: (signo, aspecto, repetidos) => [
    signo === 'positiva' ? 'activa «' : 'se activa en contra «',
    aspecto,
    repetidos.length === 0 ? '», no repite dados' : `», repite ${list(repetidos)}`,
  ],
  quedan: (dados) => `quedan ${dados}`,
  suman: (faces, sum) => `se suman ${faces.join(' + ')} = ${sum}`,
  restan: (face, times) => `${copies(times)} ${face} en contra`,
  rival: (total, clase) => `rival ${number(total)}${clase}`,
  rivalHecha: (tirada, total, clase) => [
    'rival ',
    rival,
    `${tirada === null ? '' : `, tirada ${tirada}`}, total ${number(total)}${clase}`,
  ],
  clase: (tipo) => (tipo === 'critico' ? 'crítico' : 'pifia'),
  rivalTira: (dice) => ['rival ', rival, `, ${dice}`],
  central: (value, bono, total) =>
    bono < 0
      ? `rival C ${value} menos ${-bono} = ${number(total)}`
      : `rival C ${value} + ${bono} = ${number(total)}`,
  dano: ({ categoria, faces, directo, bd, suma, factor, multiplicado, bdAparte, rd, total }) => {
    const sum = [
      ...faces.map(String),
      ...(directo > 0 ? [`directo ${directo}`] : []),
      ...(bd > 0 ? [`BD ${bd}`] : []),
    ];
    const parts = [`daño ${categoria}, ${sum.join(' + ')}${sum.length > 1 ? ` = ${suma}` : ''}`];
    if (multiplicado !== null) parts.push(`crítico por ${factor} = ${multiplicado}`);
    if (bdAparte !== null) parts.push(`+ BD ${bdAparte} = ${(multiplicado ?? 0) + bdAparte}`);
    if (rd > 0) parts.push(`menos RD ${rd} = ${total}`);
    return parts.join(', ');
  },
  directo: (dice) => `daño directo ${dice}`,
  pasos: (rows) =>
    `daño ${Math.abs(rows) === 1 ? '1 categoría' : `${Math.abs(rows)} categorías`} ${rows > 0 ? 'más' : 'menos'} por un aspecto`,
  prolongada: (llevas, necesarias) => `acción prolongada, llevaba ${llevas} de ${necesarias}`,
  uso: (uso, estado, sinReposo) => {
    const state = estado === null ? '' : `, ${lower(estado)}`;
    switch (uso) {
      case 'prueba':
        return '';
      case 'masivo':
        return 'daño masivo';
      case 'muerte':
        return 'moribundo';
      case 'recuperacion':
        return `recuperación${state}${sinReposo ? ', sin reposo' : ''}`;
      case 'nograve':
        return `no es tan grave como parece, gasta 1 PD${state}`;
    }
  },
  recibe: (dano) => `daño recibido ${dano}`,
  salud: (before, after, max, estado) =>
    `Resistencia perdida ${before} → ${after} de ${max}, ${lower(estado)}`,
  consolidados: (fixed) => (fixed === 1 ? '1 punto consolidado' : `${fixed} puntos consolidados`),
  distancia: (distancia, papel) => `${lower(papel)}, distancia ${lower(distancia)}`,
  sinConsolidar: (free) => `${points(free)} sin consolidar`,
  deSecuaz: (times) =>
    `ataque de un secuaz${times === null ? '' : `, ${copies(times)} 10, impacta sin más efecto`}`,
  gasto: (que, dano) =>
    ({
      narrativo: 'GASTA 1 PD, introduce un elemento',
      contra: 'DA 1 PD, activa un aspecto contra otro',
      rechazar: 'PAGA 1 PD, rechaza lo que se activa en su contra',
      ignorar: 'GASTA 1 PD, ignora el daño del secuaz',
      complicacion: 'GANA 1 PD, una complicación le causa un revés',
      recibir: 'GANA 1 PD, se activa algo en su contra',
      agotar: 'AGOTA UN ASPECTO',
      sesion: 'NUEVA SESIÓN',
      descanso: 'DESCANSA, recupera la Resistencia perdida',
      dano: `RECIBE DAÑO ${dano}`,
      estable_secuaz: 'SE ESTABILIZA, cayó por un secuaz',
      estable_aspecto: 'GASTA 1 PD, SE ESTABILIZA con un aspecto',
    })[que],
  faltaMasivo: (dificultad) => `DAÑO MASIVO, falta la tirada de Aguante contra ${dificultad}`,
  puntos: (before, after) => `PD ${before} → ${after}`,
  pagaPD: 'gasta 1 PD',
  recibePD: 'recibe 1 PD',
  agota: 'agota el aspecto',
  verdict: {
    exito: 'ÉXITO',
    fallo: 'FALLO',
    total: (value) => `TOTAL ${number(value)}`,
    critico: (veces, aspecto) =>
      `CRÍTICO, ${copies(veces)} 10${aspecto ? `, aspecto de ${lasting(veces)}` : ''}`,
    pifia: (veces) => `PIFIA, ${copies(veces)} 1, aspecto de ${lasting(veces)}`,
    van: (lleva, necesarias) =>
      lleva === necesarias ? `COMPLETADA, ${lleva} de ${necesarias}` : `van ${lleva} de ${necesarias}`,
    gana: 'GANA',
    pierde: 'PIERDE',
    empate: 'EMPATE',
    tablas: 'EMPATE, tablas',
    repite: 'EMPATE, se repite',
    pendiente: 'pendiente del rival',
    iniciativa: (total) => `INICIATIVA ${number(total)}`,
    impacta: 'IMPACTA',
    falla: 'FALLA',
    dano: (total) => `DAÑO ${total}`,
    siImpacta: (total) => `si impacta DAÑO ${total}`,
    secuela: (veces) => `secuela de ${lasting(veces)}`,
    alcanza: (secuaces) => `alcanza a ${secuaces} secuaces`,
    fuera: 'secuaz fuera de combate',
    resiste: 'RESISTE',
    masivo: 'DAÑO MASIVO, pierde toda la Resistencia',
    pierdePuntos: (lost) => `pierde ${points(lost)} de Resistencia`,
    aguanta: 'AGUANTA',
    muere: 'MUERE',
    estable: 'SE ESTABILIZA',
    recupera: (won) => `${won < 0 ? 'PIERDE' : 'RECUPERA'} ${points(Math.abs(won))} de Resistencia`,
    igual: 'SIN CAMBIOS',
    borra: (erased) => (erased === 0 ? 'ESTABILIZADO' : `ESTABILIZADO, borra ${points(erased)} de daño`),
    supervision: 'aspecto «Bajo supervisión médica»',
    carrera: (carrera, before) => {
      if (!carrera.fin) {
        return carrera.distancia === before
          ? `sigue la distancia ${lower(before)}`
          : `distancia ${lower(before)} → ${lower(carrera.distancia)}`;
      }
      return carrera.por === 'distancia'
        ? 'EL PERSEGUIDO ESCAPA'
        : `FIN DE LA PERSECUCIÓN, a favor del ${lower(carrera.favor)}`;
    },
  },
};
