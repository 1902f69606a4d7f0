import type { InputWords } from './inputs.form';

const difficulties: Readonly<Record<string, string>> = {
  facil: 'Easy',
  media: 'Medium',
  dificil: 'Hard',
  muydificil: 'Very hard',
  epica: 'Epic',
};

export const inputsEn: InputWords = {
  offers: {
    reto: 'Challenge',
    oposicion: 'Opposition (director)',
  },
  labels: {
    caracteristica: 'Characteristic',
    especialidad: 'Specialty',
    herramientas: 'Tools',
    heridas: 'Dice less',
    comprometidos: 'Dice already used to defend',
    donAutomatico: 'Gift that gives successes',
    automaticos: 'Automatic successes',
    destino: 'Destiny dice',
    armadura: 'Armour hinders',
    repiteFracasos: 'Botches thrown again',
    repiteTriunfos: 'Triumphs that must be thrown again',
    oposicion: 'Difficulty',
    dados: 'Dice',
    rivalEspecialista: 'The opposition has a specialty',
    rival: 'Answers',
    turno: 'Number of that roll',
    normales: 'Its plain successes',
    sencillos: 'Its single triumphs',
    dobles: 'Its double triumphs',
    danoRival: 'Damage of that weapon',
  },
  helps: {
    especialidad: 'The director decides whether it applies; it may be of another characteristic.',
    herramientas: 'Dice of the best tool: 0, 1 or 2.',
    heridas: 'For wounds: 1 when wounded, 2 when badly wounded.',
    destino: 'From the reserve everybody shares: 0 to 5. Each 6 counts two and raises Destiny.',
    armadura: 'Actions of coordination, agility or speed.',
    oposicion: 'The director says how many dice, or rolls them later.',
    dobles: 'Each counts two successes.',
  },
  pendiente: 'Pending: the director rolls it',
  none: 'None',
  dificultad: (id, dados) => {
    const dice = dados === 0 ? 'no opposition' : `${dados} ${dados === 1 ? 'die' : 'dice'}`;
    return id ? `${difficulties[id] ?? id}, ${dice}` : dice;
  },
};
