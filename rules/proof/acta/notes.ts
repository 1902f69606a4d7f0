/** Notes of a thread about its scenes (protocol §5.2). */
import { type Note, note } from '../verdict';
import type { Scene } from './scene';

export function notesOnScenes(scenes: readonly Scene[], complete: boolean): Note[] {
  const notes: Note[] = [];
  if (scenes.length > 1) notes.push(note('several_scenes', { count: scenes.length }));
  const unconfirmed = scenes.filter(({ confirmed }) => !confirmed).map(({ author }) => author);
  for (const author of new Set(unconfirmed)) notes.push(note('gm_unconfirmed', { author }));
  return complete ? [...notes, ...scenes.flatMap(missingBeacons)] : notes;
}

/** One note for each run of numbers between 0 and the largest that are not here. */
function missingBeacons({ beacons }: Scene): Note[] {
  const numbers = beacons.map(({ k }) => k).sort((a, b) => a - b);
  return numbers.flatMap((k, i) => {
    const before = numbers[i - 1] ?? -1;
    return k === before + 1 ? [] : [note('beacon_missing', { from: before + 1, to: k - 1 })];
  });
}
