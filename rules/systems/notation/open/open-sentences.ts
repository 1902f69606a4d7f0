import type { Dice } from '../../../proof/dice';
import type { Clause, Language, Sentences, Tone } from '../../../system';
import { bandOf, told } from '../bands';
import { figure } from '../sentences/figures';
import { wordsOf } from '../words';
import type { Words } from '../words/form';
import { type Course, follow, type Thrown } from './course';
import { type OpenRoll, seenBy } from './open-roll';

/** The words of an open die: what comes of it; then what was thrown and for what, its dice, and the sum. */
export function openSentences(roll: OpenRoll, dice: Dice, language: Language): Sentences {
  const words = wordsOf(language);
  const { course } = follow(roll.die, dice);
  const what = whatIsThrown(roll, language);
  // From a post: dice that are not this order's have no outcome.
  if (!course) return { verdict: [words.otherDice], details: [[what]] };
  const found = seenBy(roll, course);
  const verdict = told(bandOf(roll.template, found), found, language);
  return {
    verdict: [verdict],
    details: [what, ...diceClauses(roll, course, language), ...sum(roll, course, words)].map((text) => [
      text,
    ]),
  };
}

export function openTone(roll: OpenRoll, dice: Dice): Tone {
  const { course } = follow(roll.die, dice);
  return course ? bandOf(roll.template, seenBy(roll, course)).tone : 'neutral';
}

/** What is going to be thrown. */
export const openAnnounce = (roll: OpenRoll, language: Language): readonly Clause[] => [
  [whatIsThrown(roll, language)],
  [groupName(roll.die.group)],
];

/** `dado de estrés + 5 contra 9` */
function whatIsThrown({ template, chosen, mod, target }: OpenRoll, language: Language): string {
  const words = wordsOf(language);
  const what = template.told[language].replace(/\{(\w+)\}/g, (_, id: string) => {
    const blank = template.inputs.find((one) => one.id === id);
    const option = blank?.type === 'choice' ? blank.options.find((one) => one.id === chosen(id)) : null;
    return option?.text ?? chosen(id);
  });
  const against = target === null ? '' : ` ${words.against(figure(target, words))}`;
  return `${what}${added(mod, words)}${against}`;
}
// ` - ` parts the clauses of a block.
const added = (mod: number, words: Words): string =>
  mod === 0 ? '' : mod > 0 ? ` + ${mod}` : ` ${words.minus(`${-mod}`)}`;

function diceClauses({ template }: OpenRoll, course: Course, language: Language): readonly string[] {
  const words = wordsOf(language);
  const { throws, value, natural, tope } = course;
  const own = throws.filter(({ isCheck }) => !isCheck);
  const check = throws.filter(({ isCheck }) => isCheck);
  const alone = own.length === 1 && own[0]?.faces.length === 1 && natural === value;
  const comes = alone ? '' : ` = ${figure(value, words)}`;
  const list = own.map(groupText).reduce((one, other) => words.and(one, other));
  return [
    `${list}${tope ? `, ${words.limit}` : ''}${comes}`,
    ...check.map((thrown) => `${template.check?.[language] ?? ''} ${groupText(thrown)}`.trim()),
  ];
}
const groupName = ({ n, d }: Thrown['group']): string => `${n}d${d}`;
const groupText = ({ group, faces }: Thrown): string => `${groupName(group)}: ${faces.join(', ')}`;

const sum = ({ mod }: OpenRoll, { value }: Course, words: Words): readonly string[] =>
  mod === 0 ? [] : [`total ${figure(value, words)}${added(mod, words)} = ${figure(value + mod, words)}`];
