import type { InputWords } from './inputs.form';

const dificultades: Readonly<Record<string, string>> = {
  facil: 'Fácil',
  media: 'Media',
  dificil: 'Difícil',
  muydificil: 'Muy difícil',
  epica: 'Épica',
};

export const inputsEs: InputWords = {
  offers: {
    reto: 'Reto',
    oposicion: 'Oposición (director)',
  },
  labels: {
    caracteristica: 'Característica',
    especialidad: 'Especialidad',
    herramientas: 'Herramientas',
    heridas: 'Dados menos',
    comprometidos: 'Dados ya usados para defenderse',
    donAutomatico: 'Don que da éxitos',
    automaticos: 'Éxitos automáticos',
    destino: 'Dados de destino',
    armadura: 'La armadura estorba',
    repiteFracasos: 'Fracasos que repite',
    repiteTriunfos: 'Triunfos que debe repetir',
    oposicion: 'Dificultad',
    dados: 'Dados',
    rivalEspecialista: 'La oposición tiene especialidad',
    rival: 'Responde a',
    turno: 'Número de su tirada',
    normales: 'Sus éxitos normales',
    sencillos: 'Sus triunfos de un éxito',
    dobles: 'Sus triunfos dobles',
    danoRival: 'Daño de su arma',
  },
  helps: {
    especialidad: 'El director decide si se aplica; puede ser de otra característica.',
    herramientas: 'Dados de la mejor herramienta: 0, 1 o 2.',
    heridas: 'Por heridas: 1 si está herido, 2 si está malherido.',
    destino: 'De la reserva de todos: de 0 a 5. Cada 6 vale dos y sube el Destino.',
    armadura: 'Acciones de coordinación, agilidad o rapidez.',
    oposicion: 'El director dice cuántos dados, o tira él después.',
    dobles: 'Cada uno vale dos éxitos.',
  },
  pendiente: 'Pendiente: la tira el director',
  none: 'Ninguna',
  dificultad: (id, dados) => {
    const dice = dados === 0 ? 'sin oposición' : `${dados} ${dados === 1 ? 'dado' : 'dados'}`;
    return id ? `${dificultades[id] ?? id}, ${dice}` : dice;
  },
};
