/**
 * Brings a machine with Node.js to where the project runs: packages from the lock file and, on Debian as root,
 * the browsers. Uses nothing but Node.js itself, so that it works in a clean clone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NODE_WANTED = [20, 12];

// Chromium, not Google Chrome: since version 137 Chrome ignores --load-extension.
const BROWSERS = {
  chromium: {
    commands: ['chromium', 'chromium-browser'],
    places: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
    packages: ['chromium', 'chromium-l10n'],
    variable: 'FE_CHROMIUM',
  },
  firefox: {
    // ESR: the release refuses extensions that Mozilla has not signed.
    commands: ['firefox-esr', 'firefox-developer-edition', 'firefox'],
    places: ['/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'firefox-esr-l10n-es-es'],
    variable: 'FE_FIREFOX',
  },
};

function run(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ha terminado con el código ${status}.`);
}

/** Path of a browser of this machine, or `null`. The variables FE_CHROMIUM and FE_FIREFOX name another one. */
export function browserPath(name) {
  const { commands, places, variable } = BROWSERS[name];
  const chosen = process.env[variable];
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...paths, ...places].find((path) => existsSync(path)) ?? null;
}

const packagesAreFresh = () =>
  existsSync('node_modules/.package-lock.json') &&
  statSync('node_modules/.package-lock.json').mtimeMs >= statSync('package-lock.json').mtimeMs;

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const isInstalled = (name) =>
  spawnSync('dpkg', ['-s', name], { encoding: 'utf8' }).stdout?.includes('install ok installed') ?? false;

/** Debian packages still to be installed: a browser that is missing, or the Spanish words of one that is there. */
function missingPackages(browsers) {
  return browsers.flatMap((name) => {
    const { packages } = BROWSERS[name];
    if (browserPath(name) === null) return packages;
    return isDebianRoot() && isInstalled(packages[0]) ? packages.filter((one) => !isInstalled(one)) : [];
  });
}

/** Installs what is missing. @throws Error with one sentence that says what to install by hand. */
export function setUp({ browsers }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NODE_WANTED[0] || (major === NODE_WANTED[0] && minor < NODE_WANTED[1])) {
    throw new Error(
      `Hace falta Node.js ${NODE_WANTED.join('.')} o posterior; este es ${process.versions.node}.`,
    );
  }
  if (!packagesAreFresh()) run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  const packages = missingPackages(browsers);
  if (packages.length === 0) return;
  if (!isDebianRoot()) {
    throw new Error(
      `Falta un navegador. Instálalo y repite la orden; en Debian: sudo apt-get install ${packages.join(' ')}`,
    );
  }
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-dejavu-core');
}

/** Runs a command of the project and tells a failure in one sentence instead of a stack. */
export async function command(work) {
  process.chdir(join(import.meta.dirname, '../..'));
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** Runs one of the installed tools, for instance `tool('wxt', 'build')`. @throws Error when it fails */
export const tool = (name, ...args) => run('npx', name, ...args);
