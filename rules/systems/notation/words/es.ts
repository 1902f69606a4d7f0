import type { Words } from './form';

const few = (one: boolean, singular: string, plural: string): string => (one ? singular : plural);

export const es: Words = {
  name: 'Otro juego (notación de dados)',
  terms: {
    plantillas: 'Plantillas propias',
    tiradas: 'Tiradas',
    notas: 'Notas',
    dialecto: 'Dialecto',
    macros: 'Tiradas guardadas',
    valores: 'Valores para las tiradas',
    nombre: 'Nombre',
    expresion: 'Dados',
    valor: 'Valor',
    base: 'Normal',
    roll20: 'Roll20',
    foundry: 'Foundry',
    avrae: 'Avrae',
    juego: 'Juego',
    ninguno: 'Ninguno',
    bandas: 'Resultados (6 Fallo, 9 Con coste, Éxito)',
    comparar: 'Comparar con',
    tirar: 'Tirar dados',
    guardada: 'Tirada guardada',
    macro: 'Tirada',
  },
  help: {
    comparar: 'Otra tirada, solo para ver cuál saca más. No se tira.',
    expresion:
      'Por ejemplo 2d6+3, 4d6kh3, 5d10>=7, 1d20+5 vs 15, 1d20 ventaja. {Fuerza} pone un valor de la ficha.',
    dialecto:
      'Cómo se leen los signos dudosos: los de Roll20, Foundry o Avrae, si te has acostumbrado a ellos.',
  },
  success: 'ÉXITO',
  failure: 'FALLO',
  decimal: ',',
  minus: (figure) => `menos ${figure}`,
  margin: (figure) => `margen ${figure}`,
  successes: (figure, one) => `${figure} ${few(one, 'éxito', 'éxitos')}`,
  ofRolls: (good, all) => `${good} ${few(good === 1, 'ÉXITO', 'ÉXITOS')} de ${all}`,
  against: (figure) => `contra ${figure}`,
  and: (first, second) => `${first} y ${second}`,
  repeated: (faces, one) => `${few(one, 'repetido', 'repetidos')} ${faces}`,
  extra: (faces, one) => `${few(one, 'extra', 'extras')} ${faces}`,
  worth: (values) => `valen ${values}`,
  dropped: (values, one) => `${few(one, 'descartado', 'descartados')} ${values}`,
  hits: (good, bad) => `aciertos ${good}, fallos ${bad}`,
  critical: (values) => `crítico ${values}`,
  fumble: (values) => `pifia ${values}`,
  limit: 'tope',
  tens: (units, tens) => `unidades ${units}, decenas ${tens}`,
  repeats: (highest, more) =>
    more === 0
      ? `el mayor ${highest}`
      : `el mayor ${highest} y ${more} ${few(more === 1, 'repetición', 'repeticiones')}`,
  otherDice: 'los dados no son los de esta tirada',
  mean: 'Media',
  meanOf: (roll) => `Media de ${roll}`,
  more: (one, other) => `${one} saca más que ${other}`,
  same: 'Sacan lo mismo',
  distribution: 'Cada resultado',
  perRoll: 'en cada tirada',
  anySuccess: 'Cualquier éxito',
  atLeastOne: 'Al menos 1 éxito',
  nearly: 'Cada resultado, con un error menor que una diezmillonésima',
  range: (from, to) => `${from} a ${to}`,
  place: (path, message) =>
    path ? `En ${path}: ${message}` : message.charAt(0).toUpperCase() + message.slice(1),
  at: (column, message) => `Columna ${column}: ${message}`,
  pieces: {
    term: 'un número o unos dados, por ejemplo 2d6',
    sides: 'el número de caras, por ejemplo d6 o d%',
    number: 'un número',
    d: 'la letra d y las caras, por ejemplo 3d10',
    face: 'el nombre de una cara, por ejemplo [rojo,azul]',
    label: 'el texto de la etiqueta, por ejemplo [fuego]',
    keep: 'cuántos dados se quitan, por ejemplo d1 o dl1',
    reroll: 'cómo se repite: rr, ro o ra',
    '(': 'un paréntesis que se abre, (',
    ')': 'un paréntesis que se cierra, )',
    '}': 'una llave que se cierra, }',
    ']': 'un corchete que se cierra, ]',
    '»': 'unas comillas que se cierran, »',
    '*/': 'el final del comentario, */',
  },
  problems: {
    missing: ({ found = '', piece = '' }) =>
      found ? `hay «${found}» y aquí falta ${piece}.` : `aquí falta ${piece}.`,
    leftover: ({ found = '' }) =>
      `«${found}» no significa nada aquí. Bórralo, o escríbelo detrás de # como comentario.`,
    free_text: ({ found = '' }) =>
      `«${found}» no es notación. Las etiquetas van entre corchetes, 2d6[fuego], y los comentarios detrás de #.`,
    unknown_word: ({ found = '' }) =>
      `«${found}» no es un dado ni una función. Un valor de la ficha va entre llaves, {Fuerza}; un comentario, al final y detrás de #. Funciones: abs, ceil, floor, round, sign, trunc, sqrt, pow, max, min.`,
    advantage_spelling: () => 'se escribe con un espacio delante: 1d20+5 ventaja, o 1d20+5 desventaja.',
    compares_total: () => 'para comparar un total escribe vs: 1d20+5 vs 15, o vs <=45.',
    space_in_dice: () => 'dentro de unos dados no van espacios: 2d6kh1.',
    letter_x: () => 'para que los dados exploten escribe !, y para multiplicar × o *.',
    hash: () => 'delante de un comentario va un espacio: 2d6 # comentario.',
    close_too_many: () => 'sobra este paréntesis.',
    set_braces: () =>
      'entre paréntesis no va una coma. Para elegir entre varias tiradas usa llaves, {2d6,1d12}kh1; para un decimal, un punto, 1.5.',
    mixed_separators: () =>
      'en una misma lista no se mezclan la coma y el punto y coma; dentro de ella los decimales van con punto, 1.5.',
    lone_failures: () => 'los fallos van detrás de lo que cuenta éxitos: 5d10>=7f1.',
    double_slash: () => 'para dividir basta una barra, 10/4; un comentario lleva un espacio delante.',
    repeats_spaced: () => 'para repetir una tirada escribe 6#4d6, sin espacios.',
    repeats: () => 'una tirada se repite de 1 a 20 veces.',
    too_long: () => 'caben 200 caracteres.',
    big_number: () => 'los números tienen como mucho 9 cifras.',
    too_many_dice: () => 'en cada grupo caben de 0 a 100 dados.',
    too_many_repeated: () => 'entre todas las repeticiones caben 100 dados de cada grupo.',
    too_many_terms: () => 'caben 8 grupos de dados.',
    too_many_groups: () => 'esta tirada puede pedir demasiados dados más. Haz dos tiradas.',
    sides: () => 'un dado tiene de 1 a 1000000 caras.',
    faces: () => 'un dado de caras con nombre tiene de 2 a 100.',
    face_letters: ({ face = '' }) =>
      `la cara «${face}» no puede ir en un mensaje. Usa letras, cifras y espacios.`,
    rolled_sides: () => 'el número de caras tiene que ser fijo.',
    count_fraction: () => 'el número de dados tiene que ser siempre entero. Usa floor o ceil.',
    count_rolled: () => 'aquí el número de dados tiene que ser fijo.',
    may_be_zero: () => 'esto puede valer 0, y no se puede dividir entre 0.',
    exponent: () => 'el exponente tiene que ser un entero de 0 a 20.',
    negative_root: () => 'esto puede ser negativo y no tendría raíz.',
    value_range: () => 'el resultado podría llegar a un billón. Usa números menores.',
    arguments: () =>
      'la función no lleva ese número de valores: pow lleva dos; max y min, los que quieras; las demás, uno.',
    endless: () => 'esto no terminaría nunca: todas las caras lo cumplen.',
    no_unique: () => 'no hay tantas caras distintas.',
    middle: () => 'para quedarse con el del medio tiene que sobrar un número par y fijo de dados: 3d10km1.',
    one_middle: () => 'solo existe 1o: el dado central, 1o3d10.',
    one_digits: () =>
      'd66 y d666 son una sola tirada de 2 o 3 d6 leídos como cifras. El dado de 66 caras es d(66).',
    names_alone: () => 'un dado de caras con nombre va solo en su tirada.',
    keep_of_one: () => 'entre las llaves hay una sola tirada: no hay entre qué elegir.',
    tens: () => 'b y p son dados de bonificación o penalización de un d100 solo: d100b1, d100p2.',
    tens_range: () => 'los dados de bonificación o penalización van de 1 a 98.',
    advantage: () => 'ventaja y desventaja necesitan exactamente un 1d20 sin nada detrás.',
    second_count: () =>
      'ya se están contando éxitos. Para explotar a partir de un número escribe !>=5 antes.',
    second_modifier: () => 'este modificador ya está puesto.',
    second_target: () => 'ya hay una dificultad.',
    mixed_count: () =>
      'aquí se mezclan éxitos y sumas. Para comparar un total escribe vs 15; para sumar éxitos, paréntesis: 2+(5d10>=7).',
    late_modifier: () => 'este modificador actúa antes que el anterior: en este dialecto escríbelo delante.',
    joined_keeps: () => 'Avrae junta varios k o p en uno. Deja uno solo, o usa el dialecto normal.',
    limited: () => 'repetir o explotar un número limitado de veces no se ofrece.',
    unknown_variable: ({ name = '' }) =>
      `la ficha no tiene ningún valor «${name}». Añádelo en «Valores para las tiradas».`,
    no_dice: () => 'no hay ningún dado que tirar.',
    order_too_long: ({ length = '', max = '' }) =>
      `una vez abreviada, la tirada ocupa ${length} caracteres y en el código caben ${max}. Hazla en dos tiradas o quita partes.`,
    bands: () =>
      'los resultados se escriben de menor a mayor, el último sin número: 6 Fallo, 9 Éxito con coste, Éxito. Caben 8.',
    band_letters: ({ words = '' }) => `«${words}» no puede ir en un mensaje. Usa letras, cifras y espacios.`,
    bad_order: () => 'la tirada no se puede leer.',
    own_json: ({ line = 0 }) =>
      Number(line) > 0
        ? `esto no es JSON: mira la línea ${line}. Suele faltar o sobrar una coma, una comilla o una llave.`
        : 'esto no es JSON completo: suele faltar o sobrar una coma, una comilla o una llave.',
    own_format: ({ format = '' }) => `aquí debe decir «${format}».`,
    own_member: ({ member = '', known = '' }) => `«${member}» no va aquí. Puede llevar: ${known}.`,
    own_missing: () => 'falta, o está vacío.',
    own_type: ({ wanted = '' }) =>
      wanted === 'numero'
        ? 'aquí va un número entero, sin comillas.'
        : wanted === 'lista'
          ? 'aquí va una lista entre corchetes, [ ].'
          : wanted === 'objeto'
            ? 'aquí va algo entre llaves, { }.'
            : 'aquí va un texto entre comillas.',
    own_long: ({ max = '' }) => `caben ${max} caracteres.`,
    own_many: ({ max = '' }) => `caben ${max}.`,
    own_figure: ({ max = '' }) => `los números van de menos ${max} a ${max}.`,
    own_range: () => 'tiene que estar entre el mínimo y el máximo.',
    own_name: () => 'el nombre de una casilla lleva letras, espacios y guiones, sin cifras.',
    own_twice: ({ name = '' }) => `hay dos casillas que se llaman «${name}».`,
    own_kind: () => 'el tipo es «numero», «opcion» o «si_o_no».',
    own_bands: () =>
      'de 2 a 8 resultados, de menor a mayor: todos con «hasta» menos el último, que vale para el resto.',
    own_letters: () => 'las palabras de un resultado llevan letras, cifras y espacios.',
    own_dice: ({ line = '', told = '' }) => `«${line}»: ${told}`,
    no_macro: () => 'no hay tiradas guardadas. Guarda alguna en la ficha.',
  },
};
