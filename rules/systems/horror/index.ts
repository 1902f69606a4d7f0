import { readChoices } from '../../choices';
import { intField } from '../../fields';
import type { Read } from '../../read';
import type { Choices, Language, Plan, RollOffer, SheetData, System } from '../../system';
import { announceOf } from './announce';
import { againOf, answeredBy, answerTo, figuresOf } from './answer';
import { changesOf, costsOf } from './changes';
import { advice, checkSheet } from './check';
import { derivedOf } from './derived';
import { lawsOf } from './distribution';
import { harmsOf } from './harms';
import { fromJson } from './json';
import { oddsOf } from './odds';
import { kinds } from './offers';
import { refuse, type Scene } from './offers/scene';
import { type Order, spec } from './order';
import { readText } from './order-read';
import { writeText } from './order-text';
import { personaje } from './personaje';
import { sentencesOf, toneOf } from './sentences';
import { fields, newPartida, newSheet, partidaFields } from './sheet';
import { ajustes, variants } from './variants';
import { explain, labelOf, termOf } from './words';

/** The home-brew horror game (seed 004): d6 pools, omens and a threat. HOR-n are the rules document's numbers. */
export const horror: System<Order> = {
  id: 'horror',
  version: 1,
  fields,
  term: termOf,
  newSheet,
  checkSheet,
  derived: derivedOf,
  offers: (data: SheetData, language: Language, partida?: SheetData): readonly RollOffer[] => {
    const scene = sceneOf(data, language, partida);
    return kinds
      .filter((kind) => kind.open(scene))
      .map(({ id, inputs }) => ({ id, label: labelOf(id, language), inputs: inputs(scene) }));
  },
  plan: (data: SheetData, offer: string, choices: Choices, partida?: SheetData): Read<Plan<Order>> => {
    const scene = sceneOf(data, 'es', partida);
    const kind = kinds.find(({ id }) => id === offer);
    if (!kind) return refuse('unknown_offer');
    const chosen = readChoices(kind.inputs(scene), choices);
    return chosen.ok ? kind.plan(scene, chosen.value) : chosen;
  },
  explain,
  spec,
  write: (order: Order): string => {
    const text = writeText(order);
    if (text === null) throw new RangeError('order: longer than its 64 bytes; `plan` refuses those');
    return text;
  },
  read: readText,
  odds: oddsOf,
  sentences: sentencesOf,
  announce: announceOf,
  tone: toneOf,
  advice,
  variants,
  partidaFields,
  newPartida,
  changes: changesOf,
  costs: costsOf,
  answer: answerTo,
  again: againOf,
  answered: answeredBy,
  figures: figuresOf,
  harms: harmsOf,
  fromJson,
  distribution: lawsOf,
};

function sceneOf(data: SheetData, language: Language, partida: SheetData = {}): Scene {
  const known = typeof partida.amenaza === 'number';
  return {
    data,
    ajustes: ajustes(partida),
    amenaza: known ? intField(partida, 'amenaza') : null,
    who: personaje(data),
    say: (id) => labelOf(id, language),
  };
}
