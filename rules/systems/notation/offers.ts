import { readChoices } from '../../choices';
import { bad, good, type Read } from '../../read';
import type { Choices, Language, Names, Plan, RollInput, RollOffer, SheetData } from '../../system';
import { type DialectId, dialectIds, isDialect } from './dialect/dialect';
import { withHint } from './hints';
import { type NotationOrder, orderOf } from './order';
import { readNotation } from './read';
import { dialectOf, macrosOf } from './sheet';
import type { Node, Notation } from './tree';
import { fillIn } from './variables';
import { wordsOf } from './words';

/** What a new player sees first: something that can be rolled at once. */
const FIRST = '1d20';

export function offersOf(data: SheetData, language: Language, partida?: SheetData): readonly RollOffer[] {
  const { terms } = wordsOf(language);
  const macros = macrosOf(data);
  const saved = {
    id: 'guardada',
    label: terms.guardada ?? '',
    inputs: [
      {
        id: 'macro',
        label: terms.macro ?? '',
        type: 'choice' as const,
        options: macros.map(({ id, name }) => ({ id, label: name })),
        value: macros[0]?.id ?? '',
      },
    ],
  };
  const roll = {
    id: 'tirar',
    label: terms.tirar ?? '',
    inputs: rollInputs(dialectOf(data, partida), language),
  };
  return macros.length > 0 ? [roll, saved] : [roll];
}

function rollInputs(dialect: DialectId, language: Language): readonly RollInput[] {
  const { terms, help } = wordsOf(language);
  return [
    {
      id: 'expresion',
      label: terms.expresion ?? '',
      help: help.expresion ?? '',
      type: 'text',
      maxLength: 200,
      value: FIRST,
    },
    {
      id: 'dialecto',
      label: terms.dialecto ?? '',
      help: help.dialecto ?? '',
      type: 'choice',
      options: dialectIds.map((id) => ({ id, label: terms[id] ?? id })),
      value: dialect,
    },
  ];
}

/** From what was typed, in its dialect, to the order: canonical text at once (notation.md §1.4). */
export function planOf(
  data: SheetData,
  offer: string,
  choices: Choices,
  partida?: SheetData,
): Read<Plan<NotationOrder>> {
  const found = offersOf(data, 'es', partida).find(({ id }) => id === offer);
  if (!found) return bad({ code: offer === 'guardada' ? 'no_macro' : 'unknown_offer', field: '' });
  const chosen = readChoices(found.inputs, choices);
  if (!chosen.ok) return chosen;
  if (offer === 'tirar') {
    const id = chosen.value.text('dialecto');
    return planText(chosen.value.text('expresion'), isDialect(id) ? id : 'base', data);
  }
  const macro = macrosOf(data).find(({ id }) => id === chosen.value.text('macro'));
  return macro
    ? planText(macro.text, dialectOf(data, partida), data, 'macro')
    : bad({ code: 'no_macro', field: '' });
}

/** `field`: the input the problem is about. */
export function planText(
  typed: string,
  dialect: DialectId,
  data: SheetData,
  field = 'expresion',
): Read<Plan<NotationOrder>> {
  const filled = fillIn(typed, data);
  if (!filled.ok) return bad(...filled.problems.map((problem) => ({ ...problem, field })));
  const { text, column } = filled.value;
  const read = readNotation(text, dialect);
  if (!read.ok) {
    return bad(
      ...read.problems.map((problem) => {
        const told = withHint(problem, text);
        return {
          ...told,
          field,
          values: { ...told.values, column: column(Number(told.values?.column ?? 1)) },
        };
      }),
    );
  }
  const order = orderOf(read.value);
  if (!order.ok) return bad(...order.problems.map((problem) => ({ ...problem, field })));
  return good({ order: order.value, names: labelNames(read.value) });
}

/** The labels of a notation as names of its block, in reading order. */
function labelNames({ root }: Notation): Names {
  const labels = labelsOf(root);
  return Object.fromEntries(labels.map((label, at) => [`etiqueta${at + 1}`, label]));
}
function labelsOf(node: Node): readonly string[] {
  return [...inside(node).flatMap(labelsOf), ...(node.label === null ? [] : [node.label])];
}
function inside(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'number':
      return [];
    case 'dice':
      return [node.count];
    case 'sum':
      return [node.a, node.b];
    case 'call':
      return node.args;
    case 'group':
      return node.items;
    default:
      return [node.of];
  }
}
