import type { Words } from './form';

const few = (one: boolean, singular: string, plural: string): string => (one ? singular : plural);

export const en: Words = {
  name: 'Any other game (dice notation)',
  terms: {
    plantillas: 'Own templates',
    tiradas: 'Rolls',
    notas: 'Notes',
    dialecto: 'Dialect',
    macros: 'Saved rolls',
    valores: 'Values for the rolls',
    nombre: 'Name',
    expresion: 'Dice',
    valor: 'Value',
    base: 'Normal',
    roll20: 'Roll20',
    foundry: 'Foundry',
    avrae: 'Avrae',
    juego: 'Game',
    ninguno: 'None',
    bandas: 'Outcomes (6 Miss, 9 Weak hit, Strong hit)',
    comparar: 'Compare with',
    tirar: 'Roll dice',
    guardada: 'Saved roll',
    macro: 'Roll',
  },
  help: {
    comparar: 'Another roll, only to see which comes to more. It is not rolled.',
    expresion:
      'For instance 2d6+3, 4d6kh3, 5d10>=7, 1d20+5 vs 15, 1d20 ventaja (advantage). {Strength} puts a value of the sheet.',
    dialecto: 'How doubtful signs are read: as in Roll20, Foundry or Avrae, if you are used to them.',
  },
  success: 'SUCCESS',
  failure: 'FAILURE',
  decimal: '.',
  minus: (figure) => `minus ${figure}`,
  margin: (figure) => `margin ${figure}`,
  successes: (figure, one) => `${figure} ${few(one, 'success', 'successes')}`,
  ofRolls: (good, all) => `${good} ${few(good === 1, 'SUCCESS', 'SUCCESSES')} of ${all}`,
  against: (figure) => `against ${figure}`,
  and: (first, second) => `${first} and ${second}`,
  repeated: (faces) => `rerolled ${faces}`,
  extra: (faces) => `extra ${faces}`,
  worth: (values) => `count as ${values}`,
  dropped: (values) => `dropped ${values}`,
  hits: (good, bad) => `hits ${good}, misses ${bad}`,
  critical: (values) => `critical ${values}`,
  fumble: (values) => `fumble ${values}`,
  limit: 'limit',
  tens: (units, tens) => `units ${units}, tens ${tens}`,
  repeats: (highest, more) => (more === 0 ? `highest ${highest}` : `highest ${highest} and ${more} more`),
  otherDice: 'these dice are not those of this roll',
  mean: 'Mean',
  meanOf: (roll) => `Mean of ${roll}`,
  more: (one, other) => `${one} comes to more than ${other}`,
  same: 'They come to the same',
  distribution: 'Every result',
  perRoll: 'each roll',
  anySuccess: 'Any success',
  atLeastOne: 'At least 1 success',
  nearly: 'Every result, with an error below one in ten million',
  range: (from, to) => `${from} to ${to}`,
  place: (path, message) =>
    path ? `In ${path}: ${message}` : message.charAt(0).toUpperCase() + message.slice(1),
  at: (column, message) => `Column ${column}: ${message}`,
  pieces: {
    term: 'a number or dice, for instance 2d6',
    sides: 'the number of sides, for instance d6 or d%',
    number: 'a number',
    d: 'the letter d and the sides, for instance 3d10',
    face: 'the name of a face, for instance [red,blue]',
    label: 'the text of the label, for instance [fire]',
    keep: 'how many dice are dropped, for instance d1 or dl1',
    reroll: 'how to reroll: rr, ro or ra',
    '(': 'an opening bracket, (',
    ')': 'a closing bracket, )',
    '}': 'a closing brace, }',
    ']': 'a closing square bracket, ]',
    '»': 'a closing quotation mark, »',
    '*/': 'the end of the comment, */',
  },
  problems: {
    missing: ({ found = '', piece = '' }) =>
      found ? `there is “${found}” where ${piece} is missing.` : `${piece} is missing here.`,
    leftover: ({ found = '' }) =>
      `“${found}” means nothing here. Delete it, or write it after # as a comment.`,
    free_text: ({ found = '' }) =>
      `“${found}” is no notation. Labels stand in square brackets, 2d6[fire], and comments after #.`,
    unknown_word: ({ found = '' }) =>
      `“${found}” is no die and no function. A value of the sheet stands in braces, {Strength}; a comment at the end, after #. Functions: abs, ceil, floor, round, sign, trunc, sqrt, pow, max, min.`,
    advantage_spelling: () =>
      'write it in Spanish with a space before it: 1d20+5 ventaja (advantage), or 1d20+5 desventaja (disadvantage).',
    compares_total: () => 'to compare a total write vs: 1d20+5 vs 15, or vs <=45.',
    space_in_dice: () => 'no spaces inside dice: 2d6kh1.',
    letter_x: () => 'write ! to make dice explode, and × or * to multiply.',
    hash: () => 'a comment needs a space before it: 2d6 # comment.',
    close_too_many: () => 'this bracket is one too many.',
    set_braces: () =>
      'no comma goes in brackets. To choose among rolls use braces, {2d6,1d12}kh1; for a decimal, a point, 1.5.',
    mixed_separators: () =>
      'commas and semicolons are not mixed in one list; decimals have a point there, 1.5.',
    lone_failures: () => 'failures come after what counts successes: 5d10>=7f1.',
    double_slash: () => 'one stroke divides, 10/4; a comment needs a space before it.',
    repeats_spaced: () => 'write 6#4d6, without spaces, to repeat a roll.',
    repeats: () => 'a roll is repeated 1 to 20 times.',
    too_long: () => 'there is room for 200 characters.',
    big_number: () => 'numbers have 9 figures at most.',
    too_many_dice: () => 'a group holds 0 to 100 dice.',
    too_many_repeated: () => 'all repetitions together hold 100 dice of each group.',
    too_many_terms: () => 'there is room for 8 groups of dice.',
    too_many_groups: () => 'this roll may ask for too many further dice. Make two rolls of it.',
    sides: () => 'a die has 1 to 1000000 sides.',
    faces: () => 'a die with named faces has 2 to 100 of them.',
    face_letters: ({ face = '' }) =>
      `the face “${face}” cannot stand in a post. Use letters, figures and spaces.`,
    rolled_sides: () => 'the number of sides must be fixed.',
    count_fraction: () => 'the number of dice must always be whole. Use floor or ceil.',
    count_rolled: () => 'the number of dice must be fixed here.',
    may_be_zero: () => 'this may be 0, and nothing can be divided by 0.',
    exponent: () => 'the exponent must be a whole number from 0 to 20.',
    negative_root: () => 'this may be negative and would have no root.',
    value_range: () => 'the result could reach a million millions. Use smaller numbers.',
    arguments: () =>
      'the function takes another number of values: pow takes two, max and min any, the others one.',
    endless: () => 'this would never end: every face matches.',
    no_unique: () => 'there are not so many different faces.',
    middle: () => 'to keep the middle die the rest must be even and fixed: 3d10km1.',
    one_middle: () => 'there is only 1o: the middle die, 1o3d10.',
    one_digits: () => 'd66 and d666 are one roll of 2 or 3 d6 read as figures. The die of 66 sides is d(66).',
    names_alone: () => 'a die with named faces stands alone in its roll.',
    keep_of_one: () => 'there is one roll in the braces: nothing to choose from.',
    tens: () => 'b and p are bonus and penalty dice of a d100 alone: d100b1, d100p2.',
    tens_range: () => 'bonus and penalty dice go from 1 to 98.',
    advantage: () =>
      'ventaja and desventaja (advantage, disadvantage) need exactly one 1d20 with nothing after it.',
    second_count: () => 'successes are counted already. To explode from a number on write !>=5 first.',
    second_modifier: () => 'this modifier is there already.',
    second_target: () => 'there is a difficulty already.',
    mixed_count: () =>
      'successes and sums are mixed here. Write vs 15 to compare a total; brackets to add successes: 2+(5d10>=7).',
    late_modifier: () => 'this modifier acts before the one in front of it: in this dialect write it first.',
    joined_keeps: () => 'Avrae joins several k or p into one. Leave one, or use the normal dialect.',
    limited: () => 'rerolling or exploding a limited number of times is not offered.',
    unknown_variable: ({ name = '' }) =>
      `the sheet has no value “${name}”. Add it under “Values for the rolls”.`,
    no_dice: () => 'there is no die to roll.',
    order_too_long: ({ length = '', max = '' }) =>
      `in its short form the roll takes ${length} characters and its code holds ${max}. Make two rolls of it or leave parts out.`,
    bands: () =>
      'outcomes are written upwards, the last without a number: 6 Miss, 9 Weak hit, Strong hit. There is room for 8.',
    band_letters: ({ words = '' }) => `“${words}” cannot stand in a post. Use letters, figures and spaces.`,
    bad_order: () => 'the roll cannot be read.',
    own_json: ({ line = 0 }) =>
      Number(line) > 0
        ? `this is no JSON: look at line ${line}. Usually a comma, a quote or a brace is missing or too many.`
        : 'this is no complete JSON: usually a comma, a quote or a brace is missing or too many.',
    own_format: ({ format = '' }) => `this must say “${format}”.`,
    own_member: ({ member = '', known = '' }) => `“${member}” does not belong here. It may have: ${known}.`,
    own_missing: () => 'it is missing, or empty.',
    own_type: ({ wanted = '' }) =>
      wanted === 'numero'
        ? 'a whole number goes here, without quotes.'
        : wanted === 'lista'
          ? 'a list in square brackets goes here, [ ].'
          : wanted === 'objeto'
            ? 'something in braces goes here, { }.'
            : 'a text in quotes goes here.',
    own_long: ({ max = '' }) => `there is room for ${max} characters.`,
    own_many: ({ max = '' }) => `there is room for ${max}.`,
    own_figure: ({ max = '' }) => `numbers go from minus ${max} to ${max}.`,
    own_range: () => 'it must be between the least and the greatest (minimo, maximo).',
    own_name: () => 'the name of a blank has letters, spaces and hyphens, no figures.',
    own_twice: ({ name = '' }) => `there are two blanks called “${name}”.`,
    own_kind: () => 'the kind is “numero”, “opcion” or “si_o_no”.',
    own_bands: () =>
      'two to eight outcomes, upwards: all with “hasta” but the last, which stands for the rest.',
    own_letters: () => 'the words of an outcome have letters, figures and spaces.',
    own_dice: ({ line = '', told = '' }) => `“${line}”: ${told}`,
    no_macro: () => 'there are no saved rolls. Save one in the sheet.',
  },
};
