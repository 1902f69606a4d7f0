import { readChoices } from '../../choices';
import type { Read } from '../../read';
import type { Choices, Language, Plan, RollOffer, SheetData, System } from '../../system';
import { againOf, answeredBy, answerTo, figuresOf } from './again';
import { ajustes } from './ajustes';
import { announceOf } from './announce';
import { changesOf, costsOf } from './changes';
import { advice, checkSheet } from './check';
import { derivedOf } from './derived';
import { desenlace } from './desenlace';
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
import { masDados } from './resolve';
import { sentencesOf } from './sentences';
import { fields, newPartida, newSheet, partidaFields } from './sheet';
import { variants } from './variants';
import { toneOf } from './verdict';
import { explain, labelOf, termOf } from './words';

/** The Hitos system (seed 001): 3d10, the middle die counts. Rule numbers HIT-n are those of the rules document. */
export const hitos: System<Order> = {
  id: 'hitos',
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
  more: masDados,
  write: (order: Order): string => {
    const text = writeText(order);
    if (text === null) throw new RangeError('order: longer than its 64 bytes; `plan` refuses those');
    return text;
  },
  read: readText,
  odds: oddsOf,
  sentences: sentencesOf,
  announce: announceOf,
  tone: (order, dice) => (order.kind === 'gasto' ? 'neutral' : toneOf(desenlace(order, dice))),
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
  const settings = ajustes(partida);
  return {
    data,
    partida,
    ajustes: settings,
    who: personaje(data, settings),
    say: (id) => labelOf(id, language),
  };
}
