/** C1 and the popup's share of U1: what each page and script loads, minified and gzipped, in both release builds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kB, report } from './bench/row';

const gzip = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
const sum = (folder: string, files: readonly string[]): number =>
  files.reduce((total, file) => total + gzip(join(folder, file)), 0);

interface Manifest {
  readonly content_scripts?: readonly { readonly js?: readonly string[]; readonly css?: readonly string[] }[];
  readonly background?: { readonly service_worker?: string; readonly scripts?: readonly string[] };
}

/** Scripts and styles a page of the extension asks for before it runs. */
const initialFiles = (folder: string, page: string): string[] =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );

for (const [name, folder] of [
  ['Chromium', '.output/chrome-mv3'],
  ['Firefox', '.output/firefox-mv2'],
] as const) {
  if (!existsSync(folder)) throw new Error(`${folder} is not built: npx wxt build`);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const scripts = manifest.content_scripts ?? [];
  const eager = [...new Set(scripts.flatMap(({ js = [] }) => js))];
  const styles = scripts.flatMap(({ css = [] }) => css);
  const size = sum(folder, eager);
  report({
    id: 'C1',
    what: `${name}: content script of every page (${eager.join(', ')})`,
    measured: `${kB(size)} gzip${styles.length > 0 ? ` and CSS ${styles.join(', ')}` : ', no CSS'}`,
    goal: '≤ 10 kB gzip, no CSS',
    met: eager.length > 0 && size <= 10_000 && styles.length === 0,
  });
  const popup = initialFiles(folder, 'popup.html').filter((file) => file.endsWith('.js'));
  report({
    id: 'U1',
    what: `${name}: initial scripts of the popup (${popup.length} files)`,
    measured: `${kB(sum(folder, popup))} gzip`,
    goal: '≤ 25 kB gzip',
    met: sum(folder, popup) <= 25_000,
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.js')).sort()) {
    report({
      id: '',
      what: `${name}: ${file}`,
      measured: `${kB(gzip(join(folder, file)))} gzip`,
      goal: '',
      met: null,
    });
  }
}
