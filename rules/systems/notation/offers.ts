import { type Chosen, readChoices } from '../../choices';
import { bad, good, type Read } from '../../read';
import type { Choices, Language, Names, Plan, RollInput, RollOffer, SheetData } from '../../system';
import { type DialectId, dialectIds, isDialect } from './dialect/dialect';
import { openTemplateOf, templateOf } from './games';
import { fill, type Values } from './games/fill';
import type { Blank, Game, Template } from './games/form';
import type { OwnGame, OwnTemplate } from './games/own/form';
import { withHint } from './hints';
import { type NotationOrder, orderOf, orderOfOpen, orderOfTemplate } from './order';
import { type OwnBand, readBands } from './own-bands';
import { readNotation } from './read';
import { dialectOf, gameOfSheet, type Macro, macrosOf, ownGamesOf } from './sheet';
import type { Node, Notation } from './tree';
import { fillIn, valueNamed } from './variables';
import { wordsOf } from './words';

/** What a new player sees first: something that can be rolled at once. */
const FIRST = '1d20';

/** The player's own templates and those of the ready game, then saved rolls, then any line of dice. */
export function offersOf(data: SheetData, language: Language, partida?: SheetData): readonly RollOffer[] {
  const { terms } = wordsOf(language);
  const macros = allMacros(data, partida);
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
  const game = gameOfSheet(data, partida);
  const ready = [
    ...ownRolls(data, partida).map(({ id, label, template }) => ({
      id,
      label,
      inputs: template.inputs.map((blank) => inputOf(blank, data, language)),
    })),
    ...(game ? gameOffers(game, data, language) : []),
  ];
  const own = macros.length > 0 ? [saved] : [];
  return ready.length > 0 ? [...ready, ...own, roll] : [roll, ...own];
}

/** Saved rolls of the sheet, then those of its partida. */
const allMacros = (data: SheetData, partida: SheetData = {}): readonly Macro[] => [
  ...macrosOf(data),
  ...macrosOf(partida, 'p'),
];

interface OwnRoll {
  /** `propia.1.2`: the second roll of the first game; `comun.…` for those of the partida. */
  readonly id: string;
  readonly label: string;
  readonly template: OwnTemplate;
}
function ownRolls(data: SheetData, partida: SheetData = {}): readonly OwnRoll[] {
  const rollsOf = (games: readonly OwnGame[], prefix: string): readonly OwnRoll[] =>
    games.flatMap(({ name, rolls }, game) =>
      rolls.map((template, at) => ({
        id: `${prefix}.${game + 1}.${at + 1}`,
        label: `${name} · ${template.label}`,
        template,
      })),
    );
  return [...rollsOf(ownGamesOf(data), 'propia'), ...rollsOf(ownGamesOf(partida), 'comun')];
}

/** The rolls of a ready-made game, `coc7.hab`; figures begin with the sheet's value of the same name. */
function gameOffers(game: Game, data: SheetData, language: Language): readonly RollOffer[] {
  return [...(game.open ?? []), ...game.rolls].map(({ id, label, inputs }) => ({
    id: `${game.id}.${id}`,
    label: label[language],
    inputs: inputs.map((blank) => inputOf(blank, data, language)),
  }));
}

function inputOf(blank: Blank, data: SheetData, language: Language): RollInput {
  const { id, label } = blank;
  const named = { id, label: label[language] };
  if (blank.type === 'flag') return { ...named, type: 'flag', value: false };
  if (blank.type === 'choice') {
    const options = blank.options.map((option) => ({ id: option.id, label: option.label[language] }));
    return { ...named, type: 'choice', options, value: options[0]?.id ?? '' };
  }
  const { min, max, value } = blank;
  const own = valueNamed(data, [id, label.es, label.en]);
  return { ...named, type: 'int', min, max, value: own !== null && own >= min && own <= max ? own : value };
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
    {
      id: 'comparar',
      label: terms.comparar ?? '',
      help: help.comparar ?? '',
      type: 'text',
      maxLength: 200,
      value: '',
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
    return planBeside(chosen.value, isDialect(id) ? id : 'base', data);
  }
  const own = ownRolls(data, partida).find(({ id }) => id === offer);
  if (own) return planOwn(own.template, chosen.value, data);
  const template = offer === 'guardada' ? null : templateOf(offer);
  if (template) return planTemplate(offer, template, chosen.value);
  const open = openTemplateOf(offer);
  if (open) {
    const order = orderOfOpen(offer, valuesOf(open.inputs, chosen.value));
    return order.ok ? good({ order: order.value, names: {} }) : order;
  }
  const macro = allMacros(data, partida).find(({ id }) => id === chosen.value.text('macro'));
  return macro ? planMacro(macro, dialectOf(data, partida), data) : bad({ code: 'no_macro', field: '' });
}

/** What was typed, and beside it, only for the odds, what it is compared with. */
function planBeside(chosen: Chosen, dialect: DialectId, data: SheetData): Read<Plan<NotationOrder>> {
  const plan = planText(chosen.text('expresion'), dialect, data);
  const beside = chosen.text('comparar').trim();
  if (!plan.ok || beside === '') return plan;
  const other = planText(beside, dialect, data, 'comparar');
  if (!other.ok) return other;
  const { order, names } = plan.value;
  return good({ order: { ...order, frente: other.value.order.expresion }, names });
}

function planMacro({ text, bands }: Macro, dialect: DialectId, data: SheetData): Read<Plan<NotationOrder>> {
  const read = bands ? readBands(bands) : good([]);
  if (!read.ok) return bad(...read.problems.map((problem) => ({ ...problem, field: 'macro' })));
  const plan = planText(text, dialect, data, 'macro', read.value);
  // A column says nothing where the line is not in sight.
  return plan.ok
    ? plan
    : bad(...plan.problems.map((problem) => ({ ...problem, values: { ...problem.values, line: text } })));
}

function planTemplate(name: string, template: Template, chosen: Chosen): Read<Plan<NotationOrder>> {
  const order = orderOfTemplate(name, template, valuesOf(template.inputs, chosen));
  const [first] = template.inputs;
  if (!order.ok) return bad(...order.problems.map((problem) => ({ ...problem, field: first?.id ?? '' })));
  return good({ order: order.value, names: {} });
}

/** A player's template is written out in full: whoever reads the post need not have it. */
function planOwn(template: OwnTemplate, chosen: Chosen, data: SheetData): Read<Plan<NotationOrder>> {
  const line = fill(template, valuesOf(template.inputs, chosen));
  return planText(line, 'base', data, template.inputs[0]?.id ?? '', template.bands);
}

const valuesOf = (inputs: readonly Blank[], chosen: Chosen): Values =>
  inputs.map(({ id, type }) =>
    type === 'int' ? `${chosen.int(id)}` : type === 'flag' ? (chosen.flag(id) ? '1' : '0') : chosen.text(id),
  );

/** `field`: the input the problem is about. */
export function planText(
  typed: string,
  dialect: DialectId,
  data: SheetData,
  field = 'expresion',
  bands: readonly OwnBand[] = [],
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
  const order = orderOf(read.value, bands);
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
