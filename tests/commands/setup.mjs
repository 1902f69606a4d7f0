/** Brings a fresh Debian machine with Node.js to where the project runs: packages from the lock file, browsers. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const BROWSERS = {
  chromium: {
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    packages: ['chromium', 'chromium-l10n'],
  },
  firefox: {
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr', 'firefox-esr-l10n-es-es'],
  },
};

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with status ${status}`);
};

/** Path of a browser of this machine, or `null`. */
export const browserPath = (name) => BROWSERS[name].paths.find(existsSync) ?? null;

const packagesAreFresh = () =>
  existsSync('node_modules/.package-lock.json') &&
  statSync('node_modules/.package-lock.json').mtimeMs >= statSync('package-lock.json').mtimeMs;

/** Installs what is missing. @throws Error with one sentence that says what to install by hand. */
export function setUp({ browsers }) {
  if (!packagesAreFresh()) run('npm', ['ci', '--no-audit', '--no-fund']);
  const missing = browsers.filter((name) => browserPath(name) === null);
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => BROWSERS[name].packages);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `Falta ${missing.join(' y ')}. Instálalo, por ejemplo: sudo apt-get install ${packages.join(' ')}`,
    );
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-dejavu-core']);
}
