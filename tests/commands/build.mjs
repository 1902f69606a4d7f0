/**
 * `npm run build`: builds and packs the extension for Chromium and Firefox, and the page that verifies a thread
 * without it, and says where they are.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { command, setUp, tool } from './setup.mjs';

await command(async () => {
  setUp({ browsers: [] });
  tool('wxt', 'zip');
  tool('wxt', 'zip', '-b', 'firefox');
  // In a clean clone the packages it needs are there only now.
  const page = await (await import('./verificar.mjs')).buildVerificar();
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const zip = (browser) => resolve('.output', `${name}-${version}-${browser}.zip`);
  console.log(`
Chromium, Chrome, Edge, Brave, Opera
  chrome://extensions → «Modo de desarrollador» → «Cargar descomprimida» ("Load unpacked"):
  ${resolve('.output/chrome-mv3')}
  Para la tienda / for the store: ${zip('chrome-mv3')}

Firefox
  about:debugging#/runtime/this-firefox → «Cargar complemento temporal» ("Load Temporary Add-on"):
  ${resolve('.output/firefox-mv2/manifest.json')}
  Firefox ESR y Developer Edition, para siempre / for good: about:config → xpinstall.signatures.required = false,
  y arrastrar a la ventana / and drop on the window: ${zip('firefox-mv2')}

Sin la extensión / without the extension
  Para quien solo quiere comprobar un hilo, también sin conexión / to verify a thread, offline too:
  ${page}
`);
});
