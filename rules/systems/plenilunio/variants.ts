import type { Variant } from '../../system';

/**
 * The rules the book leaves open or says twice. The first option is the one used when nothing is set; the words
 * name the place where the book is silent or contradicts itself.
 */
const setting = <const Options extends readonly [string, ...string[]]>(
  id: string,
  options: Options,
  es: { about: string; options: Readonly<Record<Options[number], string>> },
  en: { about: string; options: Readonly<Record<Options[number], string>> },
): Variant => ({ id: `ple.${id}`, options, byDefault: options[0], words: { es, en } });

export const variants: readonly Variant[] = [
  setting(
    'nivelesSalud',
    ['cinco', 'seis'],
    {
      about: 'El texto habla de cinco estados de salud y luego de seis niveles: ¿Inconsciente es un nivel?',
      options: {
        cinco: 'Cinco niveles; inconsciente se anota aparte',
        seis: 'Seis niveles: inconsciente va entre malherido y muerto',
      },
    },
    {
      about: 'The book speaks of five states of health and then of six levels: is Unconscious a level?',
      options: {
        cinco: 'Five levels; unconscious is noted apart',
        seis: 'Six levels: unconscious stands between badly wounded and dead',
      },
    },
  ),
  setting(
    'inconsciente',
    ['bajoCero', 'cero'],
    {
      about: '¿Cuándo se cae inconsciente: al perder un punto más tras llegar a 0, o al perderlos todos?',
      options: { bajoCero: 'Al bajar de 0 de Resistencia', cero: 'Al llegar a 0 de Resistencia' },
    },
    {
      about:
        'When does a character fall unconscious: on losing one more point at 0, or on losing all of them?',
      options: { bajoCero: 'Below 0 stamina', cero: 'At 0 stamina' },
    },
  ),
  setting(
    'maximoResistencia',
    ['recuperacion', 'pista'],
    {
      about:
        'Herido o malherido: ¿el doble o el valor de Aguante limita lo que se recupera o la propia Resistencia?',
      options: {
        recuperacion: 'Limita la recuperación; el máximo sigue siendo el triple',
        pista: 'La Resistencia máxima baja con el nivel de salud',
      },
    },
    {
      about: 'Wounded: does the lower maximum limit what is recovered, or stamina itself?',
      options: {
        recuperacion: 'It limits recovery; the maximum stays three times endurance',
        pista: 'Full stamina shrinks with the level of health',
      },
    },
  ),
  setting(
    'armaduraYDestino',
    ['todo', 'propios'],
    {
      about: '¿La penalización de la armadura mira también los dados de destino?',
      options: { todo: 'Toda la tirada, primero los triunfos propios', propios: 'Solo los dados propios' },
    },
    {
      about: 'Does the armour penalty look at destiny dice too?',
      options: { todo: 'The whole throw, own triumphs first', propios: 'Own dice only' },
    },
  ),
  setting(
    'armaduraQuitaDestino',
    ['no', 'si'],
    {
      about: 'Un triunfo de destino que la armadura convierte en éxito, ¿deja de subir el Destino?',
      options: { no: 'No, el 6 sube el Destino igual', si: 'Sí, ya no lo sube' },
    },
    {
      about: 'A destiny triumph that armour turns into a success: does it stop raising Destiny?',
      options: { no: 'No, the 6 raises it all the same', si: 'Yes, it no longer raises it' },
    },
  ),
  setting(
    'revesConAutomaticos',
    ['evitan', 'noEvitan'],
    {
      about: '¿Los éxitos automáticos de un don evitan el revés?',
      options: { evitan: 'Sí, son éxitos', noEvitan: 'No, cuentan solo los dados' },
    },
    {
      about: 'Do the automatic successes of a gift prevent a setback?',
      options: { evitan: 'Yes, they are successes', noEvitan: 'No, only the dice count' },
    },
  ),
  setting(
    'revesConDestino',
    ['cuentan', 'noCuentan'],
    {
      about: '¿Los dados de destino cuentan para el revés?',
      options: { cuentan: 'Sí, son parte de la tirada', noCuentan: 'No, solo los dados propios' },
    },
    {
      about: 'Do destiny dice count for a setback?',
      options: { cuentan: 'Yes, they are part of the throw', noCuentan: 'No, own dice only' },
    },
  ),
  setting(
    'penalizacionEnRecuperacion',
    ['defensa', 'ambas', 'ninguna'],
    {
      about: '¿Los dados que quitan las heridas se quitan también al defenderse y al recuperarse?',
      options: {
        defensa: 'Al defenderse sí, al recuperarse no',
        ambas: 'En las dos',
        ninguna: 'En ninguna de las dos',
      },
    },
    {
      about: 'Are the dice lost to wounds also lost when defending and when recovering?',
      options: {
        defensa: 'When defending yes, when recovering no',
        ambas: 'In both',
        ninguna: 'In neither',
      },
    },
  ),
  setting(
    'empateCuerpoACuerpo',
    ['sinDano', 'repetir'],
    {
      about: '¿En qué queda un empate en combate cuerpo a cuerpo?',
      options: { sinDano: 'Nadie recibe daño', repetir: 'Se repiten las dos tiradas' },
    },
    {
      about: 'What does a tie in melee come to?',
      options: { sinDano: 'Nobody is harmed', repetir: 'Both throws are repeated' },
    },
  ),
  setting(
    'redondeoAliento',
    ['abajo', 'arriba'],
    {
      about: 'Recobrar el aliento devuelve la mitad de la Resistencia perdida: ¿cómo se redondea?',
      options: { abajo: 'Hacia abajo', arriba: 'Hacia arriba' },
    },
    {
      about: 'Catching one’s breath gives back half the stamina lost: how is it rounded?',
      options: { abajo: 'Down', arriba: 'Up' },
    },
  ),
  setting(
    'maxAyudantes',
    ['libre', 'dos'],
    {
      about: 'Ayudantes de una acción conjunta: el texto dice «uno o dos» y luego que lo decide el director.',
      options: { libre: 'Los que diga el director', dos: 'Dos como mucho' },
    },
    {
      about: 'Helpers of a joint action: the book says “one or two”, then that the director decides.',
      options: { libre: 'As many as the director says', dos: 'Two at most' },
    },
  ),
  setting(
    'escalaDificultad',
    ['libre', 'tabla'],
    {
      about: 'La tabla de dificultades salta del 3 al 5, pero los ejemplos usan el 4.',
      options: { libre: 'Cualquier número de dados', tabla: 'Solo las de la tabla: 1, 2, 3, 5 y 6' },
    },
    {
      about: 'The table of difficulties jumps from 3 to 5, yet the examples use 4.',
      options: { libre: 'Any number of dice', tabla: 'Only those of the table: 1, 2, 3, 5 and 6' },
    },
  ),
  setting(
    'defensaSinDados',
    ['texto'],
    {
      about: '¿En qué queda un ataque contra quien no usa dados para defenderse?',
      options: { texto: 'Cualquier éxito impacta; sin éxitos es un empate' },
    },
    {
      about: 'What does an attack on someone who uses no dice come to?',
      options: { texto: 'Any success hits; none is a tie' },
    },
  ),
  setting(
    'ordenCancelarTriunfos',
    ['sencillos', 'dobles'],
    {
      about: 'Al anular triunfos, ¿cuáles van antes? El daño es el mismo.',
      options: { sencillos: 'Los que valen uno', dobles: 'Los que valen dos' },
    },
    {
      about: 'When triumphs are cancelled, which go first? The damage is the same.',
      options: { sencillos: 'Those that count one', dobles: 'Those that count two' },
    },
  ),
  setting(
    'oposicionVisible',
    ['neutra', 'revelada'],
    {
      about: 'El jugador no debería saber si el director tira una dificultad o un rival.',
      options: { neutra: 'El mensaje dice solo «oposición»', revelada: 'El mensaje dice «dificultad»' },
    },
    {
      about: 'The player should not know whether the director rolls a difficulty or a rival.',
      options: { neutra: 'The post only says “opposition”', revelada: 'The post says “difficulty”' },
    },
  ),
];
