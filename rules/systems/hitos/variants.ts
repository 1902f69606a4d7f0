import type { Variant } from '../../system';

type Told = readonly [about: string, ...options: string[]];

// Every contradiction and gap of the seed (rules.md §1.2 E), the default first.
function variant(id: string, options: readonly string[], es: Told, en: Told): Variant {
  const words = ([about, ...told]: Told) => ({
    about,
    options: Object.fromEntries(options.map((option, index) => [option, told[index] ?? option])),
  });
  return { id, options, byDefault: options[0] ?? '', words: { es: words(es), en: words(en) } };
}

export const variants: readonly Variant[] = [
  variant(
    'hit.defensaTotal',
    ['3', '4'],
    [
      'Lo que suma a la Defensa dedicar el asalto solo a defenderse: el resumen dice +4, el texto con ejemplos +3.',
      '+3',
      '+4',
    ],
    ['What defending and nothing else adds to Defence: the summary says +4, the longer text +3.', '+3', '+4'],
  ),
  variant(
    'hit.habilidadDefensa',
    ['maximo', 'usada'],
    [
      'Qué habilidad entra en la Defensa.',
      'La mejor entre forma física y combate, o la que diga la ficha',
      'La que diga la ficha; si no dice ninguna, combate',
    ],
    [
      'Which skill counts for Defence.',
      'The better of fitness and combat, or the one named on the sheet',
      'The one named on the sheet; if none is, combat',
    ],
  ),
  variant(
    'hit.difEstabilizar',
    ['12', '15'],
    ['Dificultad para estabilizar a un moribundo: el resumen dice 15, el texto largo 12.', '12', '15'],
    ['Difficulty to stabilise a dying character: the summary says 15, the longer text 12.', '12', '15'],
  ),
  variant(
    'hit.efectoEstabilizar',
    ['b', 'a'],
    [
      'Qué consigue quien estabiliza a un moribundo.',
      'Además borra tantos puntos de daño como el dado menor',
      'Solo lo estabiliza',
    ],
    [
      'What stabilising a dying character achieves.',
      'It also erases as many points of damage as the lowest die',
      'It only stabilises',
    ],
  ),
  variant(
    'hit.penalizacionEnAguante',
    ['no', 'si'],
    [
      'Si las heridas penalizan también las tiradas de Aguante. En el ejemplo de Danai no lo hacen.',
      'No penalizan',
      'Penalizan −2 o −5',
    ],
    [
      'Whether wounds hinder Aguante rolls too. In the example of Danai they do not.',
      'They do not',
      'They take −2 or −5',
    ],
  ),
  variant(
    'hit.triplesEnAspecto',
    ['todos', 'dos'],
    ['Cómo se suma un triple tras activar un aspecto.', 'Se suman los tres dados', 'Se suman solo dos'],
    ['How a triple adds up after an aspect is activated.', 'All three dice add up', 'Only two add up'],
  ),
  variant(
    'hit.repetirCeroDados',
    ['1', '0'],
    [
      'Si se puede activar un aspecto sin repetir ningún dado, para sumar los dobles que ya hay.',
      'No: se repite al menos uno',
      'Sí',
    ],
    [
      'Whether an aspect may be activated without repeating a die, to add up doubles that are there.',
      'No: at least one is repeated',
      'Yes',
    ],
  ),
  variant(
    'hit.criticoEnEnfrentada',
    ['clases', 'totales'],
    [
      'Qué hacen críticos y pifias en una tirada enfrentada.',
      'El crítico gana y la pifia pierde; si ambos sacan lo mismo, deciden los totales',
      'Nada: solo cuentan los totales',
    ],
    [
      'What criticals and fumbles do in an opposed roll.',
      'A critical wins and a fumble loses; if both are alike, totals decide',
      'Nothing: only totals count',
    ],
  ),
  variant(
    'hit.multiplicaBD',
    ['todo', 'dados'],
    [
      'Qué multiplica un crítico en el daño, antes de restar RD.',
      'Los dados y la bonificación al daño',
      'Solo los dados',
    ],
    ['What a critical multiplies in damage, before RD.', 'Dice and damage bonus', 'Only the dice'],
  ),
  variant(
    'hit.danoTrasAspecto',
    ['nuevos'],
    [
      'Qué dados hacen el daño cuando un aspecto repite la tirada.',
      'm, C y M de los dados finales, sin sumar dobles',
    ],
    [
      'Which dice make the damage when an aspect repeats the roll.',
      'm, C and M of the final dice; doubles do not add up',
    ],
  ),
  variant(
    'hit.sesion',
    ['boton', 'capitulo', 'dias'],
    [
      'Cuándo empieza una sesión nueva (se recupera Drama y acaban los efectos de sesión).',
      'Cuando el director lo dice',
      'Con cada capítulo',
      'Cada tantos días como diga el director',
    ],
    [
      'When a new session begins (Drama is refilled, session effects end).',
      'When the director says so',
      'With each chapter',
      'Every so many days as the director says',
    ],
  ),
  variant(
    'hit.agotarParaDanar',
    ['no', 'si'],
    [
      'Si agotar un aspecto propio contra otro personaje le da un punto dramático.',
      'No se mueve ningún punto',
      'El afectado gana uno',
    ],
    [
      'Whether exhausting an aspect of one’s own against another gives that one a dramatic point.',
      'No point moves',
      'The affected player gains one',
    ],
  ),
  variant(
    'hit.supervisionIncapacitado',
    ['20', '15'],
    [
      'Dificultad de la supervisión médica de un incapacitado: el texto perdió la palabra.',
      'Difícil, 20',
      'Media, 15',
    ],
    [
      'Difficulty of medical supervision of the incapacitated: the text lost the word.',
      'Hard, 20',
      'Medium, 15',
    ],
  ),
  variant(
    'hit.noEsTanGraveSano',
    ['moribundo', 'no'],
    [
      'Si un moribundo puede decir «no es tan grave como parece». Un sano no tiene qué recuperar.',
      'Sí: a dificultad 15, como incapacitado, y si acierta queda estable',
      'No',
    ],
    [
      'Whether the dying may say “it is not as bad as it looks”. The healthy have nothing to recover.',
      'Yes: difficulty 15, as incapacitated, and success makes stable',
      'No',
    ],
  ),
  variant(
    'hit.consolidado',
    ['si', 'no'],
    ['Si el daño que ya no cabe consolida puntos, que no se curan solos.', 'Sí', 'No'],
    ['Whether damage that no longer fits consolidates points, which do not heal by themselves.', 'Yes', 'No'],
  ),
  variant(
    'hit.redondeo',
    ['abajo'],
    ['Cómo se redondean las mitades y los cuartos.', 'Siempre hacia abajo'],
    ['How halves and quarters are rounded.', 'Always down'],
  ),
];
