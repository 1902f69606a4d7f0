import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's `webext-ublock-origin-chromium` puts it; FE_UBLOCK names another folder. */
const PLACE = process.env.FE_UBLOCK ?? '/usr/share/chromium/extensions/ublock-origin';
const SCRIPTS = ['js/vapi.js', 'js/vapi-client.js', 'js/contentscript.js'];

/**
 * uBlock Origin's content script in a manifest Chromium still loads, with an empty worker behind it: it does less
 * than in life, so it is a lower bound (performance.md §3). `null` where it is not installed.
 */
export function ublockExtension(): string | null {
  if (!SCRIPTS.every((script) => existsSync(join(PLACE, script)))) return null;
  const folder = mkdtempSync(join(tmpdir(), 'fe-ublock-'));
  for (const script of SCRIPTS) cpSync(join(PLACE, script), join(folder, script));
  const manifest = {
    manifest_version: 3,
    name: 'uBlock’s content script',
    version: '1',
    background: { service_worker: 'nothing.js' },
    content_scripts: [
      { matches: ['http://127.0.0.1/*'], js: SCRIPTS, run_at: 'document_start', all_frames: true },
    ],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'nothing.js'), 'void 0;\n');
  return folder;
}
