import { textField } from '../../fields';
import type { SheetData, Variant } from '../../system';

type Told = readonly [about: string, ...options: string[]];

// Every contradiction and gap of the seed (rules.md §1.3), the default first.
function variant(id: string, options: readonly string[], es: Told, en: Told): Variant {
  const words = ([about, ...told]: Told) => ({
    about,
    options: Object.fromEntries(options.map((option, index) => [option, told[index] ?? option])),
  });
  return { id, options, byDefault: options[0] ?? '', words: { es: words(es), en: words(en) } };
}

export const variants: readonly Variant[] = [
  variant(
    'hor.superarDificultad',
    ['mayor', 'igual'],
    [
      'Si igualar la dificultad basta. El texto dice «más que la dificultad».',
      'Hay que superarla',
      'Basta igualarla',
    ],
    [
      'Whether equalling the difficulty is enough. The text says “more than”.',
      'It must be beaten',
      'Equal is enough',
    ],
  ),
  variant(
    'hor.umbralPresagio',
    ['minimo', 'literal'],
    [
      'Presagios que hacen subir la amenaza: la mitad de ella. Al pie de la letra, con amenaza 0 o 1 subiría siempre.',
      'Al menos uno',
      'Al pie de la letra',
    ],
    [
      'Omens that raise the threat: half of it. To the letter, at threat 0 or 1 it would always rise.',
      'At least one',
      'To the letter',
    ],
  ),
  variant(
    'hor.empateIguales',
    ['queda', 'repite'],
    ['Empate entre dos principales, o entre monstruo y secundario.', 'El empate queda', 'Se repite'],
    ['A tie of two main characters, or of monster and secondary.', 'The tie stands', 'It is rolled again'],
  ),
  variant(
    'hor.presagiosConflicto',
    ['ambos', 'vencedor'],
    [
      'Presagios de un conflicto que cuentan para la amenaza. Para el daño cuentan siempre los del vencedor.',
      'Los de ambas partes',
      'Solo los del vencedor',
    ],
    [
      'Omens of a conflict that count for the threat. For harm those of the winner always count.',
      'Those of both sides',
      'Only those of the winner',
    ],
  ),
  variant(
    'hor.guionObligatoria',
    ['propone', 'siempre', 'opcional'],
    [
      'Protección de guion al fallar un reto peligroso: el texto dice que es una opción y que debe hacerse.',
      'Se propone marcada',
      'Se gasta siempre que la haya',
      'Se propone sin marcar',
    ],
    [
      'Script protection on failing a dangerous challenge: the text says it is an option and a duty.',
      'Proposed, checked',
      'Always spent when there is one',
      'Proposed, unchecked',
    ],
  ),
  variant(
    'hor.amenaza8',
    ['hasta7', 'hasta8'],
    ['Hasta cuándo hay protección de guion.', 'Con amenaza 0 a 7', 'También con amenaza 8'],
    ['Until when there is script protection.', 'At threat 0 to 7', 'At threat 8 too'],
  ),
  variant(
    'hor.superacionInicial',
    ['3', '1', '2', '4', '5'],
    [
      'Superación con la que se empieza. El texto no la dice; la amenaza empieza en 0.',
      '3',
      '1',
      '2',
      '4',
      '5',
    ],
    ['Resolve at the beginning. The text does not tell; threat begins at 0.', '3', '1', '2', '4', '5'],
  ),
  variant(
    'hor.objetosApilan',
    ['mejor', 'suma'],
    ['Si se usan varios objetos a la vez.', 'Cuenta solo el mejor', 'Se suman sus dados'],
    ['When several objects are used at once.', 'Only the best counts', 'Their dice add up'],
  ),
  variant(
    'hor.cero',
    ['no', 'objetos'],
    [
      'Si con una característica a 0 se puede tirar.',
      'No, salvo sacar fuerzas de flaqueza',
      'Sí, con los dados de un objeto',
    ],
    [
      'Whether one may roll with an attribute at 0.',
      'No, but for drawing on last strength',
      'Yes, with the dice of an object',
    ],
  ),
  variant(
    'hor.rasgosMultiples',
    ['todos', 'mejor'],
    ['Cuántos rasgos se suman a una tirada.', 'Todos los que apliquen', 'Solo el mejor'],
    ['How many traits add to a roll.', 'All that apply', 'Only the best'],
  ),
  variant(
    'hor.amenazaComoNivel',
    ['si', 'no'],
    ['Si la amenaza que gasta el director baja su nivel.', 'Sí, es nivel y reserva', 'No, solo sube'],
    ['Whether threat spent by the director lowers it.', 'Yes, it is level and purse', 'No, it only rises'],
  ),
  variant(
    'hor.mejorGrupo',
    ['literal', 'grupo'],
    [
      'Qué dados iguales suman. Al pie de la letra, 2, 2, 2 vale 4 y 2, 2, 2, 3 vale 3.',
      'Los del número más alto',
      'El grupo que más valga',
    ],
    [
      'Which equal dice add. To the letter, 2, 2, 2 is worth 4 and 2, 2, 2, 3 is worth 3.',
      'Those of the highest number',
      'The group worth most',
    ],
  ),
  variant(
    'hor.repetirPresagios',
    ['ambas', 'ultima'],
    [
      'Presagios de una tirada que se repite.',
      'Cuentan los de las dos, cada una al tirarse',
      'Solo los de la última',
    ],
    ['Omens of a roll that is repeated.', 'Both rolls count, each when rolled', 'Only the last one'],
  ),
];

/** The settings of a partida as the rules use them. */
export interface Ajustes {
  readonly igualVale: boolean;
  readonly literal: boolean;
  readonly empateRepite: boolean;
  readonly soloVencedor: boolean;
  readonly guion: 'propone' | 'siempre' | 'opcional';
  readonly incluyeOcho: boolean;
  readonly superacionInicial: number;
  readonly objetosSuman: boolean;
  readonly ceroConObjetos: boolean;
  readonly rasgoMejor: boolean;
  readonly soloNivel: boolean;
  readonly mejorGrupo: boolean;
  readonly soloUltima: boolean;
}

/** Reads them; whatever is missing or unknown means the default. */
export function ajustes(partida: SheetData = {}): Ajustes {
  const is = (id: string, option: string): boolean => settingOf(id, partida) === option;
  return {
    igualVale: is('hor.superarDificultad', 'igual'),
    literal: is('hor.umbralPresagio', 'literal'),
    empateRepite: is('hor.empateIguales', 'repite'),
    soloVencedor: is('hor.presagiosConflicto', 'vencedor'),
    guion: settingOf('hor.guionObligatoria', partida) as Ajustes['guion'],
    incluyeOcho: is('hor.amenaza8', 'hasta8'),
    superacionInicial: Number(settingOf('hor.superacionInicial', partida)),
    objetosSuman: is('hor.objetosApilan', 'suma'),
    ceroConObjetos: is('hor.cero', 'objetos'),
    rasgoMejor: is('hor.rasgosMultiples', 'mejor'),
    soloNivel: is('hor.amenazaComoNivel', 'no'),
    mejorGrupo: is('hor.mejorGrupo', 'grupo'),
    soloUltima: is('hor.repetirPresagios', 'ultima'),
  };
}

function settingOf(id: string, partida: SheetData): string {
  const found = variants.find((one) => one.id === id);
  if (!found) throw new RangeError(`no variant «${id}»`);
  const chosen = textField(partida, id);
  return found.options.includes(chosen) ? chosen : found.byDefault;
}
