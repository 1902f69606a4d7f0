import { entropyOf, wordsOf } from '../../../rules/proof/mnemonic';
import type { Saved } from '../messages';
import { masterOf, noteShown, replaceMaster } from '../store/master';
import { databaseOf, type Office } from './office';
import { toldBy } from './told';

/** The twelve words of this browser's keys (protocol §4.1). From now on they count as shown. */
export async function recoveryWords(
  office: Office,
): Promise<{ readonly words: string; readonly shown: boolean }> {
  const db = databaseOf(office);
  const words = wordsOf(await masterOf(db, office.now()));
  return { words, shown: await noteShown(db, office.now()) };
}

const LATER = 'words-later';

/** The reader has said once that he does not want to be reminded of the words. */
export const isLater = ({ state }: Office): boolean => state.get(LATER) === true;

export const wordsLater = ({ state }: Office): Promise<null> =>
  state.change(() => ({ set: { [LATER]: true }, value: null }));

/** Takes the keys of words written down elsewhere; numbers come back from the threads. */
export async function restoreWords(
  office: Office,
  { words }: { readonly words: string },
): Promise<Saved<{ readonly kept: boolean; readonly message: string }>> {
  const entropy = entropyOf(words);
  if (!entropy.ok) {
    const problems = entropy.problems.map((problem) => toldBy(office.say, office.language, null, problem));
    return { ok: false, problems };
  }
  const kept = await replaceMaster(databaseOf(office), entropy.value, office.now());
  return { ok: true, value: { kept, message: office.say(kept ? 'restore_kept' : 'restore_done') } };
}
