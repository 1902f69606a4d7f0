import { plainName } from '../../variables';
import type { Blank } from '../form';
import { MOST_EXPRESSION, MOST_FIGURE, MOST_NAME, MOST_OPTIONS } from './form';
import { fault, figureAt, listAt, type Members, membersOf, textAt, within } from './members';

/** What may stand between braces in a line of dice. */
const NAME = /^\p{L}[\p{L} _-]*$/u;

/** One blank of a template: `numero`, `opcion` or `si_o_no`. Its place in the list gives its id. */
export function blankOf(value: unknown, path: string): Blank {
  const members = membersOf(value, path, [
    ...['nombre', 'tipo', 'minimo', 'maximo', 'inicial', 'opciones', 'si', 'no'],
  ]);
  const name = textAt(members, 'nombre', path, MOST_NAME);
  if (!NAME.test(name)) fault('own_name', within(path, 'nombre'));
  const id = `c${path.split('.').at(-1)}`;
  const common = { id, label: { es: name, en: name } };
  switch (members.tipo) {
    case 'numero':
      return { ...common, type: 'int', ...range(members, path) };
    case 'opcion':
      return {
        ...common,
        type: 'choice',
        options: listAt(members, 'opciones', path, MOST_OPTIONS, optionOf),
      };
    case 'si_o_no':
      return { ...common, type: 'flag', on: pieceAt(members, 'si', path), off: pieceAt(members, 'no', path) };
    default:
      return fault('own_kind', within(path, 'tipo'));
  }
}

function range(members: Members, path: string) {
  const min = figureAt(members, 'minimo', path, MOST_FIGURE);
  const max = figureAt(members, 'maximo', path, MOST_FIGURE);
  if (min > max) fault('own_range', within(path, 'maximo'));
  const first = Math.min(Math.max(0, min), max);
  const value = members.inicial === undefined ? first : figureAt(members, 'inicial', path, MOST_FIGURE);
  if (value < min || value > max) fault('own_range', within(path, 'inicial'));
  return { min, max, value };
}

function optionOf(value: unknown, path: string) {
  const members = membersOf(value, path, ['nombre', 'dados']);
  const name = textAt(members, 'nombre', path, MOST_NAME);
  const at = path.split('.').at(-1) ?? '';
  return { id: `o${at}`, label: { es: name, en: name }, text: pieceAt(members, 'dados', path) };
}

/** A piece of a line of dice; nothing at all is a piece too. */
function pieceAt(members: Members, name: string, path: string): string {
  const value = members[name];
  if (value === undefined || value === '') return '';
  return textAt(members, name, path, MOST_EXPRESSION);
}

/** The line with `{c1}` in the place of `{Nombre}` of the first blank; other braces are left as they are. */
export const withBlanks = (line: string, blanks: readonly Blank[]): string =>
  blanks.reduce(
    (text, { id, label }) =>
      text.replace(/\{([^{},;]*)\}/g, (whole, name: string) =>
        plainName(name) === plainName(label.es) ? `{${id}}` : whole,
      ),
    line,
  );
