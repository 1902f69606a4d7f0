import { render } from 'preact';
import type { Language } from '../../rules/system';
import controls from '../controls/controls.css?inline';
import theme from '../controls/theme.css?inline';
import { VoiceProvider } from '../controls/voice';
import director from '../director/director.css?inline';
import levels from '../levels/levels.css?inline';
import odds from '../odds/odds.css?inline';
import type { Say } from '../words';
import type { RollModel } from './model';
import { RollBar } from './roll-bar';
import own from './roll-bar.css?inline';
import { shadowCss } from './shadow-css';

const CSS = shadowCss([theme, controls, odds, own, levels, director].join('\n'), '.fe');

/** Keys and changes that are ours: no hotkey of the board may hear them, and no «unsaved changes» of its forms. */
const OURS = [
  'keydown',
  'keyup',
  'keypress',
  'input',
  'beforeinput',
  'change',
  'paste',
  'copy',
  'cut',
] as const;
const keepIn = (event: Event): void => event.stopPropagation();

/** Draws the toolbar in `place`, an element of a shadow root; answers how to take it away. */
export function mountRollBar(
  place: HTMLElement,
  model: RollModel,
  say: Say,
  language: Language,
  focus: boolean,
): () => void {
  const style = place.ownerDocument.createElement('style');
  style.textContent = CSS;
  const box = place.ownerDocument.createElement('div');
  box.lang = language;
  place.replaceChildren(style, box);
  for (const type of OURS) place.addEventListener(type, keepIn);
  render(
    <VoiceProvider value={{ say, language }}>
      <RollBar model={model} focus={focus} />
    </VoiceProvider>,
    box,
  );
  return () => {
    render(null, box);
    for (const type of OURS) place.removeEventListener(type, keepIn);
    place.replaceChildren();
  };
}
