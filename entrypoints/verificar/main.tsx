import { render } from 'preact';
import { systems } from '../../rules/index';
import { App } from './app';
import { createVerifier } from './verifier';
import { firstLanguage, sayIn } from './words';
import '../../components/controls/theme.css';
import '../../components/controls/controls.css';
import './verificar.css';

const verifier = createVerifier({
  language: firstLanguage(navigator.language),
  sayIn,
  systems,
  // A frame to draw «Comprobando…», and a moment after it.
  breathe: () => new Promise((resolve) => setTimeout(resolve, 30)),
});

const app = document.getElementById('app');
if (app) {
  app.replaceChildren();
  render(<App verifier={verifier} />, app);
}
