import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An extension that does nothing, in a folder of its own.
 *
 * @param script With a content script on 127.0.0.1, which is empty: what any content script costs on this machine,
 *   today. Without: what the page costs alone.
 */
export function emptyExtension(script: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'fe-empty-'));
  const manifest = {
    manifest_version: 3,
    name: 'Empty',
    version: '1',
    background: { service_worker: 'nothing.js' },
    ...(script
      ? {
          content_scripts: [{ matches: ['http://127.0.0.1/*'], js: ['nothing.js'], run_at: 'document_idle' }],
        }
      : {}),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'nothing.js'), 'void 0;\n');
  return folder;
}
