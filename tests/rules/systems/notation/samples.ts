import fc from 'fast-check';

const number = (max: number) => fc.integer({ min: 0, max }).map(String);
const sign = fc.constantFrom('>=', '<=', '>', '<', '=', '<>', '≥', '≤', '≠');
const test = fc.tuple(sign, number(12)).map((parts) => parts.join(''));
const optionalTest = fc.oneof(fc.constant(''), test, number(12));

const modifier = fc
  .oneof(
    fc.tuple(fc.constantFrom('!', '!!', '!p', '!!p', '!pr', '!o', '!po', '!!pro'), optionalTest),
    fc.tuple(fc.constantFrom('r', 'ro', 'ra', 'rr'), optionalTest),
    fc.tuple(fc.constantFrom('u', 'uo', 's', 'sa', 'sd', 'even', 'odd', 'par', 'impar', 'o', 'k')),
    fc.tuple(fc.constantFrom('kh', 'kl', 'km', 'dh', 'dl', 'dm', 'k', 'd', 'min', 'max'), number(6)),
    fc.tuple(fc.constantFrom('k', 'd', ''), test),
    fc.tuple(test, fc.constant('f'), optionalTest),
    fc.tuple(fc.constantFrom('cs', 'cf'), optionalTest),
    fc.tuple(fc.constantFrom('b', 'p', 'x', 'xo', 'e', 'mi', 'ma', 'ms>', 'm', 'ph', 'pl'), number(3)),
  )
  .map((parts) => parts.join(''));

const dice = fc
  .tuple(
    fc.oneof(fc.constant(''), number(8), fc.constantFrom('(1d4+1)', 'm3', 'M3', 'C3', '1o3', '(2+1)')),
    fc.constantFrom('d', 'd', 'd', 'D'),
    fc.oneof(number(12), fc.constantFrom('%', 'F', 'f.1', 'F.2', '66', '666', '100', '(2*3)', '(66)', '1')),
    fc.array(modifier, { maxLength: 3 }),
  )
  .map(([count, letter, sides, mods]) => count + letter + sides + mods.join(''));

const label = fc.constantFrom('', '', '', '', '[fuego]', '«frío»', ' [a b]', '«x]y»');
const space = fc.constantFrom('', '', '', ' ');

const { expression } = fc.letrec<{ expression: string; primary: string }>((tie) => ({
  primary: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(dice, label).map((parts) => parts.join('')),
    fc.oneof(number(20), fc.constantFrom('1.5', '2,5', '5G6')),
    fc.tuple(fc.constant('('), tie('expression'), fc.constant(')'), label).map((parts) => parts.join('')),
    fc
      .tuple(
        fc.array(tie('expression'), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(',', ';'),
        fc.array(fc.oneof(modifier, fc.constantFrom('kh1', 'dl1', '>5')), { maxLength: 2 }),
      )
      .map(([items, separator, mods]) => `{${items.join(separator)}}${mods.join('')}`),
    fc
      .tuple(
        fc.constantFrom('abs', 'ceil', 'floor', 'round', 'sign', 'trunc', 'sqrt', 'max', 'MÍN', 'pow'),
        fc.array(tie('expression'), { minLength: 1, maxLength: 2 }),
      )
      .map(([name, args]) => `${name}(${args.join(',')})`),
  ),
  expression: fc
    .tuple(
      fc.constantFrom('', '', '', '-', '+'),
      tie('primary'),
      fc.array(
        fc.tuple(
          space,
          fc.constantFrom('+', '-', '*', '/', '%', '**', '^', '×', '−', '//'),
          space,
          tie('primary'),
        ),
        { maxLength: 2 },
      ),
    )
    .map(([first, start, rest]) => first + start + rest.map((parts) => parts.join('')).join('')),
}));

/** Lines made of the pieces of the grammar, most of them right. */
export const lines: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '', '3#', ' '),
    expression,
    fc.constantFrom(
      '',
      '',
      '',
      ' vs 10',
      ' contra <=4,5',
      ' ventaja',
      '>=15',
      ' # nota',
      ' // nota',
      ' CD >3',
    ),
  )
  .map((parts) => parts.join(''));

/** Any text, and texts in the letters of the notation. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...'0123456789dDkKhlmrou!<>=+-*/%()[]{}«»,;.# vsfcsbpxeGFaiñ×≥🎲'),
    maxLength: 24,
  }),
  lines,
  fc
    .tuple(lines, fc.nat(40), fc.string({ maxLength: 2 }))
    .map(([line, at, text]) => line.slice(0, at) + text + line.slice(at)),
);
