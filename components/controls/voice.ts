import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../rules/system';
import type { Say } from '../words';

/** What the parts speak with: the words of the interface, and the language of game terms, dates and figures. */
export interface Voice {
  readonly say: Say;
  readonly language: Language;
}

const VoiceContext = createContext<Voice>({ say: (word) => word, language: 'es' });

/** Gives every part below it the interface language. Without one, parts show the keys of their words. */
export const VoiceProvider = VoiceContext.Provider;
export const useVoice = (): Voice => useContext(VoiceContext);
